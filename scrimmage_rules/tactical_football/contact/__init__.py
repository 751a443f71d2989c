"""Contact: who may tackle or block whom, what it costs, and what comes of it (chapter 8)."""
