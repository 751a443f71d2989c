Feature: Momentum
  Some cards have a momentum note. After a long gain, the defense must name a play that it will not use next. After a poor
  result, the offense must name one.

  Background: The standard position
    Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

  Rule: Some cards have a momentum note

    @COMP.card-sections @case:a-card-may-have-one-momentum-note-both-or-none
    Scenario Outline: A card with zero, one or two momentum notes is valid
      Given card A's momentum note reads <note>
      And card A gives 4 for Sweep against Zone
      And home has the ball on own 30
      When home's Sweep meets Zone on card A
      Then home has the ball on own 34
      And nobody has to name a play
      When card A is read
      Then its momentum note reads <note>

      Examples:
        | case                                        | note                 |
        | an offensive note                           | offence 5            |
        | a defensive note                            | defence 3            |
        | both notes, the offensive being the greater | offence 5, defence 3 |
        | no note                                     | nothing              |

    @RESULT.gain @case:a-card-without-a-note-gives-no-momentum-however-long-the-gain
    Scenario: A card without a momentum note gives no momentum, however long the gain
      Given home has the ball on own 30
      And card A gives 60 for Deep Pass against Blitz
      When home's Deep Pass meets Blitz on card A
      Then home starts first and ten on opponent's 10
      And nobody has to name a play
      And no play is forbidden

    @MOM.some-cards @case:with-both-notes-on-the-card-the-offensive-one-asks-the-defence-and-the-defensive-one-the-offence
    Scenario Outline: The momentum note of one role makes the other role give up a play
      Given home has the ball on own 30
      And card A has offence momentum 2
      And card A has defence momentum 1
      And card A gives <yards> for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then the <role> must name a play
      And the play is named for home's drive
      When the sequences of 1 steps are counted over all chances
      Then there are 5

      Examples:
        | yards | role    |
        | 2     | defence |
        | 1     | offence |

    @MOM.some-cards @case:a-card-with-an-unfit-momentum-note-is-refused
    Scenario Outline: A card with an invalid momentum note is refused
      Given card A's momentum note reads <note>
      And a new game
      When the game is set up
      Then it is refused under MOM.some-cards

      Examples:
        | case                          | note                  |
        | for neither side              | neither side          |
        | for the kicker                | kicker 10             |
        | in letters                    | offence ten           |
        | of three digits               | offence 100           |
        | the same for both sides       | offence 0, defence 0  |
        | the offensive one the smaller | offence -1, defence 0 |

  Rule: After a long gain, the defense names a play to give up

    @MOM.offence-trigger @MOM.some-cards @case:a-gain-that-reaches-the-offensive-note-makes-the-defence-name-a-play
    Scenario Outline: A gain reaching the offensive momentum note makes the defense give up a play
      Given home has the ball on own 30
      And card A has offence momentum <note>
      And card A gives <yards> for Deep Pass against Run
      When home's Deep Pass meets Run on card A
      Then these may act: away (name)
      And the defence must name a play
      And home has the ball on own <line>
      And it is <down> down with the flags from own <flags>

      Examples:
        | note | yards | line | down   | flags |
        | 10   | 10    | 40   | first  | 40    |
        | 10   | 11    | 41   | first  | 41    |
        | 6    | 6     | 36   | second | 30    |
        | -2   | -2    | 28   | second | 30    |

    @PLAY.cross-reference @case:a-gain-short-of-the-offensive-note-makes-nobody-name-a-play
    Scenario Outline: A gain below the offensive momentum note makes no side give up a play
      Given home has the ball on own 30
      And card A has offence momentum <note>
      And card A gives <yards> for Deep Pass against Run
      When home's Deep Pass meets Run on card A
      Then home has the ball on own <line>
      And the phase is choose
      And nobody has to name a play
      And no play is forbidden

      Examples:
        | note | yards | line |
        | 10   | 9     | 39   |
        | 6    | 5     | 35   |
        | 6    | -7    | 23   |
        | 1    | 0     | 30   |

    @MOM.offence-trigger @case:the-yards-of-one-play-count-not-those-of-the-series
    Scenario: Momentum counts the yards of one play, not all yards since first down
      Given home has the ball on own 30
      And card A gives 6 for Sweep against Zone
      And card B gives 6 for Sweep against Zone
      And card B has offence momentum 7
      And card C gives 7 for Sweep against Zone
      And card C has offence momentum 7
      When home's Sweep meets Zone on card A
      Then home has the ball on own 36
      When home's Sweep meets Zone on card B
      Then home starts first and ten on own 42
      And nobody has to name a play
      When home's Sweep meets Zone on card C
      Then the defence must name a play

    @MOM.offence-effect @case:the-play-named-is-refused-next-time-and-free-again-the-play-after-move-by-move
    Scenario: A play that the defense gives up is banned for the next play
      Given home has the ball on own 30
      And card A has offence momentum 10
      And card A gives 12 for Deep Pass against Run
      And card B gives 3 for Sweep against Zone
      When home's Deep Pass meets Run on card A
      Then the defence must name a play
      When away names Blitz
      Then these may act: home (call, punt); away (call)
      And the defence may not use Blitz while home has the ball
      And home has the ball on own 42
      And it is first down with the flags from own 42
      And away has exactly these actions
        | action      |
        | call Run    |
        | call Screen |
        | call Deep   |
        | call Zone   |
      When away calls Blitz
      Then it is refused under MOM.offence-effect
      When home's Sweep meets Zone on card B
      Then home has the ball on own 45
      And no play is forbidden
      When away calls Blitz
      Then it is accepted

    @MOM.offence-effect @case:the-offence-is-not-bound-by-what-the-defence-has-named
    Scenario: A ban on a play of the defense does not bind the offense
      Given home has the ball on own 30
      And the defence may not use Run while home has the ball
      When home calls Sweep
      Then it is accepted
      When away asks whether it may call Run
      Then it is refused under MOM.offence-effect
      When away asks whether it may call Screen
      Then it is accepted

    @MOM.offence-effect @case:what-has-been-named-is-known-to-all
    Scenario: A ban on a play is visible to both sides and to bystanders
      Given home has the ball on own 30
      And the defence must name a play for home's drive
      When away names Deep
      Then the defence may not use Deep while home has the ball
      When home looks at the table
      Then the only play shown as forbidden is Deep to the defence while home has the ball
      When a bystander looks at the table
      Then the only play shown as forbidden is Deep to the defence while home has the ball

    @MOM.offence-effect @case:the-defence-may-name-any-of-its-five-plays
    Scenario: The defense may give up any of its five plays
      Given home has the ball on own 30
      And the defence must name a play for home's drive
      When the position is put on the table
      Then these may act: away (name)
      And away has exactly these actions
        | action      |
        | name Blitz  |
        | name Run    |
        | name Screen |
        | name Deep   |
        | name Zone   |
      And home has exactly these actions
        | action |
      When away names Screen
      Then the defence may not use Screen while home has the ball
      And the phase is choose

    @MOM.offence-effect @case:a-play-is-named-only-once
    Scenario: A side that has given up a play may not give up a second
      Given home has the ball on own 30
      And the defence must name a play for home's drive
      When away names Screen
      Then the defence may not use Screen while home has the ball
      When away names Zone
      Then it is refused under PLAY.defence-choice

    @MOM.offence-effect @case:while-the-defence-must-name-a-play-nothing-else-can-be-done
    Scenario Outline: Until the defense has named a play to ban, every other action is refused
      Given home has the ball on own 30
      And the defence must name a play for home's drive
      When <who> tries to <action>
      Then it is refused under MOM.offence-effect
      And nothing has changed

      Examples:
        | who  | action     |
        | home | name Zone  |
        | home | name Sweep |
        | away | name Sweep |
        | home | call Sweep |
        | away | call Zone  |
        | home | punt       |

  Rule: After a poor result, the offense names a play to give up

    @MOM.defence-trigger @MOM.some-cards @case:a-result-no-better-than-the-defensive-note-makes-the-offence-name-a-play
    Scenario Outline: After a result up to the defensive momentum, the offense gives up a play
      Given away has the ball on own 30
      And card A has defence momentum <note>
      And card A gives <result> for Short Pass against Screen
      When away's Short Pass meets Screen on card A
      Then these may act: away (name)
      And the offence must name a play
      And away has the ball on own <line>
      And it is second down with the flags from own 30

      Examples:
        | note | result | line |
        | 0    | 0      | 30   |
        | 0    | -1     | 29   |
        | 0    | -      | 30   |
        | -2   | -2     | 28   |
        | -2   | -3     | 27   |
        | 3    | 3      | 33   |

    @PLAY.cross-reference @case:a-result-better-than-the-defensive-note-makes-nobody-name-a-play
    Scenario Outline: A result above the defensive momentum note makes no side give up a play
      Given away has the ball on own 30
      And card A has defence momentum <note>
      And card A gives <result> for Short Pass against Screen
      When away's Short Pass meets Screen on card A
      Then away has the ball on own <line>
      And the phase is choose
      And nobody has to name a play

      Examples:
        | note | result | line |
        | 0    | 1      | 31   |
        | -2   | -1     | 29   |
        | -1   | -      | 30   |
        | 3    | 4      | 34   |

    @MOM.defence-effect @case:the-offence-chooses-what-to-give-up-and-has-it-back-the-play-after-move-by-move
    Scenario: A play that the offense gives up is banned for the next play
      Given away has the ball on own 30
      And card A has defence momentum 0
      And card A gives -4 for Sweep against Blitz
      And card B gives 8 for Draw against Blitz
      When away's Sweep meets Blitz on card A
      Then the offence must name a play
      And away has exactly these actions
        | action             |
        | name Draw          |
        | name Sweep         |
        | name Deep Pass     |
        | name Run Up Middle |
        | name Short Pass    |
      When away names Deep Pass
      Then the offence may not use Deep Pass while away has the ball
      And away cannot call Deep Pass
      And away can call Sweep
      When away calls Deep Pass
      Then it is refused under MOM.defence-effect
      When away's Draw meets Blitz on card B
      Then away has the ball on own 34
      And no play is forbidden
      When away calls Deep Pass
      Then it is accepted

    @MOM.defence-effect @case:the-defence-is-not-bound-by-what-the-offence-has-named
    Scenario: A ban on a play of the offense does not bind the defense
      Given home has the ball on own 30
      And the offence may not use Sweep while home has the ball
      When away calls Run
      Then it is accepted
      When home asks whether it may call Sweep
      Then it is refused under MOM.defence-effect
      When home asks whether it may call Draw
      Then it is accepted

    @MOM.defence-effect @case:while-the-offence-must-name-a-play-nothing-else-can-be-done
    Scenario Outline: Until the offense has named a play to ban, every other action is refused
      Given home has the ball on own 30
      And the offence must name a play for home's drive
      When <who> tries to <action>
      Then it is refused under MOM.defence-effect
      And nothing has changed

      Examples:
        | who  | action     |
        | away | name Sweep |
        | home | name Zone  |
        | home | call Sweep |
        | home | punt       |

  Rule: Turnovers, scores and lost downs give no momentum

    @RESULT.turnover
    Scenario: A turnover gives no momentum
      Given home has the ball on own 30
      And card A gives T/O for Sweep against Zone
      And card A has offence momentum 5
      And card A has defence momentum 0
      When home's Sweep meets Zone on card A
      Then away starts first and ten on opponent's 40
      And nobody has to name a play

    @RESULT.touchdown @case:a-touchdown-gives-no-momentum-under-the-ruling
    Scenario: Under KF-A31 numbers-and-dash, a touchdown gives no momentum
      Given home has the ball on own 30
      And card A gives TD for Sweep against Zone
      And card A has offence momentum 5
      When home's Sweep meets Zone on card A
      Then home is to try for an extra point or two
      And nobody has to name a play

    @TD.reach @case:a-long-gain-over-the-goal-line-gives-no-momentum-under-the-ruling
    Scenario: A long gain over the goal line gives no momentum
      Given home has the ball on opponent's 30
      And card A gives 30 for Deep Pass against Zone
      And card A has offence momentum 20
      When home's Deep Pass meets Zone on card A
      Then home is to try for an extra point or two
      And nobody has to name a play

    @SAFETY.when
    Scenario: A safety gives no momentum
      Given home has the ball on own 3
      And card A gives -3 for Sweep against Zone
      And card A has defence momentum 0
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And the score is home 0, away 2
      And nobody has to name a play

    @FIRST.turnover-on-downs @case:a-failed-fourth-down-gives-no-momentum-the-offence-has-lost-the-ball
    Scenario Outline: A failed fourth down gives no momentum
      Given the reading KF-A33 is <reading>
      And home has the ball on own 30
      And it is fourth down with the flags from own 25
      And card A gives -1 for Sweep against Zone
      And card A has defence momentum 0
      When home's Sweep meets Zone on card A
      Then away starts first and ten on opponent's 29
      And nobody has to name a play
      And no play is forbidden

      Examples:
        | reading          |
        | next-action-only |
        | next-matrix-play |

    @MOM.offence-trigger @case:a-fourth-down-that-makes-the-first-down-gives-momentum-as-any-other-play
    Scenario: A fourth down that brings a first down gives momentum
      Given home has the ball on own 30
      And it is fourth down with the flags from own 25
      And card A gives 8 for Sweep against Zone
      And card A has offence momentum 8
      When home's Sweep meets Zone on card A
      Then the defence must name a play
      And home has the ball on own 38
      And it is first down with the flags from own 38

  Rule: Momentum at the end of a quarter

    @MOM.offence-effect @QTR.first-and-third @case:momentum-on-the-last-card-of-quarter-1-or-3-is-named-in-the-next-quarter-and-holds-there
    Scenario Outline: A play banned with a quarter's last card is refused in the next quarter
      Given it is quarter <quarter>
      And home has the ball on own 30
      And card A gives 8 for Sweep against Zone
      And card A has offence momentum 8
      And the pile holds only A
      When home's Sweep meets Zone on card A
      Then the defence must name a play
      And it is quarter <next>
      And no card has been used
      When away names Run
      Then home has the ball on own 38
      And it is second down with the flags from own 30
      When away calls Run
      Then it is refused under MOM.offence-effect

      Examples:
        | quarter | next |
        | 1       | 2    |
        | 3       | 4    |

    @MOM.defence-effect @case:a-play-forsworn-stays-forsworn-over-a-quarters-end-that-a-punt-of-another-drive-does-not-concern
    Scenario: Under KF-A33 next-matrix-play, a ban on a play outlasts a quarter and a punt
      Given the reading KF-A33 is next-matrix-play
      And away has the ball on own 30
      And the offence may not use Sweep while home has the ball
      And card A has punt 40
      And the pile holds only A
      When away punts and card A is turned
      Then home starts first and ten on own 30
      And it is quarter 2
      And the offence may not use Sweep while home has the ball
      When home calls Sweep
      Then it is refused under MOM.defence-effect

    @QTR.half @case:momentum-on-the-last-card-of-the-first-half-is-lost
    Scenario Outline: After the first half's last card, neither side names a play to give up
      Given the reading KF-A33 is <reading>
      And it is quarter 2
      And home has the ball on own 30
      And card A gives 8 for Sweep against Zone
      And card A has offence momentum 8
      And the pile holds only A
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And it is quarter 3
      And nobody has to name a play
      And no play is forbidden

      Examples:
        | reading          |
        | next-action-only |
        | next-matrix-play |

  Rule: Results that give momentum (KF-A31)

    @PLAY.cross-reference @case:a-dash-makes-the-offence-name-a-play-where-it-counts-as-a-result
    Scenario Outline: An incomplete pass (dash) gives momentum except under KF-A31 numbers-only
      Given the reading KF-A31 is <reading>
      And home has the ball on own 30
      And card A gives - for Short Pass against Zone
      And card A has defence momentum 0
      When home's Short Pass meets Zone on card A
      Then home has the ball on own 30
      And it is second down with the flags from own 30
      And the phase is <phase>
      And <naming>

      Examples:
        | reading          | phase  | naming                        |
        | numbers-and-dash | name   | the offence is to name a play |
        | numbers-only     | choose | nobody has to name a play     |
        | all              | name   | the offence is to name a play |

    @MOM.defence-trigger @case:a-zero-is-a-number-and-triggers-a-defensive-note-of-0
    Scenario Outline: After a gain of zero, a defensive momentum note of 0 takes effect
      Given the reading KF-A31 is <reading>
      And home has the ball on own 30
      And card A gives 0 for Short Pass against Zone
      And card A has defence momentum 0
      When home's Short Pass meets Zone on card A
      Then the offence must name a play

      Examples:
        | reading          |
        | numbers-and-dash |
        | numbers-only     |
        | all              |

    @RESULT.touchdown @case:where-scores-end-no-ban-a-td-makes-the-defence-name-a-play-only-where-touchdowns-count
    Scenario Outline: Under KF-A23 normal-play, a TD gives momentum only under KF-A31 all
      Given the reading KF-A31 is <reading>
      And the reading KF-A23 is normal-play
      And the reading KF-A33 is next-matrix-play
      And home has the ball on opponent's 10
      And card A gives TD for Short Pass against Zone
      And card A has offence momentum 10
      When home's Short Pass meets Zone on card A
      Then the score is home 6, away 0
      And the phase is <phase>
      And <naming>
      And the offence is home

      Examples:
        | reading          | phase | naming                        |
        | numbers-and-dash | try   | nobody has to name a play     |
        | numbers-only     | try   | nobody has to name a play     |
        | all              | name  | the defence is to name a play |

    @TD.six @case:where-a-touchdown-counts-the-yards-to-the-goal-line-one-from-the-opponents-9-is-short-of-an-offensive-note-of-10
    Scenario Outline: Under KF-A31 all, a touchdown from the 9 counts as nine yards for momentum
      Given the reading KF-A31 is all
      And the reading KF-A23 is normal-play
      And the reading KF-A33 is next-matrix-play
      And home has the ball on opponent's 9
      And card A gives <result> for Short Pass against Zone
      And card A has offence momentum 10
      When home's Short Pass meets Zone on card A
      Then home is to try for an extra point or two
      And the score is home 6, away 0
      And nobody has to name a play

      Examples:
        | result |
        | TD     |
        | 40     |

    @TD.six @case:where-a-touchdown-counts-but-every-score-ends-the-bans-nothing-is-named-after-it
    Scenario: Under KF-A31 all and KF-A23 no-momentum, a touchdown gives no momentum
      Given the reading KF-A31 is all
      And the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And card A gives TD for Short Pass against Zone
      And card A has offence momentum 10
      When home's Short Pass meets Zone on card A
      Then home is to try for an extra point or two
      And nobody has to name a play

    @RESULT.turnover @case:a-turnover-triggers-nothing-even-where-every-result-counts
    Scenario: Under KF-A31 all, a turnover still gives no momentum
      Given the reading KF-A31 is all
      And the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And card A gives T/O for Short Pass against Zone
      And card A has defence momentum 10
      When home's Short Pass meets Zone on card A
      Then away starts first and ten on opponent's 40
      And nobody has to name a play

    @MOM.offence-effect @TWO.alternative @case:the-play-named-after-a-touchdown-is-refused-on-the-two-point-play
    Scenario: The play given up after a touchdown is refused on the two-point play
      Given the reading KF-A31 is all
      And the reading KF-A23 is normal-play
      And the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And card A gives TD for Short Pass against Zone
      And card A has offence momentum 10
      When home's Short Pass meets Zone on card A
      Then these may act: away (name)
      When away names Blitz
      Then home is to try for an extra point or two
      When home goes for two points
      Then home is playing for two points
      When away calls Blitz
      Then it is refused under MOM.offence-effect
      When away calls Zone
      Then it is accepted

  Rule: Momentum from kicks (KF-A32)

    @PUNT.distance @case:a-punt-makes-the-defence-name-a-play-only-where-kicks-count-and-bans-wait
    Scenario Outline: A punt gives momentum only under KF-A32 any-movement and KF-A33 next-matrix-play
      Given the reading KF-A32 is <kicks>
      And the reading KF-A33 is <lasting>
      And home has the ball on own 30
      And card A has punt 40
      And card A has offence momentum <note>
      When home punts and card A is turned
      Then away has the ball on own 30
      And it is first down with the flags from own 30
      And the phase is <phase>
      And <naming>
      And the play is named for <drive> drive

      Examples:
        | note | kicks             | lasting          | phase  | naming                        | drive    |
        | 40   | matrix-plays-only | next-action-only | choose | nobody has to name a play     | nobody's |
        | 40   | matrix-plays-only | next-matrix-play | choose | nobody has to name a play     | nobody's |
        | 40   | any-movement      | next-action-only | choose | nobody has to name a play     | nobody's |
        | 40   | any-movement      | next-matrix-play | name   | the defence is to name a play | home's   |
        | 41   | any-movement      | next-matrix-play | choose | nobody has to name a play     | nobody's |

    @MOM.offence-effect @case:what-is-named-after-a-punt-waits-until-the-punter-has-the-ball-again
    Scenario: A play banned after a punt is refused in the punter's next possession
      Given the reading KF-A32 is any-movement
      And the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And card A has punt 40
      And card A has offence momentum 40
      And card B has punt 45
      When home punts and card A is turned
      Then these may act: away (name)
      When away names Zone
      Then away starts first and ten on own 30
      And the defence may not use Zone while home has the ball
      When home asks whether it may call Zone
      Then it is accepted
      When away punts and card B is turned
      Then home starts first and ten on own 25
      When away calls Zone
      Then it is refused under MOM.offence-effect

    @MOM.defence-effect @case:a-punt-blown-back-makes-the-punter-forswear-a-play-where-kicks-count
    Scenario: Under KF-A32 any-movement, a negative punt makes the punter give up a play
      Given the reading KF-A32 is any-movement
      And the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And card A has punt -3
      And card A has defence momentum -3
      When home punts and card A is turned
      Then these may act: home (name)
      And the offence must name a play
      And away has the ball on opponent's 27
      When home names Draw
      Then away starts first and ten on opponent's 27
      And the offence may not use Draw while home has the ball

    @PUNT.turnover @case:a-punt-fumbled-by-the-receiver-is-no-movement-of-yards
    Scenario: Under KF-A32 any-movement, a punt fumbled by the receiver gives no momentum
      Given the reading KF-A32 is any-movement
      And the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And card A has punt T/O
      And card A has turnover 10
      And card A has offence momentum 1
      When home punts and card A is turned
      Then home starts first and ten on own 20
      And nobody has to name a play

    @FG.failed @case:a-field-goal-is-no-movement-of-yards
    Scenario: Under KF-A32 any-movement, a field goal gives no momentum
      Given the reading KF-A32 is any-movement
      And the reading KF-A33 is next-matrix-play
      And home has the ball on opponent's 30
      And card A has field goal 20
      And card A has offence momentum 1
      And card A has defence momentum 0
      When home tries a field goal and card A is turned
      Then away starts first and ten on own 30
      And nobody has to name a play

  Rule: Duration of a ban (KF-A33)

    @PUNT.possession @case:where-it-binds-the-next-action-only-a-punt-lets-the-forsworn-play-go
    Scenario: Under KF-A33 next-action-only, a punt ends a ban on a play
      Given the reading KF-A33 is next-action-only
      And home has the ball on own 30
      And the defence may not use Blitz while home has the ball
      And card A has punt 40
      And card B has punt 45
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And no play is forbidden
      When away punts and card B is turned
      Then home starts first and ten on own 25
      When away calls Blitz
      Then it is accepted

    @PUNT.possession @MOM.offence-effect @case:where-it-waits-for-the-next-play-the-forsworn-play-is-still-forsworn-two-punts-later
    Scenario: Under KF-A33 next-matrix-play, a ban on a play still applies after two punts
      Given the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And the defence may not use Blitz while home has the ball
      And card A has punt 40
      And card B has punt 45
      And card C gives 2 for Draw against Zone
      When home punts and card A is turned
      Then away starts first and ten on own 30
      And the defence may not use Blitz while home has the ball
      When away punts and card B is turned
      Then home starts first and ten on own 25
      When away calls Blitz
      Then it is refused under MOM.offence-effect
      When home's Draw meets Zone on card C
      Then home has the ball on own 27
      And no play is forbidden

    @FG.failed @case:a-missed-field-goal-ends-a-ban-on-the-next-action-and-none-that-waits-for-a-play
    Scenario Outline: A missed field goal ends a ban on a play only under KF-A33 next-action-only
      Given the reading KF-A33 is <reading>
      And home has the ball on opponent's 30
      And the offence may not use Sweep while home has the ball
      And card A has field goal 29
      When home tries a field goal and card A is turned
      Then away starts first and ten on own 30
      And <ban>

      Examples:
        | reading          | ban                                                                     |
        | next-action-only | no play is forbidden                                                    |
        | next-matrix-play | the only play forbidden is Sweep to the offence while home has the ball |

    @RESULT.turnover @case:the-play-that-loses-the-ball-was-the-next-play-and-nothing-is-forbidden-after-it
    Scenario Outline: A play that loses the ball ends the ban on a play
      Given the reading KF-A33 is <reading>
      And home has the ball on own 30
      And the defence may not use Blitz while home has the ball
      And card A gives T/O for Sweep against Zone
      When home's Sweep meets Zone on card A
      Then away starts first and ten on opponent's 40
      And no play is forbidden

      Examples:
        | reading          |
        | next-action-only |
        | next-matrix-play |

    @QTR.half @case:half-time-ends-a-ban-that-was-waiting
    Scenario: Under KF-A33 next-matrix-play, half time ends a ban on a play
      Given the reading KF-A33 is next-matrix-play
      And it is quarter 2
      And home has the ball on own 30
      And the defence may not use Blitz while home has the ball
      And card A has punt 40
      And the pile holds only A
      When home punts and card A is turned
      Then it is quarter 3
      And home is to kick off
      And no play is forbidden

    @END.tie-kickoff @case:the-end-of-regulation-ends-a-ban-that-was-waiting
    Scenario: Under KF-A33 next-matrix-play, the end of quarter 4 ends a ban on a play
      Given the reading KF-A33 is next-matrix-play
      And it is quarter 4
      And the score is home 7, away 7
      And home has the ball on own 30
      And the defence may not use Blitz while home has the ball
      And card A has punt 40
      And the pile holds only A
      When home punts and card A is turned
      Then it is overtime
      And the phase is coin
      And no play is forbidden

  Rule: Limits of Deep Pass (KF-A36)

    @PLAY.offence-choice @case:deep-pass-is-available-far-enough-from-the-goal-line-or-with-no-bar-at-all
    Scenario Outline: The offense may call Deep Pass up to its limit, or without a limit
      Given the reading KF-A36 is <reading>
      And home has the ball on opponent's <line>
      When home calls Deep Pass
      Then these may act: away (call)
      And home sees the offence's card as Deep Pass

      Examples:
        | line | reading          |
        | 1    | configurable-off |
        | 9    | configurable-off |
        | 10   | inside-ten       |
        | 19   | inside-ten       |
        | 20   | inside-twenty    |

    @PLAY.offence-choice @case:a-deep-pass-from-the-bar-itself-is-available
    Scenario Outline: The offense may call Deep Pass from exactly the line where its limit begins
      Given Deep Pass is barred inside the <bar>
      And home has the ball on opponent's <line>
      When home calls Deep Pass
      Then it is accepted

      Examples:
        | bar | line |
        | 10  | 10   |
        | 25  | 25   |
        | 1   | 1    |
        | 0   | 1    |

    @MOM.defence-effect @case:a-play-that-is-still-available-can-be-given-up
    Scenario: On the last line that allows Deep Pass, the offense may give it up
      Given Deep Pass is barred inside the 10
      And home has the ball on opponent's 10
      And the offence must name a play for home's drive
      When home names Deep Pass
      Then the offence may not use Deep Pass while home has the ball

    @MOM.defence-effect @case:without-a-bar-deep-pass-can-be-given-up-on-the-goal-line-itself
    Scenario: On the 1, a Deep Pass without a limit may be given up
      Given home has the ball on opponent's 1
      And the offence must name a play for home's drive
      When home names Deep Pass
      Then the offence may not use Deep Pass while home has the ball

    @MOM.no-empty-promise @case:the-explanation-of-a-deep-pass-weighs-whether-it-is-available
    Scenario: The explanation of a call of Deep Pass cites its distance limit
      Given Deep Pass is barred inside the 10
      And home has the ball on opponent's 10
      When home asks by which rules to call Deep Pass
      Then the explanation cites MOM.no-empty-promise, PLAY.offence-choice
      When home calls Deep Pass
      Then it is accepted

    @MOM.defence-trigger @MOM.no-empty-promise @case:where-the-next-play-begins-decides-not-where-the-last-one-began
    Scenario: The ball's place after a play decides whether Deep Pass may be given up
      Given Deep Pass is barred inside the 10
      And home has the ball on opponent's 11
      And card A gives 2 for Sweep against Zone
      And card A has defence momentum 2
      When home's Sweep meets Zone on card A
      Then the offence must name a play
      And home has the ball on opponent's 9
      When home names Deep Pass
      Then it is refused under MOM.no-empty-promise

    @MOM.offence-effect @case:the-bar-on-deep-pass-does-not-concern-the-deep-of-the-defence
    Scenario: The limit on Deep Pass does not apply to the defensive play Deep
      Given Deep Pass is barred inside the 10
      And home has the ball on opponent's 5
      And the defence must name a play for home's drive
      When away names Deep
      Then the defence may not use Deep while home has the ball

    @MOM.no-empty-promise @case:deep-pass-is-not-available-too-near-the-goal-line
    Scenario Outline: A call of Deep Pass inside its limit is refused
      Given the reading KF-A36 is <reading>
      And home has the ball on opponent's <line>
      When home calls Deep Pass
      Then it is refused under MOM.no-empty-promise
      And nothing has changed
      And home cannot call Deep Pass
      And home can call Short Pass

      Examples:
        | line | reading       |
        | 9    | inside-ten    |
        | 1    | inside-ten    |
        | 9    | inside-twenty |
        | 10   | inside-twenty |
        | 19   | inside-twenty |

    @FIRST.hand-cards @case:a-play-of-the-other-hand-is-reported-before-an-unavailable-deep-pass
    Scenario: If the defense calls Deep Pass inside its limit, only the side is reported
      Given Deep Pass is barred inside the 10
      And home has the ball on opponent's 5
      When away calls Deep Pass
      Then it is refused under FIRST.hand-cards

    @MOM.defence-effect @case:the-wrong-namer-is-reported-before-an-unavailable-deep-pass
    Scenario: If the defense names Deep Pass out of turn, only the turn is reported
      Given Deep Pass is barred inside the 10
      And home has the ball on opponent's 5
      And the offence must name a play for home's drive
      When away names Deep Pass
      Then it is refused under MOM.defence-effect

    @MOM.no-empty-promise @case:a-deep-pass-one-yard-inside-the-bar-is-not-available
    Scenario Outline: A Deep Pass call one yard too near the goal line is refused
      Given Deep Pass is barred inside the <bar>
      And home has the ball on opponent's <line>
      When home calls Deep Pass
      Then it is refused under MOM.no-empty-promise
      And nothing has changed

      Examples:
        | bar | line |
        | 10  | 9    |
        | 25  | 24   |
        | 2   | 1    |

    @MOM.no-empty-promise @case:a-play-that-is-not-available-cannot-be-given-up
    Scenario: The offense may not give up Deep Pass inside its distance limit
      Given Deep Pass is barred inside the 10
      And home has the ball on opponent's 9
      And the offence must name a play for home's drive
      When home names Deep Pass
      Then it is refused under MOM.no-empty-promise
      And nothing has changed
      And home has exactly these actions
        | action             |
        | name Draw          |
        | name Sweep         |
        | name Run Up Middle |
        | name Short Pass    |

  Rule: Momentum and the two-point play (KF-A23)

    @RESULT.turnover @TO.offence-end-zone @case:a-ban-waits-over-a-touchdown-by-the-defence-only-where-the-try-is-a-play-like-any-other
    Scenario Outline: A ban on a play outlasts a defensive touchdown only under KF-A23 normal-play
      Given the reading KF-A33 is next-matrix-play
      And the reading KF-A23 is <reading>
      And away has the ball on own 30
      And the defence may not use Blitz while home has the ball
      And card A gives T/O for Sweep against Zone
      And card A has turnover -30
      When away's Sweep meets Zone on card A
      Then home is to try for an extra point or two
      And the score is home 6, away 0
      And <ban>

      Examples:
        | reading     | ban                                                                     |
        | no-momentum | no play is forbidden                                                    |
        | normal-play | the only play forbidden is Blitz to the defence while home has the ball |

    @TWO.one-play @case:the-two-point-play-obeys-no-ban-under-the-ruling
    Scenario: Under KF-A23 no-momentum, a play banned before is allowed on the two-point play
      Given the reading KF-A23 is no-momentum
      And the reading KF-A33 is next-matrix-play
      And away has the ball on own 8
      And the offence may not use Sweep while home has the ball
      And card A gives T/O for Draw against Blitz
      And card A has turnover -10
      And card B gives 20 for Sweep against Zone
      When away's Draw meets Blitz on card A
      Then no play is forbidden
      When home goes for two points
      And home's Sweep meets Zone on card B
      Then the score is home 8, away 0

    @FG.three-points @case:a-ban-waits-over-a-field-goal-only-where-the-two-point-play-is-a-play-like-any-other
    Scenario Outline: A ban on a play outlasts a field goal only under KF-A23 normal-play
      Given the reading KF-A33 is next-matrix-play
      And the reading KF-A23 is <reading>
      And home has the ball on opponent's 20
      And the offence may not use Sweep while home has the ball
      And card A has field goal 20
      When home tries a field goal and card A is turned
      Then the score is home 3, away 0
      And home is to kick off
      And <ban>

      Examples:
        | reading     | ban                                                                     |
        | no-momentum | no play is forbidden                                                    |
        | normal-play | the only play forbidden is Sweep to the offence while home has the ball |

    @PLAY.offence-choice @case:a-bar-on-deep-pass-does-not-concern-the-two-point-play-under-the-ruling
    Scenario: Under KF-A23 no-momentum, a Deep Pass limit does not apply to the two-point play
      Given Deep Pass is barred inside the 30
      And the reading KF-A23 is no-momentum
      And the score is home 6, away 0
      And home is playing for two points
      When home calls Deep Pass
      Then these may act: away (call)

    @PLAY.offence-choice @case:a-bar-inside-the-20-leaves-deep-pass-to-a-two-point-play-from-the-20-itself
    Scenario: Under KF-A36 inside-twenty, the offense may call Deep Pass on the two-point play
      Given the reading KF-A36 is inside-twenty
      And the reading KF-A23 is normal-play
      And the score is home 6, away 0
      And home is playing for two points
      When home calls Deep Pass
      Then these may act: away (call)

    @TWO.kick-off @case:a-two-point-play-that-fails-names-nothing-before-the-kick-off
    Scenario Outline: Under KF-A33 next-action-only, neither side gives up a play after failed two-point plays
      Given the reading KF-A23 is <reading>
      And the score is home 6, away 0
      And home is playing for two points
      And card A gives 12 for Sweep against Zone
      And card A has offence momentum 10
      When home's Sweep meets Zone on card A
      Then home is to kick off
      And the score is home 6, away 0
      And nobody has to name a play
      And no play is forbidden

      Examples:
        | reading     |
        | no-momentum |
        | normal-play |

    @TWO.one-play @MOM.offence-effect @case:where-bans-wait-for-the-next-play-a-two-point-play-that-fails-still-makes-the-defence-forswear-one
    Scenario: Under KF-A33 next-matrix-play, a failed two-point play gives momentum
      Given the reading KF-A23 is normal-play
      And the reading KF-A33 is next-matrix-play
      And the score is home 6, away 0
      And home is playing for two points
      And card A gives 12 for Sweep against Zone
      And card A has offence momentum 12
      When home's Sweep meets Zone on card A
      Then these may act: away (name)
      And the defence must name a play
      And the kicker is home
      And the score is home 6, away 0
      When away names Run
      Then home is to kick off
      And the defence may not use Run while home has the ball

    @TWO.points @case:where-touchdowns-count-a-two-point-play-that-succeeds-counts-its-20-yards
    Scenario Outline: Under KF-A31 all, a successful two-point play is a 20-yard gain for momentum
      Given the reading KF-A31 is all
      And the reading KF-A23 is normal-play
      And the reading KF-A33 is next-matrix-play
      And the score is home 6, away 0
      And home is playing for two points
      And card A gives TD for Sweep against Zone
      And card A has offence momentum <note>
      When home's Sweep meets Zone on card A
      Then the score is home 8, away 0
      And the phase is <phase>
      And the kicker is home
      And <naming>

      Examples:
        | note | phase    | naming                        |
        | 20   | name     | the defence is to name a play |
        | 21   | kick-off | nobody has to name a play     |

    @MOM.offence-effect @case:where-it-binds-the-next-action-only-the-play-named-after-a-touchdown-still-binds-a-two-point-play
    Scenario: Under KF-A33 next-action-only, a play banned after a touchdown is refused in the try
      Given the reading KF-A31 is all
      And the reading KF-A23 is normal-play
      And the reading KF-A33 is next-action-only
      And home has the ball on own 30
      And card A gives TD for Short Pass against Zone
      And card A has offence momentum 70
      When home's Short Pass meets Zone on card A
      Then the defence must name a play
      When away names Blitz
      Then home is to try for an extra point or two
      When home goes for two points
      Then the defence may not use Blitz while home has the ball
      When away calls Blitz
      Then it is refused under MOM.offence-effect

    @XP.is-kick @case:where-it-binds-the-next-action-only-a-kick-for-the-extra-point-lets-the-named-play-go
    Scenario: Under KF-A33 next-action-only, an extra point kick ends a ban named after the touchdown
      Given the reading KF-A31 is all
      And the reading KF-A23 is normal-play
      And the reading KF-A33 is next-action-only
      And home has the ball on own 30
      And card A gives TD for Short Pass against Zone
      And card A has offence momentum 70
      And card B has field goal 20
      When home's Short Pass meets Zone on card A
      Then the defence must name a play
      When away names Blitz
      Then the defence may not use Blitz while home has the ball
      When home kicks for the extra point and card B is turned
      Then the score is home 7, away 0
      And home is to kick off
      And no play is forbidden

    @MOM.offence-effect @case:a-ban-binds-the-two-point-play-where-it-is-a-play-like-any-other
    Scenario: Under KF-A23 normal-play, a banned play is refused on the two-point play
      Given the reading KF-A33 is next-matrix-play
      And the reading KF-A23 is normal-play
      And the score is home 6, away 0
      And home is playing for two points
      And the defence may not use Blitz while home has the ball
      When away calls Blitz
      Then it is refused under MOM.offence-effect
      And nothing has changed
      When away calls Zone
      Then it is accepted

    @MOM.no-empty-promise @case:a-bar-on-deep-pass-concerns-the-two-point-play-where-it-is-a-play-like-any-other
    Scenario: Under KF-A23 normal-play, Deep Pass inside its limit is refused on the two-point play
      Given Deep Pass is barred inside the 21
      And the reading KF-A23 is normal-play
      And the score is home 6, away 0
      And home is playing for two points
      When home calls Deep Pass
      Then it is refused under MOM.no-empty-promise
      And nothing has changed

  Rule: Odds and explanations of momentum

    @MOM.offence-trigger @case:the-odds-that-somebody-must-name-a-play
    Scenario: The odds of a card show how often each side gives up a play
      Given home has the ball on own 30
      And the offence has called Draw
      And the defence has called Zone
      And card A gives 10 for Draw against Zone
      And card A has offence momentum 10
      And card B gives 0 for Draw against Zone
      And card B has defence momentum 0
      And card C gives 10 for Draw against Zone
      And card D gives 9 for Draw against Zone
      And card D has offence momentum 10
      When the odds of who is to name are asked for home to turn a card
      Then the odds are
        | who is to name | p   |
        | defence        | 1/8 |
        | offence        | 1/8 |
        | nobody         | 3/4 |
      When home turns card A
      Then the defence must name a play

    @MOM.offence-effect @case:sequences-while-the-defence-must-name-a-play-counted-in-a-deck-of-five
    Scenario: Before the defense names a play to give up, exactly five actions are possible
      Given home has the ball on own 30
      And the defence must name a play for home's drive
      And card A is the printed card
      When the sequences of 1 steps are counted over all chances
      Then there are 5
      When the sequences of 2 steps are counted over all chances
      Then there are 70
      When the sequences of 2 steps are counted over first chances
      Then there are 50
      When away names Blitz
      Then the phase is choose

    @MOM.offence-trigger @MOM.offence-effect @case:the-explanation-of-a-long-gain-names-the-trigger-and-what-follows
    Scenario: The explanation of a long gain cites the clause that triggers momentum
      Given home has the ball on own 30
      And the offence has called Draw
      And the defence has called Zone
      And card A gives 10 for Draw against Zone
      And card A has offence momentum 10
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites PLAY.draw, RESULT.gain, MOM.offence-trigger, MOM.offence-effect
      When home turns card A
      Then the defence must name a play

  Rule: Positions with bans and with plays to be named

    Background: The standard position
      Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

    @MOM.defence-effect @case:a-promise-that-has-lapsed-is-not-waiting-any-more
    Scenario Outline: A position that still lists an ended ban on an offensive play is invalid
      Given <one>
      And <two>
      And <state>
      And the score is home 8, away 0
      And <promise>
      When the position is put on the table
      Then it is refused under MOM.defence-effect

      Examples:
        | case                        | one                                    | two                                    | state                            | promise                                               |
        | the other side's drive      | the reading KF-A36 is configurable-off | the reading KF-A36 is configurable-off | home has the ball on own 30      | the offence may not use Sweep while away has the ball |
        | over a kick-off             | the reading KF-A36 is configurable-off | the reading KF-A36 is configurable-off | home is to kick off              | the offence may not use Sweep while home has the ball |
        | over a touchdown            | the reading KF-A36 is configurable-off | the reading KF-A36 is configurable-off | home has just scored a touchdown | the offence may not use Sweep while home has the ball |
        | for two points              | the reading KF-A36 is configurable-off | the reading KF-A36 is configurable-off | home is playing for two points   | the offence may not use Sweep while home has the ball |
        | for a try after no measure  | the reading KF-A23 is normal-play      | the reading KF-A36 is configurable-off | home has just scored a touchdown | the offence may not use Sweep while home has the ball |
        | the other side's try        | the reading KF-A23 is normal-play      | the reading KF-A31 is all              | home has just scored a touchdown | the offence may not use Sweep while away has the ball |
        | where a score ends all      | the reading KF-A33 is next-matrix-play | the reading KF-A36 is configurable-off | home has just scored a touchdown | the offence may not use Sweep while home has the ball |
        | where a score has ended all | the reading KF-A33 is next-matrix-play | the reading KF-A36 is configurable-off | home is to kick off              | the offence may not use Sweep while away has the ball |
        | a kick-off no one names for | the reading KF-A23 is normal-play      | the reading KF-A31 is all              | home is to kick off              | the offence may not use Sweep while home has the ball |

    @MOM.offence-effect @case:a-promise-that-has-lapsed-is-not-waiting-any-more
    Scenario Outline: A position that still lists an ended ban on a defensive play is invalid
      Given <one>
      And <two>
      And <state>
      And the score is home 8, away 0
      And <promise>
      When the position is put on the table
      Then it is refused under MOM.offence-effect

      Examples:
        | case                           | one                                    | two                                    | state                          | promise                                              |
        | the other side's drive         | the reading KF-A36 is configurable-off | the reading KF-A36 is configurable-off | home has the ball on own 30    | the defence may not use Zone while away has the ball |
        | where a score ends all for two | the reading KF-A33 is next-matrix-play | the reading KF-A36 is configurable-off | home is playing for two points | the defence may not use Zone while home has the ball |
        | when the game is over          | the reading KF-A33 is next-matrix-play | the reading KF-A23 is normal-play      | the game is over               | the defence may not use Zone while home has the ball |

    @MOM.defence-effect @case:a-promise-does-not-wait-while-another-is-to-be-named-but-where-promises-wait
    Scenario Outline: While a play must be named, a ban on an offensive play is invalid
      Given home has the ball on own 30
      And the <role> must name a play for home's drive
      And the offence may not use Sweep while home has the ball
      When the position is put on the table
      Then it is refused under MOM.defence-effect

      Examples:
        | role    |
        | defence |

    @MOM.offence-effect @case:a-promise-does-not-wait-while-another-is-to-be-named-but-where-promises-wait
    Scenario Outline: While a play must be named, a ban on a defensive play is invalid
      Given home has the ball on own 30
      And the <role> must name a play for home's drive
      And the defence may not use Zone while home has the ball
      When the position is put on the table
      Then it is refused under MOM.offence-effect

      Examples:
        | role    |
        | offence |

    @MOM.offence-effect @case:of-two-promises-that-have-lapsed-the-defences-is-blamed
    Scenario: Of two ended bans, only the defense's ban is reported
      Given home is to kick off
      And the score is home 8, away 0
      And the offence may not use Sweep while home has the ball
      And the defence may not use Zone while away has the ball
      When the position is put on the table
      Then it is refused under MOM.offence-effect

    @MOM.offence-effect @case:no-promise-waits-for-the-coin-of-overtime
    Scenario: A position before the overtime coin is invalid if a play is banned
      Given the reading KF-A33 is next-matrix-play
      And the coin of overtime is still to be tossed
      And the defence may not use Zone while home has the ball
      When the position is put on the table
      Then it is refused under MOM.offence-effect

    @MOM.offence-effect @case:promises-wait-for-homes-drive-first
    Scenario: A position that lists bans for away's drive before home's drive is refused
      Given the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And the offence may not use Sweep while away has the ball
      And the defence may not use Zone while home has the ball
      When the position is put on the table
      Then it is refused under MOM.offence-effect

    @MOM.defence-effect @case:either-of-two-waiting-promises-can-be-the-wrong-one
    Scenario Outline: A position with a valid and an invalid ban on plays is refused
      Given the reading KF-A33 is next-matrix-play
      And home has the ball on own 30
      And the <first role> may not use Zone while home has the ball
      And the <second role> may not use Zone while away has the ball
      When the position is put on the table
      Then it is refused under MOM.defence-effect

      Examples:
        | first role | second role |
        | offence    | defence     |
        | defence    | offence     |

    @MOM.offence-effect @case:a-play-is-named-while-a-promise-for-the-other-sides-drive-waits
    Scenario Outline: A defense may give up a play while another drive's ban exists
      Given the reading KF-A33 is next-matrix-play
      And <who> has the ball on own 30
      And the offence may not use Sweep while <other> has the ball
      And card A gives 12 for Draw against Blitz
      And card A has offence momentum 12
      When <who>'s Draw meets Blitz on card A
      Then the defence must name a play
      And the only play forbidden is Sweep to the offence while <other> has the ball
      When <other> names Zone
      Then <who> has the ball on own 42
      And the used cards are A
      And the plays forbidden are
        | play     | to       | while |
        | <first>  | <role 1> | home  |
        | <second> | <role 2> | away  |

      Examples:
        | who  | other | first | role 1  | second | role 2  |
        | home | away  | Zone  | defence | Sweep  | offence |
        | away | home  | Sweep | offence | Zone   | defence |

    @MOM.offence-effect @case:a-promise-named-after-a-punt-takes-the-place-of-one-that-waits-for-the-same-drive
    Scenario Outline: A play banned after a punt replaces the play already banned for that drive
      Given the reading KF-A33 is next-matrix-play
      And the reading KF-A32 is any-movement
      And <who> has the ball on own 30
      And the offence may not use Sweep while home has the ball
      And the offence may not use Draw while away has the ball
      And card A has punt 40
      And card A has offence momentum 40
      When <who> punts and card A is turned
      Then the defence must name a play
      And the play is named for <who>'s drive
      When <other> names Zone
      Then <other> starts first and ten on own 30
      And the plays forbidden are
        | play     | to       | while |
        | <first>  | <role 1> | home  |
        | <second> | <role 2> | away  |
      When <other> calls <kept>
      Then it is refused under MOM.defence-effect

      Examples:
        | who  | other | kept  | first | role 1  | second | role 2  |
        | home | away  | Draw  | Zone  | defence | Draw   | offence |
        | away | home  | Sweep | Sweep | offence | Zone   | defence |

    @KICKOFF.r-number @case:where-scores-end-no-promise-promises-wait-over-a-kick-off
    Scenario: Under KF-A23 normal-play, a ban on a play outlasts a kick-off
      Given the reading KF-A33 is next-matrix-play
      And the reading KF-A23 is normal-play
      And home is to kick off
      And the score is home 3, away 0
      And the offence may not use Sweep while home has the ball
      And card A has kick-off r20
      When away turns card A for the kick-off
      Then away starts first and ten on own 20
      And the only play forbidden is Sweep to the offence while home has the ball

    @XP.one-point @case:where-scores-end-no-promise-promises-wait-for-a-try
    Scenario Outline: A ban on a play outlasts an extra point only under KF-A33 next-matrix-play
      Given the reading KF-A33 is <key>
      And the reading KF-A23 is normal-play
      And the reading KF-A31 is all
      And home has just scored a touchdown
      And the score is home 6, away 0
      And the offence may not use Sweep while home has the ball
      And card A has field goal 20
      When home kicks for the extra point and card A is turned
      Then the score is home 7, away 0
      And <promise>

      Examples:
        | key              | promise                                                           |
        | next-action-only | no play is forbidden                                              |
        | next-matrix-play | the only play forbidden is Sweep to the offence while home has the ball |

    @MOM.offence-effect @case:nothing-is-to-be-named-where-nothing-would-be-asked
    Scenario Outline: A position is invalid if the defense must give up a play without effect
      Given <one>
      And <two>
      And <state>
      And the score is home 8, away 0
      And the <role> must name a play for <drive>'s drive
      When the position is put on the table
      Then it is refused under MOM.offence-effect

      Examples:
        | case                             | one                                    | two                                    | state                            | role    | drive |
        | a try under the ruling           | the reading KF-A36 is configurable-off | the reading KF-A36 is configurable-off | home has just scored a touchdown | defence | home  |
        | a try, touchdowns not measured   | the reading KF-A23 is normal-play      | the reading KF-A36 is configurable-off | home has just scored a touchdown | defence | home  |
        | a try, momentum ended by it      | the reading KF-A31 is all              | the reading KF-A36 is configurable-off | home has just scored a touchdown | defence | home  |
        | a try for the other's drive      | the reading KF-A23 is normal-play      | the reading KF-A31 is all              | home has just scored a touchdown | defence | away  |
        | a kick-off under the ruling      | the reading KF-A36 is configurable-off | the reading KF-A36 is configurable-off | home is to kick off              | defence | home  |
        | a kick-off, promises do not wait | the reading KF-A23 is normal-play      | the reading KF-A36 is configurable-off | home is to kick off              | defence | home  |
        | a kick-off, scores end promises  | the reading KF-A33 is next-matrix-play | the reading KF-A36 is configurable-off | home is to kick off              | defence | home  |
        | a kick-off, the receiver's drive | the reading KF-A33 is next-matrix-play | the reading KF-A23 is normal-play      | home is to kick off              | defence | away  |
        | a play, the other's drive        | the reading KF-A36 is configurable-off | the reading KF-A36 is configurable-off | home has the ball on own 30      | defence | away  |
        | a play, the other's, waiting     | the reading KF-A33 is next-matrix-play | the reading KF-A36 is configurable-off | home has the ball on own 30      | defence | away  |
        | a play, the other's, punts count | the reading KF-A32 is any-movement     | the reading KF-A36 is configurable-off | home has the ball on own 30      | defence | away  |

    @MOM.defence-effect @case:nothing-is-to-be-named-where-nothing-would-be-asked
    Scenario Outline: A position is invalid if the offense must give up a play without effect
      Given <one>
      And <two>
      And <state>
      And the score is home 8, away 0
      And the <role> must name a play for <drive>'s drive
      When the position is put on the table
      Then it is refused under MOM.defence-effect

      Examples:
        | case                        | one                                    | two                                    | state                            | role    | drive |
        | a try under the ruling      | the reading KF-A36 is configurable-off | the reading KF-A36 is configurable-off | home has just scored a touchdown | offence | home  |
        | a kick-off under the ruling | the reading KF-A36 is configurable-off | the reading KF-A36 is configurable-off | home is to kick off              | offence | home  |
        | a play, the other's drive   | the reading KF-A36 is configurable-off | the reading KF-A36 is configurable-off | home has the ball on own 30      | offence | away  |

    @MOM.offence-effect @case:on-second-down-no-punt-has-just-been-measured
    Scenario: On second down, a play to be given up for a punt is invalid
      Given the reading KF-A33 is next-matrix-play
      And the reading KF-A32 is any-movement
      And home has the ball on own 35
      And it is second down with the flags from own 30
      And the defence must name a play for away's drive
      When the position is put on the table
      Then it is refused under MOM.offence-effect

    @MOM.offence-effect @case:in-overtime-nothing-is-named-before-a-kick-off
    Scenario: A position before an overtime kick-off is invalid if a play must be named
      Given the reading KF-A33 is next-matrix-play
      And the reading KF-A23 is normal-play
      And it is overtime
      And home is to kick off
      And the defence must name a play for home's drive
      When the position is put on the table
      Then it is refused under MOM.offence-effect

    @MOM.offence-effect @case:what-can-be-to-be-named-is-named-and-play-goes-on
    Scenario Outline: After the defense names a play, the play is banned and the game continues
      Given <one>
      And <two>
      And <state>
      And the score is home 8, away 0
      And the <role> must name a play for <drive>'s drive
      When <who> names <play>
      Then the only play forbidden is <play> to the <role> while <drive> has the ball
      And the phase is <phase>
      And nobody has to name a play
      And the play is named for nobody's drive

      Examples:
        | case                        | one                                    | two                                    | state                            | role    | drive | who  | play | phase    |
        | before a play               | the reading KF-A36 is configurable-off | the reading KF-A36 is configurable-off | home has the ball on own 30      | defence | home  | away | Zone | choose   |
        | before a play, after a punt | the reading KF-A33 is next-matrix-play | the reading KF-A32 is any-movement     | home has the ball on own 30      | defence | away  | home | Deep | choose   |
        | before a try                | the reading KF-A23 is normal-play      | the reading KF-A31 is all              | home has just scored a touchdown | defence | home  | away | Zone | try      |
        | before a kick-off           | the reading KF-A33 is next-matrix-play | the reading KF-A23 is normal-play      | home is to kick off              | defence | home  | away | Zone | kick-off |

    @MOM.defence-effect @case:what-can-be-to-be-named-is-named-and-play-goes-on
    Scenario Outline: After the offense names a play, the play is banned and the game continues
      Given <one>
      And <two>
      And <state>
      And the score is home 8, away 0
      And the <role> must name a play for <drive>'s drive
      When <who> names <play>
      Then the only play forbidden is <play> to the <role> while <drive> has the ball
      And the phase is <phase>
      And nobody has to name a play
      And the play is named for nobody's drive

      Examples:
        | case                        | one                                    | two                                    | state                            | role    | drive | who  | play      | phase    |
        | before a play               | the reading KF-A36 is configurable-off | the reading KF-A36 is configurable-off | home has the ball on own 30      | offence | home  | home | Draw      | choose   |
        | before a play, after a punt | the reading KF-A33 is next-matrix-play | the reading KF-A32 is any-movement     | home has the ball on own 30      | offence | away  | away | Deep Pass | choose   |
        | before a try                | the reading KF-A23 is normal-play      | the reading KF-A31 is all              | home has just scored a touchdown | offence | home  | home | Draw      | try      |
        | before a kick-off           | the reading KF-A33 is next-matrix-play | the reading KF-A23 is normal-play      | home is to kick off              | offence | home  | home | Draw      | kick-off |

    @MOM.defence-effect @case:after-a-punt-deep-pass-counts-as-available-for-the-drive-that-is-over
    Scenario: Under KF-A32 any-movement, the punter may name Deep Pass even inside its limit
      Given the reading KF-A33 is next-matrix-play
      And the reading KF-A32 is any-movement
      And Deep Pass is barred inside the 99
      And home has the ball on own 30
      And the offence must name a play for away's drive
      When away names Deep Pass
      Then the only play forbidden is Deep Pass to the offence while away has the ball

    @MOM.offence-effect @case:before-a-try-for-the-record-a-play-is-named-in-overtime
    Scenario: In overtime, a play is given up before a try, although without effect
      Given the reading KF-A44 is complete-try
      And the reading KF-A23 is normal-play
      And the reading KF-A31 is all
      And it is overtime
      And home has the ball on opponent's 5
      And card A gives 5 for Sweep against Blitz
      And card A has offence momentum 5
      When home's Sweep meets Blitz on card A
      Then the defence must name a play
      When away names Zone
      Then home is to try for an extra point or two

  Rule: Results that a momentum note measures

    Background: The standard position
      Given the standard position, first and ten for home on own 30 in quarter 1, no score, away having kicked off to open the game

    @MOM.some-cards @MOM.offence-trigger @case:a-note-of-one-side-is-measured-for-that-side-alone
    Scenario Outline: The explanation of an offensive momentum note does not cite the defensive note
      Given card A gives 5 for Sweep against Zone
      And card A has <side> momentum 5
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites MOM.offence-trigger
      And the explanation does not cite MOM.defence-trigger

      Examples:
        | side    |
        | offence |

    @MOM.some-cards @MOM.defence-trigger @case:a-note-of-one-side-is-measured-for-that-side-alone
    Scenario Outline: The explanation of a defensive momentum note does not cite the offensive note
      Given card A gives 5 for Sweep against Zone
      And card A has <side> momentum 5
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites MOM.defence-trigger
      And the explanation does not cite MOM.offence-trigger

      Examples:
        | side    |
        | defence |

    @RESULT.turnover @case:a-turnover-is-measured-by-no-note
    Scenario: The explanation of a turnover cites no momentum note
      Given card A gives T/O for Sweep against Zone
      And card A has offence momentum 0
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites RESULT.turnover
      And the explanation does not cite MOM.offence-trigger, MOM.offence-effect

    @RESULT.touchdown @TD.reach @case:a-td-on-the-card-is-one-of-the-five-kinds-a-gain-over-the-line-is-not
    Scenario: The explanation cites RESULT.touchdown for a TD, not for a gain
      Given home has the ball on opponent's 5
      And card A gives TD for Sweep against Zone
      And card B gives 5 for Sweep against Zone
      And the offence has called Sweep
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites RESULT.touchdown
      When home, given card B, asks by which rules to turn a card
      Then the explanation cites RESULT.gain, TD.reach
      And the explanation does not cite RESULT.touchdown

    @TWO.one-play @case:where-it-is-a-play-like-any-other-a-turnover-or-points-for-the-defence-make-no-momentum-on-the-two-point-play
    Scenario Outline: Under KF-A23 normal-play, two-point turnovers and safeties give no momentum
      Given the reading KF-A23 is normal-play
      And the reading KF-A33 is next-matrix-play
      And the reading KF-A21 is live-ball
      And home is playing for two points
      And the score is home 6, away 0
      And card A gives <result> for Sweep against Zone
      And card A has defence momentum 0
      When home's Sweep meets Zone on card A
      Then nobody has to name a play
      And home is to kick off
      And the score is home 6, away <away>

      Examples:
        | result | away |
        | T/O    | 0    |
        | -80    | 2    |

    @MOM.no-empty-promise @case:before-a-try-deep-pass-counts-as-available-and-the-explanation-says-so
    Scenario: Before a try, the offense may name Deep Pass although its limit forbids calls
      Given the reading KF-A23 is normal-play
      And the reading KF-A31 is all
      And Deep Pass is barred inside the 20
      And home has just scored a touchdown
      And the score is home 6, away 0
      And the offence must name a play for home's drive
      When home asks by which rules to name Deep Pass
      Then the explanation cites MOM.no-empty-promise, MOM.defence-effect
      When home names Deep Pass
      Then home is to try for an extra point or two

    @RESULT.gain @case:each-of-the-five-kinds-is-told-as-itself
    Scenario Outline: The explanation of a gain cites the clause for gains
      Given home has the ball on own 30
      And card A gives <cell> for Deep Pass against Zone
      And the offence has called Deep Pass
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites <clause>
      And the explanation does not cite RESULT.loss, RESULT.incomplete, RESULT.turnover, RESULT.touchdown

      Examples:
        | cell | clause      |
        | 4    | RESULT.gain |
        | 0    | RESULT.gain |

    @RESULT.loss @case:each-of-the-five-kinds-is-told-as-itself
    Scenario Outline: The explanation of a loss cites the clause for losses
      Given home has the ball on own 30
      And card A gives <cell> for Deep Pass against Zone
      And the offence has called Deep Pass
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites <clause>
      And the explanation does not cite RESULT.gain, RESULT.incomplete, RESULT.turnover, RESULT.touchdown

      Examples:
        | cell | clause      |
        | -4   | RESULT.loss |

    @RESULT.incomplete @case:each-of-the-five-kinds-is-told-as-itself
    Scenario Outline: The explanation of an incomplete pass cites the clause for incomplete passes
      Given home has the ball on own 30
      And card A gives <cell> for Deep Pass against Zone
      And the offence has called Deep Pass
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites <clause>
      And the explanation does not cite RESULT.gain, RESULT.loss, RESULT.turnover, RESULT.touchdown

      Examples:
        | cell | clause            |
        | -    | RESULT.incomplete |

    @RESULT.turnover @case:each-of-the-five-kinds-is-told-as-itself
    Scenario Outline: The explanation of a turnover cites the clause for turnovers
      Given home has the ball on own 30
      And card A gives <cell> for Deep Pass against Zone
      And the offence has called Deep Pass
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites <clause>
      And the explanation does not cite RESULT.gain, RESULT.loss, RESULT.incomplete, RESULT.touchdown

      Examples:
        | cell | clause          |
        | T/O  | RESULT.turnover |

    @RESULT.touchdown @case:each-of-the-five-kinds-is-told-as-itself
    Scenario Outline: The explanation of a touchdown cites the clause for touchdowns
      Given home has the ball on own 30
      And card A gives <cell> for Deep Pass against Zone
      And the offence has called Deep Pass
      And the defence has called Zone
      When home, given card A, asks by which rules to turn a card
      Then the explanation cites <clause>
      And the explanation does not cite RESULT.gain, RESULT.loss, RESULT.incomplete, RESULT.turnover

      Examples:
        | cell | clause           |
        | TD   | RESULT.touchdown |

    @MOM.defence-effect @case:of-two-promises-the-one-of-this-drive-is-told
    Scenario: The explanation of a refused call cites only the ban of this drive
      Given the reading KF-A33 is next-matrix-play
      And away has the ball on own 30
      And the offence may not use Sweep while home has the ball
      And the offence may not use Draw while away has the ball
      When away asks by which rules to call Draw
      Then the explanation cites MOM.defence-effect

    @KICKOFF.turnover @case:where-scores-end-no-promise-promises-wait-while-a-lost-kick-off-is-placed
    Scenario: Under KF-A16 redraw, a ban on a play outlasts a fumbled kick-off
      Given the reading KF-A33 is next-matrix-play
      And the reading KF-A23 is normal-play
      And the reading KF-A16 is redraw
      And home is to kick off
      And the score is home 3, away 0
      And the offence may not use Sweep while home has the ball
      And card A has kick-off T/O
      When away turns card A for the kick-off
      Then another card is to be turned for the place of the ball
      And the only play forbidden is Sweep to the offence while home has the ball

    @TWO.one-play @case:the-two-point-play-ends-the-promise-of-its-own-drive-and-not-the-others
    Scenario: The two-point play ends only the ban on a play for its drive
      Given the reading KF-A33 is next-matrix-play
      And the reading KF-A23 is normal-play
      And the reading KF-A24 is after-draw
      And home has just scored a touchdown
      And the score is home 6, away 0
      And card A gives 4 for Sweep against Zone
      And the offence may not use Draw while home has the ball
      And the offence may not use Draw while away has the ball
      When home turns card A before choosing a try
      And home goes for two points
      And home calls Sweep
      And away calls Zone
      And home turns the next card
      Then home is to kick off
      And the only play forbidden is Draw to the offence while away has the ball

    @MOM.offence-effect @case:naming-promising-and-scoring-leave-the-cards-made-and-used-as-they-are
    Scenario Outline: The generated deck stays the same when a side scores or names a play
      Given the reading KF-A01 is random-generator
      And the reading KF-A33 is <key>
      And card A gives 5 for Sweep against Zone
      And card A has offence momentum 5
      And card B gives TD for Sweep against Blitz
      And card C has field goal 20
      And card D is the printed card
      And the deck is exactly the cards of this scenario
      And the cards made are A, B, C and C
      And home has the ball on own 30
      When home's Sweep meets Zone on card A
      And away names Zone
      Then the used cards are A
      And the cards made are A, B, C and C
      When home's Sweep meets Blitz on card B
      Then home is to try for an extra point or two
      And the used cards are A and B
      And the cards made are A, B, C and C
      When home kicks for the extra point and card C is turned
      Then the cards made are A, B, C and C

      Examples:
        | key              |
        | next-action-only |
        | next-matrix-play |

    @TWO.points @case:the-card-turned-before-the-try-leaves-the-cards-made-as-they-are
    Scenario: When a card is turned before a try, the generated deck stays the same
      Given the reading KF-A01 is random-generator
      And the reading KF-A24 is after-draw
      And card A gives 20 for Sweep against Zone
      And card B is the printed card
      And card C is the printed card
      And the deck is exactly the cards of this scenario
      And the cards made are A, A and B
      And home has just scored a touchdown
      And the score is home 6, away 0
      When home turns card A before choosing a try
      Then the cards made are A, A and B
      When home goes for two points
      And home calls Sweep
      And away calls Zone
      And home turns the next card
      Then the score is home 8, away 0
      And the cards made are A, A and B
