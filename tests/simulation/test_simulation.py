"""Simulated games: each seed has one game in every process, and none is lost or doubled."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
import tomllib
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from scrimmage_rules import RULESETS, Game, MalformedData, Rules, ScrimmageError, UnknownName, open_ruleset
from scrimmage_rules.command.cli import main
from scrimmage_rules.command.completion_values import VALUES
from scrimmage_rules.players import BetterOdds, Player, Searching, any_choice, play
from scrimmage_rules.players.game_between_players import play_without_history
from scrimmage_rules.ruleset_plugins.entry_points import GROUP
from scrimmage_rules.simulation import GameFailed, GameRow, OtherSettings, UnknownPlayer, results_file_formats, simulate
from scrimmage_rules.simulation.game_task import create_game_task
from scrimmage_rules.simulation.player_names import create_player
from tests.simulation import chosen_players
from tests.simulation.chosen_players import MARK, SPARED, last

ROOT = Path(__file__).resolve().parents[2]
CARDS = open_ruleset("card-football")
ANY = {"home": "random", "away": "random"}
OURS = "tests.simulation.chosen_players"


def row_of(game: Game, seed: int) -> GameRow:
    """The row of a game that was played move by move."""
    result = game.result()
    winner, clause = (result.winner, result.clause) if result else (None, None)
    return GameRow(seed, winner, clause, len(game.transcript().moves), game.save()["score"])


@pytest.fixture(scope="module")
def played() -> list[GameRow]:
    """Games of card-football, played one by one with the public functions of a game."""
    players = {"home": any_choice, "away": any_choice}
    return [row_of(play(CARDS.start(), players, seed), seed) for seed in range(40)]


# ---- one game for each seed


@pytest.mark.parametrize("ruleset_id", RULESETS)
@pytest.mark.parametrize("name", ["random", "greedy", "last"])
def test_a_game_without_history_is_the_game_of_play(ruleset_id: str, name: str) -> None:
    rules = open_ruleset(ruleset_id)
    player = last if name == "last" else create_player(name, rules)
    players = {rules.seats[0]: player, rules.seats[1]: any_choice}
    for seed in range(2):
        game = play(rules.start(), players, seed, 120)
        assert play_without_history(rules, players, seed, 120) == (game.position, len(game.transcript().moves))


def test_rows_are_the_games_of_play_in_the_order_of_seeds(played: list[GameRow]) -> None:
    assert list(simulate(CARDS, ANY, 40, jobs=2)) == played
    assert list(simulate(CARDS, {"home": any_choice, "away": any_choice}, 3, first=7, jobs=1)) == played[7:10]


def test_readings_players_and_limits_change_the_games(played: list[GameRow]) -> None:
    reading = open_ruleset("card-football", readings={"KF-A17": "at-scrimmage"})
    others: list[tuple[Rules, dict[str, Any], int]] = [
        (CARDS, {**ANY, "home": "greedy"}, 20_000),
        (CARDS, {**ANY, "away": f"{OURS}:last"}, 20_000),
        (CARDS, {**ANY, "away": f"{OURS}:Named"}, 20_000),
        (CARDS, ANY, 100),
    ]
    for rules, players, most in others:
        assert list(simulate(rules, players, 10, most=most, jobs=1)) != played[:10]
    names = {create_game_task(rules, players, most).name for rules, players, most in [*others, (reading, ANY, 1)]}
    assert len(names) == 5


def test_a_game_over_the_limit_is_unfinished() -> None:
    [row] = simulate(CARDS, ANY, 1, most=100, jobs=1)
    assert (row.winner, row.clause, row.moves, row.over, row.drawn) == (None, None, 100, False, False)


def test_a_name_and_its_function_give_the_same_games() -> None:
    by_name = list(simulate(CARDS, {"home": f"{OURS}:last", "away": "greedy"}, 3, jobs=1))
    assert by_name == list(simulate(CARDS, {"home": last, "away": BetterOdds(CARDS)}, 3, jobs=1))


def test_numbers_after_search_are_playouts_and_depth() -> None:
    assert create_player("search:3:1", CARDS) == Searching(CARDS, 3, 1)
    assert create_player("search:3", CARDS) == Searching(CARDS, 3)
    assert create_player("search", CARDS) == Searching(CARDS)


# ---- files


def test_a_file_goes_on_where_it_ended_and_plays_nothing_again(tmp_path: Path, played: list[GameRow]) -> None:
    file = tmp_path / "games.jsonl"
    assert list(simulate(CARDS, ANY, 10, jobs=1, file=file)) == played[:10]
    first = file.read_bytes()
    file.write_bytes(first[:-20])  # the last line is incomplete, as after a power failure
    assert list(simulate(CARDS, ANY, 25, first=3, jobs=2, file=file)) == played[3:28]
    after = file.read_bytes()
    assert after.startswith(first[: first.rindex(b"\n", 0, -1) + 1])
    assert sorted(json.loads(line)["seed"] for line in after.splitlines()) == list(range(28))


def test_a_file_of_other_settings_is_refused_and_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    list(simulate(CARDS, ANY, 2, jobs=1, file=file))
    before = file.read_bytes()
    with pytest.raises(OtherSettings, match=r"games of other settings: home=random instead of home=greedy; give"):
        simulate(CARDS, {**ANY, "home": "greedy"}, 2, jobs=1, file=file)
    assert file.read_bytes() == before


def test_a_killed_command_goes_on_and_nothing_is_lost_or_doubled(tmp_path: Path, played: list[GameRow]) -> None:
    command = [sys.executable, "-m", "scrimmage_rules", "simulate", "--ruleset", "card-football", "--games", "40"]
    command += ["--file", str(tmp_path / "games.csv"), "--jobs", "2"]
    ledger = tmp_path / "games.ledger.jsonl"
    running = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    while not (ledger.exists() and ledger.read_bytes().count(b"\n")) and running.poll() is None:
        time.sleep(0.01)
    running.send_signal(signal.SIGKILL)
    running.wait()
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(int(row["seed"]), row["winner"], int(row["moves"])) for row in rows] == [
        (row.seed, row.winner or "", row.moves) for row in played
    ]
    assert len(ledger.read_bytes().splitlines()) == 40


def test_an_interrupted_command_says_how_to_continue(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "scrimmage_rules", "simulate", "--ruleset", "card-football", "--games", "99999"]
    running = subprocess.Popen(
        [*command, "--file", str(tmp_path / "games.csv")], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    ledger = tmp_path / "games.ledger.jsonl"
    while not (ledger.exists() and ledger.read_bytes().count(b"\n")) and running.poll() is None:
        time.sleep(0.01)
    running.send_signal(signal.SIGTERM)
    out, err = running.communicate()
    assert (running.returncode, out) == (143, b"")
    assert err.decode() == (
        "scrimmage: interrupted; the played games are saved, and the same command plays the missing games\n"
    )


@pytest.mark.library("distributed")
@pytest.mark.long("a cluster starts twice, and its worker again")
def test_a_cluster_of_which_a_worker_is_killed_gives_the_rows_of_one_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from scrimmage_rules.campaigns.dask_cluster import open_cluster_client  # noqa: PLC0415  (an extra)

    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    monkeypatch.setenv(SPARED, str(os.getpid()))
    players = {"home": f"{OURS}:killing", "away": "random"}
    undisturbed = list(simulate(CARDS, players, 60, jobs=1))
    assert not (tmp_path / "mark").exists()
    with open_cluster_client(None, 2) as client:
        rows = list(simulate(CARDS, players, 60, client=client, file=tmp_path / "games.jsonl"))
    assert (tmp_path / "mark").exists()
    assert rows == undisturbed
    assert len((tmp_path / "games.jsonl").read_bytes().splitlines()) == 60


# ---- forms of results


def test_csv_and_json_lines_have_every_row(tmp_path: Path, played: list[GameRow]) -> None:
    unfinished = GameRow(99, None, None, 7, {"home": 0, "away": 3})
    rows = [*played[:3], unfinished]
    text = results_file_formats.encode_results(tmp_path / "a.csv", rows).decode()
    header, *_, final = text.splitlines()
    assert header == "seed,winner,clause,moves,score_home,score_away"
    assert final == "99,,,7,0,3"
    assert len(list(csv.reader(io.StringIO(text)))) == 5
    lines = results_file_formats.encode_results(tmp_path / "a.jsonl", rows).splitlines()
    assert [msgspec.json.decode(line, type=GameRow) for line in lines] == rows


@pytest.mark.library("pyarrow.parquet")
def test_parquet_has_every_row(tmp_path: Path, played: list[GameRow]) -> None:
    parquet = import_module("pyarrow.parquet")
    file = tmp_path / "games.parquet"
    file.write_bytes(results_file_formats.encode_results(file, played))
    columns = parquet.read_table(file).to_pydict()
    assert columns["seed"] == [row.seed for row in played]
    assert columns["winner"] == [row.winner for row in played]
    assert columns["score_away"] == [row.scores["away"] for row in played]
    file.write_bytes(results_file_formats.encode_results(file, [GameRow(1, None, None, 3, {"home": 0})]))
    assert [str(field.type) for field in parquet.read_schema(file)] == ["int64", "string", "string", "int64", "int64"]


def test_every_ending_has_the_same_ledger(tmp_path: Path) -> None:
    for ending in (".csv", ".jsonl"):
        assert main(["simulate", "--ruleset", "card-football", "--games", "2", "--file", f"{tmp_path}/g{ending}"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["g.csv", "g.jsonl", "g.ledger.jsonl"]
    assert len((tmp_path / "g.ledger.jsonl").read_bytes().splitlines()) == 2


# ---- wrong input


def test_a_player_with_an_error_ends_the_simulation_with_its_seed(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with pytest.raises(
        GameFailed,
        match=r"^game of seed 0: ZeroDivisionError: .*zero \(chosen_players\.py, line [0-9]+\); correct the player",
    ) as raised:
        list(simulate(CARDS, {**ANY, "home": f"{OURS}:faulty"}, 5, jobs=2, file=file))
    assert raised.value.seed == 0
    assert "in faulty" in raised.value.details
    assert file.read_bytes() == b""


def test_a_player_that_returns_no_choice_of_its_own_ends_the_simulation() -> None:
    with pytest.raises(GameFailed, match="a player must return one of its choices"):
        list(simulate(CARDS, {**ANY, "away": chosen_players.cheating}, 1, jobs=1))


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("nobody", "this player does not exist; known: random, greedy, search"),
        ("random:3", "the player random takes no number"),
        ("search:", "the player search takes at most two whole numbers"),
        ("search:1:2:3", "the player search takes at most two whole numbers"),
        ("search:0", "expected a whole number of at least 1"),
        ("nowhere.at_all:last", "no module called 'nowhere'; start in the folder of the module"),
        (f"{OURS}:first", "has no attribute 'first'; give the name of a function or a class"),
        (f"{OURS}:NUMBER", "expected a function of a view, choices and a generator"),
        (":last", "this player does not exist"),
        ("", "this player does not exist"),
    ],
)
def test_an_unknown_player_is_named_with_a_remedy(name: str, problem: str) -> None:
    with pytest.raises(UnknownPlayer) as raised:
        simulate(CARDS, {**ANY, "home": name}, 1)
    assert problem in str(raised.value)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("change", "error", "problem"),
    [
        ({"games": 0}, MalformedData, r"\$\.games: expected a whole number of at least 1, got 0"),
        ({"first": -1}, MalformedData, r"\$\.first: expected"),
        ({"most": 0}, MalformedData, r"\$\.most: expected"),
        ({"jobs": 0}, MalformedData, r"\$\.jobs: expected"),
        ({"rules": "card-football"}, MalformedData, r"\$\.rules: expected the rules"),
        ({"players": {"home": "random"}}, MalformedData, r"\$\.players\.away: expected a player for this seat"),
        (
            {"players": {**ANY, "red": "random"}},
            UnknownName,
            "no seat of card-football called 'red'; known: home, away",
        ),
        ({"players": "random"}, MalformedData, r"\$\.players: expected a player for each seat"),
        ({"file": 3}, MalformedData, r"\$\.file: expected a text or a path"),
    ],
)
def test_a_wrong_argument_is_named_before_a_game_is_played(
    change: dict[str, Any], error: type[ScrimmageError], problem: str
) -> None:
    call: Any = simulate
    given = {"rules": CARDS, "players": ANY, "games": 1, **change}
    with pytest.raises(error, match=problem):
        call(given.pop("rules"), given.pop("players"), given.pop("games"), **given)


def ended(arguments: list[str]) -> int:
    """The exit code of a call of the verb."""
    try:
        return main(["simulate", "--ruleset", "card-football", *arguments])
    except SystemExit as exited:
        return int(str(exited.code))


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--games", "0"], "argument --games: expected a whole number of at least 1, got '0'"),
        (["--jobs", "0"], "--jobs: expected a whole number of at least 1, got 0"),
        (["--workers", "-1"], "--workers: expected a whole number of at least 0, got -1"),
        (["--player", "home"], "--player: expected SEAT=PLAYER, such as home=greedy, got 'home'"),
        (["--player", "home="], "--player: expected SEAT=PLAYER, such as home=greedy, got 'home='"),
        (["--player", "home=greedy", "--player", "home=random"], "--player home: given twice, 'greedy' and 'random'"),
        (["--player", "red=greedy"], "no seat of card-football called 'red'; known: home, away"),
        (["--player", "home=nobody"], "player 'nobody': this player does not exist; known: random"),
        (["--reading", "KF-A17=nothing"], "no reading of KF-A17 called 'nothing'"),
        (["--file", "games.txt"], "games.txt: expected a file name that ends in .csv, .jsonl, .parquet; rename"),
        (["--file", "games.ledger.jsonl"], "games.ledger.jsonl: expected a file name that ends in"),
        (["--file", "a.csv", "--chart", "a.csv"], "--chart: --file also writes to 'a.csv'; give each output a file"),
        (["--chart", "nowhere/a.svg"], "nowhere/a.svg: No such file or directory; give a writable file"),
        (["--compare", "b.csv"], "--compare: b.ledger.jsonl does not exist; give the results file of an earlier"),
        (["--compare", "damaged.csv"], "damaged.ledger.jsonl"),
        (["--file", "damaged.csv"], "damaged.ledger.jsonl"),
        (["--settings", "absent.json"], "absent.json: No such file or directory"),
    ],
)
def test_wrong_input_of_the_command_is_one_line_with_a_remedy(
    arguments: list[str],
    problem: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "damaged.ledger.jsonl").write_bytes(b"my notes\n")
    assert ended(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert problem in said.err.splitlines()[-1]
    assert [path.name for path in tmp_path.iterdir()] == ["damaged.ledger.jsonl"]


@pytest.mark.library
def test_a_missing_library_for_parquet_is_named_with_its_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(results_file_formats, "find_spec", lambda _name: None)
    assert ended(["--file", str(tmp_path / "games.parquet")]) == 2
    assert "pip install 'scrimmage-rules[parquet]'" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_player_of_the_current_folder_is_found(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text("def first(view, choices, generator):\n    return choices[0]\n", encoding="utf-8")
    command = [sys.executable, "-m", "scrimmage_rules", "simulate", "--ruleset", "card-football", "--games", "2"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONSAFEPATH": "1"}
    ran = subprocess.run(
        [*command, "--player", "home=own:first"], cwd=tmp_path, env=environment, check=False, capture_output=True
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"home=own:first" in ran.stdout


def test_players_draw_from_generators_of_their_own() -> None:
    """A player that draws more does not change the chance of the same game."""

    def drawing(view: Any, choices: Any, generator: Random) -> Any:
        generator.random()
        return last(view, choices, generator)

    one: Player = last
    plain, drawn = (list(simulate(CARDS, {"home": each, "away": "random"}, 3, jobs=1)) for each in (one, drawing))
    assert plain == drawn


def test_a_shell_completes_seats_and_then_players() -> None:
    values = VALUES["player"]
    assert list(values(["card-football"], "")) == ["home=", "away="]
    assert list(values(["tactical-soccer"], "blue=g")) == ["blue=random", "blue=greedy", "blue=search"]


def test_a_ruleset_of_another_package_is_simulated(tmp_path: Path) -> None:
    example = ROOT / "examples" / "coin-and-yards"
    about = tmp_path / "coin_and_yards-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: coin-and-yards\nVersion: 0.1.0\n", encoding="utf-8")
    group = tomllib.loads((example / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    points = "".join(f"{name} = {value}\n" for name, value in group[GROUP].items())
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{points}", encoding="utf-8")
    path = os.pathsep.join(map(str, (tmp_path, example, ROOT)))
    command = [sys.executable, "-m", "scrimmage_rules", "simulate", "--ruleset", "coin-and-yards", "--games", "30"]

    def run(*more: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": path}
        return subprocess.run(
            [*command, *more], cwd=tmp_path, env=environment, check=False, capture_output=True, text=True
        )

    ran = run("--chart", "games.svg")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "30 games of the seeds 0 to 29" in ran.stdout
    assert len((tmp_path / "coin-and-yards.csv").read_text(encoding="utf-8").splitlines()) == 31
    refused = run("--player", "north=greedy")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "player 'greedy': ruleset 'coin-and-yards' has no JUDGEMENT" in refused.stderr


@pytest.mark.library
def test_a_wrong_player_is_reported_before_a_cluster_is_sought(capsys: pytest.CaptureFixture[str]) -> None:
    assert ended(["--scheduler", "nowhere", "--player", "home=nobody"]) == 2
    assert "player 'nobody'" in capsys.readouterr().err
