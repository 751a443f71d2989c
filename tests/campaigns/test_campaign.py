"""Campaigns: whatever is killed, the records are complete, none is there twice, and they are always the same."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scrimmage_rules.campaigns.campaign_command import Progress, render_campaign_summary
from scrimmage_rules.campaigns.campaign_task_kinds import Lockstep, Perft, Playouts
from scrimmage_rules.campaigns.ledger import CampaignLedger, LedgerInUse, NotALedgerFile, Record
from scrimmage_rules.campaigns.seed_batches import (
    ENDED,
    CampaignTask,
    Done,
    get_or_run_seeds,
    run_batch_in_child,
    run_batches_in_children,
    run_seed_batch,
)
from scrimmage_rules.command.cli import main
from scrimmage_rules.kernel.errors import MalformedData, ScrimmageError
from tests.campaigns.deadly import ACTIONS, GAME, Deadly

ROOT = Path(__file__).resolve().parents[2]
SEEDS = range(40)
"""With so many actions each, some thousand."""


@pytest.fixture(scope="module")
def undisturbed() -> list[Done]:
    """The records of all seeds, made here one after the other."""
    return run_seed_batch(Playouts(GAME, ACTIONS), SEEDS)


def lines(file: Path) -> list[Done]:
    """The lines of a file in the order of their seeds."""
    read = [json.loads(line) for line in file.read_bytes().splitlines()]
    return sorted((each["seed"], each["records"]) for each in read)


# ---- what is killed


def test_children_give_what_the_batch_function_gives(undisturbed: list[Done]) -> None:
    assert sorted(run_batches_in_children(Playouts(GAME, ACTIONS), SEEDS, 2)) == undisturbed
    assert run_batch_in_child(Playouts(GAME, ACTIONS), SEEDS[:3]) == undisturbed[:3]
    assert sum(record["actions"] for _, [record] in undisturbed) == 2000


def test_a_child_that_is_killed_is_replaced(tmp_path: Path, undisturbed: list[Done]) -> None:
    assert sorted(run_batches_in_children(Deadly("itself", 7, str(tmp_path / "mark")), SEEDS, 2)) == undisturbed


def test_a_seed_that_ends_every_process_is_a_finding_and_the_others_go_on(undisturbed: list[Done]) -> None:
    found = dict(run_batches_in_children(Deadly("itself", 7), SEEDS, 2))
    assert found.pop(7) == [{"found": ENDED}]
    assert found == {seed: records for seed, records in undisturbed if seed != 7}


def test_an_error_is_a_finding_and_the_others_go_on() -> None:
    (_, [wrong]), (_, [right]) = run_seed_batch(Deadly("nobody", 1), (1, 2))
    assert "ValueError: invalid literal for int()" in wrong["found"]
    assert right["actions"] == ACTIONS


def test_a_client_that_is_killed_goes_on_and_nothing_is_lost_or_twice(tmp_path: Path, undisturbed: list[Done]) -> None:
    file = tmp_path / "records.jsonl"
    command = [sys.executable, "-m", "tests.campaigns.deadly", str(file), str(len(SEEDS)), "25", str(tmp_path / "mark")]
    killed = subprocess.run(command, cwd=ROOT, check=False, capture_output=True)
    assert killed.returncode == -signal.SIGKILL
    assert len(file.read_bytes().splitlines()) < len(SEEDS)
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    assert lines(file) == undisturbed


@pytest.mark.library("distributed")
def test_a_cluster_of_which_a_worker_is_killed_gives_what_one_process_gives(
    tmp_path: Path, undisturbed: list[Done]
) -> None:
    from scrimmage_rules.campaigns.dask_cluster import open_cluster_client, run_on_cluster  # noqa: PLC0415  (an extra)

    with open_cluster_client(None, 2) as client, CampaignLedger(tmp_path / "records.jsonl") as ledger:
        work = Deadly("parent", 25, str(tmp_path / "mark"))
        get_or_run_seeds(
            work, SEEDS, ledger, lambda work, seeds: run_on_cluster(work, seeds, client), lambda _number: None
        )
    assert (tmp_path / "mark").exists()
    assert lines(tmp_path / "records.jsonl") == undisturbed


# ---- the file


def written(file: Path) -> bytes:
    """A file with two seeds."""
    with CampaignLedger(file) as ledger:
        ledger.write("a", 1, [{"x": 1}])
        ledger.write("a", 2, [{"x": 2}])
    return file.read_bytes()


@pytest.mark.parametrize("left", [1, 20, 43])
def test_a_torn_last_line_is_cut_off_and_its_seed_done_again(tmp_path: Path, left: int) -> None:
    whole = written(tmp_path / "f")
    (tmp_path / "f").write_bytes(whole + whole.splitlines(keepends=True)[0][:left])
    with CampaignLedger(tmp_path / "f") as ledger:
        assert ledger.done == {"a": {1: [{"x": 1}], 2: [{"x": 2}]}}
        ledger.write("a", 3, [])
    assert (tmp_path / "f").read_bytes() == whole + b'{"campaign":"a","seed":3,"records":[]}\n'


@pytest.mark.parametrize("name", ["notes.txt", "notes.jsonl"])
@pytest.mark.parametrize(
    "text", [b"my only copy, without a line feed", b'{"a": 1}', b"two lines\nno end", b'{"campaign": 1']
)
def test_a_file_of_another_kind_stays_as_it_was(name: str, text: bytes, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(text)
    with pytest.raises(ScrimmageError, match=name):
        CampaignLedger(tmp_path / name)
    assert (tmp_path / name).read_bytes() == text


def test_a_device_is_no_file_of_records() -> None:
    with pytest.raises(NotALedgerFile, match="not a regular file"):
        CampaignLedger(Path("/dev/zero"))


def test_a_summary_replaces_no_file_of_another_kind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "f.md").write_text("my notes\n", encoding="utf-8")
    assert (
        main(
            [
                "campaign",
                "playouts",
                "--ruleset",
                GAME,
                "--seeds",
                "1",
                "--size",
                "5",
                "--file",
                str(tmp_path / "f.jsonl"),
            ]
        )
        == 2
    )
    assert "f.md: this file is not the summary of a campaign" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["f.md"]
    assert (tmp_path / "f.md").read_text(encoding="utf-8") == "my notes\n"


def test_a_summary_covers_all_campaigns_of_its_file(tmp_path: Path) -> None:
    call = ["--ruleset", GAME, "--seeds", "1", "--jobs", "1", "--file", str(tmp_path / "f.jsonl")]
    assert main(["campaign", "playouts", "--size", "5", *call]) == 0
    assert main(["campaign", "playouts", "--size", "6", *call]) == 0
    text = (tmp_path / "f.md").read_text(encoding="utf-8")
    assert "| actions | 5 |" in text
    assert "| actions | 6 |" in text


def test_what_is_there_is_not_written_again(tmp_path: Path) -> None:
    whole = written(tmp_path / "f")
    with CampaignLedger(tmp_path / "f") as ledger:
        ledger.write("a", 1, [{"x": 9}])
    assert (tmp_path / "f").read_bytes() == whole


def test_one_file_may_hold_several_campaigns(tmp_path: Path) -> None:
    written(tmp_path / "f")
    with CampaignLedger(tmp_path / "f") as ledger:
        ledger.write("b", 1, [{"x": 9}])
    with CampaignLedger(tmp_path / "f") as ledger:
        assert ledger.done["b"] == {1: [{"x": 9}]}


def test_a_file_has_one_writer(tmp_path: Path) -> None:
    with CampaignLedger(tmp_path / "f"), pytest.raises(LedgerInUse, match="another campaign is writing this file"):
        CampaignLedger(tmp_path / "f")


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    (tmp_path / "f").write_bytes(written(tmp_path / "f") + b'{"campaign":"a"}\n')
    with pytest.raises(MalformedData, match="f, line 3"):
        CampaignLedger(tmp_path / "f")


def test_seeds_that_are_there_are_not_carried_out(tmp_path: Path) -> None:
    asked: list[int] = []

    def engine(_work: CampaignTask, seeds: object) -> Iterator[Done]:
        assert isinstance(seeds, list)
        for seed in seeds:
            asked.append(seed)
            yield seed, [{"x": seed}]

    told: list[int] = []
    with CampaignLedger(tmp_path / "f") as ledger:
        ledger.write("deadly", 2, [{"x": 0}])
        done = get_or_run_seeds(Deadly("nobody", 0), (1, 2, 3), ledger, engine, told.append)
    assert (asked, told) == ([1, 3], [2, 3])
    assert done == {1: [{"x": 1}], 2: [{"x": 0}], 3: [{"x": 3}]}


# ---- what is seen of it


def test_progress_tells_the_rate_of_this_run_and_the_time_left() -> None:
    progress = Progress(1000)
    progress(501)  # five hundred are of an earlier run
    assert progress.line(600, 10.0) == "600/1000, 10.0/s, 0:00:40 left"
    progress = Progress(9000)
    progress(1)
    assert progress.line(1000, 1000.0) == "1000/9000, 1.0/s, 2:13:20 left"


def test_the_summary_adds_up_numbers_and_shows_what_was_found(tmp_path: Path) -> None:
    done: dict[int, list[Record]] = {
        4: [{"actions": 1200, "position": "ab"}],
        2: [{"actions": 34}, {"found": "Wrong.\n"}],
    }
    told = render_campaign_summary("a 1", done, tmp_path / "a.jsonl")
    assert "| seeds | 2 to 4, 2 of them |\n| records | 3 |\n| actions | 1,234 |\n| found | 1 |" in told
    assert told.endswith("### Seed 2\n\n```text\nWrong.\n```\n")


def test_a_campaign_goes_on_where_it_ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = [
        "campaign",
        "playouts",
        "--ruleset",
        GAME,
        "--size",
        "10",
        "--file",
        str(tmp_path / "f.jsonl"),
        "--jobs",
        "1",
    ]
    assert main([*call, "--seeds", "2"]) == 0
    first = (tmp_path / "f.jsonl").read_bytes()
    assert main([*call, "--seeds", "5"]) == 0
    assert "5 seeds, 3 of them now" in capsys.readouterr().out
    assert (tmp_path / "f.jsonl").read_bytes().startswith(first)
    assert len(lines(tmp_path / "f.jsonl")) == 5
    assert "| actions | 50 |" in (tmp_path / "f.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "wrong", [["games", "--size", "3"], ["playouts", "--jobs", "1", "--file", "f"], ["playouts", "--seeds", "0"]]
)
def test_a_call_that_cannot_be_is_told_in_a_line(
    wrong: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "f").write_bytes(b"no JSON\n")
    try:
        code = main(["campaign", *wrong])
    except SystemExit as ended:
        code = int(str(ended.code))
    assert code == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("scrimmage")


def test_what_campaigns_do_hangs_on_the_seed_alone() -> None:
    for work in (Perft(GAME, 1), Playouts(GAME, 30)):
        assert work(3) == work(3)
        assert work(3) != work(4)
    assert Lockstep(GAME, 7).name == "lockstep card-football 7"
