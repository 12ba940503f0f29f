"""The contract of a game as checks of one position. Each holds for every game, number of seats, set of options.

A check takes the table, a position of a match there, which it leaves as it is, and numbers to draw from.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import permutations
from pathlib import Path

import cheeseboard
from cheeseboard.core.action import Action
from cheeseboard.core.event import Event, Listener
from cheeseboard.core.game import Game
from cheeseboard.core.law import Law
from cheeseboard.core.moment import Ask, Chance, Over
from cheeseboard.core.offer import Offer
from cheeseboard.core.refusal import Illegal, Refusal
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State
from cheeseboard.text import LANGUAGES
from tests.contract.table import Table, play_out, step, walk

Check = Callable[[Table, State, Rng], None]

IMPOSSIBLE = (-1, -(1 << 40), 1 << 40)  # outcomes that no law has


# -- what is legal


def legal_is_a_list_in_order(table: Table, state: State, luck: Rng) -> None:
    """`legal` has actions of the table in its order, each once; some for who is asked, none for another."""
    asked = state.now.seats if isinstance(state.now, Ask) else []
    for seat in range(table.seats):
        legal = state.legal(seat)
        ids = [action.id for action in legal]
        assert ids == sorted(set(ids))
        assert all([table.actions[action.id] is action for action in legal])
        assert bool(legal) == state.asks(seat) == (seat in asked)


def legal_is_accepted(table: Table, state: State, luck: Rng) -> None:
    """Every action for every seat: legal, not refused and accepted are the same thing."""
    for seat in range(table.seats):
        for action in table.probes(state, luck):
            accepted_if_legal(state, seat, action)


def one_is_accepted_if_legal(table: Table, state: State, luck: Rng) -> None:
    """The same for one action that is drawn."""
    accepted_if_legal(state, luck.below(table.seats), table.actions[luck.below(len(table.actions))])


def accepted_if_legal(state: State, seat: int, action: Action) -> None:
    """What is refused is Illegal and changes nothing; what is legal changes something."""
    before = state.key()
    twin = state.copy()
    refusal = state.refusal(seat, action)
    try:
        twin.play(seat, action)
        accepted = True
    except Illegal:
        accepted = False
    assert accepted == (refusal is None) == (action in state.legal(seat)), (seat, action, refusal)
    assert (twin.key() != before) == accepted, (seat, action)
    assert state.key() == before


def refusals_are_explained(table: Table, state: State, luck: Rng) -> None:
    """Every refusal has a code, a rule of the game's and a sentence in every language."""
    for seat in range(table.seats):
        for action in table.probes(state, luck):
            refusal = state.refusal(seat, action)
            if refusal is not None:
                explained(table.game, refusal)


KNOWN: set[tuple[str, ...]] = set()


def explained(game: Game, refusal: Refusal) -> None:
    kind = (game.name, refusal.code, refusal.rule, *refusal.facts)
    if kind not in KNOWN:
        assert re.fullmatch("[a-z-]+", refusal.code), refusal
        assert refusal.rule in rule_numbers(game), refusal
        assert len({refusal.sentence(language) for language in LANGUAGES}) == len(LANGUAGES), refusal
        KNOWN.add(kind)


@cache
def rule_numbers(game: Game) -> set[str]:
    """The numbers of all rules in the game's rule book."""
    book = Path(cheeseboard.__file__).parent / "games" / game.name / "RULES.md"
    return set(re.findall(r"^- ([A-Z](?:\d+\.|A)\d+) ", book.read_text("utf-8"), re.MULTILINE))


TWIN = Rng(0)


def sample_picks_from_legal(table: Table, state: State, luck: Rng) -> None:
    """`sample` is a faster way to a number of the list: the same action, and the same numbers drawn for it."""
    for seat in range(table.seats):
        if state.asks(seat):
            TWIN.x = luck.x
            legal = state.legal(seat)
            assert state.sample(seat, luck) is legal[TWIN.below(len(legal))]
            assert luck.x == TWIN.x


@cache
def one_offer(actions: int) -> Offer:
    return Offer(1, actions)


def offer_is_legal(table: Table, state: State, luck: Rng) -> None:
    """`offer` is a faster way to what `legal` lists, in the same order."""
    offer = one_offer(len(table.actions))
    for seat in range(table.seats):
        offer.begin(0)
        state.offer(seat, offer)
        offered = [offer.nth(0, number) for number in range(offer.counts[0])]
        assert offered == [action.id for action in state.legal(seat)]


# -- what a state is


