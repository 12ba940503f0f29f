"""`cheeseboard play`, as a person sees it who types and reads."""

from __future__ import annotations

from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.registry import NAMES, find_game
from tests.cli.shell import CATCH_AND_STOP, CROSS_SOMETHING, LANGUAGES, TAKE_THE_FIRST, cheese

TABLES = [
    ("qwixx", [], CROSS_SOMETHING),
    ("qwixx", ["-o", "solo"], CROSS_SOMETHING),
    ("qwixx", ["-o", "mixx-a", "--seats", "3"], CROSS_SOMETHING),
    ("qwixx", ["-o", "mixx-b", "-p", "Ema", "-p", "Petr"], CROSS_SOMETHING),
    ("kocour", [], CATCH_AND_STOP),
    ("kocour", ["-o", "risky", "-o", "edition=triangular", "--seats", "4"], CATCH_AND_STOP),
    ("kocour", ["-o", "match", "-o", "children", "-p", "Ema", "-p", "Petr"], CATCH_AND_STOP),
    ("myszki", [], TAKE_THE_FIRST),
    ("myszki", ["-o", "random-start", "--seats", "4"], TAKE_THE_FIRST),
    ("gouda", [], TAKE_THE_FIRST),
    ("gouda", ["-o", "magic"], TAKE_THE_FIRST),
    ("wistar", [], TAKE_THE_FIRST),
    ("wistar", ["-o", "peaceful", "-p", "Ema", "-p", "Petr", "-p", "Iva"], TAKE_THE_FIRST),
]
WON = {
    "en": ("wins!", "share the win", "Your result"),
    "cs": ("Vyhrává", "Remíza", "Váš výsledek"),
    "pl": ("Wygrywa", "Remis", "Twój wynik"),
}
ENDED = {"en": "The match ended because", "cs": "Důvod konce", "pl": "Powód końca"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "arguments", "typed"), TABLES)
def test_a_match_is_played_to_its_end(game: str, arguments: list[str], typed: str, language: str) -> None:
    done = cheese("play", game, *arguments, "--seed", "7", "--save", "match.json", "-l", language, typed=typed)
    assert (done.code, done.err) == (0, "")
    assert any(words in done.out for words in WON[language])
    assert ENDED[language] in done.out
    assert done.out.endswith("match.json.\n")
    assert cb.load(Path("match.json")).over


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "typed"), [(game, typed) for game, options, typed in TABLES if not options])
def test_no_screen_mixes_languages(game: str, typed: str, language: str) -> None:
    out = cheese("play", game, "--seed", "7", "--save", "match.json", "-l", language, typed=f"?\nu\n{typed}").out
    theirs = {
        "en": ("? help · h hint", "Greedy bot", "Player 1"),
        "cs": ("? nápověda · h rada", "Hladový bot", "Hráč 1"),
        "pl": ("? pomoc · h rada", "Zachłanny bot", "Gracz 1"),
    }
    assert all(words in out for words in theirs[language])
    assert not [words for other in LANGUAGES if other != language for words in theirs[other] if words in out]


def test_without_a_word_one_person_plays_one_greedy_bot() -> None:
    cheese("play", "qwixx", typed="q match.json\n")
    assert cb.load(Path("match.json")).names == ("", "greedy (bot)")


def test_seats_that_nobody_was_named_for_go_to_bots() -> None:
    cheese("play", "qwixx", "--seats", "5", "-p", "Ema", "-b", "random", typed="q match.json\n")
    names = ("Ema", "random (bot)", "greedy 1 (bot)", "greedy 2 (bot)", "greedy 3 (bot)")
    assert cb.load(Path("match.json")).names == names


def test_the_same_seed_gives_the_same_match() -> None:
    runs = [cheese("play", "kocour", "-b", "random", "--seed", "3", typed=CATCH_AND_STOP[:70]) for _ in range(2)]
    assert runs[0].out.replace(".json", "") == runs[1].out.replace("-2.json", "")


# -- choosing


def test_a_choice_is_made_by_number_or_notation() -> None:
    out = cheese("play", "qwixx", "-o", "solo", "--seed", "1", "-p", "Ema", typed="2\nq\n").out
    number = out.split("2  r")[1].split()[0]
    again = cheese("play", "qwixx", "-o", "solo", "--seed", "1", "-p", "Ema", typed=f"R{number}\nq\n").out
    assert f"· Ema crosses red {number}." in out
    assert f"· Ema crosses red {number}." in again


def test_what_is_refused_says_why_and_which_rule() -> None:
    out = cheese("play", "qwixx", "--seed", "7", typed="r12\n").out
    assert "so red 12 cannot be crossed now." in out
    assert "This is rule Q2.1; “? r12” shows its text." in out


def test_nonsense_and_nothing_are_answered() -> None:
    out = cheese("play", "qwixx", "--seed", "7", typed="\nfoo\n99\n").out
    assert "Type the number of a choice" in out
    assert "“foo” is no action of qwixx" in out
    assert "“99” is no action of qwixx" in out


