"""Data that pages load: boards, search, quiz, recorded games and the positions of the page to play on."""
