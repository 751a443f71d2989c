"""Data files that pages of the site load: boards, search index, quiz questions, recorded games, and
positions to play.
"""