def copies_are_independent(table: Table, state: State, luck: Rng) -> None:
    """A copy is equal; neither it nor its parent moves when the other does."""
    before = state.key()
    parent = state.copy()
    child = parent.copy()
    assert child == state
    assert child.now is state.now
    assert child.listener is None
    step(parent, luck)
    assert child.key() == before, "the parent's move has changed its copy"
    twin = child.copy()
    step(twin, luck)
    assert child.key() == before, "the copy's move has changed its parent"


def playing_out_a_copy_changes_nothing(table: Table, state: State, luck: Rng) -> None:
    before = state.key()
    play_out(state.copy(), luck)
    assert state.key() == before


def pieces_are_conserved(table: Table, state: State, luck: Rng) -> None:
    """Pieces are neither made nor lost."""
    assert state.pieces() == table.pieces


def standing_is_consistent(table: Table, state: State, luck: Rng) -> None:
    """Points for each seat, somebody ahead; a reason for the end when there is one, not before."""
    winners = state.winners()
    assert len(state.scores()) == table.seats
    assert winners == sorted(set(winners))
    assert set(winners) <= set(range(table.seats))
    if isinstance(state.now, Over):
        assert winners
        assert state.ending() in table.game.endings
    else:
        assert state.ending() == ""


def repr_rebuilds(table: Table, state: State, luck: Rng) -> None:
    """`repr` is text from which the same position comes back, and plays on in the same way."""
    again = table.game.position(repr(state))
    assert again == state
    assert repr(again) == repr(state)
    assert hash(again) == hash(state)
    assert [again.legal(seat) for seat in range(table.seats)] == [state.legal(seat) for seat in range(table.seats)]
    twin = state.copy()
    seed = luck.below(1 << 30)
    step(twin, Rng(seed))
    step(again, Rng(seed))
    assert again == twin


class Ear(Listener):
    """Keeps all that it hears."""

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)


def listening_changes_nothing(table: Table, state: State, luck: Rng) -> None:
    """The same play ends in the same position whether somebody listens or not; and all that happens is told."""
    heard, unheard = state.copy(), state.copy()
    heard.listener = ear = Ear()
    seed = luck.below(1 << 30)
    play_out(heard, Rng(seed))
    play_out(unheard, Rng(seed))
    assert heard == unheard
    assert bool(ear.heard) != isinstance(state.now, Over)


def events_are_explained(table: Table, state: State, luck: Rng) -> None:
    """Every event has a rule of the game's; who may see it are seats of the table."""
    twin = state.copy()
    twin.listener = ear = Ear()
    step(twin, luck)
    for event in ear.heard:
        assert event.key.startswith("event-"), event.key
        assert event.rule in rule_numbers(table.game), event.key
        assert event.seen == -1 or 0 < event.seen < 1 << table.seats


# -- chance


def chance_keeps_its_law(table: Table, state: State, luck: Rng) -> None:
    """The weights add up, every number stands for an outcome by its weight, and what is written parses back."""
    if isinstance(state.now, Chance):
        lawful(state.now.law)


LAWFUL: dict[int, Law] = {}  # those that were checked, by identity; a game makes few and keeps them


def lawful(law: Law) -> None:
    if id(law) in LAWFUL:
        return
    hits = [0] * law.size
    for number in range(law.total):
        hits[law.pick(number)] += 1
    assert hits == [law.weight(outcome) for outcome in range(law.size)]
    assert all(law.parse(law.notation(outcome)) == outcome for outcome in range(law.size) if law.weight(outcome))
    assert not any(law.weight(outcome) for outcome in (*IMPOSSIBLE, law.size))
    assert all(law.weight(law.draw(Rng(seed))) for seed in range(50))
    LAWFUL[id(law)] = law


def impossible_outcomes_are_illegal(table: Table, state: State, luck: Rng) -> None:
    """What the law does not allow, and any outcome where no chance is waited for, is Illegal and changes nothing."""
    outcomes = [*IMPOSSIBLE]
    if isinstance(state.now, Chance):
        law = state.now.law
        outcomes += [law.size, *(outcome for outcome in range(min(law.size, 100)) if not law.weight(outcome))]
    else:
        outcomes += [0, 1]
    before = state.key()
    twin = state.copy()
    for outcome in outcomes:
        try:
            twin.settle(outcome)
        except Illegal:
            assert twin.key() == before
        else:
            raise AssertionError(f"{outcome} was accepted")


# -- what a seat knows


def views_keep_secrets(table: Table, state: State, luck: Rng) -> None:
    """Two worlds that a seat cannot tell apart look the same to it, and no world looks different to a spectator."""
    spectator = table.seen(state, None)
    anybody = state
    for seat in range(table.seats):
        world = state.imagine(seat, luck)
        anybody = anybody.imagine(seat, luck)
        assert table.seen(world, seat) == table.seen(state, seat), "the view tells"
        assert world.features(seat) == state.features(seat), "the features tell"
        assert table.seen(world, None) == table.seen(anybody, None) == spectator, "a spectator sees more than a seat"


