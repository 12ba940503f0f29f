"""The text of a card is made from its effect: every word can be said, and no two effects sound alike."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cheeseboard.games.wistar import symbols as s
from cheeseboard.games.wistar.components import BYTE, Goal, Needs
from cheeseboard.games.wistar.effects import PATTERNS, Effect, Have
from cheeseboard.games.wistar.grammar import Grammar
from cheeseboard.games.wistar.loader import house_edition
from cheeseboard.games.wistar.tables import Cell, Line, Table
from cheeseboard.games.wistar.wording import cost_text, effect_text, gains_text, goal_text, needs_text, symbols_text
from cheeseboard.text import LANGUAGES
from tests.games.wistar.written import write_effect
from tests.rules import rule
from tests.text.test_locales import FORMS, SOURCES, messages_in

ALL = tuple(range(len(s.TYPES)))
AMOUNTS = (1, 2, 5)
LASTING = ("chamber", "immune")
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def cell(text: str) -> Cell:
    return Line(Table("small.table", []), 3, {"effect": text}).cell("effect")


def effect(text: str) -> Effect:
    """An effect as it is written in a table."""
    written = cell(text)
    found = Grammar().effect(written, ALL)
    assert not written.line.table.faults
    return found


def bonus(text: str) -> Effect:
    return Grammar().bonus(cell(text))


# -- all that can be written


def single_effects() -> Iterator[str]:
    """Every word in a sentence of its own, one, two and five times."""
    gains = [word for word in (*s.THINGS, *s.DEEDS, *s.PLAYS) if word != "round-mouse"]
    yield from (f"now: {n} {word}" for word in gains for n in AMOUNTS)
    yield from (f"round: pay {n} {word} -> 1 wood" for word in s.PAYMENTS for n in AMOUNTS)
    yield from (f"final: 1 vp per {n} {word}" for word in s.COUNTS for n in AMOUNTS)
    yield from (f"income: if {n} {word} -> 1 wood" for word in s.COUNTS for n in AMOUNTS if word != "electricity")
    yield from (f"income: if {n} electricity -> 1 wood" for n in (1, 2))
    yield from (f"attack: more {word} -> 2 vp" for word in s.COUNTS)
    yield from (f"attack: more door -> {n} {word} or 7 vp" for word in s.PAYMENTS for n in AMOUNTS)
    yield from (f"always: each {word} -> 1 wood" for word in s.TRIGGERS)
    yield from (f"always: discount {word}" for word in s.DISCOUNTS)
    yield from (f"now: reveal {deck} {kind}" for deck in s.DECKS for kind in s.KINDS)
    yield from (f"{'always' if word in LASTING else 'now'}: @{word}" for word in s.ODD)


def double_effects() -> Iterator[str]:
    """Sentences of several parts."""
    yield "final: 3 vp"
    yield "now: 1 wood, 1 metal"
    yield "now: 1 wood; 1 metal"
    yield "now: 1 wood, 1 metal, 1 vp"
    yield "now: bed, 1 wood, 1 metal"
    yield "now: 1 wood, bed, 1 metal"
    yield "now: 1 wood, 1 metal per 2 bed"
    yield "now: 1 wood; 1 metal per 2 bed"
    yield "now: free-bed per 2 bed"
    yield "round: pay 1 wood, 1 metal -> 1 vp"
    yield "round: pay 1 wood, 1 mouse -> 1 vp"
    yield "final: 1 vp per goal; 1 vp per tent"
    yield "always: discount tool; each play-tool -> 1 vp"
    yield "attack: more door -> 2 vp; more mouse -> 1 mouse"


@EVERY_LANGUAGE
def test_every_word_has_words_and_no_two_effects_sound_alike(language: str) -> None:
    told: dict[str, str] = {}
    for written in (*single_effects(), *double_effects()):
        text = effect_text(effect(written), language)
        assert text.endswith("."), f"{written}: {text}"
        assert text[0].isupper(), f"{written}: {text}"
        assert "  " not in text, f"{written}: {text}"
        assert text not in told, f"{written} and {told.get(text)}: {text}"
        told[text] = written


def test_every_pattern_and_type_is_among_them() -> None:
    effects = [effect(written) for written in (*single_effects(), *double_effects())]
    assert {clause.pattern for effect in effects for clause in effect.clauses} == set(range(len(PATTERNS)))
    assert {effect.type for effect in effects} == set(ALL)


@EVERY_LANGUAGE
@pytest.mark.parametrize("amount", AMOUNTS)
def test_everything_that_can_be_had_or_paid_has_words(amount: int, language: str) -> None:
    for count in range(len(s.COUNTS)):
        assert needs_text(Needs(0, 0, 0, 0, 0, [Have(count, amount)]), language)
    for place in range(len(s.SYMBOLS)):
        assert str(amount) in symbols_text(amount * BYTE[place], language)
    assert cost_text(Needs(amount, amount, amount, amount, 0, []), language).count(str(amount)) == 4


def test_no_words_are_kept_that_nobody_says() -> None:
    folder = SOURCES / "games" / "wistar"
    source = (folder / "wording.py").read_text(encoding="utf-8")
    expected = {f"gain-{word}" for word in s.THINGS} | {f"do-{word}" for word in s.DEEDS}
    expected |= {f"play-{word.removeprefix('play-')}" for word in s.PLAYS} | {f"pay-{word}" for word in s.PAYMENTS}
    expected |= {f"count-{word}-{form}" for word in s.COUNTS for form in ("have", "each", "more")}
    expected |= {f"trigger-{word}" for word in s.TRIGGERS} | {f"discount-{word}" for word in s.DISCOUNTS}
    expected |= {f"odd-{word}" for word in s.ODD} | {"type-now", "type-round", "type-income", "type-final"}
    known = {name for name in messages_in(folder / "locale" / "cards.en.ftl") if not name.startswith(FORMS)}
    assert expected <= known
    assert not [name for name in known - expected if f'"{name}"' not in source]


# -- what cards say

GOLDEN = [
    (
        "now: 2 wood, 1 vp",
        "Immediately: gain 2 wood and 1 VP.",
        "Okamžitě: získejte 2 dřeva a 1 VB.",
        "Natychmiast: otrzymaj 2 drewna i 1 PZ.",
    ),
    (
        "round: pay 1 item -> 1 explore",
        "Once per round: pay 1 item to gain 1 exploration point.",
        "Jednou za kolo: zaplaťte 1 předmět a za to získejte 1 bod průzkumu.",
        "Raz na rundę: zapłać 1 przedmiot, a w zamian otrzymaj 1 punkt eksploracji.",
    ),
    (
        "always: each reveal-mission -> 1 metal, 1 vp",
        "Whenever you reveal a mission: gain 1 metal and 1 VP.",
        "Kdykoli odhalíte kartu úkolů: získejte 1 kov a 1 VB.",
        "Ilekroć odkrywasz kartę misji: otrzymaj 1 metal i 1 PZ.",
    ),
    (
        "attack: more door -> 2 vp",
        "Everyone with more doors than you loses 2 VP.",
        "Každý, kdo má víc dveří než vy, ztratí 2 VB.",
        "Każdy, kto ma więcej drzwi niż ty, traci 2 PZ.",
    ),
    (
        "attack: more mouse -> 1 mouse or 3 vp",
        "Everyone with more mice than you discards 1 mouse or loses 3 VP.",
        "Každý, kdo má víc myší než vy, odhodí 1 myš, nebo ztratí 3 VB.",
        "Każdy, kto ma więcej myszy niż ty, odrzuca 1 mysz albo traci 3 PZ.",
    ),
    (
        "final: 1 vp per metal",
        "At the end: 1 VP for each metal you have.",
        "Na konci hry: získejte 1 VB za každý svůj kov.",
        "Na koniec gry: otrzymaj 1 PZ za każdy swój metal.",
    ),
    (
        "final: 1 vp per 5 wild",
        "At the end: 1 VP for every 5 wild tokens you have.",
        "Na konci hry: získejte 1 VB za každých 5 svých žetonů všeumělství.",
        "Na koniec gry: otrzymaj 1 PZ za każde 5 swoich żetonów wszechstronności.",
    ),
    (
        "round: if 1 electricity -> 1 wild",
        "Once per round: if you have electricity, gain 1 wild token.",
        "Jednou za kolo: máte-li elektrický proud, získejte 1 žeton všeumělství.",
        "Raz na rundę: jeśli masz prąd, otrzymaj 1 żeton wszechstronności.",
    ),
    (
        "now: 1 movement; 1 vp per cube",
        "Immediately: gain 1 movement token; gain 1 VP for each cube you have on mission cards.",
        "Okamžitě: získejte 1 žeton pohybu; získejte 1 VB za každou svou kostičku na kartách úkolů.",
        "Natychmiast: otrzymaj 1 żeton ruchu; otrzymaj 1 PZ za każdą swoją kostkę na kartach misji.",
    ),
    (
        "now: free-dig per energy",
        "Immediately: for each energy symbol you have, dig 1 chamber free.",
        "Okamžitě: za každý svůj symbol energie vyhlubte 1 komoru zdarma.",
        "Natychmiast: za każdy swój symbol energii wykop 1 komorę za darmo.",
    ),
    (
        "always: each gain-vp -> 1 vp",
        "Whenever you gain any number of VP: also gain 1 VP.",
        "Kdykoli získáte jakýkoli počet VB: navíc získejte 1 VB.",
        "Ilekroć otrzymujesz dowolną liczbę PZ: dodatkowo otrzymaj 1 PZ.",
    ),
    (
        "always: each add-strength -> play-weak-cheaper",
        "For each strength symbol added to your personal space: play 1 project that gives no strength, for 1 wood or"
        " 1 metal less.",
        "Za každý symbol síly, který přibude do vašeho osobního prostoru: vyložte 1 projekt, který nedává sílu,"
        " o 1 dřevo nebo 1 kov levněji.",
        "Za każdy symbol siły dodany do twojej przestrzeni osobistej: wyłóż 1 projekt, który nie daje siły,"
        " o 1 drewno lub 1 metal taniej.",
    ),
    (
        "always: discount automaton",
        "Each automaton you play costs 1 wood or 1 metal less.",
        "Každý samohyb, který vyložíte, stojí o 1 dřevo nebo 1 kov méně.",
        "Każdy wykładany przez ciebie automat kosztuje o 1 drewno lub 1 metal mniej.",
    ),
    (
        "income: 5 wood, 5 metal, 2 rat",
        "Income: gain 5 wood and 5 metal, then move 2 rats from area to area.",
        "Příjem: získejte 5 dřev a 5 kovů a pak přesuňte 2 krysy z oblasti do oblasti.",
        "Dochód: otrzymaj 5 drewna i 5 metali, a potem przesuń 2 szczury z obszaru do obszaru.",
    ),
    (
        "round: pay 2 item -> draw-3-basic",
        "Once per round: pay 2 items to draw 3 basic cards from the deck, play 1 of them wholly free and discard the"
        " other two.",
        "Jednou za kolo: zaplaťte 2 předměty a za to vytáhněte 3 základní karty z balíčku, 1 z nich vyložte zcela"
        " zdarma a zbylé dvě odhoďte.",
        "Raz na rundę: zapłać 2 przedmioty, a w zamian dobierz z talii 3 karty podstawowe, 1 z nich wyłóż całkowicie"
        " za darmo, a 2 pozostałe odrzuć.",
    ),
    (
        "round: reveal advanced tool",
        "Once per round: reveal the top card of the advanced deck; if it is a tool, take it into your hand, otherwise"
        " discard it.",
        "Jednou za kolo: odhalte horní kartu pokročilého balíčku; je-li to nástroj, vezměte si ji do ruky, jinak ji"
        " odhoďte.",
        "Raz na rundę: odkryj wierzchnią kartę talii zaawansowanej; jeśli to narzędzie, weź ją na rękę,"
        " w przeciwnym razie ją odrzuć.",
    ),
    (
        "always: @immune",
        "The aggressive effects of your opponents’ cards do not affect you.",
        "Agresivní efekty karet protihráčů se vás netýkají.",
        "Efekty agresywne kart przeciwników cię nie dotyczą.",
    ),
]


@rule("W6.9", "W6.10")
@pytest.mark.parametrize(("written", "en", "cs", "pl"), GOLDEN, ids=[golden[0] for golden in GOLDEN])
def test_cards_say_what_they_do(written: str, en: str, cs: str, pl: str) -> None:
    assert [effect_text(effect(written), language) for language in LANGUAGES] == [en, cs, pl]


def test_what_does_nothing_says_nothing() -> None:
    assert effect_text(Effect(s.NOW, []), "en") == ""
    assert needs_text(Needs(0, 0, 0, 0, 0, []), "en") == ""
    assert symbols_text(0, "en") == ""


def test_a_bonus_is_told_without_its_type() -> None:
    reward = bonus("play-project, 2 vp")
    assert gains_text(reward, "en") == "play 1 project, then gain 2 VP"
    assert gains_text(reward, "cs") == "vyložte 1 projekt a pak získejte 2 VB"
    assert gains_text(reward, "pl") == "wyłóż 1 projekt, a potem otrzymaj 2 PZ"


@rule("W4.6")
def test_needs_tell_what_is_paid_and_what_must_be_there() -> None:
    needs = Needs(2, 1, 0, 0, 2 * BYTE[s.INTELLIGENCE], [Have(s.C_TOOL, 1), Have(s.C_ELECTRICITY, 2)])
    assert [needs_text(needs, language) for language in LANGUAGES] == [
        "Pay 2 wood and 1 metal. You must have 2 intelligence symbols, 1 tool in play and strong electricity.",
        "Zaplaťte 2 dřeva a 1 kov. Musíte mít 2 symboly inteligence, 1 vyložený nástroj a silný elektrický proud.",
        "Zapłać 2 drewna i 1 metal. Musisz mieć 2 symbole inteligencji, 1 wyłożone narzędzie i silny prąd.",
    ]
    assert cost_text(needs, "pl") == "2 drewna i 1 metal"


def test_symbols_are_told_in_their_order() -> None:
    packed = BYTE[s.STRENGTH] + 2 * BYTE[s.ENERGY]
    assert symbols_text(packed, "en") == "1 strength symbol and 2 energy symbols"
    assert symbols_text(packed, "cs") == "1 symbol síly a 2 symboly energie"
    assert symbols_text(packed, "pl") == "1 symbol siły i 2 symbole energii"


@rule("W8.1")
def test_a_field_of_a_goal_card_tells_its_condition_and_its_bonus() -> None:
    goal = Goal(0, s.C_DUG, [3, 5], [bonus("1 advanced, 4 vp"), bonus("3 vp")])
    assert goal_text(goal, 0, "en") == "If you have 3 dug chambers: gain 1 advanced card from the deck and 4 VP."
    assert goal_text(goal, 1, "cs") == "Máte-li 5 vyhloubených komor: získejte 3 VB."
    assert goal_text(goal, 1, "pl") == "Jeśli masz 5 wykopanych komór: otrzymaj 3 PZ."


# -- the house edition


@EVERY_LANGUAGE
def test_no_two_different_effects_of_the_house_edition_sound_alike(language: str) -> None:
    edition = house_edition()
    told: dict[str, str] = {}
    for effect in [*[card.effect for card in edition.projects], *[mouse.effect for mouse in edition.mice]]:
        if effect.clauses:
            assert told.setdefault(effect_text(effect, language), write_effect(effect)) == write_effect(effect)


@EVERY_LANGUAGE
def test_everything_else_of_the_house_edition_can_be_told(language: str) -> None:
    edition = house_edition()
    sides = [side for section in edition.wheel for side in section]
    bonuses = [*edition.tokens, *[bonus for side in sides for space in side.spaces for bonus in space]]
    bonuses += [mission.bonus for mission in edition.missions]
    bonuses += [row.reward for mission in edition.missions for row in mission.rows]
    assert all(gains_text(bonus, language) for bonus in bonuses)
    assert all(needs_text(row.needs, language) for mission in edition.missions for row in mission.rows)
    assert all(goal_text(goal, field, language) for goal in edition.goals for field in range(len(goal.asks)))
