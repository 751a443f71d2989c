Feature: Meeting at the online table
  The Vassal edition describes how two players meet: one creates a named room, the other joins it and synchronises.
  To play again both close the game and take a new one.

  # ---- only one of the two editions has an online table

  @VASSAL.scope
  Scenario: The pdf edition knows no online table
    Given the edition is pdf
    When these steps are taken at the online table
      | do     | seat | room        | action | chance | transcript |
      | create | home | Tic-Tac-Toe |        |        |            |
    Then it is refused under VASSAL.scope

  @VASSAL.scope
  Scenario: Without a word about the edition there is no online table either
    When these steps are taken at the online table
      | do     | seat | room        | action | chance | transcript |
      | create | home | Tic-Tac-Toe |        |        |            |
    Then it is refused under VASSAL.scope

  @VASSAL.scope
  Scenario: The pdf edition refuses the online table even where nobody has done a thing
    Given the edition is pdf
    When these steps are taken at the online table
      | do | seat | room | action | chance | transcript |
    Then it is refused under VASSAL.scope

  @VASSAL.scope
  Scenario: The online table of the Vassal edition opens without rooms
    Given the edition is vassal
    When these steps are taken at the online table
      | do | seat | room | action | chance | transcript |
    Then the answer is {"rooms": []}

  # ---- creating

  @START.name-room @START.listed
  Scenario Outline: A room created by <host> is listed under its name and its creator
    Given the edition is vassal
    When these steps are taken at the online table
      | do     | seat   | room        | action | chance | transcript |
      | create | <host> | Tic-Tac-Toe |        |        |            |
    Then the answer has "Tic-Tac-Toe" at /rooms/0/room
    And the answer has "<host>" at /rooms/0/host
    And the answer has null at /rooms/0/guest
    And the answer has false at /rooms/0/synchronised
    And the answer has null at /rooms/0/views/<other>

    Examples:
      | host | other |
      | home | away  |
      | away | home  |

  @START.listed
  Scenario: The creator of a room sits before a fresh game at once
    Given the edition is vassal
    When these steps are taken at the online table
      | do     | seat | room        | action | chance | transcript |
      | create | home | Tic-Tac-Toe |        |        |            |
    Then the answer has "coin" at /rooms/0/views/home/phase
    And the answer has "home" at /rooms/0/views/home/seat
    And the answer has 36 at /rooms/0/views/home/cards_left

  @START.name-room @START.listed
  Scenario: Rooms of different names are listed in the order of their creation
    Given the edition is vassal
    When these steps are taken at the online table
      | do     | seat | room | action | chance | transcript |
      | create | away | Snow |        |        |            |
      | create | home | Mud  |        |        |            |
    Then the answer has "Snow" at /rooms/0/room
    And the answer has "away" at /rooms/0/host
    And the answer has "Mud" at /rooms/1/room
    And the answer has "home" at /rooms/1/host

  @START.name-room
  Scenario: A room name that is taken is refused to the second creator
    Given the edition is vassal
    When these steps are taken at the online table
      | do     | seat | room        | action | chance | transcript |
      | create | home | Tic-Tac-Toe |        |        |            |
      | create | away | Tic-Tac-Toe |        |        |            |
    Then step 2 is refused under START.name-room

  @START.name-room
  Scenario: A creator cannot use the same room name twice himself
    Given the edition is vassal
    When these steps are taken at the online table
      | do     | seat | room | action | chance | transcript |
      | create | home | Snow |        |        |            |
      | create | home | Mud  |        |        |            |
      | create | home | Snow |        |        |            |
    Then step 3 is refused under START.name-room

  @START.name-room
  Scenario: A room without a name cannot be found and is refused
    Given the edition is vassal
    When these steps are taken at the online table
      | do     | seat | room | action | chance | transcript |
      | create | home |      |        |        |            |
    Then step 1 is refused under START.name-room

  # ---- joining

  @JOIN.prerequisite
  Scenario: Nobody can join before a room has been created
    Given the edition is vassal
    When these steps are taken at the online table
      | do   | seat | room        | action | chance | transcript |
      | join | away | Tic-Tac-Toe |        |        |            |
    Then step 1 is refused under JOIN.prerequisite

  @JOIN.prerequisite
  Scenario: A room created only afterwards does not help the one who joined too early
    Given the edition is vassal
    When these steps are taken at the online table
      | do     | seat | room        | action | chance | transcript |
      | join   | away | Tic-Tac-Toe |        |        |            |
      | create | home | Tic-Tac-Toe |        |        |            |
    Then step 1 is refused under JOIN.prerequisite

  @JOIN.prerequisite @JOIN.pick-room
  Scenario: The guest who types the name of the room is in it, but does not see the game yet
    Given the edition is vassal
    When these steps are taken at the online table
      | do     | seat | room        | action | chance | transcript |
      | create | home | Tic-Tac-Toe |        |        |            |
      | join   | away | Tic-Tac-Toe |        |        |            |
    Then the answer has "home" at /rooms/0/host
    And the answer has "away" at /rooms/0/guest
    And the answer has false at /rooms/0/synchronised
    And the answer has null at /rooms/0/views/away

  @JOIN.pick-room
  Scenario: The name typed picks among several rooms
    Given the edition is vassal
    When these steps are taken at the online table
      | do     | seat | room | action | chance | transcript |
      | create | home | Snow |        |        |            |
      | create | home | Mud  |        |        |            |
      | join   | away | Mud  |        |        |            |
    Then the answer has null at /rooms/0/guest
    And the answer has "away" at /rooms/1/guest

  @JOIN.pick-room
  Scenario: A name that no room bears finds nothing
    Given the edition is vassal
    When these steps are taken at the online table
      | do     | seat | room        | action | chance | transcript |
      | create | home | Tic-Tac-Toe |        |        |            |
      | join   | away | Tic-Tac     |        |        |            |
    Then step 2 is refused under JOIN.pick-room

  @JOIN.pick-room
  Scenario: A room with a guest is full
    Given the edition is vassal
    When these steps are taken at the online table
      | do     | seat | room        | action | chance | transcript |
      | create | home | Tic-Tac-Toe |        |        |            |
      | join   | away | Tic-Tac-Toe |        |        |            |
      | join   | away | Tic-Tac-Toe |        |        |            |
    Then step 3 is refused under JOIN.pick-room

  @JOIN.pick-room
  Scenario: The host cannot be his own guest
    Given the edition is vassal
    When these steps are taken at the online table
      | do     | seat | room        | action | chance | transcript |
      | create | home | Tic-Tac-Toe |        |        |            |
      | join   | home | Tic-Tac-Toe |        |        |            |
    Then step 2 is refused under JOIN.pick-room

  # ---- synchronising

  @JOIN.synchronize
  Scenario: After synchronising both players look at the same game, the guest from his own seat
    Given the edition is vassal
    When these steps are taken at the online table
      | do          | seat | room        | action | chance | transcript |
      | create      | home | Tic-Tac-Toe |        |        |            |
      | join        | away | Tic-Tac-Toe |        |        |            |
      | synchronise | away | Tic-Tac-Toe |        |        |            |
    Then the answer has true at /rooms/0/synchronised
    And the answer has "coin" at /rooms/0/views/home/phase
    And the answer has "coin" at /rooms/0/views/away/phase
    And the answer has "home" at /rooms/0/views/home/seat
    And the answer has "away" at /rooms/0/views/away/seat

  @JOIN.synchronize
  Scenario: Whoever has not joined cannot synchronise
    Given the edition is vassal
    When these steps are taken at the online table
      | do          | seat | room        | action | chance | transcript |
      | create      | home | Tic-Tac-Toe |        |        |            |
      | synchronise | away | Tic-Tac-Toe |        |        |            |
    Then step 2 is refused under JOIN.synchronize

  @JOIN.synchronize
  Scenario: Synchronising takes over a game the host has already begun
    Given the edition is vassal
    When these steps are taken at the online table
      | do          | seat | room | action | chance | transcript |
      | create      | home | Mud  |        |        | [{"seat": "chance", "action": {"type": "toss-coin"}, "chance": [{"kind": "coin", "for": "kicker", "value": "home"}]}, {"seat": "away", "action": {"type": "kick-off"}, "chance": [{"kind": "draw", "for": "kick-off", "value": "P01"}]}] |
      | join        | away | Mud  |        |        |  |
      | synchronise | away | Mud  |        |        |  |
    Then the answer has "choose" at /rooms/0/views/away/phase
    And the answer has "away" at /rooms/0/views/away/offence
    And the answer has 18 at /rooms/0/views/away/spot
    And the answer has 18 at /rooms/0/views/home/spot
    And the answer has 35 at /rooms/0/views/away/cards_left
    And the answer has ["Draw", "Sweep", "Deep Pass", "Run Up Middle", "Short Pass"] at /rooms/0/views/away/hand
    And the answer has ["Blitz", "Run", "Screen", "Deep", "Zone"] at /rooms/0/views/home/hand

  @JOIN.synchronize
  Scenario: Nobody plays before the guest has synchronised
    Given the edition is vassal
    When these steps are taken at the online table
      | do     | seat   | room | action                | chance                                               | transcript |
      | create | home   | Mud  |                       |                                                      |            |
      | join   | away   | Mud  |                       |                                                      |            |
      | play   | chance | Mud  | {"type": "toss-coin"} | [{"kind": "coin", "for": "kicker", "value": "home"}] |            |
    Then step 3 is refused under JOIN.synchronize

  @JOIN.synchronize
  Scenario: The host does not play on alone in an empty room
    Given the edition is vassal
    When these steps are taken at the online table
      | do     | seat | room | action               | chance                                                | transcript |
      | create | away | Mud  |                      |                                                       | [{"seat": "chance", "action": {"type": "toss-coin"}, "chance": [{"kind": "coin", "for": "kicker", "value": "home"}]}] |
      | play   | away | Mud  | {"type": "kick-off"} | [{"kind": "draw", "for": "kick-off", "value": "P01"}] |  |
    Then step 2 is refused under JOIN.synchronize

  @JOIN.synchronize
  Scenario: Once synchronised both can play, and both see what was played
    Given the edition is vassal
    When these steps are taken at the online table
      | do          | seat   | room | action                | chance                                                | transcript |
      | create      | home   | Mud  |                       |                                                       |            |
      | join        | away   | Mud  |                       |                                                       |            |
      | synchronise | away   | Mud  |                       |                                                       |            |
      | play        | chance | Mud  | {"type": "toss-coin"} | [{"kind": "coin", "for": "kicker", "value": "away"}]  |            |
      | play        | home   | Mud  | {"type": "kick-off"}  | [{"kind": "draw", "for": "kick-off", "value": "P09"}] |            |
    Then the answer has "home" at /rooms/0/views/home/offence
    And the answer has 62 at /rooms/0/views/home/spot
    And the answer has 62 at /rooms/0/views/away/spot

  @PREP.coin
  Scenario: The rules of the game hold at the online table
    Given the edition is vassal
    When these steps are taken at the online table
      | do          | seat | room | action               | chance                                                | transcript |
      | create      | home | Mud  |                      |                                                       |            |
      | join        | away | Mud  |                      |                                                       |            |
      | synchronise | away | Mud  |                      |                                                       |            |
      | play        | home | Mud  | {"type": "kick-off"} | [{"kind": "draw", "for": "kick-off", "value": "P01"}] |            |
    Then step 4 is refused under PREP.coin

  @JOIN.synchronize
  Scenario: A card put down secretly stays hidden from the other seat of the online table
    Given the edition is vassal
    When these steps are taken at the online table
      | do          | seat | room | action                            | chance | transcript |
      | create      | home | Mud  |                                   |        | [{"seat": "chance", "action": {"type": "toss-coin"}, "chance": [{"kind": "coin", "for": "kicker", "value": "away"}]}, {"seat": "home", "action": {"type": "kick-off"}, "chance": [{"kind": "draw", "for": "kick-off", "value": "P01"}]}] |
      | join        | away | Mud  |                                   |        |  |
      | synchronise | away | Mud  |                                   |        |  |
      | play        | away | Mud  | {"type": "call", "play": "Blitz"} |        |  |
    Then the answer has "hidden" at /rooms/0/views/home/calls/defence
    And the answer has "Blitz" at /rooms/0/views/away/calls/defence

  # ---- playing again

  @AGAIN.close-then-new
  Scenario: One player alone cannot begin anew
    Given the edition is vassal
    When these steps are taken at the online table
      | do          | seat | room | action | chance | transcript |
      | create      | home | Mud  |        |        |            |
      | join        | away | Mud  |        |        |            |
      | synchronise | away | Mud  |        |        |            |
      | close       | home | Mud  |        |        |            |
      | new         | home | Mud  |        |        |            |
    Then step 5 is refused under AGAIN.close-then-new

  @AGAIN.close-then-new
  Scenario: A new game cannot be taken while the old one is open
    Given the edition is vassal
    When these steps are taken at the online table
      | do          | seat | room | action | chance | transcript |
      | create      | home | Mud  |        |        |            |
      | join        | away | Mud  |        |        |            |
      | synchronise | away | Mud  |        |        |            |
      | new         | away | Mud  |        |        |            |
    Then step 4 is refused under AGAIN.close-then-new

  @AGAIN.close-then-new
  Scenario: Whoever is not in the room has no game to close
    Given the edition is vassal
    When these steps are taken at the online table
      | do     | seat | room | action | chance | transcript |
      | create | home | Mud  |        |        |            |
      | close  | away | Mud  |        |        |            |
    Then step 2 is refused under AGAIN.close-then-new

  @AGAIN.close-then-new
  Scenario: A game that one has closed is not played on
    Given the edition is vassal
    When these steps are taken at the online table
      | do          | seat   | room | action                | chance                                               | transcript |
      | create      | home   | Mud  |                       |                                                      |            |
      | join        | away   | Mud  |                       |                                                      |            |
      | synchronise | away   | Mud  |                       |                                                      |            |
      | close       | home   | Mud  |                       |                                                      |            |
      | play        | chance | Mud  | {"type": "toss-coin"} | [{"kind": "coin", "for": "kicker", "value": "home"}] |            |
    Then step 5 is refused under AGAIN.close-then-new

  @AGAIN.close-then-new
  Scenario: Whoever has closed the game does not see it any more, the other still does
    Given the edition is vassal
    When these steps are taken at the online table
      | do          | seat | room | action | chance | transcript |
      | create      | home | Mud  |        |        |            |
      | join        | away | Mud  |        |        |            |
      | synchronise | away | Mud  |        |        |            |
      | close       | home | Mud  |        |        |            |
    Then the answer has null at /rooms/0/views/home
    And the answer has "coin" at /rooms/0/views/away/phase

  @AGAIN.close-then-new @AGAIN.ready
  Scenario: After both have closed and both have asked, a fresh game lies before both
    Given the edition is vassal
    When these steps are taken at the online table
      | do          | seat   | room | action                | chance                                                | transcript |
      | create      | home   | Mud  |                       |                                                       |            |
      | join        | away   | Mud  |                       |                                                       |            |
      | synchronise | away   | Mud  |                       |                                                       |            |
      | play        | chance | Mud  | {"type": "toss-coin"} | [{"kind": "coin", "for": "kicker", "value": "home"}]  |            |
      | play        | away   | Mud  | {"type": "kick-off"}  | [{"kind": "draw", "for": "kick-off", "value": "P06"}] |            |
      | close       | home   | Mud  |                       |                                                       |            |
      | close       | away   | Mud  |                       |                                                       |            |
      | new         | away   | Mud  |                       |                                                       |            |
      | new         | home   | Mud  |                       |                                                       |            |
    Then the answer has true at /rooms/0/synchronised
    And the answer has "coin" at /rooms/0/views/home/phase
    And the answer has "coin" at /rooms/0/views/away/phase
    And the answer has {"home": 0, "away": 0} at /rooms/0/views/away/score
    And the answer has 36 at /rooms/0/views/home/cards_left
    And the answer has [] at /rooms/0/views/home/used
    And the answer has null at /rooms/0/views/home/opening_kicker

  @AGAIN.ready
  Scenario: The new game can be played without joining again
    Given the edition is vassal
    When these steps are taken at the online table
      | do          | seat   | room | action                | chance                                               | transcript |
      | create      | home   | Mud  |                       |                                                      |            |
      | join        | away   | Mud  |                       |                                                      |            |
      | synchronise | away   | Mud  |                       |                                                      |            |
      | close       | away   | Mud  |                       |                                                      |            |
      | close       | home   | Mud  |                       |                                                      |            |
      | new         | home   | Mud  |                       |                                                      |            |
      | new         | away   | Mud  |                       |                                                      |            |
      | play        | chance | Mud  | {"type": "toss-coin"} | [{"kind": "coin", "for": "kicker", "value": "home"}] |            |
    Then the answer has "kick-off" at /rooms/0/views/away/phase
    And the answer has "home" at /rooms/0/views/away/opening_kicker
