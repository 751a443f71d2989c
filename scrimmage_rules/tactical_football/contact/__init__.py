"""Contact: who may tackle or block whom, its cost and its results (chapter 8)."""
