"""Recorded games in files: archives with one file for each game, the division of a game into plays, and compact storage
of similar values.
"""
