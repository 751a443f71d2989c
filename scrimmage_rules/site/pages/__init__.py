"""The generated pages: chapters, indexes, booklets, sheets, and what surrounds them."""
