"""Neutralization: the phase in which each neutralized man recovers, stays neutralized, or is injured (T.recovery)."""
