"""W6.1 to W6.10: every word and every sentence pattern of the effect language, on a card of its own."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from cheeseboard.core.moment import Ask
from cheeseboard.games.wistar.effects import PATTERNS
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import COUNTS, DECKS, DEEDS, DISCOUNTS, KINDS, PAYMENTS, PLAYS, THINGS, TRIGGERS
from tests.games.wistar import deeds
from tests.games.wistar.cardbook import cards, mouse_effect, of_type, rows
from tests.games.wistar.deeds import carry_out, deed_for
from tests.games.wistar.expected import WORDS, deck, follow, is_quiet
from tests.games.wistar.lasting import discounted
from tests.games.wistar.ledger import SKILLS, Ledger, standing
from tests.games.wistar.one_card import Trial
from tests.games.wistar.plenty import next_round
from tests.games.wistar.scores import points
from tests.games.wistar.tables import act, asked, calm, do, give, lay, may, settle
from tests.rules import rule


def happens(words: str, change: Callable[[Wistar], object] = lambda state: None) -> Ledger:
    """A card with this immediate effect is played, and all that must happen does."""
    trial = Trial(f"now: {words}")
    state = trial.table()
    change(state)
    ledger = trial.play(state)
    follow(ledger, trial.card.sentences)
    assert asked(state) == 0
    assert "end" in may(state)
    return ledger


# -- W6.1: gains


@rule("W6.1")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("word", [word for word in THINGS if word != "round-mouse"])
def test_w6_1_gain(word: str, number: int) -> None:
    ledger = happens(f"{number} {word}")
    assert ledger.has != Ledger(Trial("now: 1 wood").table()).has


@rule("W6.1")
def test_w6_1_the_mouse_of_the_round_comes_from_the_wheel() -> None:
    state = Trial("now: 1 wood").table()
    row = next(row for row in rows("wheel.table") if "round-mouse" in (row["bonus"], row["second"]))
    which = "do:bonus" if row["bonus"] == "round-mouse" else "do:second"
    full = give(state.copy(), 0, **FULL)
    for table, gained in ((state, True), (full, False)):
        act(table, f"{row['section']}{row['space']}")
        ledger = Ledger(table)
        act(table, which)
        if gained:
            WORDS["round-mouse"](ledger, 1)
        ledger.check()


# What there is nothing of, and how it has come to that: nobody is asked, and nothing changes.
FULL: dict[str, Any] = {"beds": 3, "dug": 2, "mice": [5, 16]}
NOTHING: list[tuple[str, Callable[[Wistar], object]]] = [
    ("mouse", lambda state: give(state, 0, **FULL)),
    ("house-mouse", lambda state: give(state, 0, **FULL)),
    ("cellar-mouse", lambda state: give(state, 0, **FULL)),
    ("house-mouse", lambda state: setattr(state, "house_supply", 0)),
    ("cellar-mouse", lambda state: setattr(state, "cellar_supply", 0)),
    ("electricity", lambda state: give(state, 0, electricity=2)),
    ("hero", lambda state: give(state, 1, heroes=range(1, 6))),
    ("skill", lambda state: give(state, 1, skills=SKILLS)),
    ("goal", lambda state: setattr(state, "unseen_goals", 0)),
    ("door", lambda state: setattr(state, "closed", 0)),
    ("basic", lambda state: lay(state, deck=[], discards=[])),
    ("advanced", lambda state: lay(state, deck=[], discards=[])),
    ("card", lambda state: lay(state, deck=[], discards=[])),
    ("idea", lambda state: lay(lay(state, market=[0] * 8), deck=[], discards=[])),
    ("main", lambda state: give(state, 0, rats=(0, 0, 0))),
    ("main-wood", lambda state: give(state, 0, rats=(0, 4, 4))),
    ("main-dig", lambda state: give(state, 0, rats=(0, 4, 4))),
    ("main-metal", lambda state: give(state, 0, rats=(4, 0, 4))),
    ("main-beds", lambda state: give(state, 0, rats=(4, 0, 4))),
    ("main-develop", lambda state: give(state, 0, rats=(4, 4, 0))),
    ("main-explore", lambda state: give(state, 0, rats=(4, 4, 0))),
    ("bed", lambda state: give(state, 0, wood=1)),
    ("bed", lambda state: give(state, 0, beds=6, dug=6)),
    ("free-bed", lambda state: give(state, 0, beds=6, dug=6)),
    ("bed", lambda state: give(state, 0, **FULL)),
    ("free-bed", lambda state: give(state, 0, **FULL)),
    ("dig", lambda state: give(state, 0, metal=1)),
    ("dig", lambda state: give(state, 0, dug=6)),
    ("free-dig", lambda state: give(state, 0, dug=6)),
    ("deploy", lambda state: give(state, 0, entrance=0)),
    ("rat", lambda state: give(state, 0, rats=(0, 0, 0))),
    ("walk", lambda state: give(state, 0, explorer="c2")),
    ("travel", lambda state: give(state, 0, explorer="c2")),
    ("open-door", lambda state: setattr(state, "closed", 0)),
    ("open-door", lambda state: setattr(state, "closed", 1 << 5)),
    ("reveal-mission", lambda state: give(state, 0, explorer="out")),
    ("mission", lambda state: give(state, 0, tents=[])),
    ("easy-mission", lambda state: give(state, 0, freed=range(1, 7))),
    ("tent", lambda state: give(state, 0, explorer="out")),
    ("tent", lambda state: give(state, 0, explorer="u1")),
    ("tent", lambda state: give(state, 0, tents=["u1", "c2"])),
    *[(word, lambda state: give(state, 0, cards=[1])) for word in PLAYS if word.startswith("play")],
    ("draw-3-basic", lambda state: lay(state, deck=[], discards=[])),
    ("draw-3-advanced", lambda state: lay(state, deck=[], discards=[])),
]


@rule("W6.1", "W6.2", "W6.3")
@pytest.mark.parametrize(("word", "change"), NOTHING, ids=[f"{word}-{n}" for n, (word, _) in enumerate(NOTHING)])
def test_w6_1_where_there_is_nothing_nothing_happens(word: str, change: Callable[[Wistar], object]) -> None:
    trial = Trial(f"now: {word}")
    state = trial.table()
    change(state)
    ledger = trial.play(state)
    ledger.check()
    assert isinstance(state.now, Ask)
    assert "end" in may(state)


@rule("W6.1")
def test_w6_1_electricity_is_weak_and_then_strong() -> None:
    assert happens("1 electricity").has["electricity"] == 1
    assert happens("2 electricity").has["electricity"] == 2
    assert happens("3 electricity").has["electricity"] == 2


@rule("W6.1")
def test_w6_1_of_the_second_mouse_only_the_first_finds_a_chamber() -> None:
    trial = Trial("now: 2 house-mouse")
    state = trial.table()
    give(state, 0, beds=3, dug=3)
    trial.play(state)
    do(state, "[9]")
    assert "end" in may(state)
    assert standing(state, 0)["mice"] == {5, 9, 16}


# -- W6.2: deeds


@rule("W6.2")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("word", DEEDS)
def test_w6_2_do(word: str, number: int) -> None:
    happens(f"{number} {word}")


@rule("W6.2")
@pytest.mark.parametrize("word", [word for word in DEEDS if word not in ("main-wood", "main-metal")])
def test_w6_2_a_deed_may_be_left_undone(word: str) -> None:
    trial = Trial(f"now: {word}")
    state = trial.table()
    ledger = trial.play(state)
    act(state, "-")
    ledger.check()
    assert "end" in may(state)


@rule("W6.2")
@pytest.mark.parametrize(("word", "ability", "good"), [("bed", 1, "wood"), ("dig", 2, "metal")])
def test_w6_2_a_paid_bed_or_chamber_is_cheaper_with_the_ability(word: str, ability: int, good: str) -> None:
    before = 9
    ledger = happens(word, lambda state: give(state, 0, freed=[ability, 6, 7]))
    assert ledger.has[good] == before - 1
    assert happens(word).has[good] == before - 2
    assert happens(f"free-{word}").has[good] == before


@rule("W6.2")
def test_w6_2_an_easy_mission_ignores_one_skill_symbol() -> None:
    """Of `Unlock the Lock`, 3 agility and 2 items, with a tent in the cellar."""

    def two_agility(state: Wistar) -> None:
        lay(state, missions={"c1": 7})
        agile = [card for card in cards().values() if card.symbols == {"agility": 1} and card.type == "final"]
        give(state, 0, tents=["c1"], wild=0, played=[agile[0].number], skills=["agility"])

    assert happens("easy-mission", two_agility).has["cubes"] == 3
    assert happens("mission", two_agility).has["cubes"] == 2


@rule("W6.2")
def test_w6_2_a_rat_moves_once() -> None:
    trial = Trial("now: 2 rat")
    state = give(trial.table(), 0, rats=(1, 1, 0))
    trial.play(state)
    act(state, "rat:forest>farm")
    assert may(state) == {"-", "rat:burrow>forest", "rat:burrow>farm"}
    act(state, "rat:burrow>farm")
    assert "end" in may(state)


# -- W6.3: plays


@rule("W6.3")
@pytest.mark.parametrize("word", PLAYS)
def test_w6_3_play(word: str) -> None:
    before = len(happens("1 wood").has["table"])
    assert len(happens(word).has["table"]) == before + 1


@rule("W6.3")
@pytest.mark.parametrize("word", PLAYS)
def test_w6_3_free_asks_for_no_cost_and_no_requirements(word: str) -> None:
    ledger = happens(word, lambda state: give(state, 0, wood=0, metal=0, movement=0, wild=0, electricity=0, played=[]))
    is_free = "free" in word or word.startswith("draw-3")
    assert (len(ledger.has["table"]) == 2) is is_free
    assert (ledger.has["wood"], ledger.has["metal"]) == (0, 0)


@rule("W6.3")
@pytest.mark.parametrize("word", PLAYS)
def test_w6_3_nothing_need_be_played(word: str) -> None:
    trial = Trial(f"now: {word}")
    state = trial.table()
    ledger = trial.play(state)
    calm(state)
    drawn = state.drawn
    act(state, "-")
    ledger.check()
    assert "end" in may(state)
    assert state.discards == drawn
    assert drawn.size() == (3 if word.startswith("draw-3") else 0)


# -- W6.4: payments


@rule("W6.4")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("word", PAYMENTS)
def test_w6_4_pay(word: str, number: int) -> None:
    trial = Trial(f"round: pay {number} {word} -> 1 electricity")
    state = trial.lying()
    do(state, "hut", "-")
    ledger = Ledger(state, book=trial.book)
    act(state, "use:1")
    follow(ledger, trial.card.sentences)
    assert ledger.has["electricity"] == 1
    assert "use:1" not in may(state)


# So much that one of two cannot be paid.
ONE_SHORT: dict[str, Callable[[Wistar], object]] = {
    "item": lambda state: give(state, 0, wood=0, metal=1, cards=[]),
    "wood": lambda state: give(state, 0, wood=1),
    "metal": lambda state: give(state, 0, metal=1),
    "movement": lambda state: give(state, 0, movement=1),
    "wild": lambda state: give(state, 0, wild=1),
    "basic": lambda state: give(state, 0, cards=[40, 2, 3, 4]),
    "advanced": lambda state: give(state, 0, cards=[40, 41, 42, 4]),
    "hand": lambda state: give(state, 0, cards=[40]),
    "mouse": lambda state: give(state, 0, mice=[5]),
    "bed": lambda state: give(state, 0, beds=3, removed=2),
    "vp": lambda state: give(state, 0, vp=1),
}


@rule("W6.4")
@pytest.mark.parametrize("word", ONE_SHORT)
def test_w6_4_who_cannot_pay_all_of_it_pays_nothing(word: str) -> None:
    state = Trial(f"round: pay 2 {word} -> 1 wood").lying()
    assert "use:1" in may(state)
    ONE_SHORT[word](state)
    assert "use:1" not in may(state)


@rule("W6.4")
def test_w6_4_a_released_mouse_does_nothing_any_more() -> None:
    """The mouse of the example that takes one off automata (W8.1)."""
    trial = Trial("round: pay 1 mouse -> 1 wood")
    state = trial.lying()
    give(state, 0, mice=[2, 3])
    before = Ledger(state, book=trial.book)
    assert before.discounts("automaton") == 1
    do(state, "use:1", "release:3")
    assert standing(state, 0)["mice"] == {2}
    discount_ends = Ledger(state, book=trial.book)
    do(state, "hut", "potion:project")
    hand = [trial.book[number] for number in discount_ends.has["hand"]]
    give(state, 0, wood=0, metal=1)
    poor = Ledger(state, book=trial.book)
    poor.asks(["-", *[f"play:{card.number}" for card in hand if poor.can_play(card, "play-project")]])


# -- W6.5: discounts


@rule("W6.5")
@pytest.mark.parametrize("word", DISCOUNTS)
def test_w6_5_discount(word: str) -> None:
    trial = Trial(f"always: discount {word}")
    discounted(trial.card.sentences[0], trial.lying(), trial.book)


@rule("W6.5")
def test_w6_5_discounts_add_up_and_the_player_says_of_what() -> None:
    tools = [card for card in cards().values() if card.kind == "tool" and is_quiet(card) and card.cost.total() >= 3]
    card = next(card for card in tools if card.cost["wood"] and card.cost["metal"])
    state = Trial("always: discount tool; discount project").lying()
    lie = [1, *[it.number for it in of_type("now")]]
    give(state, 0, played=lie, cards=[card.number], wood=9, metal=9, wild=9, electricity=2)
    do(state, "hut", "potion:project", f"play:{card.number}")
    assert may(state) == {"less:wood", "less:metal"}
    while may(state) == {"less:wood", "less:metal"}:
        act(state, "less:metal")
    assert "end" in may(state)
    assert 18 - standing(state, 0)["wood"] - standing(state, 0)["metal"] == card.cost.total() - 2


@rule("W6.5")
def test_w6_5_no_cost_falls_below_nothing() -> None:
    trial = Trial("always: discount tool; discount project")
    cheap = next(
        card for card in cards().values() if card.kind == "tool" and card.cost == {"wood": 1} and not card.needs
    )
    state = give(trial.lying(), 0, cards=[cheap.number])
    do(state, "hut", "potion:project")
    act(state, f"play:{cheap.number}")
    assert (standing(state, 0)["wood"], standing(state, 0)["metal"]) == (9, 9)


# -- W6.6: the top of a deck


@rule("W6.6")
@pytest.mark.parametrize(("name", "kind"), list(product(DECKS, KINDS)))
def test_w6_6_the_top_card_is_kept_if_it_is_of_the_kind(name: str, kind: str) -> None:
    trial = Trial(f"round: reveal {name} {kind}")
    for drawn in KINDS:
        state = trial.lying()
        hand = standing(state, 0)["hand"]
        act(state, "use:1")
        card = next(card for card in deck(Ledger(state), name) if cards()[card].kind == drawn)
        settle(state, str(card))
        assert standing(state, 0)["hand"] == (hand | {card} if drawn == kind else hand)
        assert state.discards.has(card - 1) is (drawn != kind)
        assert not state.deck.has(card - 1)


@rule("W6.6")
@pytest.mark.parametrize("name", DECKS)
def test_w6_6_an_empty_deck_is_made_anew_of_its_discard_pile(name: str) -> None:
    one = {"basic": 31, "advanced": 2}[name]
    trial = Trial(f"round: reveal {name} tool")
    state = trial.lying()
    lay(state, deck=[], discards=[one, 33 if name == "advanced" else 3])
    do(state, "use:1", f"[{one}]")
    assert one in standing(state, 0)["hand"]
    assert state.discards.size() == 1
    state = trial.lying()
    lay(state, deck=[], discards=[])
    assert "use:1" not in may(state)


# -- W6.7: counts


@rule("W6.7")
@pytest.mark.parametrize("per", [1, 2])
@pytest.mark.parametrize("word", COUNTS)
def test_w6_7_count(word: str, per: int) -> None:
    """What is counted includes the card itself (WA9) and is at least one."""
    trial = Trial(f"now: 2 vp per {per} {word}")
    ledger = trial.play(trial.table())
    counted = ledger.count(word)
    assert counted
    vp = ledger.has["vp"]
    follow(ledger, trial.card.sentences)
    assert ledger.has["vp"] == vp + 2 * (counted // per)


@rule("W6.7", "W6.10")
@pytest.mark.parametrize("word", COUNTS)
def test_w6_7_a_condition_is_met_from_so_many_on(word: str) -> None:
    trial = Trial(f"now: 1 vp per {word}")
    counted = trial.play(trial.table()).count(word)
    for asks in (counted, counted + 1):
        trial = Trial(f"now: if {asks} {word} -> 3 metal")
        state = trial.table()
        give(state, 0, electricity=1)
        ledger = trial.play(state)
        metal = ledger.has["metal"]
        follow(ledger, trial.card.sentences)
        assert ledger.has["metal"] == metal + (3 if ledger.count(word) >= trial.card.sentences[0].number else 0)


@rule("W6.7")
def test_w6_7_nothing_stands_in_for_anything_else() -> None:
    """Wild tokens do not count as skills, and cheese is a mouse of the cellar."""
    few = happens("1 vp per strength", lambda state: give(state, 0, played=[], wild=5, mice=[26]))
    assert few.count("strength") == cards()[1].symbols["strength"]
    assert (few.count("cellar-mouse"), few.count("house-mouse"), few.count("mouse")) == (1, 0, 1)
    happens("1 vp per cellar-mouse", lambda state: give(state, 0, mice=[26]))
    happens("1 vp per house-mouse", lambda state: give(state, 0, mice=[26, 2]))


@rule("W6.7")
def test_w6_7_a_bed_that_is_gone_does_not_count() -> None:
    ledger = happens("1 vp per bed", lambda state: give(state, 0, beds=3, removed=1))
    assert ledger.has["vp"] == 22


# -- W6.8: triggers


@rule("W6.8")
@pytest.mark.parametrize("word", TRIGGERS)
def test_w6_8_trigger(word: str) -> None:
    """Everything that can be done is done with the effect in play and without: it works for its trigger alone."""
    trial = Trial(f"always: each {word} -> 1 vp")
    lying = give(trial.lying(), 0, electricity=2)
    found = 0
    for it in [*deeds.DEEDS, *[word for word in TRIGGERS if word.startswith(("add-", "play-"))]]:
        state = lying.copy()
        deed = deed_for(it, state) if isinstance(it, str) else it
        without = state.copy()
        without.players[0].each = []
        times = carry_out(state, deed)[word]
        carry_out(without, deed)
        expected = standing(without, 0)
        expected["vp"] += times
        assert standing(state, 0) == expected, deed
        found += times
    assert found


@rule("W6.8")
@pytest.mark.parametrize(("gained", "times"), [("3 wood", 1), ("3 metal", 1), ("3 movement", 1), ("3 wild", 3)])
def test_w6_8_goods_count_once_however_many_and_wild_tokens_each(gained: str, times: int) -> None:
    word = gained.split()[1]
    state = Trial(f"always: each gain-{word} -> 1 vp", f"now: {gained}").lying(hand=(2,))
    do(state, "hut", "potion:project")
    before = standing(state, 0)["vp"]
    act(state, "play:2")
    assert standing(state, 0)["vp"] == before + times


@rule("W6.8")
@pytest.mark.parametrize("word", ["wood", "metal", "vp", "movement", "wild"])
def test_w6_8_what_an_effect_adds_does_not_set_it_off_again(word: str) -> None:
    state = Trial(f"always: each gain-{word} -> 2 {word}", f"now: 1 {word}").lying(hand=(2,))
    do(state, "hut", "potion:project")
    before = standing(state, 0)[word]
    act(state, "play:2")
    assert standing(state, 0)[word] == before + 3


@rule("W6.8")
def test_w6_8_several_effects_come_in_the_order_of_their_numbers_after_what_caused_them() -> None:
    trial = Trial("always: each play-tool -> walk", "always: each play-tool -> potion", "now: 1 card")
    state = trial.lying(hand=(3,))
    give(state, 0, played=[1, 2])
    do(state, "hut", "potion:project", "play:3")
    assert may(state) == {"-", "top:basic", "top:advanced"}
    act(state, "-")
    assert may(state) == {"-", "go:out", "go:u1"}
    act(state, "-")
    assert "potion:wood" in may(state)
    act(state, "-")
    assert "end" in may(state)


@rule("W6.8")
def test_w6_8_a_permanent_effect_is_not_set_off_by_its_own_play() -> None:
    trial = Trial("always: each play-tool -> 1 vp; each add-perception -> 1 vp; each play-advanced -> 1 vp")
    assert trial.card.symbols["perception"]
    trial.play(trial.table()).check()


@rule("W6.8")
def test_w6_8_what_a_mouse_does_comes_before_what_waits_for_mice() -> None:
    asking = next(
        n for n in range(1, 16) if mouse_effect(n)[0] == "now" and mouse_effect(n)[1][0].gains[0][1] == "idea"
    )
    state = Trial("always: each mouse -> potion").lying()
    do(state, "F1", "do:main")
    act(state, "mouse:g1")
    settle(state, str(asking))
    assert "top:basic" in may(state)
    act(state, "-")
    assert "potion:wood" in may(state)


@rule("W6.8")
@pytest.mark.parametrize("others", [1, 2])
def test_w6_8_what_others_do_sets_nothing_off(others: int) -> None:
    state = Trial("always: each hut -> 1 vp; each gain-movement -> 1 wood; each gain-wood -> 1 metal").lying()
    do(state, "hut", "-", "end")
    before = standing(state, 0)
    for _ in range(others):
        do(state, "hut", "potion:wood", "end")
    assert standing(state, 0) == before


# -- W6.9: types


@rule("W6.9")
def test_w6_9_immediate_is_once() -> None:
    trial = Trial("now: 3 metal")
    state = trial.table()
    ledger = trial.play(state)
    follow(ledger, trial.card.sentences)
    assert "use:1" not in may(state)
    next_round(state)
    calm(state)
    ledger.check()


@rule("W6.9")
def test_w6_9_once_per_round_is_a_quick_action_with_a_use_token() -> None:
    trial = Trial("round: 3 metal")
    state = trial.table()
    ledger = trial.play(state)
    ledger.check()
    for _ in range(2):
        act(state, "use:1")
        follow(ledger, trial.card.sentences)
        assert state.players[0].used.has(0)
        assert "use:1" not in may(state)
        next_round(state)
        calm(state)
        assert not state.players[0].used.has(0)
        do(state, "hut", "-")
        ledger.change(movement=1)


@rule("W6.9")
def test_w6_9_income_is_now_and_in_every_preparation() -> None:
    trial = Trial("income: 3 metal")
    state = trial.table()
    ledger = trial.play(state)
    follow(ledger, trial.card.sentences)
    for _ in range(3):
        next_round(state)
        calm(state)
        follow(ledger, trial.card.sentences)
        do(state, "hut", "-")
        ledger.change(movement=1)


@rule("W6.9")
def test_w6_9_final_scoring_is_at_the_end() -> None:
    trial = Trial("final: 3 vp; 2 vp per bed")
    state = trial.table()
    before = points(state, "effects")
    trial.play(state).check()
    assert points(state, "effects") == before + 3 + 2 * 3


@rule("W6.9", "W6.10")
def test_w6_9_aggressive_hits_once_every_opponent_with_more() -> None:
    trial = Trial("attack: more door -> 2 vp")
    state = trial.table()
    give(state, 1, doors=2)
    give(state, 2, doors=3)
    ledger = trial.play(state)
    ledger.others[2]["vp"] -= 2
    ledger.check()
    next_round(state)
    calm(state)
    ledger.check()


# -- W6.10: patterns


@rule("W6.10")
def test_w6_10_each_pattern_has_an_example() -> None:
    """Plain, each, pay, if, per and aggressive ones are above; these are the cards of their own."""
    tried = {"plain", "per", "if", "exchange", "each", "against", "discount", "lasting"}
    assert set(PATTERNS) == tried
    assert set(WORDS) >= {*THINGS, *DEEDS} - {"wood", "metal", "vp", "movement", "wild"}


@rule("W6.10")
def test_w6_10_for_each_of_those_multiplies_every_gain() -> None:
    ledger = happens("2 wood, 1 metal per tent")
    assert (ledger.has["wood"], ledger.has["metal"]) == (11, 10)
    ledger = happens("2 wood, 1 metal per tent", lambda state: give(state, 0, tents=["u1", "c2"]))
    assert (ledger.has["wood"], ledger.has["metal"]) == (13, 11)


@rule("W6.10")
def test_w6_10_sentences_come_one_after_another() -> None:
    ledger = happens("walk; 1 metal per tent; if 1 tent -> 1 card; dig, 1 vp")
    assert ledger.has["dug"] == 5


@rule("W6.10")
def test_w6_10_an_effect_that_would_do_nothing_cannot_be_used() -> None:
    """WA37, for each pattern; the first of two sentences is enough."""
    for effect, useful in (
        ("if 9 movement -> 1 wood", False),
        ("if 9 movement -> 1 wood; 1 wood", True),
        ("1 wood per grey", True),
        ("1 wood per 2 grey", False),
        ("pay 9 movement -> 1 wood", False),
        ("pay 1 movement -> 2 tent", True),
        ("2 walk", True),
    ):
        state = Trial(f"round: {effect}").lying()
        assert ("use:1" in may(state)) is useful, effect


@rule("W6.10")
@pytest.mark.parametrize(("word", "change"), NOTHING, ids=[f"{word}-{n}" for n, (word, _) in enumerate(NOTHING)])
def test_w6_10_what_would_do_nothing_cannot_be_used(word: str, change: Callable[[Wistar], object]) -> None:
    state = Trial(f"round: {word}").lying()
    assert "use:1" in may(state)
    if word.startswith("play"):
        give(state, 0, cards=[])
    else:
        change(state)
    state.run()
    assert "use:1" not in may(state)


@rule("W6.10")
@pytest.mark.parametrize(("loss", "has", "left"), [("2 metal", 1, 0), ("2 metal", 3, 1), ("2 metal", 0, 0)])
def test_w6_10_without_a_choice_what_is_not_there_is_not_lost(loss: str, has: int, left: int) -> None:
    trial = Trial(f"attack: more bed -> {loss}")
    state = trial.table()
    give(state, 1, beds=4, metal=has)
    trial.play(state)
    assert (standing(state, 1)["metal"], standing(state, 1)["vp"]) == (left, 10)


@rule("W6.10")
def test_w6_10_victims_are_hit_in_turn_order_and_all_by_what_was_there_when_the_card_came() -> None:
    trial = Trial("attack: more hand -> 1 hand")
    state = trial.table(4)
    lay(state, order=[0, 3, 1, 2])
    give(state, 0, cards=[1])
    for seat, hand in ((1, [40]), (2, []), (3, [41, 43])):
        give(state, seat, cards=hand)
    trial.play(state)
    assert (asked(state), may(state)) == (3, {"discard:41", "discard:43"})
    act(state, "discard:43")
    assert (asked(state), may(state)) == (1, {"discard:40"})
    act(state, "discard:40")
    assert (asked(state), "end" in may(state)) == (0, True)
