Feature: Meeting at the online table
  The Vassal edition describes how two players meet: one creates a named room, the other joins it and synchronises.
  To play again, both players close the game and start a new one.

  Rule: Only the Vassal edition has an online table

    @VASSAL.scope @case:the-online-table-of-the-vassal-edition-opens-without-rooms
    Scenario: The online table of the Vassal edition starts with an empty list of games
      Given the edition is vassal
      When nothing is done at the online table
      Then there is no online game

    @VASSAL.scope @case:the-pdf-edition-knows-no-online-table
    Scenario: The pdf edition has no online table
      Given the edition is pdf
      When these steps are taken at the online table
        | who  | does    | room        |
        | home | creates | Tic-Tac-Toe |
      Then it is refused under VASSAL.scope

    @VASSAL.scope @case:without-a-word-about-the-edition-there-is-no-online-table-either
    Scenario: A game whose options name no edition has no online table
      When these steps are taken at the online table
        | who  | does    | room        |
        | home | creates | Tic-Tac-Toe |
      Then it is refused under VASSAL.scope

    @VASSAL.scope @case:the-pdf-edition-refuses-the-online-table-even-where-nobody-has-done-a-thing
    Scenario: In the pdf edition, a query about the online table is refused
      Given the edition is pdf
      When nothing is done at the online table
      Then it is refused under VASSAL.scope

  Rule: One player creates an online game and names it

    @START.name-room @START.listed @case:a-room-is-listed-under-its-name-and-its-creator
    Scenario Outline: A new online game is listed with its name and its creator
      Given the edition is vassal
      When these steps are taken at the online table
        | who    | does    | room        |
        | <host> | creates | Tic-Tac-Toe |
      Then room 1 of the list is Tic-Tac-Toe
      And the host of Tic-Tac-Toe is <host>
      And Tic-Tac-Toe has no guest
      And Tic-Tac-Toe is not synchronised
      And in Tic-Tac-Toe <other> sees no game

      Examples:
        | host | other |
        | home | away  |
        | away | home  |

    @START.listed @case:the-creator-of-a-room-sits-before-a-fresh-game-at-once
    Scenario: The creator of an online game sees its board at once
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does    | room        |
        | home | creates | Tic-Tac-Toe |
      Then in Tic-Tac-Toe home sees the phase coin
      And in Tic-Tac-Toe home sees the game from his own seat
      And in Tic-Tac-Toe home sees a pile of 36

    @START.name-room @START.listed @case:rooms-of-different-names-are-listed-in-the-order-of-their-creation
    Scenario: Online games are listed in the order of their creation
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does    | room |
        | away | creates | Snow |
        | home | creates | Mud  |
      Then room 1 of the list is Snow
      And the host of Snow is away
      And room 2 of the list is Mud
      And the host of Mud is home

    @START.name-room @case:a-room-name-that-is-taken-is-refused-to-the-second-creator
    Scenario: A second online game of the same name is refused
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does    | room        |
        | home | creates | Tic-Tac-Toe |
        | away | creates | Tic-Tac-Toe |
      Then step 2 is refused under START.name-room

    @START.name-room @case:a-creator-cannot-use-the-same-room-name-twice-himself
    Scenario: A player cannot create two online games of the same name
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does    | room |
        | home | creates | Snow |
        | home | creates | Mud  |
        | home | creates | Snow |
      Then step 3 is refused under START.name-room

    @START.name-room @case:a-room-without-a-name-cannot-be-found-and-is-refused
    Scenario: An online game without a name is refused
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does    | room |
        | home | creates |      |
      Then step 1 is refused under START.name-room

  Rule: The other player joins an online game by its name

    @JOIN.prerequisite @JOIN.pick-room @case:the-guest-who-types-the-name-of-the-room-is-in-it-but-does-not-see-the-game-yet
    Scenario: A guest who joins an online game does not see its board yet
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does    | room        |
        | home | creates | Tic-Tac-Toe |
        | away | joins   | Tic-Tac-Toe |
      Then the host of Tic-Tac-Toe is home
      And the guest of Tic-Tac-Toe is away
      And Tic-Tac-Toe is not synchronised
      And in Tic-Tac-Toe away sees no game

    @JOIN.pick-room @case:the-name-typed-picks-among-several-rooms
    Scenario: A guest who joins by name enters the online game of that name
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does    | room |
        | home | creates | Snow |
        | home | creates | Mud  |
        | away | joins   | Mud  |
      Then Snow has no guest
      And the guest of Mud is away

    @JOIN.prerequisite @case:nobody-can-join-before-a-room-has-been-created
    Scenario: A player cannot join before an online game exists
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does  | room        |
        | away | joins | Tic-Tac-Toe |
      Then step 1 is refused under JOIN.prerequisite

    @JOIN.prerequisite @case:a-room-created-only-afterwards-does-not-help-the-one-who-joined-too-early
    Scenario: A join before the online game is created is refused
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does    | room        |
        | away | joins   | Tic-Tac-Toe |
        | home | creates | Tic-Tac-Toe |
      Then step 1 is refused under JOIN.prerequisite

    @JOIN.pick-room @case:a-name-that-no-room-bears-finds-nothing
    Scenario: A join of an unknown online game is refused
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does    | room        |
        | home | creates | Tic-Tac-Toe |
        | away | joins   | Tic-Tac     |
      Then step 2 is refused under JOIN.pick-room

    @JOIN.pick-room @case:a-room-with-a-guest-is-full
    Scenario: A join of an online game that has a guest is refused
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does    | room        |
        | home | creates | Tic-Tac-Toe |
        | away | joins   | Tic-Tac-Toe |
        | away | joins   | Tic-Tac-Toe |
      Then step 3 is refused under JOIN.pick-room

    @JOIN.pick-room @case:the-host-cannot-be-his-own-guest
    Scenario: A host cannot join their own online game
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does    | room        |
        | home | creates | Tic-Tac-Toe |
        | home | joins   | Tic-Tac-Toe |
      Then step 2 is refused under JOIN.pick-room

  Rule: A guest who synchronises sees the host's game

    @JOIN.synchronize @case:after-synchronising-both-players-look-at-the-same-game-the-guest-from-his-own-seat
    Scenario: After synchronising, each player sees the game from their own seat
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does         | room        |
        | home | creates      | Tic-Tac-Toe |
        | away | joins        | Tic-Tac-Toe |
        | away | synchronises | Tic-Tac-Toe |
      Then Tic-Tac-Toe is synchronised
      And in Tic-Tac-Toe home sees the phase coin
      And in Tic-Tac-Toe away sees the phase coin
      And in Tic-Tac-Toe home sees the game from his own seat
      And in Tic-Tac-Toe away sees the game from his own seat

    @JOIN.synchronize @case:synchronising-takes-over-a-game-the-host-has-already-begun
    Scenario: A guest who synchronises joins the game that the host has begun
      Given the edition is vassal
      And the creator of the online game has played these moves
        | who    | action        | chance                       |
        | chance | toss the coin | the coin home for the kicker |
        | away   | kick off      | card P01 for the kick-off    |
      When these steps are taken at the online table
        | who  | does         | room |
        | home | creates      | Mud  |
        | away | joins        | Mud  |
        | away | synchronises | Mud  |
      Then in Mud away sees the phase choose
      And in Mud away sees away on offence
      And in Mud away sees the ball on own 18
      And in Mud home sees the ball on own 18
      And in Mud away sees a pile of 35
      And in Mud away holds Draw, Sweep, Deep Pass, Run Up Middle and Short Pass
      And in Mud home holds Blitz, Run, Screen, Deep and Zone

    @JOIN.synchronize @case:once-synchronised-both-can-play-and-both-see-what-was-played
    Scenario: After synchronising, both players can play and see the game
      Given the edition is vassal
      When these steps are taken at the online table
        | who    | does         | room | action        | chance                       |
        | home   | creates      | Mud  |               |                              |
        | away   | joins        | Mud  |               |                              |
        | away   | synchronises | Mud  |               |                              |
        | chance | plays        | Mud  | toss the coin | the coin away for the kicker |
        | home   | plays        | Mud  | kick off      | card P09 for the kick-off    |
      Then in Mud home sees home on offence
      And in Mud home sees the ball on opponent's 38
      And in Mud away sees the ball on opponent's 38

    @JOIN.synchronize @case:a-card-put-down-secretly-stays-hidden-from-the-other-seat-of-the-online-table
    Scenario: A secret play card stays hidden from the other online player
      Given the edition is vassal
      And the creator of the online game has played these moves
        | who    | action        | chance                       |
        | chance | toss the coin | the coin away for the kicker |
        | home   | kick off      | card P01 for the kick-off    |
      When these steps are taken at the online table
        | who  | does         | room | action     |
        | home | creates      | Mud  |            |
        | away | joins        | Mud  |            |
        | away | synchronises | Mud  |            |
        | away | plays        | Mud  | call Blitz |
      Then in Mud home sees the defence's card as hidden
      And in Mud away sees the defence's card as Blitz

    @JOIN.synchronize @case:whoever-has-not-joined-cannot-synchronise
    Scenario: A player who has not joined cannot synchronise
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does         | room        |
        | home | creates      | Tic-Tac-Toe |
        | away | synchronises | Tic-Tac-Toe |
      Then step 2 is refused under JOIN.synchronize

    @JOIN.synchronize @case:nobody-plays-before-the-guest-has-synchronised
    Scenario: A move in an online game is refused before the guest has synchronised
      Given the edition is vassal
      When these steps are taken at the online table
        | who    | does    | room | action        | chance                       |
        | home   | creates | Mud  |               |                              |
        | away   | joins   | Mud  |               |                              |
        | chance | plays   | Mud  | toss the coin | the coin home for the kicker |
      Then step 3 is refused under JOIN.synchronize

    @JOIN.synchronize @case:the-host-does-not-play-on-alone-in-an-empty-room
    Scenario: A host's move in an online game without a guest is refused
      Given the edition is vassal
      And the creator of the online game has played these moves
        | who    | action        | chance                       |
        | chance | toss the coin | the coin home for the kicker |
      When these steps are taken at the online table
        | who  | does    | room | action   | chance                    |
        | away | creates | Mud  |          |                           |
        | away | plays   | Mud  | kick off | card P01 for the kick-off |
      Then step 2 is refused under JOIN.synchronize

    @PREP.coin @case:the-rules-of-the-game-hold-at-the-online-table
    Scenario: At the online table, a kick-off before the coin toss is refused
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does         | room | action   | chance                    |
        | home | creates      | Mud  |          |                           |
        | away | joins        | Mud  |          |                           |
        | away | synchronises | Mud  |          |                           |
        | home | plays        | Mud  | kick off | card P01 for the kick-off |
      Then step 4 is refused under PREP.coin

  Rule: To start a new game, both players close the old game

    @AGAIN.close-then-new @case:whoever-has-closed-the-game-does-not-see-it-any-more-the-other-still-does
    Scenario: A player who has closed an online game no longer sees its board
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does         | room |
        | home | creates      | Mud  |
        | away | joins        | Mud  |
        | away | synchronises | Mud  |
        | home | closes       | Mud  |
      Then in Mud home sees no game
      And in Mud away sees the phase coin

    @AGAIN.close-then-new @AGAIN.ready @case:after-both-have-closed-and-both-have-asked-a-fresh-game-lies-before-both
    Scenario: After both players close a game and request another, they see the new game
      Given the edition is vassal
      When these steps are taken at the online table
        | who    | does             | room | action        | chance                       |
        | home   | creates          | Mud  |               |                              |
        | away   | joins            | Mud  |               |                              |
        | away   | synchronises     | Mud  |               |                              |
        | chance | plays            | Mud  | toss the coin | the coin home for the kicker |
        | away   | plays            | Mud  | kick off      | card P06 for the kick-off    |
        | home   | closes           | Mud  |               |                              |
        | away   | closes           | Mud  |               |                              |
        | away   | takes a new game | Mud  |               |                              |
        | home   | takes a new game | Mud  |               |                              |
      Then Mud is synchronised
      And in Mud home sees the phase coin
      And in Mud away sees the phase coin
      And in Mud away sees the score home 0, away 0
      And in Mud home sees a pile of 36
      And in Mud home sees no used card
      And in Mud home sees that nobody has kicked off yet

    @AGAIN.ready @case:the-new-game-can-be-played-without-joining-again
    Scenario: Players of an online game play the new game without joining again
      Given the edition is vassal
      When these steps are taken at the online table
        | who    | does             | room | action        | chance                       |
        | home   | creates          | Mud  |               |                              |
        | away   | joins            | Mud  |               |                              |
        | away   | synchronises     | Mud  |               |                              |
        | away   | closes           | Mud  |               |                              |
        | home   | closes           | Mud  |               |                              |
        | home   | takes a new game | Mud  |               |                              |
        | away   | takes a new game | Mud  |               |                              |
        | chance | plays            | Mud  | toss the coin | the coin home for the kicker |
      Then in Mud away sees the phase kick-off
      And in Mud away sees that home kicked off to open the game

    @AGAIN.close-then-new @case:one-player-alone-cannot-begin-anew
    Scenario: One player alone cannot start a new game
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does             | room |
        | home | creates          | Mud  |
        | away | joins            | Mud  |
        | away | synchronises     | Mud  |
        | home | closes           | Mud  |
        | home | takes a new game | Mud  |
      Then step 5 is refused under AGAIN.close-then-new

    @AGAIN.close-then-new @case:a-new-game-cannot-be-taken-while-the-old-one-is-open
    Scenario: A new game is refused while the old game is open
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does             | room |
        | home | creates          | Mud  |
        | away | joins            | Mud  |
        | away | synchronises     | Mud  |
        | away | takes a new game | Mud  |
      Then step 4 is refused under AGAIN.close-then-new

    @AGAIN.close-then-new @case:whoever-is-not-in-the-room-has-no-game-to-close
    Scenario: A player who has not joined the online game cannot close the game
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does    | room |
        | home | creates | Mud  |
        | away | closes  | Mud  |
      Then step 2 is refused under AGAIN.close-then-new

    @AGAIN.close-then-new @case:a-game-that-one-has-closed-is-not-played-on
    Scenario: After one player has closed an online game, a further move is refused
      Given the edition is vassal
      When these steps are taken at the online table
        | who    | does         | room | action        | chance                       |
        | home   | creates      | Mud  |               |                              |
        | away   | joins        | Mud  |               |                              |
        | away   | synchronises | Mud  |               |                              |
        | home   | closes       | Mud  |               |                              |
        | chance | plays        | Mud  | toss the coin | the coin home for the kicker |
      Then step 5 is refused under AGAIN.close-then-new

    @AGAIN.close-then-new @case:whoever-has-closed-the-game-cannot-close-it-again
    Scenario: A player who has closed the game cannot close it again
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does         | room |
        | home | creates      | Mud  |
        | away | joins        | Mud  |
        | away | synchronises | Mud  |
        | away | closes       | Mud  |
        | away | closes       | Mud  |
      Then step 5 is refused under AGAIN.close-then-new

    @AGAIN.close-then-new @AGAIN.ready @case:until-the-other-asks-as-well-the-one-who-has-asked-sits-before-no-board
    Scenario: The first player who requests a new game sees no board yet
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does             | room |
        | home | creates          | Mud  |
        | away | joins            | Mud  |
        | away | synchronises     | Mud  |
        | home | closes           | Mud  |
        | away | closes           | Mud  |
        | away | takes a new game | Mud  |
      Then in Mud home sees no game
      And in Mud away sees no game
      And Mud is synchronised

    @AGAIN.close-then-new @AGAIN.ready @case:where-each-does-it-in-his-time-one-may-ask-while-the-other-is-still-in-the-old-game
    Scenario: Under KF-A60 each-in-his-time, one player may request a new game during the old
      Given the edition is vassal
      And the reading KF-A60 is each-in-his-time
      When these steps are taken at the online table
        | who  | does             | room |
        | home | creates          | Mud  |
        | away | joins            | Mud  |
        | away | synchronises     | Mud  |
        | home | closes           | Mud  |
        | home | takes a new game | Mud  |
      Then in Mud home sees no game
      And in Mud away sees the phase coin

    @AGAIN.close-then-new @AGAIN.ready @case:where-each-does-it-in-his-time-the-board-comes-back-when-the-second-has-asked
    Scenario: Under KF-A60 each-in-his-time, the board returns after both requests for a new game
      Given the edition is vassal
      And the reading KF-A60 is each-in-his-time
      When these steps are taken at the online table
        | who    | does             | room | action        | chance                       |
        | home   | creates          | Mud  |               |                              |
        | away   | joins            | Mud  |               |                              |
        | away   | synchronises     | Mud  |               |                              |
        | chance | plays            | Mud  | toss the coin | the coin home for the kicker |
        | away   | closes           | Mud  |               |                              |
        | away   | takes a new game | Mud  |               |                              |
        | home   | closes           | Mud  |               |                              |
        | home   | takes a new game | Mud  |               |                              |
      Then in Mud home sees the phase coin
      And in Mud away sees the phase coin
      And in Mud away sees that nobody has kicked off yet

    @AGAIN.close-then-new @case:where-each-does-it-in-his-time-nobody-asks-before-he-has-closed-himself
    Scenario: Under KF-A60 each-in-his-time, a player in the old game cannot request a new one
      Given the edition is vassal
      And the reading KF-A60 is each-in-his-time
      When these steps are taken at the online table
        | who  | does             | room |
        | home | creates          | Mud  |
        | away | joins            | Mud  |
        | away | synchronises     | Mud  |
        | home | closes           | Mud  |
        | away | takes a new game | Mud  |
      Then step 5 is refused under AGAIN.close-then-new

  Rule: The online games of a server are independent

    @START.listed @JOIN.synchronize @AGAIN.close-then-new @AGAIN.ready @case:a-room-stays-as-it-is-while-another-room-is-in-use
    Scenario: A step in one online game does not change other online games
      Given the edition is vassal
      When these steps are taken at the online table
        | who    | does             | room | action        | chance                       |
        | away   | creates          | Rain |               |                              |
        | home   | creates          | Mud  |               |                              |
        | away   | joins            | Mud  |               |                              |
        | away   | synchronises     | Mud  |               |                              |
        | chance | plays            | Mud  | toss the coin | the coin home for the kicker |
        | home   | closes           | Mud  |               |                              |
        | away   | closes           | Mud  |               |                              |
        | home   | takes a new game | Mud  |               |                              |
        | away   | takes a new game | Mud  |               |                              |
      Then room 1 of the list is Rain
      And the host of Rain is away
      And Rain has no guest
      And in Rain away sees the phase coin
      And room 2 of the list is Mud
      And in Mud home sees the phase coin

  Rule: Impossible steps at the online table

    @JOIN.synchronize @case:nobody-synchronises-in-a-room-that-is-not-his-as-a-guest
    Scenario Outline: A host may not synchronise, and a guest may not in an unknown game
      Given the edition is vassal
      When these steps are taken at the online table
        | who   | does         | room   |
        | home  | creates      | Mud    |
        | away  | joins        | Mud    |
        | <who> | synchronises | <room> |
      Then step 3 is refused under JOIN.synchronize

      Examples:
        | case         | who  | room |
        | the host     | home | Mud  |
        | no such room | away | Rain |

    @JOIN.synchronize @case:nobody-plays-in-a-room-that-there-is-not
    Scenario: A move in an unknown online game is refused
      Given the edition is vassal
      When these steps are taken at the online table
        | who    | does    | room | action        | chance                       |
        | home   | creates | Mud  |               |                              |
        | chance | plays   | Rain | toss the coin | the coin home for the kicker |
      Then step 2 is refused under JOIN.synchronize

    @AGAIN.close-then-new @case:nobody-closes-a-game-or-asks-for-a-new-one-in-a-room-that-there-is-not
    Scenario Outline: Closing or restarting an unknown online game is refused
      Given the edition is vassal
      When these steps are taken at the online table
        | who  | does    | room |
        | home | creates | Mud  |
        | home | <does>  | Rain |
      Then step 2 is refused under AGAIN.close-then-new

      Examples:
        | does             |
        | closes           |
        | takes a new game |

    @VASSAL.scope @case:chance-does-not-open-the-first-room-of-the-online-table
    Scenario: The seat chance cannot create an online game
      Given the edition is vassal
      When nothing is done at the online table
      Then there is no online game
      When these steps are taken at the online table
        | who    | does    | room |
        | chance | creates | Mud  |
      Then it is an error of kind bad-request

    @VASSAL.scope @case:a-step-of-chance-is-an-error-with-other-steps-around-it
    Scenario: A join by the seat chance is an error, even between valid steps
      Given the edition is vassal
      When nothing is done at the online table
      Then there is no online game
      When these steps are taken at the online table
        | who    | does    | room |
        | home   | creates | Mud  |
        | chance | joins   | Mud  |
        | away   | joins   | Mud  |
      Then it is an error of kind bad-request

    @VASSAL.scope @case:a-play-without-its-action-or-its-chance-and-chance-at-the-table-itself-are-errors
    Scenario Outline: An online step without its action, or by the seat chance, is an error
      Given the edition is vassal
      When nothing is done at the online table
      Then there is no online game
      When these steps are taken at the online table
        | who   | does         | room | action   | chance |
        | home  | creates      | Mud  |          |        |
        | away  | joins        | Mud  |          |        |
        | away  | synchronises | Mud  |          |        |
        | <who> | <does>       | Mud  | <action> |        |
      Then it is an error of kind bad-request

      Examples:
        | case                | who    | does             | action        |
        | no chance           | chance | plays            | toss the coin |
        | no action           | home   | plays            |               |
        | chance closes       | chance | closes           |               |
        | chance begins anew  | chance | takes a new game |               |
        | chance creates      | chance | creates          |               |
        | chance joins        | chance | joins            |               |
        | chance synchronises | chance | synchronises     |               |
