"""Generated pages: chapters, indexes, booklets, reference sheets, and others."""
