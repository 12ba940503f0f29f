"""A game of Rats of Wistar in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from cheeseboard.core.bits import size
from cheeseboard.core.moment import ASK, OVER, Chance
from cheeseboard.core.native import mypyc_attr
from cheeseboard.core.refusal import Illegal, Refusal
from cheeseboard.core.state import State
from cheeseboard.core.zeros import places
from cheeseboard.games.wistar.actions import Choice
from cheeseboard.games.wistar.box import Box
from cheeseboard.games.wistar.cards import NO_CARDS, Cards
from cheeseboard.games.wistar.chance import await_chance, settle
from cheeseboard.games.wistar.choices import options
from cheeseboard.games.wistar.components import GOALS, HOUSE_ROUNDS, MARKET, ROUNDS
from cheeseboard.games.wistar.decisions import decide
from cheeseboard.games.wistar.features import observe
from cheeseboard.games.wistar.flow import go_on
from cheeseboard.games.wistar.frames import DRAFT, SEARCH, SET_UP, Frame
from cheeseboard.games.wistar.imagining import imagine
from cheeseboard.games.wistar.player import Player
from cheeseboard.games.wistar.refusals import refusal
from cheeseboard.games.wistar.scoring import score

if TYPE_CHECKING:
    from cheeseboard.core.action import Action
    from cheeseboard.core.offer import Offer
    from cheeseboard.core.rng import Rng
    from cheeseboard.core.sight import Sight

ENDING = "rounds"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Wistar(State):
    """The board, the decks, the players, and the stack of what is going on.

    `options` are the choices of the seat that is asked: they are found once, when it is asked.
    """

    def __init__(self, seats: i64, box: Box, peaceful: bool, source: Wistar | None = None) -> None:
        self.box: Box = box
        self.peaceful: bool = peaceful
        if source is not None:
            super().__init__(source.seats, source.now)
            self.options: list[Choice] = source.options
            self.stack: list[Frame] = source.stack[:]
            self.players: list[Player] = [Player(player) for player in source.players]
            self.round: i64 = source.round
            self.turns: i64 = source.turns
            self.order: list[i64] = source.order
            self.wheel: list[i64] = source.wheel
            self.leaders: i64 = source.leaders
            self.owners: vec[i64] = source.owners[:]
            self.hut: list[i64] = source.hut
            self.closed: i64 = source.closed
            self.tokens: i64 = source.tokens
            self.fields: list[i64] = source.fields
            self.unseen_missions: i64 = source.unseen_missions
            self.done: vec[i64] = source.done[:]
            self.mice: list[i64] = source.mice
            self.unseen_mice: i64 = source.unseen_mice
            self.round_mouse: i64 = source.round_mouse
            self.gone_mice: i64 = source.gone_mice
            self.house_supply: i64 = source.house_supply
            self.cellar_supply: i64 = source.cellar_supply
            self.cheeses: i64 = source.cheeses
            self.goals: list[i64] = source.goals
            self.discs: list[i64] = source.discs
            self.unseen_goals: i64 = source.unseen_goals
            self.drawn_goals: i64 = source.drawn_goals
            self.heroes: i64 = source.heroes
            self.skills: i64 = source.skills
            self.deck: Cards = source.deck
            self.discards: Cards = source.discards
            self.drawn: Cards = source.drawn
            self.market: list[i64] = source.market[:]
            self.pairs: list[i64] = source.pairs
            self.space: i64 = source.space
            self.pending: i64 = source.pending
            self.placed: bool = source.placed
            self.over: bool = source.over
            return
        super().__init__(seats, OVER)
        edition = box.edition
        layout = box.layouts[seats]
        self.options = []
        self.stack = []
        self.players = [Player() for _ in range(seats)]
        self.round = 0
        self.turns = 0  # taken in this round
        self.order = []  # the seats, first to last; replaced, never changed, as all lists that copies share
        self.wheel = []  # the section at each main action in the first round
        self.leaders = 0  # the set of spaces with a leader
        self.owners = places(seats)  # the set of spaces with a leader of each seat
        self.hut = []  # the seats whose leaders stand there, left to right
        self.closed = layout.closed  # the set of ways with a door
        self.tokens = (1 << len(edition.tokens)) - 1  # door tokens that nobody has seen
        self.fields = [-1] * len(layout.fields)  # the mission on each field, -1 face down
        self.unseen_missions = box.missions
        self.done = places(len(edition.missions))  # who has done each row: a byte each, seat + 1
        self.mice = layout.mice  # face down in each room
        self.unseen_mice = box.mice
        self.round_mouse = -1
        self.gone_mice = 0
        cellar = sum([layout.mice[room] for room in range(len(edition.rooms)) if edition.rooms[room].cellar])
        self.cellar_supply = size(box.cellar_mice) - cellar - (ROUNDS - HOUSE_ROUNDS)
        self.house_supply = size(box.mice & ~box.cellar_mice) - (sum(layout.mice) - cellar) - HOUSE_ROUNDS
        self.cheeses = box.cheese_tiles if seats > 2 else 1 << box.cheeses[0]
        self.goals = [-1] * GOALS  # the goal cards on the board
        self.discs = [0] * GOALS  # whose discs lie on each, a byte a field, seat + 1
        self.unseen_goals = (1 << len(edition.goals)) - 1
        self.drawn_goals = 0
        self.heroes = (1 << len(edition.heroes)) - 1
        self.skills = 0b11111
        self.deck = box.decks[0].either(box.decks[1])
        if peaceful:
            self.deck = self.deck.minus(box.aggressive)
        self.discards = NO_CARDS
        self.drawn = NO_CARDS  # cards that somebody has drawn to play one of them
        self.market = [-1] * (2 * MARKET)  # the basic row, then the advanced one, each from the left
        self.pairs = []  # starting pairs: basic, advanced, basic, advanced …
        self.space = -1  # where the leader of this turn stands
        self.pending = 0  # what is left of main, bonus and second bonus action, as a set
        self.placed = False  # whether this turn's leader is placed
        self.over = False
        self.stack.append(Frame(SET_UP, 0))
        self.run()

    def copy(self) -> Wistar:
        return Wistar(0, self.box, self.peaceful, self)

    # -- ways forward

    def run(self) -> None:
        """Go on until somebody is asked, chance is waited for, or the match is over."""
        while not self.over:
            frame = self.stack[-1]
            if frame.kind >= DRAFT:
                found = options(self, frame)
                if found:
                    self.options = found
                    self.now = ASK[1 << frame.seat]
                    return
                self.stack.pop()
            elif frame.kind >= SEARCH:
                chance = await_chance(self, frame)
                if chance is not None:
                    self.now = chance
                    return
                self.stack.pop()
            else:
                self.stack.pop()
                go_on(self, frame)
        self.now = OVER

    def legal(self, seat: i64) -> list[Action]:
        if not self.asks(seat):
            return []
        return list(self.options)

    def offer(self, seat: i64, offer: Offer) -> None:
        if self.asks(seat):
            for option in self.options:
                offer.add(option.id)

    def sample(self, seat: i64, rng: Rng) -> Action:
        if not self.asks(seat):
            raise Illegal(seat)
        return self.options[rng.below(len(self.options))]

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        return refusal(self, seat, action)

    def play(self, seat: i64, action: Action) -> None:
        if not self.asks(seat):
            raise Illegal(self.refusal(seat, action))
        for option in self.options:
            if option is action:
                decide(self, self.stack.pop(), option)
                self.run()
                return
        raise Illegal(self.refusal(seat, action))

    def settle(self, outcome: i64) -> None:
        now = self.now
        if not isinstance(now, Chance) or not now.law.weight(outcome):
            raise Illegal(outcome)
        settle(self, self.stack.pop(), outcome)
        self.run()

    # -- where the match stands

    def scores(self) -> list[i64]:
        """W9.1: the points of each seat if the match ended now."""
        return [score(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[i64]:
        """W9.2: the most points; among equals the earliest in the turn order."""
        scores = self.scores()
        best = max(scores)
        order: list[i64] = self.order if len(self.order) == self.seats else list(range(self.seats))
        for seat in order:
            if scores[seat] == best:
                return [seat]
        return []

    def ending(self) -> str:
        return ENDING if self.over else ""

    def imagine(self, seat: i64, rng: Rng) -> Wistar:
        return imagine(self, seat, rng)

    def observe(self, seat: i64, sight: Sight) -> None:
        observe(self, seat, sight)

    def pieces(self) -> list[i64]:
        """Cards, mice and cheeses, missions, heroes, skill tokens, doors, wherever they are; everybody's rats."""
        cards = self.deck.size() + self.discards.size() + self.drawn.size() + len(self.pairs)
        cards += len([card for card in self.market if card >= 0])
        mice = size(self.unseen_mice | self.gone_mice | self.cheeses)
        mice += 1 if self.round_mouse >= 0 else 0
        heroes = size(self.heroes)
        skills = size(self.skills)
        doors = size(self.closed)
        rats: list[i64] = []
        for player in self.players:
            cards += player.hand.size() + player.table.size()
            mice += size(player.mice)
            heroes += size(player.heroes)
            skills += size(player.skills)
            doors += player.doors
            in_areas = (player.rats & 255) + (player.rats >> 8 & 255) + (player.rats >> 16 & 255)
            rats.append(in_areas + player.entrance - player.beds)
        missions = size(self.unseen_missions) + len([field for field in self.fields if field >= 0])
        return [cards, mice, missions, heroes, skills, doors, *rats]

    def key(self) -> tuple[object, ...]:
        cards = (self.deck.key(), self.discards.key(), self.drawn.key(), tuple(self.market), tuple(self.pairs))
        wheel = (tuple(self.wheel), self.leaders, tuple(self.owners), tuple(self.hut))
        farm = (self.closed, self.tokens, tuple(self.fields), self.unseen_missions, tuple(self.done), tuple(self.mice))
        mice = (self.unseen_mice, self.round_mouse, self.gone_mice, self.house_supply, self.cellar_supply, self.cheeses)
        goals = (tuple(self.goals), tuple(self.discs), self.unseen_goals, self.drawn_goals, self.heroes, self.skills)
        turn = (self.round, self.turns, tuple(self.order), self.space, self.pending, self.placed, self.over)
        stack = tuple([frame.key() for frame in self.stack])
        players = tuple([player.key() for player in self.players])
        return (self.box.edition.name, self.peaceful, turn, stack, players, cards, wheel, farm, mice, goals)

    def __repr__(self) -> str:
        from cheeseboard.games.wistar.position import draw

        return draw(self)
