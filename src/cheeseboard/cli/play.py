"""`cheeseboard play`: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final

import cheeseboard as cb
from cheeseboard.cli.command import Whole, argument, command, option
from cheeseboard.cli.files import claim
from cheeseboard.cli.keyboard import Keyboard, Leave
from cheeseboard.cli.menu import Wishes, ask_wishes
from cheeseboard.cli.players import bot_of, seat_names, shown_name
from cheeseboard.cli.saving import SaveFile, open_match
from cheeseboard.cli.screen import Screen
from cheeseboard.cli.session import Session
from cheeseboard.cli.trouble import Trouble
from cheeseboard.cli.words import parse_options
from cheeseboard.core.rng import SEEDS

if TYPE_CHECKING:
    from cheeseboard.cli.language import Language
    from cheeseboard.core.match import Match
    from cheeseboard.core.source import Source


def play(
    language: Language,
    game: str | None,
    people: tuple[str, ...],
    bots: tuple[str, ...],
    seats: int | None,
    option: tuple[str, ...],
    seed: int | None,
    fair: bool,
    dice: bool,
    save: str | None,
    resume: str | None,
) -> int:
    """Set the table, or take up a saved match, and play."""
    screen = Screen(language)
    if fair and dice:
        raise Trouble("fair-or-dice")
    with Keyboard() as keyboard:
        try:
            if resume is not None:
                if people or bots or option or fair or dice or seats is not None or seed is not None:
                    raise Trouble("resume-alone")
                match = resumed(resume, game)
            else:
                wishes = Wishes(game, parse_options(option), people, bots, seats)
                match = begun(screen, keyboard, wishes, seed, fair, dice)
            kept_in = SaveFile(Path(resume)) if resume is not None else None
            file = kept_in if save is None else claim(save, screen, keyboard)
        except Leave as leave:
            screen.text("")
            return leave.code
        return Session(match, screen, keyboard, file, bot_seed(match)).run()


def begun(screen: Screen, keyboard: Keyboard, wishes: Wishes, seed: int | None, fair: bool, dice: bool) -> Match:
    """A new match as it was wished for; what was left open is asked, if not even the game was said."""
    if wishes.game is None:
        wishes = ask_wishes(screen, keyboard, wishes)
    game = cb.find_game(wishes.game or "")
    options = game.choose_options(wishes.options)
    names = seat_names(game, options, wishes.seats, wishes.people, wishes.bots)
    chance: str | Source = "manual" if dice else "fair" if fair else "seeded"
    if fair and seed is None:
        shown = [shown_name(name, seat, game, screen.language) for seat, name in enumerate(names)]
        people = [shown[seat] if bot_of(name, game) is None else "" for seat, name in enumerate(names)]
        chance = ask_nonces(screen, keyboard, people)
    return cb.new(game.name, len(names), seed=seed, chance=chance, names=names, **options)


def ask_nonces(screen: Screen, keyboard: Keyboard, people: list[str]) -> cb.Fair:
    """Show the commitment, then let every person add to the dice; a bot, which has no name here, adds nothing."""
    source = cb.Fair()
    screen.unbroken(screen.language.say("fair-commitment", commitment=source.commitment))
    nonces = []
    for person in people:
        typed = keyboard.line(screen.language.say("fair-nonce", player=person) + " ") if person else ""
        nonces.append(typed or (secrets.token_hex(8) if person else ""))
    return source.with_nonces(tuple(nonces))


def resumed(file: str, game: str | None) -> Match:
    """The saved match, ready to be played on."""
    match = open_match(file)
    if game is not None and cb.find_game(game).name != match.game.name:
        raise Trouble("resume-other-game", file=file, game=match.game.name)
    if not isinstance(match.source, (cb.Seeded, cb.Fair, cb.Recorded, cb.Manual)):
        raise Trouble("resume-withheld", file=file)
    match.advance()
    return match


def bot_seed(match: Match) -> int:
    """With a seed the bots are as reproducible as the dice."""
    return match.source.seed if isinstance(match.source, cb.Seeded) else secrets.randbelow(SEEDS)


COMMAND: Final = command(
    "play",
    play,
    argument("game", required=False),
    option("-p", "--player", "people", multiple=True, metavar="name"),
    option("-b", "--bot", "bots", multiple=True, metavar="bot"),
    option("--seats", type=Whole(1), metavar="number"),
    option("-o", "--option", "option", multiple=True, metavar="option"),
    option("--seed", type=Whole(0), metavar="number"),
    option("--fair", is_flag=True),
    option("--dice", is_flag=True),
    option("--save", metavar="file"),
    option("--resume", metavar="file"),
)