def test_the_choices_come_again_when_nothing_is_typed() -> None:
    out = cheese("play", "kocour", "--seed", "7", "-p", "Ema", typed="?\n\n").out
    assert out.count("catch a red mouse from the centre") == 3  # at first, in the help, and again


def test_the_whole_board_is_shown_when_it_is_asked_for() -> None:
    out = cheese("play", "wistar", "--seed", "7", "-p", "Ema", typed="b\n", COLUMNS="120").out
    assert out.count("forest gather wood") == 2


def test_everything_that_has_happened_is_told_again() -> None:
    out = cheese("play", "kocour", "--seed", "7", "-p", "Ema", typed="red\nroll\nl\n").out
    told = "Ema catches a red mouse"
    assert out.count(told) == 2
    assert "l – all that has happened so far" in cheese("play", "kocour", "--seed", "7", typed="?\n").out


@pytest.mark.parametrize("game", NAMES)
def test_no_choice_is_written_like_a_key(game: str) -> None:
    keys = {"?", "b", "l", "o", "q", "u"}
    for seats, options in find_game(game).tables():
        match = cb.new(game, seats, seed=1, chance="seeded", names=(), **options)
        assert not keys & {str(action) for action in match.table.actions}


def test_a_bare_question_mark_explains_every_choice_and_key() -> None:
    out = cheese("play", "kocour", "--seed", "7", "-p", "Ema", typed="?\n").out
    assert "red: catch a red mouse from the centre (rule K2.3)" in out
    assert "● is a mouse" in out
    assert "q – save and leave" in out


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("? r12", "Rule Q2.1: First action, for everybody"),
        ("?1", "-: cross nothing. You may do this now."),
        ("? 1", "Rule Q2.3: Both actions are optional"),
        ("? q3.1", "Rule Q3.1: The last number of a row"),
        ("? Q9.9", "There is no rule Q9.9 in this game."),
        ("? red", "“red” is no action of qwixx"),
    ],
)
def test_a_question_about_something_is_answered(asked: str, answer: str) -> None:
    assert answer in cheese("play", "qwixx", "--seed", "7", typed=f"{asked}\n").out


@pytest.mark.parametrize(("language", "rule"), [("cs", "Pravidlo K2.3:"), ("pl", "Zasada K2.3:")])
def test_rules_are_shown_in_the_language(language: str, rule: str) -> None:
    assert rule in cheese("play", "kocour", "--seed", "7", "-p", "Ema", "-l", language, typed="? stop\n").out


def test_the_chance_of_a_bust_stands_beside_rolling() -> None:
    out = cheese("play", "kocour", "--seed", "7", "-p", "Ema", typed="1\n").out
    assert "roll again (3% risk of a bust)" in out
    assert "(+5 points)" in out


# -- taking back


def test_a_choice_is_taken_back() -> None:
    out = cheese("play", "kocour", "--seed", "7", "-p", "Ema", typed="red\nu\n").out
    assert "Taken back: catch a red mouse from the centre." in out
    assert out.rindex("Catch a mouse that the dice allow.") > out.index("Taken back")


def test_what_cannot_be_taken_back_says_why() -> None:
    assert "nothing to take back" in cheese("play", "kocour", "--seed", "7", "-p", "Ema", typed="u\n").out
    assert "dice were rolled" in cheese("play", "kocour", "--seed", "7", "-p", "Ema", typed="red\nroll\nu\n").out


def test_bots_are_told_by_the_name_that_is_shown() -> None:
    out = cheese("play", "qwixx", "--seed", "7", "--seats", "3", "-p", "Ema", typed="2\nu\n").out
    assert "This cannot be taken back: Greedy bot 2 has made a choice since." in out
    assert "(bot)" not in out


# -- several people


def test_a_sealed_choice_is_not_shown_to_the_next_person() -> None:
    out = cheese("play", "qwixx", "--seed", "7", "-p", "Ema", "-p", "Petr", typed="r4\n").out
    for_petr = out[out.index("Already chosen, in secret: Ema.") - 900 :]
    assert "✗" not in for_petr
    assert "Ema crosses" not in for_petr


def test_a_sealed_choice_can_be_taken_back_before_the_other_answers() -> None:
    out = cheese("play", "qwixx", "--seed", "7", "-p", "Ema", "-p", "Petr", typed="r4\nu\ny4\n-\n").out
    assert "· Ema crosses yellow 4." in out
    assert "Ema crosses red 4." not in out


def test_a_tie_is_shared() -> None:
    match = cb.new("qwixx", 2, seed=1, names=("Ema", "Petr"))
    while not match.over:
        match.act(match.asked[0], "-")
    Path("match.json").write_text(match.record())
    out = cheese("play", "--resume", "match.json").out
    scores = match.scores()
    assert ("A tie: Ema and Petr share the win." in out) == (scores[0] == scores[1])


