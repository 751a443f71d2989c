"""Protocol 1: its messages, the reference implementation that answers them, and the adapter process with its limits."""
