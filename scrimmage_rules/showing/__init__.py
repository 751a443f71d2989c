"""What games show, record and put away, and no rule needs: pictures, replays, and archives on a disk."""