def features_have_one_length(table: Table, state: State, luck: Rng) -> None:
    """As many numbers for every seat, at every table of the game."""
    assert all(len(state.features(seat)) == feature_length(table.game) for seat in range(table.seats))


@cache
def feature_length(game: Game) -> int:
    seats, options = next(game.tables())
    return len(game.start(seats, options).features(0))


def imagined_worlds_are_possible(table: Table, state: State, luck: Rng) -> None:
    """An imagined world asks the same seats, offers its seat the same and can be played to its end.

    And it is the seat's own: neither imagining it nor playing in it touches the state.
    """
    before = state.key()
    for seat in range(table.seats):
        world = state.imagine(seat, luck)
        assert world is not state
        assert world.listener is None
        assert world.legal(seat) == state.legal(seat)
        assert all(world.asks(other) == state.asks(other) for other in range(table.seats))
        assert world.pieces() == state.pieces()
        assert type(world.now) is type(state.now)
        play_out(world, luck)
    assert state.key() == before


def the_truth_can_be_imagined(table: Table, state: State, luck: Rng) -> None:
    """The state itself is among the worlds that a seat holds possible. For games where these are not too many."""
    for seat in range(table.seats):
        assert any(state.imagine(seat, luck) == state for _ in range(5000))


def sealed_answers_come_in_any_order(table: Table, state: State, luck: Rng) -> None:
    """Whoever seals first, the position afterwards is the same; and meanwhile nobody's choices change."""
    now = state.now
    if not isinstance(now, Ask) or not now.sealed or len(now.seats) < 2:
        return
    legal = {seat: state.legal(seat) for seat in now.seats}
    answers = {seat: state.sample(seat, luck) for seat in now.seats}
    ends = set()
    for order in permutations(now.seats):
        world = state.copy()
        for number, seat in enumerate(order):
            assert [world.legal(other) for other in order[number:]] == [legal[other] for other in order[number:]]
            world.play(seat, answers[seat])
        ends.add(world.key())
    assert len(ends) == 1


def orders_know_no_more_than_their_seat(table: Table, state: State, luck: Rng) -> None:
    """A standing order chooses what is legal, and the same in every world that its seat holds possible.

    Where answers are sealed, all orders answer or none does: being asked does not tell which of them a seat has left.
    """
    now = state.now
    if not isinstance(now, Ask):
        return
    for seat in now.seats:
        answers = [state.answer(seat, order) for order in table.game.orders]
        legal = state.legal(seat)
        assert all([answer is None or answer in legal for answer in answers])
        world = state.imagine(seat, luck)
        assert [world.answer(seat, order) for order in table.game.orders] == answers
        if now.sealed:
            assert None not in answers or set(answers) == {None}


# -- all together

# How often each is asked: at one in so many positions of every match.
EVERY: dict[Check, int] = {
    legal_is_a_list_in_order: 1,
    sample_picks_from_legal: 1,
    offer_is_legal: 1,
    chance_keeps_its_law: 1,
    one_is_accepted_if_legal: 2,
    copies_are_independent: 2,
    pieces_are_conserved: 4,
    standing_is_consistent: 8,
    sealed_answers_come_in_any_order: 8,
    orders_know_no_more_than_their_seat: 8,
    impossible_outcomes_are_illegal: 16,
    events_are_explained: 16,
    repr_rebuilds: 64,
    legal_is_accepted: 128,
    refusals_are_explained: 128,
    features_have_one_length: 128,
    views_keep_secrets: 384,
    imagined_worlds_are_possible: 512,
    playing_out_a_copy_changes_nothing: 512,
    listening_changes_nothing: 512,
}
# A game that is not in the registry has neither a rule book nor words.
WITH_RULE_BOOK = (refusals_are_explained, events_are_explained)


def check_match(table: Table, seed: int, checks: dict[Check, int]) -> int:
    """Ask the checks along one random match. The set of actions that it offered."""
    luck = Rng(seed, 1)
    offered = 0
    for state in walk(table, Rng(seed)):
        number = luck.below(32 if isinstance(state.now, Over) else 1 << 30)  # one end in 32 is asked everything
        for check, every in checks.items():
            if number % (every * table.pace) == 0:
                check(table, state, luck)
        if isinstance(state.now, Ask):
            for seat in state.now.seats:
                for action in state.legal(seat):
                    offered |= 1 << action.id
    return offered
