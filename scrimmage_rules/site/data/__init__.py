"""Data files that pages of the site load, such as boards, the search index, quiz questions, recorded games and first
positions.
"""
