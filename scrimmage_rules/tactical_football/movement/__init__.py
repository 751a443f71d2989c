"""Movement: what a man may spend, where he may go, where he has to stop, and whom he passes (chapter 7)."""
