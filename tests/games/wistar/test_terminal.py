"""A table of Rats of Wistar in a terminal: it fits, it shows what matters, and every card is explained."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from cheeseboard.cli.rulebook import rules
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.core.rng import Rng
from cheeseboard.games.wistar import notes, terminal
from cheeseboard.games.wistar.draw_means import say
from cheeseboard.games.wistar.frames import KINDS, Frame
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.shorthand import LETTERS
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import COUNTS, DEEDS, PLAYS, THINGS
from cheeseboard.games.wistar.view import view
from cheeseboard.games.wistar.wording import effect_text
from cheeseboard.text import LANGUAGES
from cheeseboard.text.fluent import bundle, word_files
from tests.games.wistar.rich import rich
from tests.games.wistar.tables import do, give, lay, ready
from tests.rules import rule

NAMES = ("Ema", "Petr", "Kazimierz", "A name that is as long as any")
SHADES = ("draw", "mouse-draw", "goal-draw")  # which the table can draw as well as a player


def drawn(state: Wistar, seat: int | None, language: str, width: int = 120, height: int = 40) -> list[str]:
    console = Console(file=StringIO(), width=width, height=height, highlight=False)
    console.print(terminal.draw(view(state, seat), NAMES[: state.seats], language))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def shown(state: Wistar, seat: int | None = 0, language: str = "en") -> str:
    return "\n".join(drawn(state, seat, language))


def on(state: Wistar, rng: Rng) -> None:
    """One step of random play."""
    now = state.now
    if isinstance(now, Ask):
        state.play(now.seats[0], state.sample(now.seats[0], rng))
    else:
        assert isinstance(now, Chance)
        state.settle(now.law.draw(rng))


def fits(state: Wistar, language: str) -> None:
    """Every seat's and a spectator's screen has room for the table."""
    for seat in (None, *range(state.seats)):
        lines = drawn(state, seat, language)
        assert len(lines) <= 40
        assert max(len(line.rstrip()) for line in lines) <= 120


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_fits_on_a_screen(seats: int) -> None:
    rng = Rng(seats)
    for start in (Wistar(seats, ready().box, peaceful=False), rich(seats, seats)):
        step = 0
        while not start.over:
            on(start, rng)
            step += 1
            if step % 61 == 0:
                fits(start, LANGUAGES[step % 3])
        for language in LANGUAGES:
            fits(start, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_fits_on_a_screen(language: str) -> None:
    fits(fullest(), language)


def fullest() -> Wistar:
    """All missions lie open and undone, and nobody could hold or play much more."""
    state = ready(seats=4)
    rooms = ["g1", "g2", "g3", "u1", "u2", "u2/2", "c1", "c1/2", "c2", "c2/2"]
    lay(state, missions=dict(zip(rooms, range(1, 11), strict=True)), round_mouse=11, hut=[0, 1, 2, 3])
    for seat in range(4):
        first = 45 * seat + 1
        give(state, seat, wood=12, metal=12, movement=12, wild=12, electricity=2, vp=99)
        give(state, seat, rats=(3, 3, 2), beds=6, dug=6, freed=range(1, 11), tents=["u1", "c1"], doors=3)
        give(state, seat, cards=range(first, first + 12), played=range(first + 12, first + 32), private=[10 + seat])
        state.players[seat].known = state.players[seat].hand
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_screen_shows_the_parts_one_under_another(language: str) -> None:
    lines = drawn(fullest(), 0, language, width=80)
    assert max(len(line.rstrip()) for line in lines) <= 80
    assert sum("★" in line for line in lines) > 4


# -- what matters is shown


def test_the_wheel() -> None:
    state = give(ready(seats=3), 0, rats=(2, 1, 0))
    do(lay(state, leaders={"D2": 1}), "A2")
    text = shown(state)
    assert re.search(r"forest gather wood 2 +1 ·A1 project \+ explor\. point  ●A2 1wd \+ 1mt", text)
    assert re.search(r"build beds 1 +2 ·D1 project \+ explor\. point  ●D2 mission \+ 2×", text)


def test_the_farm_and_its_missions() -> None:
    state = lay(ready(seats=4), missions={"g1": 2}, done={"2.1": 2}, opened=["out-g1"])
    give(state, 0, explorer="g1")
    give(state, 1, tents=["g1"])
    text = shown(state)
    assert "G1 Hall ◆1 ▲2 ○2 #2 →OUT ▮G2 ▮U1" in text
    assert re.search(r"#2 The Fuse Box  1 ✓3  2 1PER 2INT → basic card 6VP  3 2mt → ↯", text)
    locked = lay(ready(seats=4), missions={"g1": 1})
    assert "2 ⊘1 2AGI 1END → 7VP" in shown(locked)


def test_a_mission_that_is_done_is_only_a_number() -> None:
    state = lay(ready(seats=4), missions={"g1": 2}, done={"2.1": 2, "2.2": 1, "2.3": 1})
    assert "#2" in shown(state)
    assert "Fuse Box" not in shown(state)


def test_the_market_and_its_gaps() -> None:
    text = shown(lay(ready(), market=[31, 0, 33, 34, 14, 2, 3, 4]))
    assert re.search(r"31 T Paperclip Crowbar +1mt → 1STR 1VP", text)
    points = GAME.box.edition.projects[14 - 1].vp
    assert re.search(rf"14 T Superglue +2wd 2× tool → 1END {points}VP", text)
    assert re.search(r"^  · +", text, re.MULTILINE)


def test_goals_with_discs_and_those_of_one_player() -> None:
    state = give(lay(ready(seats=3), goals=(1, 2, 3)), 2, private=[7])
    state.discs = [2, 0, 0]
    text = shown(state)
    assert re.search(r"Deep Underground \(dug chamber\) 2\s", text)
    assert re.search(r"4 → basic card 3VP · 5 → 3VP\s", text)  # three players: three fields
    assert "3 The Mechanical Menagerie: 2× automaton → ↯ 3VP" in text


def test_a_player() -> None:
    state = give(ready(), 1, wood=5, metal=3, electricity=1, vp=17, rats=(1, 1, 0), played=[37, 96], used=[96])
    text = shown(state)
    assert re.search(r" 2 Petr +\d+ VP \(17\)  5wd 3mt 1mv 0★ ↯ ", text)
    assert "in play 37 96*" in text


def test_the_own_hand_and_nobody_elses() -> None:
    state = give(give(ready(), 0, cards=[40]), 1, cards=[31])
    assert "Hand  40 T Hammer 1wd 2mt 1STR → 1STR 0VP · Once per round: play 1 project" in shown(state)
    assert "Paperclip" not in shown(lay(state, market=[32, 33, 34, 35, 1, 2, 3, 4]))
    assert "Hand" not in shown(state, None)


# -- where there are fewer lines, what is missed least gives way first


def folded(state: Wistar, lines: int) -> str:
    found = drawn(state, 0, "en", height=lines)
    assert len(found) <= lines
    return "\n".join(found)


def test_of_goals_the_next_field_is_missed_most() -> None:
    state = lay(ready(seats=4), goals=(1, 2, 3))
    tight = folded(state, 28)
    assert "5 → 3VP" in folded(state, 40)
    assert "Deep Underground: 3× dug chamber → " in tight
    assert "5 → 3VP" not in tight


def test_players_become_a_table() -> None:
    state = give(ready(seats=4), 1, wood=5, metal=3, electricity=1, vp=17, rats=(1, 1, 0), played=[37, 96], used=[96])
    text = folded(state, 26)
    assert re.search(r"VP +wd mt mv ★ ↯ +rats lead beds", text)
    assert re.search(r" 2 Petr +\d+ \(17\) +5 +3 +1 0 ↯ 1/1/0\+0 ", text)
    assert "37 96*" in text


def test_cards_of_a_hand_stand_close_and_are_numbers_in_the_end() -> None:
    state = fullest()
    assert re.search(r"Hand +1 T .+ VP|Hand +1 T .+VP +2 T .+VP", folded(state, 40))
    assert "Cards in hand: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12" in folded(state, 21)


def test_missions_and_market_are_left_out_last() -> None:
    assert "Fuse Box" not in folded(fullest(), 36)
    assert "#2  1 " in folded(fullest(), 36)
    assert "No room for the market." in folded(fullest(), 30)
    assert "No room for the market and the missions." in folded(fullest(), 25)


def test_what_does_not_fit_is_shown_all_the_same() -> None:
    assert len(drawn(fullest(), 0, "en", height=1)) > 1


@rule("W9.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_shows_every_category(language: str) -> None:
    state = lay(ready(seats=3), round=5, turns=9)
    do(state, "hut", "-", "end")
    text = shown(state, None, language)
    for category in ("marker", "abilities", "effects", "leftovers", "total"):
        assert say(f"board-score-{category}", language) in text


# -- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_asked_is_told_what_for_and_by_which_rule(language: str) -> None:
    rng = Rng(7)
    state = rich(3, 7)
    for _ in range(150):
        on(state, rng)
        seen = view(state, None)
        if not state.over:
            assert terminal.prompt(seen, NAMES, language)
        for choice in state.options if isinstance(state.now, Ask) else []:
            terminal.note(seen, choice.notation, language)
            assert terminal.rule(seen, choice.notation) in rules("wistar", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_rule(language: str) -> None:
    state = ready()
    for choice in state.box.actions.all:
        assert terminal.rule(view(state, 0), choice.notation) in rules("wistar", language)
    assert set(notes.OF_STAGES) <= set(KINDS)
    assert set(notes.OF_STAGES.values()) <= set(rules("wistar", language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_to_take_to_play_and_to_use_are_explained(language: str) -> None:
    state = ready()
    seen = view(state, 0)
    for project in state.box.edition.projects:
        effect = effect_text(project.effect, language)
        for verb in ("take", "play", "use"):
            assert effect in terminal.note(seen, f"{verb}:{project.number}", language)
        assert str(project.vp) in terminal.note(seen, f"take:{project.number}", language)


def test_notes() -> None:
    state = lay(give(ready(), 0, rats=(2, 0, 0), dug=1), goals=(1, 2, 3), missions={"g1": 2})
    seen = view(state, 0)
    assert terminal.note(seen, "A2", "en") == "gather wood, power 2; gain 1 wood; gain 1 metal"
    assert terminal.note(seen, "task:2.3", "en") == "Pay 2 metal. Reward: gain electricity."
    assert terminal.note(seen, "cube:1", "en") == "Worth 0 VP. Fee: 1it."
    assert terminal.note(seen, "goal:1", "en").startswith("If you have 3 dug chambers: ")
    assert terminal.note(seen, "dig", "en") == "costs 2mt; the highest one is then worth 1 VP"
    assert terminal.note(seen, "hero:4", "en") == "2INT; brings 2 VP"
    do(state, "A2", "do:main")
    assert terminal.note(view(state, 0), "do:second", "en") == "gain 1 metal"


def test_in_a_long_list_choices_are_told_in_a_few_letters() -> None:
    state = lay(give(ready(), 0, rats=(2, 0, 0)), goals=(1, 2, 3), missions={"g1": 2})
    seen = view(state, 0)
    assert terminal.brief(seen, "A2", "en") == "gather wood 2: 1wd + 1mt"
    assert terminal.brief(seen, "hut", "en") == "alchemist’s hut: 1mv + potion"
    assert terminal.brief(seen, "deploy:farm", "en") == "rat to the farm"
    assert terminal.brief(seen, "play:40", "en").startswith("Hammer 1wd 2mt 1STR → 1STR 0VP · Once per round: ")
    assert terminal.brief(seen, "use:40", "en").startswith("Hammer: Once per round: ")
    assert terminal.brief(seen, "task:2.3", "en").endswith(": 2mt → ↯")
    assert terminal.brief(seen, "goal:1", "en").startswith("Deep Underground: 3× dug chamber → ")
    assert terminal.brief(seen, "end", "en") == ""


def test_the_last_bed_and_the_last_chamber_have_notes() -> None:
    state = give(ready(), 0, beds=5, dug=5)
    assert terminal.note(view(state, 0), "bed", "en").endswith("worth 10 VP")
    assert terminal.note(view(state, 0), "dig", "en").endswith("worth 10 VP")


def test_a_prompt_tells_what_is_left() -> None:
    state = ready()
    state.stack.append(Frame(KINDS.index("exploring"), 0, 3))
    assert terminal.prompt(view(state, 0), NAMES, "en").endswith("(3 left)")
    state.stack.append(Frame(KINDS.index("cheapening"), 0, 39, 1))
    assert terminal.prompt(view(state, 0), NAMES, "en").endswith("(40 Hammer)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "numbers"),
    [
        ("draw", (0, 0)), ("draw", (1, 1)), ("search", (0,)), ("mouse-draw", (0, 0)), ("mouse-draw", (1, 1)),
        ("door-draw", (0,)), ("mission-draw", (0,)), ("goal-draw", (-1,)), ("goal-draw", (0,)), ("order-draw", ()),
    ],
)  # fmt: skip
def test_what_to_draw_from_the_real_box(kind: str, numbers: tuple[int, ...], language: str) -> None:
    state = Wistar(2, ready().box, peaceful=False)
    begin = terminal.prompt(view(state, None), NAMES, language)
    state.stack.append(Frame(KINDS.index(kind), 1, *numbers))
    seen = view(state, None)
    asked = terminal.prompt(seen, NAMES, language)
    assert asked != begin
    assert (NAMES[1] in asked) == (seen.about is not None and seen.about.player == 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_says_that_figures_are_ours(language: str) -> None:
    legend = terminal.legend(language)
    assert say("board-house", language) in legend
    letters = [say(f"short-{word}", language) for word in LETTERS if word != "vp"]
    assert [word for word in letters if f"{word} " in legend] == letters


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_short_form(language: str) -> None:
    counts = [word for word in COUNTS if word not in (*LETTERS, "electricity")]
    words = [*LETTERS, "weak", "strong", *PLAYS, *[f"do-{word}" for word in DEEDS]]
    words += [f"count-{word}" for word in counts] + [f"gain-{word}" for word in THINGS if word not in LETTERS]
    messages = {name for name in own_messages(language) if name.startswith("short-")}
    assert messages == {f"short-{word}" for word in words}
    assert all(bundle("wistar", language).has_message(name) for name in messages)


def test_no_message_of_the_board_is_forgotten() -> None:
    folder = Path(terminal.__file__).parent
    files = ["terminal.py", "notes.py", "briefs.py", "folding.py", *[file.name for file in folder.glob("draw_*.py")]]
    source = "".join((folder / name).read_text(encoding="utf-8") for name in files)
    parts = ("ask", "area", "main", "kind", "market", "score", "head", "brief-deploy")
    built = ("short-", *[f"board-{part}-" for part in parts])
    rest = [name for name in own_messages("en") if not name.startswith(built)]
    assert not [name for name in rest if f'"{name}"' not in source and f"'{name}'" not in source]
    asks = {f"board-ask-{kind}" for kind in (*SHADES, "order-draw", "wheel-draw")}
    asks |= {f"board-ask-{kind}-of-player" for kind in (*SHADES, "search", "door-draw", "mission-draw")}
    assert {name for name in own_messages("en") if name.startswith("board-ask-")} == asks


def own_messages(language: str) -> list[str]:
    """The ids in the file of the board."""
    (file,) = [file for file in word_files("wistar", language) if file.name.startswith("board")]
    return re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
