Feature: Fouls
  A foul is declared with a steal or an interception. It has a die of its own: it may add 1 to the other roll, or bring a card.

  Rule: A foul is aimed at an opponent in a neighbouring hex and declared before the dice

    @FOUL.adjacent @FOUL.declare @FOUL.roll @FOUL.bonus @STEAL.adjacent
    Scenario: A steal with a foul takes two dice, the foul die first
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red plays steal F1 from F3 fouling
      Then it needs a d6 for foul
      And nothing has changed
      When red rolls d6 5 to steal F1 from F3 fouling
      Then it needs a d6 for steal
      And nothing has changed
      When red rolls d6 5, d6 5 to steal F1 from F3 fouling
      Then F1 has the ball
      And F1 had their turn
      And it is blue's activation

    @STEAL.adjacent
    Scenario: A steal without a foul has no second die
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 5, d6 5 to steal F1 from F3
      Then it is an error of kind chance-left
      And nothing has changed
      When red rolls d6 5 to steal F1 from F3
      Then F3 has the ball
      And the position has [] at /offences

    @TURN.alternate
    Scenario: A foul cannot be declared once the die of the steal is known
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 5 to steal F1 from F3
      Then F3 has the ball
      When red plays steal F1 from F3 fouling
      Then it is refused under TURN.alternate

    @STEAL.adjacent
    Scenario: A holder two hexes away can neither be robbed nor fouled
      Given F1 stands on 0,-2
      And F3 stands on 0,2
      And F3 has the ball
      When red plays steal F1 from F3 fouling
      Then it is refused under STEAL.adjacent
      And nothing has changed

    @STEAL.adjacent
    Scenario: A neighbour without the ball is not fouled in a steal
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And M4 stands on 2,0
      And M4 has the ball
      When red plays steal F1 from F3 fouling
      Then it is refused under STEAL.adjacent
      And nothing has changed

    @FOUL.adjacent @FOUL.declare @FOUL.roll @FOUL.bonus @ACTTAB.intercept
    Scenario: An interceptor next to the passer fouls him and wins the ball with a 4
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-5
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls d6 5, d6 4 to intercept F3 fouling M1
      Then F3 has the ball
      And the position has [] at /offences
      And it is blue's activation

    @FOUL.adjacent @FOUL.declare @FOUL.roll @FOUL.bonus
    Scenario: An interceptor next to the receiver fouls him and misses the ball with a 3
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And D3 stands on 0,4
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls d6 6, d6 3, d6 4 to intercept D3 fouling M2
      Then M2 has the ball
      And it is blue's activation

    @FOUL.adjacent @FOUL.bonus
    Scenario: The victim is counted as a neighbour from the hex of the tackle step
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 2,-4
      And M1 has the ball
      When red plays pass M1 to M2
      Then blue has exactly these actions
        | action                                  |
        | intercept F3 stepping to 1,-5           |
        | intercept F3 stepping to 1,-5 fouling M1 |
        | intercept F3 stepping to 1,-3           |
        | let-by F3                               |
      When blue rolls d6 5, d6 4 to intercept F3 stepping to 1,-5 fouling M1
      Then F3 has the ball
      And F3 stands on 1,-5

    @FOUL.adjacent
    Scenario Outline: An interceptor on 1,-3 cannot foul <victim>, <who>
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F1 stands on 2,-4
      And M4 stands on 1,-1
      And F3 stands on 1,-3
      And the position says /phase is "intercept"
      And the position says /loose is null
      And the position says /done is ["M1"]
      And the position says /flight is {"passer": "M1", "origin": [0, -6], "receiver": "M2", "to": [0, 2], "good": true, "side": null, "asked": []}
      When blue plays intercept F3 fouling <victim>
      Then it is refused under FOUL.adjacent
      And nothing has changed

      Examples:
        | victim | who                                     |
        | M1     | the passer two hexes away               |
        | M2     | the receiver three hexes away           |
        | F1     | a neighbour who neither passed nor gets |
        | M4     | a team-mate next to him                 |

    @FOUL.adjacent
    Scenario: A defender next to the passer of a pass gone astray may foul him, not the receiver
      Given D1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-5
      And D1 has the ball
      When red rolls d6 1, d3 3 to pass D1 to M2
      Then blue has exactly these actions
        | action                  |
        | intercept F3            |
        | intercept F3 fouling D1 |
        | let-by F3               |
      When blue rolls d6 5, d6 4 to intercept F3 fouling D1
      Then F3 has the ball

    @SHOOT.attempt
    Scenario: No foul goes with a shot
      Given F1 stands on 0,8
      And D3 stands on 0,10
      And F1 has the ball
      When red does {"type": "shoot", "man": "F1", "foul": "D3"} with []
      Then it is an error of kind bad-request
      And nothing has changed
      When red plays shoot F1
      Then the phase is aim

    @FOUL.roll
    Scenario: There is one foul for one steal, whatever it brings
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 5, d6 5, d6 4 to steal F1 from F3 fouling
      Then it is an error of kind chance-left
      And nothing has changed
      When red rolls d6 5, d6 4 to steal F1 from F3 fouling
      Then F3 has the ball

  Rule: A foul that works adds 1, also to what the Steal skill adds

    @FOUL.bonus @FOUL.success @ACTTAB.steal
    Scenario Outline: After a good foul a forward who rolls <die> leaves the ball with <holder>
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 6, d6 <die> to steal F1 from F3 fouling
      Then <holder> has the ball
      And the position has [] at /offences

      Examples:
        | die | holder |
        | 1   | F3     |
        | 4   | F3     |
        | 5   | F1     |
        | 6   | F1     |

    @FOUL.bonus @FOUL.success @SKILL.steal-plus-one
    Scenario Outline: After a good foul a midfielder who rolls <die> leaves the ball with <holder>
      Given M1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 5, d6 <die> to steal M1 from F3 fouling
      Then <holder> has the ball

      Examples:
        | die | holder |
        | 3   | F3     |
        | 4   | M1     |
        | 5   | M1     |

    @FOUL.fails @ACTTAB.steal
    Scenario Outline: After a failed foul of <foul> a forward who rolls <die> leaves the ball with <holder>
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 <foul>, d6 <die> to steal F1 from F3 fouling
      Then <holder> has the ball
      And the position has [] at /offences

      Examples:
        | foul | die | holder |
        | 3    | 5   | F3     |
        | 3    | 6   | F1     |
        | 4    | 5   | F3     |
        | 4    | 6   | F1     |

    @FOUL.bonus @FOUL.success
    Scenario: A foul lifts a forward's odds of a steal to two in nine
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When the odds of the holder are asked for red to steal F1 from F3 fouling
      Then the odds are
        | the holder | p   |
        | F1         | 2/9 |
        | F3         | 7/9 |
      When the odds of the holder and the caught are asked for red to steal F1 from F3 fouling
      Then the odds are
        | the holder | the caught | p    |
        | F1         | none       | 1/6  |
        | F3         | none       | 1/2  |
        | F1         | F1         | 1/18 |
        | F3         | F1         | 5/18 |
      When red rolls d6 5, d6 5 to steal F1 from F3 fouling
      Then F1 has the ball

    @FOUL.bonus @SKILL.steal-plus-one
    Scenario: A foul lifts a midfielder's odds of a steal to seven in eighteen
      Given M1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When the odds of the holder are asked for red to steal M1 from F3 fouling
      Then the odds are
        | the holder | p     |
        | M1         | 7/18  |
        | F3         | 11/18 |
      When red rolls d6 5, d6 4 to steal M1 from F3 fouling
      Then M1 has the ball

    @FOUL.adjacent @FOUL.declare @FOUL.roll @FOUL.success @FOUL.bonus
    Scenario: The explanation of a steal with a foul that works names its die and its bonus
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red, given d6 5, d6 5, asks by which rules to steal F1 from F3 fouling
      Then the explanation cites FOUL.adjacent, FOUL.declare, FOUL.roll, FOUL.success, FOUL.bonus
      And nothing has changed

  Rule: The foul die succeeds, fails, or has the fouler caught

    @FOUL.roll @FOUL.success @ACTTAB.foul
    Scenario Outline: Without a choice of reading a foul die of <foul> works, so that a 5 steals
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 <foul>, d6 5 to steal F1 from F3 fouling
      Then F1 has the ball
      And the position has [] at /offences

      Examples:
        | foul |
        | 5    |
        | 6    |

    @FOUL.roll @FOUL.fails
    Scenario Outline: Without a choice of reading a foul die of <foul> brings nothing
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 <foul>, d6 5 to steal F1 from F3 fouling
      Then F3 has the ball
      And the position has [] at /offences
      And the position has [] at /booked

      Examples:
        | foul |
        | 3    |
        | 4    |

    @FOUL.roll @FOUL.caught @FOUL.caught-card
    Scenario Outline: Without a choice of reading a foul die of <foul> has the fouler caught
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 <foul>, d6 5 to steal F1 from F3 fouling
      Then F3 has the ball
      And the position has ["F1"] at /offences
      And the position has ["F1"] at /booked

      Examples:
        | foul |
        | 1    |
        | 2    |

    @FOUL.roll @ACTTAB.foul
    Scenario Outline: Under <reading> a foul die of <foul> and a 5 leave the ball with <holder> and the offences <offences>
      Given the reading TS-A01 is <reading>
      And F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 <foul>, d6 5 to steal F1 from F3 fouling
      Then <holder> has the ball
      And the position has <offences> at /offences

      Examples:
        | reading   | foul | holder | offences |
        | text-5-6  | 1    | F3     | ["F1"]   |
        | text-5-6  | 2    | F3     | ["F1"]   |
        | text-5-6  | 3    | F3     | []       |
        | text-5-6  | 4    | F3     | []       |
        | text-5-6  | 5    | F1     | []       |
        | text-5-6  | 6    | F1     | []       |
        | table-4-6 | 1    | F3     | ["F1"]   |
        | table-4-6 | 2    | F3     | []       |
        | table-4-6 | 3    | F3     | []       |
        | table-4-6 | 4    | F1     | []       |
        | table-4-6 | 5    | F1     | []       |
        | table-4-6 | 6    | F1     | []       |
        | mixed     | 1    | F3     | ["F1"]   |
        | mixed     | 2    | F3     | ["F1"]   |
        | mixed     | 3    | F3     | []       |
        | mixed     | 4    | F1     | []       |
        | mixed     | 5    | F1     | []       |
        | mixed     | 6    | F1     | []       |

    @FOUL.roll
    Scenario Outline: Under <reading> an interceptor who fouls with <foul> and rolls a 4 leaves the ball with <holder>
      Given the reading TS-A01 is <reading>
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-5
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls <dice> to intercept F3 fouling M1
      Then <holder> has the ball
      And the position has <offences> at /offences

      Examples:
        | reading   | foul | dice             | holder | offences |
        | text-5-6  | 2    | d6 2, d6 4, d6 4 | M2     | ["F3"]   |
        | text-5-6  | 4    | d6 4, d6 4, d6 4 | M2     | []       |
        | table-4-6 | 2    | d6 2, d6 4, d6 4 | M2     | []       |
        | table-4-6 | 4    | d6 4, d6 4       | F3     | []       |
        | mixed     | 2    | d6 2, d6 4, d6 4 | M2     | ["F3"]   |
        | mixed     | 4    | d6 4, d6 4       | F3     | []       |

  Rule: The caught fouler is given a card, and the roll goes on

    @FOUL.caught @FOUL.caught-card @CARD.first-yellow
    Scenario: The card goes to the fouler, none to his victim
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 1, d6 1 to steal F1 from F3 fouling
      Then F3 has the ball
      And the position has ["F1"] at /offences
      And the position has ["F1"] at /booked
      And the position has [] at /sent_off
      And F1 stands on 0,-2
      And it is blue's activation

    @FOUL.caught @FOUL.caught-card
    Scenario: A caught fouler may still steal with a 6
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 1, d6 6 to steal F1 from F3 fouling
      Then F1 has the ball
      And the position has ["F1"] at /offences

    @FOUL.caught @FOUL.caught-card @CARD.second-red @CARD.red-effect
    Scenario: A fouler caught for the second time is sent off before he can roll
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      And F1 has been caught once before
      When red rolls d6 1, d6 6 to steal F1 from F3 fouling
      Then it is an error of kind chance-left
      When red rolls d6 1 to steal F1 from F3 fouling
      Then F3 has the ball
      And F1 is off the field
      And the position has ["F1", "F1"] at /offences
      And the position has ["F1"] at /sent_off
      And it is blue's activation

    @FOUL.caught-card @CARD.second-red
    Scenario: An interceptor caught for the second time is sent off and the pass goes on
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-5
      And M1 has the ball
      And F3 has been caught once before
      When red plays pass M1 to M2
      And blue rolls d6 2, d6 4 to intercept F3 fouling M1
      Then M2 has the ball
      And F3 is off the field
      And the position has ["F3"] at /sent_off
      And it is blue's activation

    @FOUL.caught-card @CARD.second-red @SKILL.tackle-two-hexes
    Scenario: A tackler caught for the second time leaves the hex of his step and the field
      Given M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 2,-4
      And M1 has the ball
      And F3 has been caught once before
      When red plays pass M1 to M2
      And blue rolls d6 1, d6 4 to intercept F3 stepping to 1,-5 fouling M1
      Then M2 has the ball
      And F3 is off the field
      And it is blue's activation

    @FOUL.fails
    Scenario: A man who was caught before is not sent off by a foul that only fails
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      And F1 has been caught once before
      When red rolls d6 3, d6 6 to steal F1 from F3 fouling
      Then F1 has the ball
      And F1 stands on 0,-2
      And the position has ["F1"] at /offences
      And the position has [] at /sent_off

    @FOUL.roll
    Scenario Outline: Under <reading> the dice <dice> of a steal with a foul leave the ball with <holder>
      Given the reading TS-A40 is <reading>
      And F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls <dice> to steal F1 from F3 fouling
      Then <holder> has the ball
      And the position has <offences> at /offences
      And it is blue's activation

      Examples:
        | reading        | dice       | holder | offences |
        | roll-goes-on   | d6 1, d6 6 | F1     | ["F1"]   |
        | roll-goes-on   | d6 2, d6 5 | F3     | ["F1"]   |
        | roll-goes-on   | d6 4, d6 6 | F1     | []       |
        | roll-goes-on   | d6 5, d6 5 | F1     | []       |
        | caught-cancels | d6 1       | F3     | ["F1"]   |
        | caught-cancels | d6 2       | F3     | ["F1"]   |
        | caught-cancels | d6 3, d6 6 | F1     | []       |
        | caught-cancels | d6 4, d6 5 | F3     | []       |
        | caught-cancels | d6 5, d6 5 | F1     | []       |
        | both-cancel    | d6 1       | F3     | ["F1"]   |
        | both-cancel    | d6 3       | F3     | []       |
        | both-cancel    | d6 4       | F3     | []       |
        | both-cancel    | d6 5, d6 5 | F1     | []       |
        | both-cancel    | d6 6, d6 4 | F3     | []       |

    @FOUL.roll
    Scenario Outline: Under <reading> the dice <dice> of an interception with a foul leave the ball with <holder>
      Given the reading TS-A40 is <reading>
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-5
      And M1 has the ball
      When red plays pass M1 to M2
      And blue rolls <dice> to intercept F3 fouling M1
      Then <holder> has the ball
      And F1 stands on -4,-14
      And it is blue's activation

      Examples:
        | reading        | dice             | holder |
        | roll-goes-on   | d6 1, d6 5       | F3     |
        | roll-goes-on   | d6 3, d6 5       | F3     |
        | caught-cancels | d6 1, d6 4       | M2     |
        | caught-cancels | d6 3, d6 5       | F3     |
        | both-cancel    | d6 1, d6 4       | M2     |
        | both-cancel    | d6 3, d6 4       | M2     |
        | both-cancel    | d6 5, d6 4       | F3     |

    @FOUL.roll @STEAL.adjacent
    Scenario Outline: Under <reading> a steal with and without a foul and a skip make <count> sequences of one step
      Given the reading TS-A40 is <reading>
      And F1 stands on -4,-16
      And F3 stands on -4,-14
      And M4 stands on -3,-15
      And F3 has the ball
      And F2, M1, M2, D1 and G1 had their turn
      When the sequences of 1 steps are counted over all chances
      Then there are <count>
      When red rolls d6 5, d6 5 to steal F1 from F3 fouling
      Then F1 has the ball

      Examples:
        | reading        | count |
        | roll-goes-on   | 43    |
        | caught-cancels | 33    |
        | both-cancel    | 23    |

  Rule: Whether a foul is also an action of its own depends on the reading

    @FOUL.bonus
    Scenario: A foul is no action of its own
      Given F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red plays foul F1 on F3
      Then it is refused under FOUL.bonus
      And nothing has changed

    @FOUL.declare
    Scenario: Under add-on a foul is declared with a steal and not by itself
      Given the reading TS-A38 is add-on
      And F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red plays foul F1 on F3
      Then it is refused under FOUL.declare
      And nothing has changed

    @FOUL.adjacent @FOUL.roll @FOUL.success
    Scenario Outline: Under <reading> a foul of its own that works uses the action and changes nothing else
      Given the reading TS-A38 is <reading>
      And F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 6 to foul F1 on F3
      Then F3 has the ball
      And F1 had their turn
      And the position has [] at /offences
      And it is blue's activation

      Examples:
        | reading    |
        | own-action |
        | both       |

    @FOUL.adjacent @FOUL.roll @FOUL.caught @FOUL.caught-card
    Scenario Outline: Under <reading> a man caught in a foul of his own against a man without the ball gets a card
      Given the reading TS-A38 is <reading>
      And F1 stands on 0,-2
      And F3 stands on 0,0
      And M4 stands on 2,0
      And M4 has the ball
      When red rolls d6 2 to foul F1 on F3
      Then M4 has the ball
      And F1 had their turn
      And the position has ["F1"] at /offences
      And the position has ["F1"] at /booked

      Examples:
        | reading    |
        | own-action |
        | both       |

    @FOUL.adjacent
    Scenario Outline: Under <reading> a foul of its own cannot reach <victim> on <place>
      Given the reading TS-A38 is <reading>
      And F1 stands on 0,-2
      And <victim> stands on <place>
      When red plays foul F1 on <victim>
      Then it is refused under FOUL.adjacent
      And nothing has changed

      Examples:
        | reading    | victim | place |
        | own-action | F3     | 0,2   |
        | own-action | F2     | 1,-1  |
        | both       | F3     | 2,-2  |
        | both       | M1     | 1,-3  |

    @ACT.list
    Scenario: Under own-action a steal takes no foul
      Given the reading TS-A38 is own-action
      And F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red plays steal F1 from F3 fouling
      Then it is refused under ACT.list
      And nothing has changed

    @INTERCEPT.path
    Scenario: Under own-action an interception takes no foul
      Given the reading TS-A38 is own-action
      And M1 stands on 0,-6
      And M2 stands on 0,2
      And F3 stands on 1,-5
      And M1 has the ball
      When red plays pass M1 to M2
      Then blue has exactly these actions
        | action       |
        | intercept F3 |
        | let-by F3    |
      When blue rolls d6 5 to intercept F3
      Then F3 has the ball

    @FOUL.bonus
    Scenario: Under both a steal may still take a foul
      Given the reading TS-A38 is both
      And F1 stands on 0,-2
      And F3 stands on 0,0
      And F3 has the ball
      When red rolls d6 5, d6 5 to steal F1 from F3 fouling
      Then F1 has the ball

    @FOUL.adjacent @FOUL.roll
    Scenario Outline: Under <reading> a hemmed-in man has <count> sequences of one step
      Given the reading TS-A38 is <reading>
      And F1 stands on -4,-16
      And F3 stands on -4,-14
      And M4 stands on -3,-15
      And F3 has the ball
      And F2, M1, M2, D1 and G1 had their turn
      When the sequences of 1 steps are counted over all chances
      Then there are <count>
      When red rolls d6 3 to foul F1 on M4
      Then F1, F2, M1, M2, D1 and G1 had their turn
      And F3 has the ball

      Examples:
        | reading    | count |
        | own-action | 19    |
        | both       | 55    |
