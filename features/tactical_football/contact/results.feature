Feature: The table of contact results
  The contacting strength minus the contacted strength gives the line, two dice give the column.

  Background: The standard formation
    Given the standard formation, a Contact Game-Turn on line 30, the offense to move and #12 with the ball
    And the offense's men stand on
      | #21  | #71  | #66  | #51  | #65  | #77  | #83  | #85  | #12  | #36  | #31  |
      | 1130 | 1730 | 1830 | 1930 | 2030 | 2130 | 2230 | 2429 | 1929 | 1828 | 2028 |
    And the defense's men stand on
      | #91  | #99  | #94  | #61  | #64  | #89  | #55  | #13  | #5   | #26  | #11  |
      | 1731 | 1831 | 2031 | 2131 | 1933 | 1533 | 2333 | 1135 | 2735 | 1645 | 2245 |

  Rule: Queries of the contact table

    @T.contact.r-2 @T.contact.use @case:line-minus-2-of-the-contact-table
    Scenario Outline: For each roll on line -2, the contact table has a result
      When a roll of <dice> on line -2 is looked up in the contact table
      Then it reads <cell> for <meaning>

      Examples:
        | dice | cell | meaning                             |
        | 2    | An2  | the contacting man is neutralized 2 |
        | 3    | An2  | the contacting man is neutralized 2 |
        | 4    | An1  | the contacting man is neutralized 1 |
        | 5    | An1  | the contacting man is neutralized 1 |
        | 6    | An1  | the contacting man is neutralized 1 |
        | 7    | Dh   | the contacted man is Hit            |
        | 8    | Dh   | the contacted man is Hit            |
        | 9    | Dh   | the contacted man is Hit            |
        | 10   | Dn1  | the contacted man is neutralized 1  |
        | 11   | Dn1  | the contacted man is neutralized 1  |
        | 12   | Dn1  | the contacted man is neutralized 1  |

    @T.contact.r-1 @T.contact.use @case:line-minus-1-of-the-contact-table
    Scenario Outline: For each roll on line -1, the contact table has a result
      When a roll of <dice> on line -1 is looked up in the contact table
      Then it reads <cell> for <meaning>

      Examples:
        | dice | cell | meaning                             |
        | 2    | An1  | the contacting man is neutralized 1 |
        | 3    | An1  | the contacting man is neutralized 1 |
        | 4    | An1  | the contacting man is neutralized 1 |
        | 5    | An1  | the contacting man is neutralized 1 |
        | 6    | Dh   | the contacted man is Hit            |
        | 7    | Dh   | the contacted man is Hit            |
        | 8    | Dh   | the contacted man is Hit            |
        | 9    | Dh   | the contacted man is Hit            |
        | 10   | Dn1  | the contacted man is neutralized 1  |
        | 11   | Dn1  | the contacted man is neutralized 1  |
        | 12   | Dn2  | the contacted man is neutralized 2  |

    @T.contact.r0 @T.contact.use @case:line-0-of-the-contact-table
    Scenario Outline: For each roll on line 0, the contact table has a result
      When a roll of <dice> on line 0 is looked up in the contact table
      Then it reads <cell> for <meaning>

      Examples:
        | dice | cell | meaning                             |
        | 2    | An1  | the contacting man is neutralized 1 |
        | 3    | An1  | the contacting man is neutralized 1 |
        | 4    | An1  | the contacting man is neutralized 1 |
        | 5    | An1  | the contacting man is neutralized 1 |
        | 6    | Dh   | the contacted man is Hit            |
        | 7    | Dh   | the contacted man is Hit            |
        | 8    | Dn1  | the contacted man is neutralized 1  |
        | 9    | Dn1  | the contacted man is neutralized 1  |
        | 10   | Dn1  | the contacted man is neutralized 1  |
        | 11   | Dn2  | the contacted man is neutralized 2  |
        | 12   | Dn2  | the contacted man is neutralized 2  |

    @T.contact.r1 @T.contact.use @case:line-plus-1-of-the-contact-table
    Scenario Outline: For each roll on line +1, the contact table has a result
      When a roll of <dice> on line 1 is looked up in the contact table
      Then it reads <cell> for <meaning>

      Examples:
        | dice | cell | meaning                             |
        | 2    | An1  | the contacting man is neutralized 1 |
        | 3    | Dh   | the contacted man is Hit            |
        | 4    | Dh   | the contacted man is Hit            |
        | 5    | Dh   | the contacted man is Hit            |
        | 6    | Dh   | the contacted man is Hit            |
        | 7    | Dh   | the contacted man is Hit            |
        | 8    | Dn1  | the contacted man is neutralized 1  |
        | 9    | Dn1  | the contacted man is neutralized 1  |
        | 10   | Dn2  | the contacted man is neutralized 2  |
        | 11   | Dn2  | the contacted man is neutralized 2  |
        | 12   | Dn2  | the contacted man is neutralized 2  |

    @T.contact.r2 @T.contact.use @case:line-plus-2-of-the-contact-table
    Scenario Outline: For each roll on line +2, the contact table has a result
      When a roll of <dice> on line 2 is looked up in the contact table
      Then it reads <cell> for <meaning>

      Examples:
        | dice | cell | meaning                            |
        | 2    | Dh   | the contacted man is Hit           |
        | 3    | Dh   | the contacted man is Hit           |
        | 4    | Dh   | the contacted man is Hit           |
        | 5    | Dh   | the contacted man is Hit           |
        | 6    | Dh   | the contacted man is Hit           |
        | 7    | Dn1  | the contacted man is neutralized 1 |
        | 8    | Dn1  | the contacted man is neutralized 1 |
        | 9    | Dn2  | the contacted man is neutralized 2 |
        | 10   | Dn2  | the contacted man is neutralized 2 |
        | 11   | Dn2  | the contacted man is neutralized 2 |
        | 12   | Dn3  | the contacted man is neutralized 3 |

    @T.contact.r3 @T.contact.use @case:line-plus-3-of-the-contact-table
    Scenario Outline: For each roll on line +3, the contact table has a result
      When a roll of <dice> on line 3 is looked up in the contact table
      Then it reads <cell> for <meaning>

      Examples:
        | dice | cell | meaning                            |
        | 2    | Dh   | the contacted man is Hit           |
        | 3    | Dh   | the contacted man is Hit           |
        | 4    | Dh   | the contacted man is Hit           |
        | 5    | Dn1  | the contacted man is neutralized 1 |
        | 6    | Dn1  | the contacted man is neutralized 1 |
        | 7    | Dn2  | the contacted man is neutralized 2 |
        | 8    | Dn2  | the contacted man is neutralized 2 |
        | 9    | Dn2  | the contacted man is neutralized 2 |
        | 10   | Dn2  | the contacted man is neutralized 2 |
        | 11   | Dn3  | the contacted man is neutralized 3 |
        | 12   | Dn3  | the contacted man is neutralized 3 |

    @T.contact.r4 @T.contact.use @case:line-plus-4-of-the-contact-table
    Scenario Outline: For each roll on line +4, the contact table has a result
      When a roll of <dice> on line 4 is looked up in the contact table
      Then it reads <cell> for <meaning>

      Examples:
        | dice | cell | meaning                            |
        | 2    | Dn1  | the contacted man is neutralized 1 |
        | 3    | Dn1  | the contacted man is neutralized 1 |
        | 4    | Dn1  | the contacted man is neutralized 1 |
        | 5    | Dn1  | the contacted man is neutralized 1 |
        | 6    | Dn1  | the contacted man is neutralized 1 |
        | 7    | Dn2  | the contacted man is neutralized 2 |
        | 8    | Dn2  | the contacted man is neutralized 2 |
        | 9    | Dn2  | the contacted man is neutralized 2 |
        | 10   | Dn3  | the contacted man is neutralized 3 |
        | 11   | Dn4  | the contacted man is neutralized 4 |
        | 12   | Dn4  | the contacted man is neutralized 4 |

    @T.contact.r5 @T.contact.use @case:line-plus-5-of-the-contact-table
    Scenario Outline: For each roll on line +5, the contact table has a result
      When a roll of <dice> on line 5 is looked up in the contact table
      Then it reads <cell> for <meaning>

      Examples:
        | dice | cell | meaning                            |
        | 2    | Dn1  | the contacted man is neutralized 1 |
        | 3    | Dn1  | the contacted man is neutralized 1 |
        | 4    | Dn1  | the contacted man is neutralized 1 |
        | 5    | Dn2  | the contacted man is neutralized 2 |
        | 6    | Dn2  | the contacted man is neutralized 2 |
        | 7    | Dn2  | the contacted man is neutralized 2 |
        | 8    | Dn2  | the contacted man is neutralized 2 |
        | 9    | Dn3  | the contacted man is neutralized 3 |
        | 10   | Dn3  | the contacted man is neutralized 3 |
        | 11   | Dn4  | the contacted man is neutralized 4 |
        | 12   | Dn4  | the contacted man is neutralized 4 |

    @T.contact.r6 @T.contact.use @case:line-plus-6-of-the-contact-table
    Scenario Outline: For each roll on line +6, the contact table has a result
      When a roll of <dice> on line 6 is looked up in the contact table
      Then it reads <cell> for <meaning>

      Examples:
        | dice | cell | meaning                            |
        | 2    | Dn2  | the contacted man is neutralized 2 |
        | 3    | Dn2  | the contacted man is neutralized 2 |
        | 4    | Dn2  | the contacted man is neutralized 2 |
        | 5    | Dn2  | the contacted man is neutralized 2 |
        | 6    | Dn2  | the contacted man is neutralized 2 |
        | 7    | Dn3  | the contacted man is neutralized 3 |
        | 8    | Dn3  | the contacted man is neutralized 3 |
        | 9    | Dn3  | the contacted man is neutralized 3 |
        | 10   | Dn4  | the contacted man is neutralized 4 |
        | 11   | Dn4  | the contacted man is neutralized 4 |
        | 12   | Dn4  | the contacted man is neutralized 4 |

    @T.contact.r-2 @T.contact.r6
    Scenario: The contact table has eleven cells in each line
      When the contact table is looked up
      Then its lines are
        | line | 2   | 3   | 4   | 5   | 6   | 7   | 8   | 9   | 10  | 11  | 12  |
        | -2   | An2 | An2 | An1 | An1 | An1 | Dh  | Dh  | Dh  | Dn1 | Dn1 | Dn1 |
        | -1   | An1 | An1 | An1 | An1 | Dh  | Dh  | Dh  | Dh  | Dn1 | Dn1 | Dn2 |
        | 0    | An1 | An1 | An1 | An1 | Dh  | Dh  | Dn1 | Dn1 | Dn1 | Dn2 | Dn2 |
        | 1    | An1 | Dh  | Dh  | Dh  | Dh  | Dh  | Dn1 | Dn1 | Dn2 | Dn2 | Dn2 |
        | 2    | Dh  | Dh  | Dh  | Dh  | Dh  | Dn1 | Dn1 | Dn2 | Dn2 | Dn2 | Dn3 |
        | 3    | Dh  | Dh  | Dh  | Dn1 | Dn1 | Dn2 | Dn2 | Dn2 | Dn2 | Dn3 | Dn3 |
        | 4    | Dn1 | Dn1 | Dn1 | Dn1 | Dn1 | Dn2 | Dn2 | Dn2 | Dn3 | Dn4 | Dn4 |
        | 5    | Dn1 | Dn1 | Dn1 | Dn2 | Dn2 | Dn2 | Dn2 | Dn3 | Dn3 | Dn4 | Dn4 |
        | 6    | Dn2 | Dn2 | Dn2 | Dn2 | Dn2 | Dn3 | Dn3 | Dn3 | Dn4 | Dn4 | Dn4 |

  Rule: Every cell of the contact table in play

    @T.contact.r-2 @T.contact.use @8.0.P.2 @8.0.P.3 @case:on-line-minus-2-the-dice-decide-what-becomes-of-whom
    Scenario Outline: Two dice decide the result of a contact at strength difference -2
      Given the offense's #36 stands on 1440 facing N
      And the defense's #91 stands on 1441 facing S
      When the offense's #36 contacts #91: the dice show <dice>
      Then <who> is <state>
      And <other> is not neutralized

      Examples:
        | dice | who               | state         | other             |
        | 2    | the offense's #36 | neutralized 2 | the defense's #91 |
        | 3    | the offense's #36 | neutralized 2 | the defense's #91 |
        | 4    | the offense's #36 | neutralized 1 | the defense's #91 |
        | 5    | the offense's #36 | neutralized 1 | the defense's #91 |
        | 6    | the offense's #36 | neutralized 1 | the defense's #91 |
        | 7    | the defense's #91 | Hit           | the offense's #36 |
        | 8    | the defense's #91 | Hit           | the offense's #36 |
        | 9    | the defense's #91 | Hit           | the offense's #36 |
        | 10   | the defense's #91 | neutralized 1 | the offense's #36 |
        | 11   | the defense's #91 | neutralized 1 | the offense's #36 |
        | 12   | the defense's #91 | neutralized 1 | the offense's #36 |

    @T.contact.r-1 @T.contact.use @8.0.P.2 @8.0.P.3 @case:on-line-minus-1-the-dice-decide-what-becomes-of-whom
    Scenario Outline: Two dice decide the result of a contact at strength difference -1
      Given the offense's #36 stands on 1440 facing N
      And the defense's #64 stands on 1441 facing S
      When the offense's #36 contacts #64: the dice show <dice>
      Then <who> is <state>
      And <other> is not neutralized

      Examples:
        | dice | who               | state         | other             |
        | 2    | the offense's #36 | neutralized 1 | the defense's #64 |
        | 3    | the offense's #36 | neutralized 1 | the defense's #64 |
        | 4    | the offense's #36 | neutralized 1 | the defense's #64 |
        | 5    | the offense's #36 | neutralized 1 | the defense's #64 |
        | 6    | the defense's #64 | Hit           | the offense's #36 |
        | 7    | the defense's #64 | Hit           | the offense's #36 |
        | 8    | the defense's #64 | Hit           | the offense's #36 |
        | 9    | the defense's #64 | Hit           | the offense's #36 |
        | 10   | the defense's #64 | neutralized 1 | the offense's #36 |
        | 11   | the defense's #64 | neutralized 1 | the offense's #36 |
        | 12   | the defense's #64 | neutralized 2 | the offense's #36 |

    @T.contact.r0 @T.contact.use @8.0.P.2 @8.0.P.3 @case:on-line-0-the-dice-decide-what-becomes-of-whom
    Scenario Outline: Two dice decide the result of a contact at strength difference 0
      Given the offense's #36 stands on 1440 facing N
      And the defense's #89 stands on 1441 facing S
      When the offense's #36 contacts #89: the dice show <dice>
      Then <who> is <state>
      And <other> is not neutralized

      Examples:
        | dice | who               | state         | other             |
        | 2    | the offense's #36 | neutralized 1 | the defense's #89 |
        | 3    | the offense's #36 | neutralized 1 | the defense's #89 |
        | 4    | the offense's #36 | neutralized 1 | the defense's #89 |
        | 5    | the offense's #36 | neutralized 1 | the defense's #89 |
        | 6    | the defense's #89 | Hit           | the offense's #36 |
        | 7    | the defense's #89 | Hit           | the offense's #36 |
        | 8    | the defense's #89 | neutralized 1 | the offense's #36 |
        | 9    | the defense's #89 | neutralized 1 | the offense's #36 |
        | 10   | the defense's #89 | neutralized 1 | the offense's #36 |
        | 11   | the defense's #89 | neutralized 2 | the offense's #36 |
        | 12   | the defense's #89 | neutralized 2 | the offense's #36 |

    @T.contact.r1 @T.contact.use @8.0.P.2 @8.0.P.3 @case:on-line-plus-1-the-dice-decide-what-becomes-of-whom
    Scenario Outline: Two dice decide the result of a contact at strength difference +1
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #36 contacts #5: the dice show <dice>
      Then <who> is <state>
      And <other> is not neutralized

      Examples:
        | dice | who               | state         | other             |
        | 2    | the offense's #36 | neutralized 1 | the defense's #5  |
        | 3    | the defense's #5  | Hit           | the offense's #36 |
        | 4    | the defense's #5  | Hit           | the offense's #36 |
        | 5    | the defense's #5  | Hit           | the offense's #36 |
        | 6    | the defense's #5  | Hit           | the offense's #36 |
        | 7    | the defense's #5  | Hit           | the offense's #36 |
        | 8    | the defense's #5  | neutralized 1 | the offense's #36 |
        | 9    | the defense's #5  | neutralized 1 | the offense's #36 |
        | 10   | the defense's #5  | neutralized 2 | the offense's #36 |
        | 11   | the defense's #5  | neutralized 2 | the offense's #36 |
        | 12   | the defense's #5  | neutralized 2 | the offense's #36 |

    @T.contact.r2 @T.contact.use @8.0.P.2 @8.0.P.3 @case:on-line-plus-2-the-dice-decide-what-becomes-of-whom
    Scenario Outline: Two dice decide the result of a contact at strength difference +2
      Given the offense's #65 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #65 contacts #5: the dice show <dice>
      Then <who> is <state>
      And <other> is not neutralized

      Examples:
        | dice | who              | state         | other             |
        | 2    | the defense's #5 | Hit           | the offense's #65 |
        | 3    | the defense's #5 | Hit           | the offense's #65 |
        | 4    | the defense's #5 | Hit           | the offense's #65 |
        | 5    | the defense's #5 | Hit           | the offense's #65 |
        | 6    | the defense's #5 | Hit           | the offense's #65 |
        | 7    | the defense's #5 | neutralized 1 | the offense's #65 |
        | 8    | the defense's #5 | neutralized 1 | the offense's #65 |
        | 9    | the defense's #5 | neutralized 2 | the offense's #65 |
        | 10   | the defense's #5 | neutralized 2 | the offense's #65 |
        | 11   | the defense's #5 | neutralized 2 | the offense's #65 |
        | 12   | the defense's #5 | neutralized 3 | the offense's #65 |

    @T.contact.r3 @T.contact.use @8.0.P.2 @8.0.P.3 @case:on-line-plus-3-the-dice-decide-what-becomes-of-whom
    Scenario Outline: Two dice decide the result of a contact at strength difference +3
      Given the offense's #71 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      When the offense's #71 contacts #5: the dice show <dice>
      Then <who> is <state>
      And <other> is not neutralized

      Examples:
        | dice | who              | state         | other             |
        | 2    | the defense's #5 | Hit           | the offense's #71 |
        | 3    | the defense's #5 | Hit           | the offense's #71 |
        | 4    | the defense's #5 | Hit           | the offense's #71 |
        | 5    | the defense's #5 | neutralized 1 | the offense's #71 |
        | 6    | the defense's #5 | neutralized 1 | the offense's #71 |
        | 7    | the defense's #5 | neutralized 2 | the offense's #71 |
        | 8    | the defense's #5 | neutralized 2 | the offense's #71 |
        | 9    | the defense's #5 | neutralized 2 | the offense's #71 |
        | 10   | the defense's #5 | neutralized 2 | the offense's #71 |
        | 11   | the defense's #5 | neutralized 3 | the offense's #71 |
        | 12   | the defense's #5 | neutralized 3 | the offense's #71 |

    @T.contact.r4 @T.contact.use @8.0.P.2 @8.0.P.3 @case:on-line-plus-4-the-dice-decide-what-becomes-of-whom
    Scenario Outline: Two dice decide the result of a contact at strength difference +4
      Given the offense's #71 stands on 1440 facing N
      And the defense's #26 stands on 1441 facing S
      When the offense's #71 contacts #26: the dice show <dice>
      Then <who> is <state>
      And <other> is not neutralized

      Examples:
        | dice | who               | state         | other             |
        | 2    | the defense's #26 | neutralized 1 | the offense's #71 |
        | 3    | the defense's #26 | neutralized 1 | the offense's #71 |
        | 4    | the defense's #26 | neutralized 1 | the offense's #71 |
        | 5    | the defense's #26 | neutralized 1 | the offense's #71 |
        | 6    | the defense's #26 | neutralized 1 | the offense's #71 |
        | 7    | the defense's #26 | neutralized 2 | the offense's #71 |
        | 8    | the defense's #26 | neutralized 2 | the offense's #71 |
        | 9    | the defense's #26 | neutralized 2 | the offense's #71 |
        | 10   | the defense's #26 | neutralized 3 | the offense's #71 |
        | 11   | the defense's #26 | neutralized 4 | the offense's #71 |
        | 12   | the defense's #26 | neutralized 4 | the offense's #71 |

    @T.contact.r5 @T.contact.use @8.0.P.2 @8.0.P.3 @case:on-line-plus-5-the-dice-decide-what-becomes-of-whom
    Scenario Outline: Two dice decide the result of a contact at strength difference +5
      Given the offense's #36 stands on 1440 facing N
      And the defense's #89 stands on 1441 facing S
      And the offense's #65 stands on 1541 facing NW
      When the offense's #36 contacts #89 together with #65: the dice show <dice>
      Then <who> is <state>
      And <other> is not neutralized

      Examples:
        | dice | who               | state         | other             |
        | 2    | the defense's #89 | neutralized 1 | the offense's #36 |
        | 3    | the defense's #89 | neutralized 1 | the offense's #36 |
        | 4    | the defense's #89 | neutralized 1 | the offense's #36 |
        | 5    | the defense's #89 | neutralized 2 | the offense's #36 |
        | 6    | the defense's #89 | neutralized 2 | the offense's #36 |
        | 7    | the defense's #89 | neutralized 2 | the offense's #36 |
        | 8    | the defense's #89 | neutralized 2 | the offense's #36 |
        | 9    | the defense's #89 | neutralized 3 | the offense's #36 |
        | 10   | the defense's #89 | neutralized 3 | the offense's #36 |
        | 11   | the defense's #89 | neutralized 4 | the offense's #36 |
        | 12   | the defense's #89 | neutralized 4 | the offense's #36 |

    @T.contact.r6 @T.contact.use @8.0.P.2 @8.0.P.3 @case:on-line-plus-6-the-dice-decide-what-becomes-of-whom
    Scenario Outline: Two dice decide the result of a contact at strength difference +6
      Given the offense's #36 stands on 1440 facing N
      And the defense's #5 stands on 1441 facing S
      And the offense's #65 stands on 1541 facing NW
      When the offense's #36 contacts #5 together with #65: the dice show <dice>
      Then <who> is <state>
      And <other> is not neutralized

      Examples:
        | dice | who              | state         | other             |
        | 2    | the defense's #5 | neutralized 2 | the offense's #36 |
        | 3    | the defense's #5 | neutralized 2 | the offense's #36 |
        | 4    | the defense's #5 | neutralized 2 | the offense's #36 |
        | 5    | the defense's #5 | neutralized 2 | the offense's #36 |
        | 6    | the defense's #5 | neutralized 2 | the offense's #36 |
        | 7    | the defense's #5 | neutralized 3 | the offense's #36 |
        | 8    | the defense's #5 | neutralized 3 | the offense's #36 |
        | 9    | the defense's #5 | neutralized 3 | the offense's #36 |
        | 10   | the defense's #5 | neutralized 4 | the offense's #36 |
        | 11   | the defense's #5 | neutralized 4 | the offense's #36 |
        | 12   | the defense's #5 | neutralized 4 | the offense's #36 |

  Rule: Strength differences beyond the ends of the contact table

    @8.0.P.2 @T.contact.use @case:the-line-is-the-difference-of-the-strengths-and-no-further-than-the-table-goes
    Scenario Outline: A strength difference beyond the contact table uses the nearest line
      Given <man> stands on 1440 facing N
      And <target> stands on 1441 facing S
      When <man> contacts <number>
      Then the contact is to be rolled on line <line>

      Examples:
        | man               | target            | number | line |
        | the offense's #12 | the defense's #99 | #99    | -2   |
        | the offense's #31 | the defense's #91 | #91    | -2   |
        | the offense's #36 | the defense's #91 | #91    | -2   |
        | the offense's #65 | the defense's #91 | #91    | -1   |
        | the offense's #71 | the defense's #91 | #91    | 0    |
        | the offense's #71 | the defense's #64 | #64    | 1    |
        | the offense's #71 | the defense's #89 | #89    | 2    |
        | the offense's #71 | the defense's #26 | #26    | 4    |

    @8.0.P.2 @8.5.H.3 @case:three-men-beyond-line-6-use-line-6
    Scenario: Three men whose strength difference exceeds 6 use line 6 of the contact table
      Given the offense's #71 stands on 1440 facing N
      And the offense's #65 stands on 1541 facing NW
      And the offense's #36 stands on 1341 facing NE
      And the defense's #26 stands on 1441 facing S
      When the offense's #71 contacts #26 together with #65 and #36
      Then the contact is to be rolled on line 6

    @T.contact.use @case:under-the-strictest-reading-a-man-who-is-too-weak-may-not-contact
    Scenario: Under TF-A30 forbid-low, a man who is too weak may not contact
      Given the reading TF-A30 is forbid-low
      And the offense's #12 stands on 1440 facing N
      And the defense's #99 stands on 1441 facing S
      Then the offense's #12 may contact nobody
      When the offense's #12 contacts #99
      Then it is refused under T.contact.use

    @8.0.P.2 @case:under-the-strictest-reading-line-6-still-serves-beyond-it
    Scenario: Under TF-A30 forbid-low, a strength difference above 6 uses line 6 of the table
      Given the reading TF-A30 is forbid-low
      And the offense's #71 stands on 1440 facing N
      And the offense's #65 stands on 1541 facing NW
      And the offense's #36 stands on 1341 facing NE
      And the defense's #26 stands on 1441 facing S
      When the offense's #71 contacts #26 together with #65 and #36: the dice show 2
      Then the defense's #26 is neutralized 2

    @8.0.P.2 @case:without-a-roll-a-man-who-is-too-weak-goes-down
    Scenario: Under TF-A30 auto, a man who is too weak is neutralized without dice
      Given the reading TF-A30 is auto
      And the offense's #12 stands on 1440 facing N
      And the offense's #31 has the ball
      And the defense's #99 stands on 1441 facing S
      When the offense's #12 contacts #99
      Then the offense's #12 is neutralized 2
      And nothing is to be rolled

    @8.0.P.2 @case:without-a-roll-superior-strength-neutralizes-to-the-last-degree
    Scenario: Under TF-A30 auto, superior strength neutralizes to degree 4 without dice
      Given the reading TF-A30 is auto
      And the offense's #71 stands on 1440 facing N
      And the offense's #65 stands on 1541 facing NW
      And the offense's #36 stands on 1341 facing NE
      And the defense's #26 stands on 1441 facing S
      When the offense's #71 contacts #26 together with #65 and #36
      Then the defense's #26 is neutralized 4
      And nothing is to be rolled
