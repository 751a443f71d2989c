"""Row headers of tables: in a table whose first columns name its rows, the first cells of each row are headers."""

from __future__ import annotations

import re

TABLE = re.compile(r"<table>(?:(?!<table\b).)*?</table>", re.DOTALL)
"""Pattern of a table of a page; a table with a class is code with its line numbers."""

ROW = re.compile(r"<tr>(?:(?!</tr>).)*?<td\b.*?</tr>", re.DOTALL)

CELL = re.compile(r"<td\b([^>]*)>(.*?)</td>", re.DOTALL)

TAG = re.compile(r"<[^>]+>")

MOST_COLUMNS = 2
"""Maximum number of columns that together name a row, such as the two powers of a tackle."""


def name_rows(html: str) -> str:
    """Return a page whose tables have row headers. With each cell, a screen reader then says the name of its row."""
    return TABLE.sub(lambda found: _name_rows_of_table(found.group()), html)


def _name_rows_of_table(table: str) -> str:
    """Return a table in which the first cells of each row are row headers. These are the cells of the first column, or
    of the first two columns if one column is not different in every row.
    """
    rows = [[TAG.sub("", inside).strip() for _, inside in CELL.findall(row)] for row in ROW.findall(table)]
    for number in range(1, MOST_COLUMNS + 1):
        names = [tuple(row[:number]) for row in rows]
        if all(map(all, names)) and len(set(names)) == len(names) and all(len(row) > number for row in rows):
            return _replace_first_cells(table, number)
    return table


def _replace_first_cells(table: str, number: int) -> str:
    return ROW.sub(lambda row: CELL.sub(r'<th scope="row"\1>\2</th>', row.group(), count=number), table)
