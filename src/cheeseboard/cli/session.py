"""A match at one screen: people are asked in turn, bots answer for themselves."""

from __future__ import annotations

from contextlib import suppress
from shlex import quote
from typing import TYPE_CHECKING, Final

import cheeseboard as cb
from cheeseboard.bots.making import bot_named
from cheeseboard.cli.explain import explain, explain_all
from cheeseboard.cli.files import claim
from cheeseboard.cli.hint import show_hint
from cheeseboard.cli.keyboard import Keyboard, Leave
from cheeseboard.cli.players import bot_of
from cheeseboard.cli.result import show_result
from cheeseboard.cli.saving import SaveFile, somewhere
from cheeseboard.cli.tabletop import Tabletop
from cheeseboard.cli.trouble import BAD_INPUT, Trouble
from cheeseboard.cli.words import expected_outcome, face_words, find_action, find_outcome

if TYPE_CHECKING:
    from cheeseboard.cli.screen import Screen
    from cheeseboard.core.match import Match

PROMPT: Final = "> "
BOT_STREAMS: Final = 1 << 40  # bots draw from streams of the seed that the dice never reach
HINT_STREAMS: Final = 1 << 41  # and hints from streams that no bot reaches: a hint changes nothing


class Session:
    """One sitting: from here to the end of the match, or until somebody leaves."""

    def __init__(self, match: Match, screen: Screen, keyboard: Keyboard, file: SaveFile | None, bot_seed: int) -> None:
        self.match: Final = match
        self.screen: Final = screen
        self.keyboard: Final = keyboard
        self.file = file
        self.bot_seed: Final = bot_seed
        self.table: Final = Tabletop(match, screen)
        self.orders: Final = match.game.orders_in(match.options)
        bots = [bot_of(name, match.game) for name in match.names]
        people = bots.count(None)
        self.hands_over: Final = people > 1 and match.game.hides(match.options)
        self.last_asked = -1
        self.bots: Final = {seat: bot_named(match.game, bot) for seat, bot in enumerate(bots) if bot is not None}

    def run(self) -> int:
        """Play on; the exit code of the command."""
        if self.file is not None:
            self.file.keep(self.match)
        try:
            while not self.match.over:
                self.step()
        except Leave as leave:
            return self.leave(leave)
        except BaseException:  # above all a terminal that is gone: the match is not to go with it
            self.rescue()
            raise
        self.keep()
        chosen = [number for number, step in enumerate(self.match.steps) if step.seat not in (None, *self.bots)]
        show_result(self.screen, self.table.teller, self.table.board, chosen[-1] if chosen else 0)
        self.offer_record()
        return 0

    def step(self) -> None:
        """One choice, or one roll of real dice."""
        people = [seat for seat in self.match.asked if seat not in self.bots]
        if self.match.pending is not None:
            self.settle()
        elif people:
            self.ask(people[0])
        else:
            self.let_bot(self.match.asked[0])

    def let_bot(self, seat: int) -> None:
        """The bot is shown a world that its seat holds possible, and nothing else."""
        rng = cb.Rng(self.bot_seed, BOT_STREAMS + 8 * len(self.match.steps) + seat)
        self.match.act(seat, self.bots[seat].choose(self.match.imagine(seat, rng), seat, rng))

    # -- people

    def ask(self, seat: int) -> None:
        """Show the table to the seat and read until it has chosen, or something was taken back."""
        if self.hands_over and seat != self.last_asked:
            self.hand_over(seat)
        self.last_asked = seat
        self.table.draw(seat)
        teller, board = self.table.teller, self.table.board
        done = False
        while not done:
            typed = self.keyboard.line(PROMPT)
            match typed.split(maxsplit=1):
                case []:
                    self.table.notice = self.screen.language.say("play-empty")
                    self.table.draw(seat)
                case ["h"]:
                    self.hint(seat)
                case ["b"]:
                    self.table.draw_whole(seat)
                case ["l"]:
                    self.tell(teller.events(seat, 0))
                case ["?"]:
                    self.tell(explain_all(teller, board, seat))
                case [word, *rest] if word.startswith("?"):
                    self.tell(explain(teller, board, seat, " ".join([word[1:], *rest]).strip()))
                case ["u"]:
                    done = self.undo()
                case ["q", *rest]:
                    self.quit(" ".join(rest))
                case ["o", *rest] if self.orders:
                    done = self.order(seat, " ".join(rest))
                case _:
                    done = self.choose(seat, typed)

    def hint(self, seat: int) -> None:
        """Show what a strong bot, which knows no more than the seat, thinks of the choices."""
        self.screen.say("hint-thinking")
        rng = cb.Rng(self.bot_seed, HINT_STREAMS + 8 * len(self.match.steps) + seat)
        show_hint(self.screen, self.table.teller, self.match, seat, rng)

    def hand_over(self, seat: int) -> None:
        """Nobody sees another's hand: the screen is empty until the right person is there."""
        self.screen.clear()
        self.screen.say("play-hand-over", player=self.table.teller.names[seat])
        self.keyboard.line(PROMPT)

    def order(self, seat: int, typed: str) -> bool:
        """Leave the seat's answers to a standing order, chosen by number; 0 takes it back. Whether anything changed."""
        language, orders = self.screen.language, self.orders
        if typed.isdecimal() and int(typed) <= len(orders):
            chosen = orders[int(typed) - 1] if int(typed) else None
            self.match.order(seat, chosen)
            text = language.say("play-order-none") if chosen is None else self.table.teller.of_game(f"order-{chosen}")
            self.table.notice = language.say("play-order-set", order=text)
            return True
        texts = [language.say("play-order-none"), *[self.table.teller.of_game(f"order-{order}") for order in orders]]
        self.tell([language.say("play-orders"), *[f"o {number}  {text}" for number, text in enumerate(texts)]])
        return False

    def choose(self, seat: int, typed: str) -> bool:
        """Whether the seat has made its choice by this."""
        action = find_action(self.match, seat, typed)
        refusal = self.match.why(seat, typed if action is None else action)
        if refusal is None and action is not None:
            self.match.act(seat, action)
            self.keep()
            return True
        assert refusal is not None
        self.complain(self.table.teller.refusal(refusal))
        if refusal.rule:
            self.screen.say("play-see-rule", rule=refusal.rule, action=typed)
        return False

    def undo(self) -> bool:
        """Take back the last choice that was made at this screen, if the engine lets its seat."""
        seats = [step.seat for step in self.match.steps if step.seat is not None and step.seat not in self.bots]
        try:
            if not seats:
                raise cb.Refused(cb.Refusal("undo-nothing"))
            undone = self.match.undo(seats[-1])
        except cb.Refused as refused:
            self.complain(self.table.teller.refusal(refused.refusal))
            return False
        self.keep()
        self.table.notice = self.screen.language.say("play-undone", action=self.table.teller.action(undone))
        return True

    def settle(self) -> None:
        """Ask for what the real dice show."""
        law = self.match.pending
        assert law is not None
        words = face_words(law, self.match.game.name, self.screen.language)
        self.table.draw_dice(words)
        done = False
        while not done:
            typed = self.keyboard.line(PROMPT)
            match typed.split(maxsplit=1):
                case ["?"]:
                    self.tell(self.screen.language.say("play-keys-dice").splitlines())
                case ["u"]:
                    done = self.undo()
                case ["q", *rest]:
                    self.quit(" ".join(rest))
                case _:
                    done = self.settle_by(law, typed, words)

    def settle_by(self, law: cb.Law, typed: str, words: list[str]) -> bool:
        try:
            self.match.settle(find_outcome(law, typed, words))
        except cb.Refused:
            self.complain(expected_outcome(law, typed, words, self.screen.language))
            return False
        self.keep()
        return True

    def tell(self, lines: list[str]) -> None:
        for line in lines:
            self.screen.text(line)

    def complain(self, line: str) -> None:
        self.screen.text(line, "yellow")

    # -- the file

    def keep(self) -> None:
        """Bring the file up to date; if that fails, say so and play on: leaving tries again."""
        try:
            if self.file is not None:
                self.file.keep(self.match)
        except Trouble as trouble:
            self.table.notice = trouble.sentence(self.screen.language)

    def save(self, file: str = "") -> bool:
        """Save, in a new file if there is none yet; where that cannot be, say why."""
        try:
            if file:
                self.file = claim(file, self.screen, self.keyboard)
            elif self.file is None:
                self.file = somewhere(self.match)
            self.file.keep(self.match)
        except Trouble as trouble:
            self.complain(trouble.sentence(self.screen.language))
            return False
        return True

    def quit(self, file: str) -> None:
        """Leave with the match saved; stay if that fails."""
        if self.save(file):
            raise Leave

    def rescue(self) -> None:
        """Save without a word."""
        with suppress(Trouble):
            (self.file or somewhere(self.match)).keep(self.match)

    def leave(self, leave: Leave) -> int:
        """Save, and say how to go on."""
        if not self.save() or self.file is None:
            return BAD_INPUT
        file = str(self.file.path)
        self.screen.text("")
        self.screen.unbroken(self.screen.language.say("play-saved", file=file, command=quote(file)))
        return leave.code

    def offer_record(self) -> None:
        """Ask whether the record is wanted if it is in no file yet, and tell where it is."""
        try:
            while self.file is None:
                typed = self.keyboard.line(self.screen.language.say("play-offer") + " ")
                if not typed:
                    return
                self.save(typed)
        except Leave:
            return
        if self.table.notice:  # the record could not be kept
            self.complain(self.table.notice)
            return
        self.screen.unbroken(self.screen.language.say("play-kept", file=str(self.file.path)))
