"""Recorded games in files: archives with one file for each game, the plays of a game, and compact differences of
values.
"""
