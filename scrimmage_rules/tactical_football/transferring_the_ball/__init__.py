"""The ball: the snap, the real and possible carriers, and the end of a play (5.2, 9.1, 9.2)."""
