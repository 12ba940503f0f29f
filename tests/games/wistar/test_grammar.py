"""The language of the tables: what a cell means, and what is said about a cell that means nothing."""

from __future__ import annotations

import pytest

from cheeseboard.games.wistar import symbols as s
from cheeseboard.games.wistar.components import BYTE
from cheeseboard.games.wistar.effects import PATTERNS, Clause
from cheeseboard.games.wistar.grammar import COST, MOST, PROJECT_COST, Grammar, fields, needs, number, symbols
from cheeseboard.games.wistar.tables import Cell, Fault, Line, Table
from tests.games.wistar.written import write_effect

ALL = tuple(range(len(s.TYPES)))


def cell(text: str) -> Cell:
    """A cell of a table that has no other."""
    return Line(Table("small.table", []), 3, {"effect": text}).cell("effect")


def faults(cell: Cell) -> list[Fault]:
    return cell.line.table.faults


# As it is written, as it is meant, and the pattern of its first sentence.
EFFECTS = [
    ("now: 2 wood, vp", "now: 2 wood, 1 vp", "plain"),
    ("now: free-bed", "now: 1 free-bed", "plain"),
    ("round: 2 rat", "round: 2 rat", "plain"),
    ("now: play-free-tool", "now: 1 play-free-tool", "plain"),
    ("now:1 wood;1 metal", "now: 1 wood; 1 metal", "plain"),
    ("round: reveal advanced tool", "round: reveal advanced tool", "plain"),
    ("round: @chameleon", "round: @chameleon", "plain"),
    ("now: 1 vp per dug", "now: 1 vp per 1 dug", "per"),
    ("final: 1 vp per 2 wild", "final: 1 vp per 2 wild", "per"),
    ("final: 3 vp", "final: 3 vp", "plain"),
    ("round: if 1 electricity -> 1 wild", "round: if 1 electricity -> 1 wild", "if"),
    ("income: if 2 bed -> wood", "income: if 2 bed -> 1 wood", "if"),
    ("round: pay item -> explore", "round: pay 1 item -> 1 explore", "exchange"),
    ("round: pay 1 wood, 2 metal -> 1 wild", "round: pay 1 wood, 2 metal -> 1 wild", "exchange"),
    ("always: each reveal-mission -> 1 metal, 1 vp", "always: each reveal-mission -> 1 metal, 1 vp", "each"),
    ("always: each wood->1 vp", "always: each wood -> 1 vp", "each"),
    ("attack: more mouse -> 1 mouse or 3 vp", "attack: more mouse -> 1 mouse or 3 vp", "against"),
    ("attack: more door -> 2 vp", "attack: more door -> 2 vp", "against"),
    ("always: discount skill-of-project", "always: discount skill-of-project", "discount"),
    ("always: @immune", "always: @immune", "lasting"),
    ("always: discount tool; each bed -> 1 vp", "always: discount tool; each bed -> 1 vp", "discount"),
]


@pytest.mark.rule("W6.10")
@pytest.mark.parametrize(("written", "meant", "pattern"), EFFECTS)
def test_an_effect_means_what_is_written(written: str, meant: str, pattern: str) -> None:
    given = cell(written)
    effect = Grammar().effect(given, ALL)
    assert faults(given) == []
    assert write_effect(effect) == meant
    assert PATTERNS[effect.clauses[0].pattern] == pattern


def test_every_pattern_has_an_example() -> None:
    assert {pattern for _, _, pattern in EFFECTS} == set(PATTERNS)


def test_what_a_clause_does_not_use_is_empty() -> None:
    clause = Grammar().effect(cell("now: 2 wood"), ALL).clauses[0]
    assert (clause.pay, clause.have, clause.per) == ([], None, 1)
    assert [clause.count, clause.trigger, clause.discount, clause.lasting] == [-1, -1, -1, -1]


def test_clauses_are_numbered_as_they_are_read() -> None:
    grammar = Grammar()
    read: list[Clause] = []
    for text in ("now: 1 wood; 1 metal", "attack: more door -> 2 vp"):
        read += grammar.effect(cell(text), ALL).clauses
    assert [clause.id for clause in read] == [0, 1, 2]
    assert grammar.clauses == read


def test_no_effect_is_one_without_clauses() -> None:
    assert write_effect(Grammar().effect(cell("-"), ALL)) == "now: "


