"""The ball: the snap, who carries it or might, and how a play ends (5.2, 9.1, 9.2)."""