# -- dice


def test_real_dice_are_typed_in() -> None:
    typed = "2\n4 1 3 2 3 6\ny5\nr5\nb10\n1 1 1 1 1 1\nq match.json\n"
    out = cheese("play", "qwixx", "--dice", "-p", "Ema", "-p", "Petr", typed=typed).out
    assert "Petr rolls. Type the faces in this order: white, white, red, yellow, green," in out
    assert "· Petr crosses blue 10." in out
    assert cb.load(Path("match.json")).outcomes()[:2] == ("1", "4 1 3 2 3 6")


def test_faces_are_typed_by_number_sign_or_word() -> None:
    for typed in ("1 6", "red joker", "Červená, žolík"):
        out = cheese("play", "kocour", "--dice", "-p", "Ema", "-l", "cs", typed=f"1\n{typed}\n").out
        assert "Hází Ema: červená a žolík." in out


def test_dice_that_cannot_be_are_asked_for_again() -> None:
    out = cheese("play", "qwixx", "--dice", "-p", "Ema", typed="u\n7\n1\n1 2 3\n?\n").out
    assert "“7” will not do; type a number from 1 to 2." in out
    assert "“1 2 3” will not do; type the faces of 6 dice" in out
    assert "There is nothing to take back yet." in out
    assert "Type what the dice show" in out


def test_fair_dice_show_the_commitment_first_and_the_secret_last() -> None:
    arguments = ["play", "kocour", "--fair", "-p", "Ema", "-p", "Petr", "--save", "match.json"]
    out = cheese(*arguments, typed="a lucky charm\n\n" + CATCH_AND_STOP).out
    match = cb.load(Path("match.json"))
    assert isinstance(match.source, cb.Fair)
    assert match.source.nonces[0] == "a lucky charm"
    assert match.source.nonces[1]
    assert out.index(match.source.commitment) < out.index("add something") < out.index(match.source.secret.hex())
    assert "Proved fair" in cheese("verify", "match.json").out


# -- without a game


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_alone_sets_a_table(language: str) -> None:
    done = cheese("play", "-l", language, typed="\n\n\n\n\nq match.json\n")
    assert done.code == 0
    assert cb.load(Path("match.json")).names == ("", "medium (bot)")


def test_the_menu_sets_the_table_that_was_asked_for() -> None:
    cheese("play", typed="2\n1\n3\n\nEma, Petr\n1\n3\nq match.json\n")
    match = cb.load(Path("match.json"))
    assert match.names == ("Ema", "Petr", "hard (bot)")
    assert match.options == {"edition": "triangular", "children": False, "risky": True, "match": False}


def test_the_menu_answers_what_will_not_do() -> None:
    out = cheese("play", typed="chess\nqwixx\n9\n2\n3\n\nEma,Ema\nA,B,C,D,E,F\nEma\n7\n2\nclever\n1\n").out
    assert "“chess” will not do; type a number from 1 to 5." in out
    assert "“9” will not do; type a number from 1 to 3." in out
    assert "The options mixx-a + mixx-b do not go together" in out
    assert "Two players are called “Ema”" in out
    assert "6 players are too many for 5 seats" in out
    assert "“7” will not do; type a number from 1 to 4." in out
    assert "“clever” will not do; type a number from 1 to 3." in out
    assert "Easy bot 2" in out


@pytest.mark.parametrize(
    ("typed", "level"), [("1", "easy"), ("2", "medium"), ("3", "hard"), ("HARD", "hard"), ("těžká", "hard")]
)
def test_the_menu_asks_how_well_the_bots_play(typed: str, level: str) -> None:
    out = cheese("play", "-l", "cs", typed=f"qwixx\n\nEma\n2\n{typed}\nq match.json\n").out
    assert "Úroveň botů [2]:" in out
    assert cb.load(Path("match.json")).names == ("Ema", f"{level} 1 (bot)", f"{level} 2 (bot)")


def test_the_menu_asks_for_no_level_where_bots_were_named_or_there_are_none() -> None:
    named = cheese("play", "-b", "random", typed="qwixx\n\nEma\nq match.json\n").out
    alone = cheese("play", typed="qwixx\n\nA,B,C\n0\nq").out
    seated = cheese("play", "--seats", "3", typed="qwixx\n\nEma\n1\nq seated.json\n").out
    assert ["Level of the bots" in out for out in (named, alone, seated)] == [False, False, True]
    assert cb.load(Path("match.json")).names == ("Ema", "random (bot)")
    assert cb.load(Path("seated.json")).names == ("Ema", "easy 1 (bot)", "easy 2 (bot)")


def test_leaving_the_menu_saves_nothing() -> None:
    done = cheese("play", typed="1\n")
    assert (done.code, list(Path().iterdir())) == (0, [])