BAD_EFFECTS = [
    ("2 wood", "type-missing"),
    ("once: 2 wood", "word"),
    ("now:", "gap"),
    ("now: 2 wood;", "gap"),
    ("now: 2 wood, , 1 vp", "gap"),
    ("now: 2 wod", "word"),
    ("now: 0 wood", "amount"),
    ("now: -1 wood", "amount"),
    ("now: 100 wood", "amount"),
    ("now: two wood", "amount"),
    ("now: 2 wood 1 vp", "amount"),
    ("now: 1 wood, 1 wood", "word-twice"),
    ("now: 1 round-mouse", "round-mouse"),
    ("now: 1 vp per dugg", "word"),
    ("now: 1 vp per 0 dug", "amount"),
    ("round: if 1 electricity", "arrow"),
    ("round: if -> 1 wood", "arrow"),
    ("round: if 3 electricity -> 1 wood", "electricity"),
    ("round: if 1 luck -> 1 wood", "word"),
    ("round: pay 1 item ->", "arrow"),
    ("round: pay 1 explore -> 1 wood", "word"),
    ("always: each sneeze -> 1 wood", "word"),
    ("always: discount mouse", "word"),
    ("always: @dragon", "word"),
    ("round: reveal secret tool", "word"),
    ("round: reveal basic", "word"),
    ("attack: more mouse -> 1 mouse or 1 bed or 3 vp", "losses"),
    ("attack: more mouse -> 1 explore", "word"),
    ("now: discount tool", "pattern"),
    ("now: each bed -> 1 vp", "pattern"),
    ("round: more door -> 2 vp", "pattern"),
    ("round: @immune", "pattern"),
    ("always: 1 wood", "pattern"),
    ("always: @lab", "pattern"),
    ("attack: 1 wood", "pattern"),
    ("final: if 1 bed -> 2 vp", "pattern"),
    ("final: 1 wood", "final"),
    ("final: 1 vp, 1 wood per bed", "final"),
]


@pytest.mark.parametrize(("written", "code"), BAD_EFFECTS)
def test_an_effect_that_means_nothing_is_one_fault(written: str, code: str) -> None:
    given = cell(written)
    Grammar().effect(given, ALL)
    assert [(fault.file, fault.line, fault.code) for fault in faults(given)] == [("small.table", 3, code)]
    assert faults(given)[0].facts["column"] == "effect"


def test_every_clause_is_looked_at() -> None:
    given = cell("now: 2 wod; 1 metal; discount tool")
    Grammar().effect(given, ALL)
    assert [fault.code for fault in faults(given)] == ["word", "pattern"]


def test_words_that_are_near_are_proposed() -> None:
    given = cell("now: 2 wod")
    Grammar().effect(given, ALL)
    assert faults(given)[0].facts["expected"] == "wood"


def test_a_type_that_may_not_stand_here_is_a_fault() -> None:
    given = cell("round: 2 wood")
    Grammar().effect(given, (s.NOW, s.INCOME, s.ALWAYS))
    assert [(fault.code, fault.facts["expected"]) for fault in faults(given)] == [("word", "now, income, always")]


def test_a_bonus_has_no_type_and_must_be_there() -> None:
    assert write_effect(Grammar().bonus(cell("1 wild, 4 vp"))) == "now: 1 wild, 4 vp"
    for text, code in (("-", "nothing"), ("now: 1 wood", "amount")):
        given = cell(text)
        Grammar().bonus(given)
        assert [fault.code for fault in faults(given)] == [code]


@pytest.mark.rule("W4.4")
@pytest.mark.parametrize(("written", "name"), [("2 rat", "2 rat"), ("round-mouse", "1 round-mouse")])
def test_a_bonus_action_of_the_wheel(written: str, name: str) -> None:
    found, effect = Grammar().of_wheel(cell(written))
    assert (found, write_effect(effect)) == (name, f"now: {name}")


@pytest.mark.parametrize("written", ["2 wood", "1 wood, 1 metal", "3 rat", "vp"])
def test_the_wheel_has_no_other_bonus_action(written: str) -> None:
    given = cell(written)
    assert Grammar().of_wheel(given)[0] == ""
    assert [fault.code for fault in faults(given)] == ["wheel-bonus"]


@pytest.mark.rule("W4.6")
def test_costs_are_paid_and_needs_are_symbols_or_things_to_have() -> None:
    found = needs(cell("2 wood, 1 metal, movement"), cell("2 intelligence, 1 energy, 1 tool, 2 electricity"), COST)
    assert [found.wood, found.metal, found.movement, found.items] == [2, 1, 1, 0]
    assert found.symbols == 2 * BYTE[s.INTELLIGENCE] + BYTE[s.ENERGY]
    assert [(s.COUNTS[have.count], have.amount) for have in found.have] == [("tool", 1), ("electricity", 2)]


@pytest.mark.rule("W4.8")
def test_only_missions_cost_items() -> None:
    assert needs(cell("2 item"), cell("-"), COST).items == 2
    given = cell("2 item")
    needs(given, cell("-"), PROJECT_COST)
    assert [fault.code for fault in faults(given)] == ["word"]


def test_symbols_are_packed_in_their_order() -> None:
    assert symbols(cell("strength, 2 energy")) == 1 + (2 << 40)
    assert symbols(cell("-")) == 0


def test_fields_are_the_fewest_players() -> None:
    assert fields(cell("2 2 3")) == [2, 2, 3]
    assert fields(cell("-")) == []
    given = cell("1 2 five")
    fields(given)
    assert [fault.code for fault in faults(given)] == ["number", "number"]


@pytest.mark.parametrize("text", ["", "x", "1.5", "²", "٣", "--1", "1000", str(MOST + 1), "-1"])
def test_a_number_out_of_range_is_a_fault(text: str) -> None:
    given = cell(text)
    number(given)
    assert [fault.code for fault in faults(given)] == ["number"]


def test_a_number_may_be_negative_where_that_makes_sense() -> None:
    assert number(cell("-2"), -MOST) == -2
