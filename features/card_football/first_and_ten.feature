Feature: First and ten
  The side with the ball has four plays to carry it ten yards. The flags show where the series began and the line to
  gain.

  Background: The standard position
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

  Rule: Yard lines are counted from each side's own goal line to midfield

    @FIRST.renewal @case:yard-lines-are-counted-over-midfield-down-to-the-goal-line
    Scenario Outline: A gain of yards can end in the offense's own half or beyond midfield
      When <gain> yards are gained from <line>
      Then that is <there>, <left> yards from the goal line

      Examples:
        | gain | line          | there         | left |
        | 0    | own 1         | own 1         | 99   |
        | 4    | own 46        | midfield      | 50   |
        | 5    | own 46        | opponent's 49 | 49   |
        | 10   | own 46        | opponent's 44 | 44   |
        | 1    | midfield      | opponent's 49 | 49   |
        | -1   | midfield      | own 49        | 51   |
        | 24   | opponent's 25 | opponent's 1  | 1    |
        | -30  | opponent's 25 | own 45        | 55   |

  Rule: The side with the ball holds the offensive cards

    @FIRST.hand-cards @case:whoever-has-the-ball-holds-the-offensive-cards-the-other-the-defensive-ones
    Scenario Outline: The offense holds the offensive cards and the defense the defensive ones
      Given <offence> has the ball on own 30
      When <offence> looks at the table
      Then the hand is shown as Draw, Sweep, Deep Pass, Run Up Middle and Short Pass
      When <defence> looks at the table
      Then the hand is shown as Blitz, Run, Screen, Deep and Zone
      When a bystander looks at the table
      Then the hand is shown as none
      When <offence> calls Sweep
      Then it is accepted
      When <defence> calls Zone
      Then it is accepted

      Examples:
        | offence | defence |
        | home    | away    |
        | away    | home    |

    @FIRST.hand-cards @FIRST.roles @case:the-hands-change-with-possession
    Scenario: The side that gains the ball takes the offensive cards
      Given home has the ball on own 30
      And card A gives T/O for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then away has the ball on opponent's 40
      When away looks at the table
      Then the hand is shown as Draw, Sweep, Deep Pass, Run Up Middle and Short Pass
      When home calls Sweep
      Then it is refused under FIRST.hand-cards

    @FIRST.hand-cards @case:a-play-card-is-not-used-up-by-being-played
    Scenario: A side may choose the same play card again on a later down
      Given home has the ball on own 30
      And card A gives 2 for Sweep against Zone
      And card B gives 3 for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then home has the ball on own 32
      When home's Sweep meets Zone on card B
      Then home has the ball on own 35
      And it is third down with the flags from own 30
      When home looks at the table
      Then the hand is shown as Draw, Sweep, Deep Pass, Run Up Middle and Short Pass

    @FIRST.renewal @TD.six @case:first-downs-score-nothing-touchdowns-do
    Scenario: A first down scores no points, and a touchdown scores six
      Given home has the ball on opponent's 40
      And card A gives 30 for Deep Pass against Blitz
      And card B gives 10 for Draw against Zone
      When home's Deep Pass meets Blitz on card A
      Then home starts first and ten on opponent's 10
      And the score is home 0, away 0
      When home's Draw meets Zone on card B
      Then the score is home 6, away 0

    @FIRST.objective @END.winner @case:points-alone-win-the-side-without-a-first-down-is-ahead
    Scenario: A side with more yards but fewer points loses the game
      Given it is quarter 4
      And the score is home 0, away 3
      And home has the ball on own 20
      And card A gives 70 for Deep Pass against Blitz
      And the pile holds only A
      When home's Deep Pass meets Blitz on card A
      Then the game is over and away has won under END.winner

    @FIRST.hand-cards @case:a-side-does-not-hold-the-plays-of-the-other-nor-one-that-is-none
    Scenario Outline: A side cannot call a play of the other side or an unknown play
      Given home has the ball on own 30
      When <who> calls <play>
      Then it is refused under FIRST.hand-cards
      And nothing has changed

      Examples:
        | who  | play      |
        | home | Zone      |
        | home | Blitz     |
        | away | Sweep     |
        | away | Deep Pass |
        | home | Hail Mary |
        | away | Hail Mary |

  Rule: The offense has four chances to make ten yards

    @FIRST.four-chances @FIRST.down-names @case:a-down-one-yard-short-is-followed-by-the-next
    Scenario Outline: After a down that ends one yard short, the next down follows
      Given home has the ball on <line>
      And it is <down> down with the flags from own 30
      And card A gives <gain> for Sweep against Run
      When home's Sweep meets Run on card A
      Then home has the ball on own 39
      And it is <next> down with the flags from own 30
      And the score is home 0, away 0

      Examples:
        | down   | next   | line   | gain |
        | first  | second | own 30 | 9    |
        | second | third  | own 36 | 3    |
        | third  | fourth | own 36 | 3    |

    @FIRST.turnover-on-downs @FIRST.turn-markers @FIRST.roles @case:a-fourth-down-one-yard-short-gives-the-ball-to-the-defence-where-it-lies
    Scenario: A fourth down one yard short gives the ball to the defense
      Given home has the ball on own 36
      And it is fourth down with the flags from own 30
      And card A gives 3 for Sweep against Run
      When home's Sweep meets Run on card A
      Then away starts first and ten on opponent's 39
      And the score is home 0, away 0

    @FIRST.renewal @case:a-down-that-makes-exactly-the-ten-yards-is-followed-by-a-first-down
    Scenario Outline: A down that completes exactly ten yards brings a first down
      Given home has the ball on <line>
      And it is <down> down with the flags from own 30
      And card A gives <gain> for Sweep against Run
      When home's Sweep meets Run on card A
      Then home starts first and ten on own 40
      And the score is home 0, away 0

      Examples:
        | down   | line   | gain |
        | first  | own 30 | 10   |
        | second | own 36 | 4    |
        | third  | own 36 | 4    |
        | fourth | own 36 | 4    |

    @FIRST.four-chances @FIRST.turnover-on-downs @FIRST.flags-track @case:four-plays-of-two-yards-each-lose-the-ball-move-by-move
    Scenario: Four plays of two yards each lose the ball on downs
      Given away has the ball on own 20
      And card A gives 2 for Draw against Run
      And card B gives 2 for Draw against Run
      And card C gives 2 for Draw against Run
      And card D gives 2 for Draw against Run
      When away's Draw meets Run on card A
      Then away has the ball on own 22
      And it is second down with the flags from own 20
      When away's Draw meets Run on card B
      Then away has the ball on own 24
      And it is third down with the flags from own 20
      When away's Draw meets Run on card C
      Then away has the ball on own 26
      And it is fourth down with the flags from own 20
      When away's Draw meets Run on card D
      Then home starts first and ten on opponent's 28
      And the used cards are A, B, C, D

    @FIRST.four-chances @PUNT.possession @case:whoever-gets-the-ball-by-a-punt-has-four-chances-however-many-were-used-before-it
    Scenario Outline: A side that gets the ball by a punt has four downs
      Given home has the ball on own 34
      And it is <down> down with the flags from <flags>
      And card A has punt 40
      And card B gives 2 for Draw against Run
      When home punts and card A is turned
      Then it is first down with the flags from own 26
      When away's Draw meets Run on card B
      Then it is second down with the flags from own 26

      Examples:
        | down   | flags  |
        | first  | own 34 |
        | second | own 30 |
        | third  | own 30 |
        | fourth | own 30 |

    @FIRST.four-chances @TO.meaning @case:whoever-gets-the-ball-by-a-turnover-has-four-chances-however-many-were-used-before-it
    Scenario Outline: A side that gets the ball by a turnover has four downs
      Given home has the ball on own 34
      And it is <down> down with the flags from <flags>
      And card A gives T/O for Sweep against Blitz
      And card A has turnover 10
      And card B gives 2 for Draw against Run
      When home's Sweep meets Blitz on card A
      Then it is first down with the flags from opponent's 44
      When away's Draw meets Run on card B
      Then it is second down with the flags from opponent's 44

      Examples:
        | down   | flags  |
        | first  | own 34 |
        | second | own 30 |
        | third  | own 30 |
        | fourth | own 30 |

    @FIRST.four-chances @FG.failed @case:whoever-gets-the-ball-by-a-missed-field-goal-has-four-chances-however-many-were-used-before-it
    Scenario Outline: A missed field goal gives the defense four downs
      Given home has the ball on opponent's 30
      And it is <down> down with the flags from opponent's <flags>
      And card A has field goal 1
      And card B gives 2 for Draw against Run
      When home tries a field goal and card A is turned
      Then it is first down with the flags from own 30
      When away's Draw meets Run on card B
      Then it is second down with the flags from own 30

      Examples:
        | down   | flags |
        | first  | 30    |
        | second | 33    |
        | third  | 33    |
        | fourth | 33    |

    @FIRST.renewal @FIRST.flags-move @case:three-plays-that-add-up-to-ten-renew-the-chances-move-by-move
    Scenario: Three plays that add up to ten yards bring a first down
      Given home has the ball on own 20
      And card A gives 8 for Draw against Zone
      And card B gives -1 for Sweep against Zone
      And card C gives 3 for Short Pass against Blitz
      When home's Draw meets Zone on card A
      Then home has the ball on own 28
      And it is second down with the flags from own 20
      When home's Sweep meets Zone on card B
      Then home has the ball on own 27
      And it is third down with the flags from own 20
      When home's Short Pass meets Blitz on card C
      Then home starts first and ten on own 30

    @FIRST.renewal @FIRST.flags-move @case:a-gain-of-ten-or-more-at-once-brings-a-first-down-with-new-flags
    Scenario Outline: A single gain of ten or more yards brings a first down
      Given home has the ball on own 20
      And card A gives <gain> for Deep Pass against Run
      When home's Deep Pass meets Run on card A
      Then home starts first and ten on own <flags>
      When away looks at the table
      Then the flags are shown from own <flags>
      And the line to gain is shown on <line>

      Examples:
        | gain | flags | line          |
        | 10   | 30    | own 40        |
        | 13   | 33    | own 43        |
        | 25   | 45    | opponent's 45 |

    @FIRST.four-chances @FIRST.flags-track @case:a-result-short-of-the-ten-yards-leaves-the-flags-and-uses-a-down
    Scenario Outline: A result short of ten yards uses a down
      Given home has the ball on own 20
      And card A gives <yards> for Short Pass against Deep
      When home's Short Pass meets Deep on card A
      Then home has the ball on <line>
      And it is second down with the flags from own 20
      When away looks at the table
      Then the flags are shown from own 20
      And the line to gain is shown on own 30

      Examples:
        | case         | yards | line   |
        | gain         | 9     | own 29 |
        | number       | 0     | own 20 |
        | loss         | -7    | own 13 |
        | incompletion | -     | own 20 |

    @FIRST.flags-track @case:after-a-loss-the-line-to-gain-stays-where-it-was
    Scenario Outline: The line to gain does not move after a loss
      Given home has the ball on own 12
      And it is second down with the flags from own 20
      And card A gives <gain> for Deep Pass against Run
      When home's Deep Pass meets Run on card A
      Then home has the ball on own <line>
      And it is <down> down with the flags from own <flags>
      When away looks at the table
      Then the line to gain is shown on <next>

      Examples:
        | gain | line | down  | flags | next   |
        | 18   | 30   | first | 30    | own 40 |
        | 17   | 29   | third | 20    | own 30 |
        | 10   | 22   | third | 20    | own 30 |

    @FIRST.turnover-on-downs @FIRST.turn-markers @case:a-failed-fourth-down-is-applied-before-the-other-side-takes-over
    Scenario Outline: After a failed fourth down, the ball moves before the defense takes over
      Given <who> has the ball on <ball>
      And it is fourth down with the flags from <flags>
      And card A gives <result> for Short Pass against Zone
      When <who>'s Short Pass meets Zone on card A
      Then <other> starts first and ten on <line>
      And the score is home 0, away 0

      Examples:
        | who  | other | ball          | flags  | result | line          |
        | home | away  | own 30        | own 25 | -6     | opponent's 24 |
        | home | away  | own 30        | own 25 | 4      | opponent's 34 |
        | home | away  | own 30        | own 25 | -      | opponent's 30 |
        | home | away  | own 30        | own 25 | 0      | opponent's 30 |
        | away | home  | opponent's 48 | own 45 | 2      | own 46        |
        | home | away  | opponent's 44 | own 49 | -6     | midfield      |
        | away | home  | own 5         | own 20 | 5      | opponent's 10 |

    @FIRST.turn-markers @FIRST.flags-track @case:after-a-failed-fourth-down-the-flags-point-ten-yards-the-other-way
    Scenario: After a failed fourth down, the first-down flags point the other way
      Given home has the ball on opponent's 35
      And it is fourth down with the flags from opponent's 40
      And card A gives 1 for Sweep against Run
      When home's Sweep meets Run on card A
      Then away starts first and ten on own 34
      When a bystander looks at the table
      Then the flags are shown from own 34
      And the line to gain is shown on own 44

    @FIRST.turn-markers @case:turned-round-near-the-goal-line-the-flags-end-at-the-goal-line
    Scenario: After a failed fourth down near a goal line, the first-down flags end there
      Given home has the ball on own 7
      And it is fourth down with the flags from own 5
      And card A gives -3 for Sweep against Run
      When home's Sweep meets Run on card A
      Then away starts first and ten on opponent's 4
      When a bystander looks at the table
      Then the line to gain is shown on the goal line

  Rule: A score counts before the downs

    @TD.reach @FIRST.four-chances @case:a-fourth-down-into-the-end-zone-is-a-touchdown-not-a-loss-on-downs
    Scenario: A fourth down into the end zone is a touchdown
      Given home has the ball on opponent's 3
      And it is fourth down with the flags from opponent's 12
      And card A gives 3 for Draw against Run
      And card B has field goal 19
      When home's Draw meets Run on card A
      Then home is to try for an extra point or two
      And the score is home 6, away 0
      When home kicks for the extra point and card B is turned
      Then home is to kick off
      When away turns card X1 for the kick-off
      Then away starts first and ten on own 18

    @RESULT.touchdown @case:a-td-on-a-fourth-down-far-short-of-the-flags-is-a-touchdown
    Scenario: A TD result on fourth down is a touchdown far from the goal line
      Given away has the ball on own 11
      And it is fourth down with the flags from own 20
      And card A gives TD for Deep Pass against Blitz
      When away's Deep Pass meets Blitz on card A
      Then away is to try for an extra point or two
      And the score is home 0, away 6

    @SAFETY.when @case:a-fourth-down-thrown-back-into-the-own-end-zone-is-a-safety-not-a-loss-on-downs
    Scenario: A fourth-down loss into the own end zone is a safety
      Given home has the ball on own 4
      And it is fourth down with the flags from own 6
      And card A gives -4 for Short Pass against Blitz
      When home's Short Pass meets Blitz on card A
      Then home is to kick off
      And the score is home 0, away 2

    @RESULT.turnover @case:a-turnover-on-a-fourth-down-moves-the-ball-by-the-turnover-section
    Scenario: A turnover on fourth down moves the ball by the turnover number
      Given home has the ball on own 30
      And it is fourth down with the flags from own 25
      And card A gives T/O for Draw against Run
      And card A has turnover -6
      When home's Draw meets Run on card A
      Then away starts first and ten on opponent's 24

  Rule: The worked example of first and ten

    @FIRST.example @case:from-the-own-46-the-first-down-is-made-at-the-defenders-44
    Scenario Outline: From the own 46, the line to gain is the opponent's 44
      Given home has the ball on opponent's 45
      And it is second down with the flags from own 46
      And card A gives <gain> for Draw against Run
      When a bystander looks at the table
      Then the line to gain is shown on opponent's 44
      When home's Draw meets Run on card A
      Then home has the ball on opponent's <line>
      And it is <down> down with the flags from <flags>

      Examples:
        | gain | line | down  | flags         |
        | 1    | 44   | first | opponent's 44 |
        | 2    | 43   | first | opponent's 43 |

    @FIRST.example @FIRST.renewal @case:ten-yards-from-the-own-46-are-a-first-down-at-the-defenders-44
    Scenario: Ten yards from the own 46 bring a first down
      Given home has the ball on own 46
      And card A gives 10 for Draw against Run
      When home's Draw meets Run on card A
      Then home starts first and ten on opponent's 44

    @FIRST.flags-track @case:at-the-defenders-45-a-series-from-the-own-46-is-one-yard-short
    Scenario: Nine yards from the own 46 do not bring a first down
      Given home has the ball on own 46
      And card A gives 9 for Draw against Run
      When home's Draw meets Run on card A
      Then home has the ball on opponent's 45
      And it is second down with the flags from own 46
      When home looks at the table
      Then the line to gain is shown on opponent's 44

  Rule: Near the goal line, the flags end at the goal line

    @FIRST.flags-track @case:from-the-opponents-10-or-nearer-the-line-to-gain-is-the-goal-line
    Scenario Outline: The line to gain is never beyond the opponent's goal line
      Given home has the ball on opponent's <start>
      When home looks at the table
      Then the line to gain is shown on <line>

      Examples:
        | start | line          |
        | 11    | opponent's 1  |
        | 10    | the goal line |
        | 9     | the goal line |
        | 1     | the goal line |

    @FIRST.four-chances @case:inside-the-opponents-ten-no-first-down-is-made-short-of-the-goal-line
    Scenario Outline: Inside the opponent's 10, only a touchdown renews the downs
      Given home has the ball on opponent's <ball>
      And it is <down> down with the flags from opponent's <start>
      And card A gives <gain> for Draw against Run
      When home's Draw meets Run on card A
      Then home has the ball on opponent's <line>
      And it is <next> down with the flags from opponent's <start>
      And the score is home 0, away 0

      Examples:
        | start | ball | down   | gain | line | next   |
        | 9     | 9    | first  | 8    | 1    | second |
        | 5     | 5    | first  | 4    | 1    | second |
        | 10    | 10   | second | 9    | 1    | third  |

    @FIRST.renewal @case:from-the-opponents-11-ten-yards-are-a-first-down-on-the-1-and-its-flags-end-at-the-goal-line
    Scenario: On the opponent's 1, a new series must reach the goal line
      Given home has the ball on opponent's 11
      And card A gives 10 for Draw against Run
      When home's Draw meets Run on card A
      Then home starts first and ten on opponent's 1
      When a bystander looks at the table
      Then the flags are shown from opponent's 1
      And the line to gain is shown on the goal line

    @TD.reach @case:from-the-opponents-10-ten-yards-are-a-touchdown
    Scenario: Ten yards from the opponent's 10 are a touchdown
      Given home has the ball on opponent's 10
      And card A gives 10 for Draw against Run
      When home's Draw meets Run on card A
      Then the score is home 6, away 0
      And home is to try for an extra point or two

    @FIRST.turnover-on-downs @case:stopped-on-the-opponents-1-on-fourth-down-the-offence-leaves-him-there
    Scenario: A failed fourth down on the opponent's 1 leaves the ball there
      Given home has the ball on opponent's 1
      And it is fourth down with the flags from opponent's 8
      And card A gives 0 for Run Up Middle against Run
      When home's Run Up Middle meets Run on card A
      Then away starts first and ten on own 1

  Rule: Odds and explanations of a fourth down

    @FIRST.renewal @case:the-odds-of-keeping-the-ball-on-fourth-and-three
    Scenario: On fourth and three, the odds show which side keeps the ball
      Given home has the ball on own 37
      And it is fourth down with the flags from own 30
      And the offence has called Sweep
      And the defence has called Zone
      And card A gives 3 for Sweep against Zone
      And card B gives 2 for Sweep against Zone
      And card C gives T/O for Sweep against Zone
      And card D gives TD for Sweep against Zone
      When the odds of the offence and the phase are asked for home to turn a card
      Then the odds are
        | the offence | the phase | p   |
        | home        | choose    | 1/8 |
        | away        | choose    | 3/4 |
        | home        | try       | 1/8 |
      When home turns card A
      Then home starts first and ten on own 40

    @FIRST.turnover-on-downs @case:the-explanation-of-a-failed-fourth-down-says-why-the-ball-is-lost
    Scenario: The explanation of a failed fourth down cites the turnover on downs
      Given home has the ball on own 37
      And it is fourth down with the flags from own 30
      And the offence has called Sweep
      And the defence has called Zone
      And card A gives 2 for Sweep against Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites PLAY.draw, PLAY.cross-reference, RESULT.gain, FIRST.turnover-on-downs, FIRST.turn-markers
      When home turns card A
      Then away starts first and ten on opponent's 39
