"""Protocol 1: its messages, the reference that answers it, and the process of an adapter with its limits."""
