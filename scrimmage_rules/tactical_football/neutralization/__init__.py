"""Neutralization: the phase in which neutralized men recover, stay down, or are carried off (T.recovery)."""
