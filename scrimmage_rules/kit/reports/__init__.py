"""Reports of a run, in text, JSON Lines, JUnit XML, Markdown and HTML, and their comparison."""
