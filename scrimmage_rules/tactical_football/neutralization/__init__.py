"""Neutralization: the phase in which neutralized men recover, stay neutralized, or are injured (T.recovery)."""
