"""The headers of the rows of a table: its first columns where these tell every row from the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.site.browsing import Visit
from tools.site.row_headers import name_rows

HEAD = "<thead>\n<tr>\n<th>power</th>\n<th>share</th>\n<th>bar</th>\n</tr>\n</thead>"


def table(*rows: tuple[str, ...], cell: str = "<td>{}</td>") -> str:
    lines = [line for row in rows for line in ("<tr>", *map(cell.format, row), "</tr>")]
    return "\n".join(["<table>", HEAD, "<tbody>", *lines, "</tbody>", "</table>"])


def test_cells_of_a_first_column_that_names_the_rows_are_headers() -> None:
    named = name_rows(table(("<b>1</b>", "1/6", "x"), ("<b>2</b>", "1/6", "x")))
    assert named.count('<th scope="row">') == 2
    assert '<tr>\n<th scope="row"><b>1</b></th>\n<td>1/6</td>\n<td>x</td>\n</tr>' in named


def test_a_header_keeps_the_alignment_of_its_cell() -> None:
    cell = '<td style="text-align: right;">{}</td>'
    assert '<th scope="row" style="text-align: right;">1</th>' in name_rows(table(("1", "1/6", "x"), cell=cell))


def test_two_columns_name_a_row_where_one_does_not() -> None:
    named = name_rows(table(("1", "0", "x"), ("1", "1", "x")))
    assert '<th scope="row">1</th>\n<th scope="row">0</th>\n<td>x</td>' in named
    assert named.count('<th scope="row">') == 4


@pytest.mark.parametrize(
    "rows", [(("1", "0", "x"), ("1", "0", "y")), (("", "0", "x"), ("2", "0", "y")), (("1",), ("2",)), ()]
)
def test_a_table_whose_rows_have_no_names_is_unchanged(rows: tuple[tuple[str, ...], ...]) -> None:
    assert name_rows(table(*rows)) == table(*rows)


def test_code_with_line_numbers_is_unchanged() -> None:
    code = '<table class="highlighttable"><tr><td>1</td><td>a</td></tr></table>'
    assert name_rows(code) == code


def test_every_table_of_odds_has_row_headers(built: Path) -> None:
    for page in built.glob("rules/*/odds.html"):
        tables = page.read_text(encoding="utf-8").split("<table>")[1:]
        assert tables
        assert [each[:80] for each in tables if "<th scope=row" not in each] == []


def test_a_row_is_called_by_its_first_cell(visit: Visit, served: str) -> None:
    visit.page.goto(f"{served}/rules/card-football/index.html")
    row = visit.page.get_by_role("row", name="Punts")
    assert row.get_by_role("rowheader").inner_text() == "Punts"
    assert row.get_by_role("cell").count() == 3
