"""Formats of results files: CSV, JSON Lines and Parquet; and the path of the ledger next to a results file."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from scrimmage_rules.kernel.errors import ScrimmageError
from scrimmage_rules.simulation.game_row import SCORE, GameRow

LEDGER = ".ledger.jsonl"
"""Ending of the file of records. It replaces the ending of the results file."""


TEXTS = ("winner", "clause")
"""Columns that contain text, even if all their values are empty."""


class CannotWriteResults(ScrimmageError):
    """Error: a results file has an unknown ending, or needs a library that is not installed."""


def get_ledger_file(results: Path) -> Path:
    """Return the path of the ledger of a results file: games.ledger.jsonl for games.csv."""
    return results.with_suffix(LEDGER)


def check_results_file(results: Path) -> None:
    """Raise `CannotWriteResults` for an ending without a format, or a format whose library is not installed."""
    if results.suffix not in FORMATS or results.name.endswith(LEDGER):
        raise CannotWriteResults(f"{results}: expected a file name that ends in {', '.join(FORMATS)}; rename the file")
    if results.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise CannotWriteResults(
            f"{results}: Parquet needs the extra `parquet`, which is not installed; in a clone: make .venv/.parquet; "
            "elsewhere: pip install 'scrimmage-rules[parquet]'; or give a file that ends in .csv or .jsonl"
        )


def encode_results(results: Path, rows: Sequence[GameRow]) -> bytes:
    """Return the content of a results file in the format of its ending."""
    return FORMATS[results.suffix](rows)


def _get_columns(rows: Sequence[GameRow]) -> dict[str, list[Any]]:
    """Return the values of each column in the order of the rows."""
    seats = dict.fromkeys(seat for row in rows for seat in row.scores)
    return {
        **{name: [getattr(row, name) for row in rows] for name in ("seed", "winner", "clause", "moves")},
        **{f"{SCORE}{seat}": [row.scores.get(seat) for row in rows] for seat in seats},
    }


def _encode_csv(rows: Sequence[GameRow]) -> bytes:
    columns, text = _get_columns(rows), io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(zip(*columns.values(), strict=True))
    return text.getvalue().encode()


def _encode_json_lines(rows: Sequence[GameRow]) -> bytes:
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)


def _encode_parquet(rows: Sequence[GameRow]) -> bytes:
    import pyarrow as pa  # noqa: PLC0415  (an extra)
    from pyarrow import parquet  # noqa: PLC0415

    columns, content = _get_columns(rows), io.BytesIO()
    schema = pa.schema([(name, pa.string() if name in TEXTS else pa.int64()) for name in columns])
    parquet.write_table(pa.Table.from_pydict(columns, schema=schema), content)
    return content.getvalue()


FORMATS: dict[str, Callable[[Sequence[GameRow]], bytes]] = {
    ".csv": _encode_csv,
    ".jsonl": _encode_json_lines,
    ".parquet": _encode_parquet,
}
"""The format of each ending of a file name."""
