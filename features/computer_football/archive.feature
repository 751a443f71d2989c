Feature: Instant replay and the archives
  Games are recorded move by move with every chance. Four recorded games are published: a first play that ends in a
  safety (power edition, limits 6 to 6), the same under the classic edition with another result of its one tackle, two
  plays of a game that was left between plays, and the same with three men placed for a third play.

  Background: The standard formation
    Given the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left
    And red's men stand on
      | T1   | T2    | G1   | G2   | G3   | TE   | SE    | Q    | F    | H    | T    |
      | 15,6 | 15,10 | 15,7 | 15,8 | 15,9 | 15,5 | 15,12 | 13,8 | 12,7 | 12,9 | 12,8 |
    And yellow's men stand on
      | T1   | T2    | G1   | G2    | G3   | L1   | L2    | L3   | B1   | B2    | S    |
      | 20,1 | 20,15 | 21,1 | 21,15 | 22,1 | 24,1 | 24,15 | 25,1 | 28,1 | 28,15 | 30,8 |

  Rule: A stored game has a name and may be incomplete

    @ARCHIVE.name @ARCHIVE.incomplete @ARCHIVE.offer
    Scenario: A game that ended in a safety is stored as complete under its name
      Given the archived game first-safety
      When the archive is looked up
      Then its name is The first safety
      And it is complete
      And it has 1 play

    @ARCHIVE.incomplete @AREPLAY.access
    Scenario: A game that was left after two plays is stored as incomplete
      Given the archived game two-plays
      When the archive is looked up
      Then its name is Two plays
      And it is incomplete
      And it has 2 plays

    @ARCHIVE.incomplete @case:a-play-that-has-not-been-finished-is-not-counted-among-the-plays-of-a-stored-game
    Scenario: An unfinished play does not count in a stored game
      Given the archived game two-plays-and-a-bit
      When the archive is looked up
      Then it has 2 plays
      And it has 67 moves

    @ARCHIVE.offer @REPLAY.start @case:after-the-winning-play-an-instant-replay-is-on-offer-to-both-players-and-play-is-not
    Scenario: The two players are offered an instant replay after the winning play
      Given red has won by a touchdown
      And red's H stands on 56,4
      When yellow looks at the table
      Then in addition to RULES, Settings and Men these buttons are offered: Instant Replay

    @AREPLAY.access @case:the-archives-are-offered-in-the-first-window-beside-a-new-game
    Scenario: The program's first window offers the stored games and a new game
      Given the game is to be drawn
      When red looks at the table
      Then in addition to RULES, Settings and Men these buttons are offered: Play a New Game, Archived Games

    @ARCHIVE.offer @ARCHIVE.name @case:a-game-that-stopped-between-two-plays-is-offered-to-be-stored-and-has-no-name-yet
    Scenario Outline: The archive lists a game that stopped between two plays without a name
      Given the transcript of the archived game two-plays up to move <moves>
      When the archive is looked up
      Then it has no name
      And it is incomplete
      And it has <plays> plays
      And it has <moves> moves

      Examples:
        | moves | plays |
        | 1     | 0     |
        | 2     | 0     |
        | 64    | 2     |

    @ARCHIVE.offer @case:a-game-that-stopped-in-the-midst-of-a-play-is-not-offered-to-be-stored
    Scenario Outline: A game that stopped during a play is not offered for storage
      Given the transcript of the archived game two-plays up to move <moves>
      When the archive is looked up
      Then it is refused under ARCHIVE.offer

      Examples:
        | moves |
        | 3     |
        | 33    |
        | 63    |

    @ARCHIVE.offer @case:a-game-that-is-over-is-offered-to-be-stored
    Scenario: The program offers to store a game that is over
      Given the transcript of the archived game first-safety
      When the archive is looked up
      Then it has no name
      And it is complete
      And it has 1 play
      And it has 35 moves

    @ARCHIVE.name
    Scenario Outline: A stored game has a name
      Given the archived game two-plays
      And it is named <name>
      When the archive is looked up
      Then it is refused under ARCHIVE.name

      Examples:
        | name                        |
        | nothing                     |
        | nothing but spaces          |
        | a name that ends in a space |
        | a name of 81 letters        |

    @ARCHIVE.name @case:a-name-of-a-letter-or-of-eighty-is-a-name
    Scenario Outline: A game's name may have one letter or eighty
      Given the archived game two-plays
      And it is named <name>
      When the archive is looked up
      Then it has 2 plays

      Examples:
        | name                 |
        | X                    |
        | a name of 80 letters |

    @ARCHIVE.incomplete @case:whether-a-stored-game-is-complete-is-worked-out-whatever-it-says
    Scenario: A stored game counts as complete only if its record is complete
      Given the archived game two-plays
      And it is said to be complete
      When the archive is looked up
      Then it is incomplete

    @ARCHIVE.incomplete @case:what-is-no-record-of-a-game-of-this-ruleset-is-told-to-be-none
    Scenario Outline: A record that is not a game of this ruleset is an error
      Given the archived game two-plays
      When the archive is looked up
      Then it is incomplete
      When <what>
      And the archive is looked up
      Then it is an error of kind bad-request

      Examples:
        | what                               |
        | its digest is that of another game |
        | nothing but its name is left of it |

    @ARCHIVE.incomplete @case:what-is-no-transcript-of-a-game-of-this-ruleset-is-told-to-be-none
    Scenario Outline: A transcript that is not a game of this ruleset is an error
      Given the transcript of the archived game two-plays
      When the archive is looked up
      Then it is incomplete
      When <what>
      And the archive is looked up
      Then it is an error of kind bad-request

      Examples:
        | what                                |
        | it is a transcript of card-football |
        | move 3 of it is left out            |
        | move 1 of it is left out            |

  Rule: The record keeps the limits and the edition

    @SETTINGS.limits-archived @case:a-result-beyond-the-recorded-limits-makes-a-transcript-none
    Scenario: A transcript with a result beyond its recorded limits is an error
      Given the transcript of the archived game two-plays
      When the archive is looked up
      Then it was played under limits of 3 to 6
      When its limits are changed to 5 to 6
      And the archive is looked up
      Then it is an error of kind bad-request

    @SETTINGS.limits-archived @case:a-bare-transcript-names-the-limits-that-it-was-recorded-under
    Scenario: A transcript without a record states the limits of squares per turn
      Given the transcript of the archived game two-plays
      And it was recorded under limits of 2 to 9
      When the archive is looked up
      Then it was played under limits of 2 to 9

    @SETTINGS.limits-archived @case:a-recorded-game-names-the-limits-and-the-edition-it-was-begun-with
    Scenario Outline: A recorded game states the limits of squares and the edition it began under
      Given the archived game <game>
      When the archive is looked up
      Then it was played under limits of <from> to 6
      And it was played under the edition <edition>

      Examples:
        | game           | from | edition |
        | first-safety   | 6    | power   |
        | two-plays      | 3    | power   |
        | classic-safety | 6    | classic |

    @SETTINGS.limits-archived @case:limits-of-today-that-are-the-recorded-ones-change-nothing-for-an-extension
    Scenario: A stored game extended under its recorded limits keeps all its plays
      Given the archived game two-plays
      And the limits are 3 to 6
      When the archived game is extended
      Then it was played under limits of 3 to 6
      And it has 2 plays

    @SETTINGS.limits-archived @SETTINGS.limits-new-only @case:todays-limits-do-not-bind-a-game-recorded-under-others
    Scenario: A recorded game is replayed under its own limits, not the current limits
      Given the archived game two-plays
      And the limits are 1 to 2
      When the archive is looked up
      Then it was played under limits of 3 to 6
      And it has 2 plays

  Rule: A stored game is replayed whole or in part

    @AREPLAY.part-or-all
    Scenario: A whole replay of the first safety ends where the game ended
      Given the archived game first-safety
      When the archived game is replayed
      Then in frame 0 the phase is draw
      And frame 35 shows move 35
      And in frame 35 the phase is over
      And in frame 35 the winner is yellow
      And in frame 35 the score is a safety

    @AREPLAY.part-or-all @case:the-second-play-alone-begins-with-its-first-man-and-ends-with-the-fullback-down-for-a-loss
    Scenario: The replay of the second play shows the line-up and the loss
      Given the archived game two-plays
      When the plays 2 to 2 of the archived game are replayed
      Then frame 1 belongs to play 2
      And in frame 0 the down is 2
      And in frame 0 the offense's T1 is off the field
      And in frame 1 the offense's T1 stands on 15,6
      And in frame 27 the offense's F stands on 14,5
      And in frame 29 the line is 14
      And in frame 29 the down is 3

    @VERSION.replay-compatible @AREPLAY.part-or-all @case:a-game-of-the-earlier-edition-replays-with-the-tackle-result-it-recorded
    Scenario: A game of the classic edition replays with the tackle result it recorded
      Given the archived game classic-safety
      When the plays 1 to 1 of the archived game are replayed
      Then in frame 33 the phase is over
      And in frame 33 the score is a safety
      And in frame 33 the offense's T is off the field
      And in frame 33 the defense's S is off the field

    @VERSION.replay-compatible @case:where-the-earlier-edition-is-not-offered-for-play-its-recorded-games-still-replay
    Scenario: Under CF-A63 unknown-not-offered, a recorded game of the classic edition still replays
      Given the reading CF-A63 is unknown-not-offered
      And the archived game classic-safety
      When the archived game is replayed
      Then in frame 35 the winner is yellow

    @M8.4 @case:a-replay-calls-hut-hut-as-a-play-begins-and-never-clicks-as-a-turn-ends
    Scenario: A replay sounds the hut-hut call as a play begins, but no clicks
      Given the archived game first-safety
      When the plays 1 to 1 of the archived game are replayed
      Then in frame 24 the phase is allot
      And in frame 24 hut-hut is heard
      And in frame 26 the phase is allot
      And in frame 26 nothing is heard
      And in frame 28 nothing is heard

    @M8.4 @case:a-replay-of-a-game-that-was-played-with-the-sounds-muted-is-silent
    Scenario: The replay of a game recorded with the sounds muted is silent
      Given the transcript of the archived game first-safety
      And it was recorded with the sounds muted
      When the plays 1 to 1 of the archived game are replayed
      Then in frame 24 the phase is allot
      And in frame 24 nothing is heard

    @M8.4 @PLAY.4.1 @case:todays-muted-sounds-do-not-silence-a-replay
    Scenario: A replay plays the recorded sounds of a game while sounds are muted
      Given the archived game first-safety
      And sounds are muted
      When the plays 1 to 1 of the archived game are replayed
      Then in frame 24 hut-hut is heard

    @AREPLAY.part-or-all @case:a-bare-transcript-is-replayed-from-before-its-draw-the-moves-before-the-first-play-with-those-of-it
    Scenario: A transcript without a record is replayed from the first draw as play 1
      Given the transcript of the archived game two-plays
      When the archived game is replayed
      Then frame 0 shows move 0
      And frame 0 belongs to play 1
      And in frame 0 the phase is draw
      And in frame 2 the phase is line-up
      And frame 2 belongs to play 1
      And frame 64 shows move 64

    @AREPLAY.part-or-all @case:the-frames-of-two-plays-run-on-from-the-first-to-the-second
    Scenario: The frames of two replayed plays are numbered without a gap
      Given the archived game two-plays
      When the plays 1 to 2 of the archived game are replayed
      Then frame 0 shows move 2
      And frame 33 belongs to play 1
      And frame 62 shows move 64
      And frame 62 belongs to play 2

    @AREPLAY.part-or-all @case:a-play-that-was-not-finished-is-replayed-as-far-as-it-went
    Scenario: The replay of an unfinished play ends with its last move
      Given the archived game two-plays-and-a-bit
      When the plays 3 to 3 of the archived game are replayed
      Then frame 0 shows move 64
      And frame 3 shows move 67
      And frame 3 belongs to play 3

    @AREPLAY.part-or-all @case:of-plays-to-be-replayed-the-first-and-the-last-are-named
    Scenario: A request to replay plays without a last play is an error
      Given the archived game two-plays
      When the plays 1 to 1 of the archived game are replayed
      Then frame 0 shows move 2
      When the plays from 1 on of the archived game are replayed
      Then it is an error of kind bad-request

    @AREPLAY.part-or-all @case:plays-to-be-replayed-do-not-begin-of-themselves-nor-end-with-none
    Scenario: A replay request without a first play, or for plays 1 to 0, fails
      Given the archived game two-plays
      When the plays 1 to 1 of the archived game are replayed
      Then frame 0 shows move 2
      When the plays up to 1 of the archived game are replayed
      Then it is an error of kind bad-request
      When the plays 1 to 0 of the archived game are replayed
      Then it is refused under AREPLAY.part-or-all

    @AREPLAY.part-or-all @case:plays-that-a-stored-game-does-not-have-cannot-be-replayed
    Scenario Outline: A replay of plays that a stored game lacks is refused
      Given the archived game two-plays
      When the plays <first> to <last> of the archived game are replayed
      Then it is refused under AREPLAY.part-or-all

      Examples:
        | first | last |
        | 3     | 3    |
        | 1     | 4    |
        | 2     | 1    |
        | 0     | 1    |

  Rule: An instant replay repeats the last play

    @REPLAY.start @REPLAY.animated
    Scenario: The instant replay of a game left between plays shows its last play
      Given the archived game two-plays
      When the instant replay of the archived game is asked for
      Then frame 1 belongs to play 2
      And frame 28 belongs to play 2
      And in frame 29 the line is 14

    @REPLAY.no-clicks @REPLAY.animated @case:a-replay-runs-through-the-plays-own-positions-and-leaves-the-game-as-it-stands
    Scenario: An instant replay shows the play's positions and does not change the game
      Given the archived game first-safety
      When the instant replay of the archived game is asked for
      Then in frame 26 the offense's T stands on 5,10
      And in frame 28 the defense's S stands on 10,10
      When the archive is looked up
      Then it has 35 moves

    @REPLAY.start
    Scenario: No instant replay is offered while a play is running
      Given it is play 2
      When red looks at the table
      Then only the buttons RULES, Settings and Men are offered

    @REPLAY.start
    Scenario: Between two plays the replay of the last one is offered
      Given red is to line up
      And it is play 2
      When yellow looks at the table
      Then in addition to RULES, Settings and Men these buttons are offered: Instant Replay

    @REPLAY.start @case:before-the-first-play-there-is-nothing-to-show-again
    Scenario: No instant replay is offered before the first play
      Given red is to line up
      When yellow looks at the table
      Then only the buttons RULES, Settings and Men are offered

    @INTRO.segment @case:once-a-man-is-placed-or-before-a-play-has-been-shown-there-is-no-instant-replay
    Scenario Outline: An instant replay is not offered after a placement or before play 1
      Given it is play <play>
      And <table>
      When yellow looks at the table
      Then only the buttons RULES, Settings and Men are offered

      Examples:
        | play | table                            |
        | 2    | red has placed its men up to T1  |
        | 1    | red is to line up                |
        | 2    | yellow is to line up             |

    @REPLAY.start @case:in-the-middle-of-a-third-play-no-instant-replay-is-given
    Scenario: An instant replay in the middle of a third play is refused
      Given the archived game two-plays-and-a-bit
      When the instant replay of the archived game is asked for
      Then it is refused under REPLAY.start

    @REPLAY.start @case:where-no-play-has-been-completed-there-is-none-to-show
    Scenario Outline: An instant replay before the first completed play is refused
      Given the transcript of the archived game two-plays up to move <moves>
      When the instant replay of the archived game is asked for
      Then it is refused under REPLAY.start

      Examples:
        | moves |
        | 1     |
        | 2     |
        | 20    |

    @REPLAY.start
    Scenario: The instant replay of a game that is over shows its last play
      Given the transcript of the archived game first-safety
      When the instant replay of the archived game is asked for
      Then frame 0 shows move 2
      And frame 33 shows move 35
      And in frame 33 the winner is yellow

  Rule: An incomplete game may be extended

    @EXTEND.procedure @EXTEND.incomplete @case:a-bare-transcript-goes-on-from-its-last-completed-play
    Scenario Outline: A transcript without a record is extended from its last completed play
      Given the transcript of the archived game two-plays up to move <moves>
      When the archived game is extended
      Then it has <kept> moves
      And it has <plays> plays
      And <back> moves are taken back

      Examples:
        | moves | kept | plays | back |
        | 1     | 1    | 0     | 0    |
        | 2     | 2    | 0     | 0    |
        | 20    | 2    | 0     | 18   |
        | 34    | 2    | 0     | 32   |
        | 35    | 35   | 1     | 0    |
        | 36    | 35   | 1     | 1    |
        | 63    | 35   | 1     | 28   |

    @VERSION.no-power @case:where-the-earlier-edition-is-not-offered-for-play-its-games-are-not-extended
    Scenario: Under CF-A63 unknown-not-offered, a game of the classic edition is not extended
      Given the transcript of the archived game classic-safety up to move 20
      And it was recorded under the reading CF-A63 unknown-not-offered
      When the archived game is extended
      Then it is refused under VERSION.no-power

    @EXTEND.incomplete @case:where-the-earlier-edition-is-offered-for-play-its-games-are-extended-under-it
    Scenario: Under CF-A63 uniform-sevenths, a game of the classic edition may be extended
      Given the transcript of the archived game classic-safety up to move 20
      When the archived game is extended
      Then it was played under the edition classic
      And 18 moves are taken back

    @EXTEND.incomplete @case:that-a-game-has-its-score-is-said-first-whatever-edition-it-was-played-in
    Scenario: An extension of a complete game is refused before its edition is checked
      Given the transcript of the archived game classic-safety
      And it was recorded under the reading CF-A63 unknown-not-offered
      When the archived game is extended
      Then it is refused under EXTEND.incomplete

    @EXTEND.incomplete @EXTEND.procedure
    Scenario: A game left after two plays goes on with its third line-up
      Given the archived game two-plays
      When the archived game is extended
      Then it goes on in the line-up
      And it goes on with play 3
      And it goes on with down 3
      And it goes on with line 14
      And it goes on with first-down line 20
      And 0 moves are taken back

    @EXTEND.incomplete @EXTEND.procedure @case:the-men-already-placed-for-an-unfinished-play-are-taken-back-before-an-extension
    Scenario: An extended game begins without the men placed for an unfinished play
      Given the archived game two-plays-and-a-bit
      When the archived game is extended
      Then 3 moves are taken back
      And it has 64 moves
      And it goes on with the offense's T1 off the field

    @EXTEND.to-completion @case:an-extension-may-stop-again-before-the-game-is-complete
    Scenario: An extended game may stop again before it is complete
      Given the archived game two-plays
      When the archived game is extended
      Then it has no winner yet
      And it has no score yet

    @EXTEND.incomplete @case:a-game-that-has-its-score-cannot-be-extended
    Scenario Outline: An extension of a game that has a score is refused
      Given the archived game <game>
      When the archived game is extended
      Then it is refused under EXTEND.incomplete

      Examples:
        | game           |
        | first-safety   |
        | classic-safety |

    @M8.4 @PLAY.4.1 @case:a-record-that-ends-with-the-defense-done-is-silent-as-it-begins
    Scenario: If a recorded game ends with the defense's line-up, its replay begins in silence
      Given the transcript of the archived game two-plays up to move 26
      When the archived game is replayed
      Then in frame 0 nothing is heard
      And in frame 1 nothing is heard
      And in frame 26 hut-hut is heard
