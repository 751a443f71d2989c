Feature: Instant replay and the archives
  Games are recorded move by move with every chance. Four recorded games are published: a first play that ends in a
  safety (power edition, limits 6 to 6), the same under the classic edition with another result of its one tackle, two
  plays of a game that was left between plays, and the same with three men placed for a third play.

  Rule: Storing a game

    @ARCHIVE.name @ARCHIVE.incomplete @ARCHIVE.offer
    Scenario: A game that ended in a safety is stored as complete under its name
      Given the archived game first-safety
      When the query archived is asked of the archive with {}
      Then the answer has "The first safety" at /name
      And the answer has true at /complete
      And the answer has 1 at /plays

    @ARCHIVE.incomplete @AREPLAY.access
    Scenario: A game that was left after two plays is stored as incomplete
      Given the archived game two-plays
      When the query archived is asked of the archive with {}
      Then the answer has "Two plays" at /name
      And the answer has false at /complete
      And the answer has 2 at /plays

    @ARCHIVE.incomplete
    Scenario: A play that has not been finished is not counted among the plays of a stored game
      Given the archived game two-plays-and-a-bit
      When the query archived is asked of the archive with {}
      Then the answer has 2 at /plays
      And the answer has 67 at /moves

    @ARCHIVE.offer @REPLAY.start
    Scenario: After the winning play an instant replay is on offer to both players and play is not
      Given red has won by a touchdown
      When yellow looks at the table
      Then the view has ["RULES", "Settings", "Men", "Instant Replay"] at /offered

    @AREPLAY.access
    Scenario: The archives are offered in the first window beside a new game
      Given the game is to be drawn
      When red looks at the table
      Then the view has ["RULES", "Settings", "Men", "Play a New Game", "Archived Games"] at /offered

  Rule: The record keeps the limits and the edition

    @SETTINGS.limits-archived
    Scenario Outline: A recorded game names the limits and the edition it was begun with
      Given the archived game <game>
      When the query archived is asked of the archive with {}
      Then the answer has <limits> at /limits
      And the answer has "<edition>" at /edition

      Examples:
        | game           | limits | edition |
        | first-safety   | [6, 6] | power   |
        | two-plays      | [3, 6] | power   |
        | classic-safety | [6, 6] | classic |

    @SETTINGS.limits-archived @SETTINGS.limits-new-only
    Scenario: Today's limits do not bind a game recorded under others
      Given the archived game two-plays
      When the query extended is asked of the archive with {"limits": [1, 2]}
      Then it is refused under SETTINGS.limits-archived

    @SETTINGS.limits-archived
    Scenario: Limits of today that are the recorded ones change nothing for an extension
      Given the archived game two-plays
      When the query extended is asked of the archive with {"limits": [3, 6]}
      Then the answer has [3, 6] at /limits
      And the answer has 2 at /plays

  Rule: Replaying a stored game

    @AREPLAY.part-or-all
    Scenario: A whole replay of the first safety ends where the game ended
      Given the archived game first-safety
      When the query replayed is asked of the archive with {}
      Then the answer has "draw" at /frames/0/position/phase
      And the answer has 35 at /frames/35/move
      And the answer has "over" at /frames/35/position/phase
      And the answer has "yellow" at /frames/35/position/winner
      And the answer has "safety" at /frames/35/position/score

    @AREPLAY.part-or-all
    Scenario: The second play alone begins with its first man and ends with the fullback down for a loss
      Given the archived game two-plays
      When the query replayed is asked of the archive with {"from": 2, "to": 2}
      Then the answer has 2 at /frames/1/play
      And the answer has 2 at /frames/0/position/down
      And the answer has null at /frames/0/position/men/offense/T1
      And the answer has [15, 6] at /frames/1/position/men/offense/T1
      And the answer has [14, 5] at /frames/27/position/men/offense/F
      And the answer has 14 at /frames/29/position/line
      And the answer has 3 at /frames/29/position/down

    @AREPLAY.part-or-all
    Scenario Outline: Plays that a stored game does not have cannot be replayed
      Given the archived game two-plays
      When the query replayed is asked of the archive with {"from": <first>, "to": <last>}
      Then it is refused under AREPLAY.part-or-all

      Examples:
        | first | last |
        | 3     | 3    |
        | 1     | 4    |
        | 2     | 1    |

    @VERSION.replay-compatible @AREPLAY.part-or-all
    Scenario: A game of the earlier edition replays with the tackle result it recorded
      Given the archived game classic-safety
      When the query replayed is asked of the archive with {"from": 1, "to": 1}
      Then the answer has "over" at /frames/33/position/phase
      And the answer has "safety" at /frames/33/position/score
      And the answer has null at /frames/33/position/men/offense/T
      And the answer has null at /frames/33/position/men/defense/S

    @VERSION.replay-compatible
    Scenario: Where the earlier edition is not offered for play its recorded games still replay
      Given the reading CF-A63 is unknown-not-offered
      And the archived game classic-safety
      When the query replayed is asked of the archive with {}
      Then the answer has "yellow" at /frames/35/position/winner

    @M8.4
    Scenario: A replay calls hut-hut as a play begins and never clicks as a turn ends
      Given the archived game first-safety
      When the query replayed is asked of the archive with {"from": 1, "to": 1}
      Then the answer has "allot" at /frames/24/position/phase
      And the answer has ["hut-hut"] at /frames/24/sounds
      And the answer has "allot" at /frames/26/position/phase
      And the answer has [] at /frames/26/sounds
      And the answer has [] at /frames/28/sounds

  Rule: Instant replay

    @REPLAY.start @REPLAY.animated
    Scenario: The instant replay of a game left between plays shows its last play
      Given the archived game two-plays
      When the query replayed is asked of the archive with {"instant": true}
      Then the answer has 2 at /frames/1/play
      And the answer has 2 at /frames/28/play
      And the answer has 14 at /frames/29/position/line

    @REPLAY.no-clicks @REPLAY.animated
    Scenario: A replay runs through the play's own positions and leaves the game as it stands
      Given the archived game first-safety
      When the query replayed is asked of the archive with {"instant": true}
      Then the answer has [5, 10] at /frames/26/position/men/offense/T
      And the answer has [10, 10] at /frames/28/position/men/defense/S
      When the query archived is asked of the archive with {}
      Then the answer has 35 at /moves

    @REPLAY.start
    Scenario: No instant replay is offered while a play is running
      Given it is play 2
      When red looks at the table
      Then the view has ["RULES", "Settings", "Men"] at /offered

    @REPLAY.start
    Scenario: Between two plays the replay of the last one is offered
      Given the offense is to line up
      And it is play 2
      When yellow looks at the table
      Then the view has ["RULES", "Settings", "Men", "Instant Replay"] at /offered

    @REPLAY.start
    Scenario: Before the first play there is nothing to show again
      Given the offense is to line up
      When yellow looks at the table
      Then the view has ["RULES", "Settings", "Men"] at /offered

    @REPLAY.start
    Scenario: In the middle of a third play no instant replay is given
      Given the archived game two-plays-and-a-bit
      When the query replayed is asked of the archive with {"instant": true}
      Then it is refused under REPLAY.start

  Rule: Extending an incomplete game

    @EXTEND.incomplete @EXTEND.procedure
    Scenario: A game left after two plays goes on with its third line-up
      Given the archived game two-plays
      When the query extended is asked of the archive with {}
      Then the answer has "line-up" at /position/phase
      And the answer has 3 at /position/play
      And the answer has 3 at /position/down
      And the answer has 14 at /position/line
      And the answer has 20 at /position/first_down
      And the answer has 0 at /dropped

    @EXTEND.incomplete @EXTEND.procedure
    Scenario: The men already placed for an unfinished play are taken back before an extension
      Given the archived game two-plays-and-a-bit
      When the query extended is asked of the archive with {}
      Then the answer has 3 at /dropped
      And the answer has 64 at /moves
      And the answer has null at /position/men/offense/T1

    @EXTEND.incomplete
    Scenario Outline: A game that has its score cannot be extended
      Given the archived game <game>
      When the query extended is asked of the archive with {}
      Then it is refused under EXTEND.incomplete

      Examples:
        | game           |
        | first-safety   |
        | classic-safety |

    @EXTEND.to-completion
    Scenario: An extension may stop again before the game is complete
      Given the archived game two-plays
      When the query extended is asked of the archive with {}
      Then the answer has null at /position/winner
      And the answer has null at /position/score
