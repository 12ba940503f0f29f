"""What follows from what lies in a personal space: symbols, counts of cards, effects that last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cheeseboard.games.wistar.components import BYTE
from cheeseboard.games.wistar.gains import change_lasting, merged
from cheeseboard.games.wistar.symbols import ALWAYS, INCOME, ROUND, SKILLS

if TYPE_CHECKING:
    from cheeseboard.games.wistar.box import Box
    from cheeseboard.games.wistar.effects import Effect
    from cheeseboard.games.wistar.player import Player


def stand(box: Box, player: Player) -> None:
    """Count the cards in play, mice, heroes and skill tokens anew."""
    edition = box.edition
    player.symbols = player.kinds = player.types = 0
    player.discounts = player.triggers = player.snails = player.immune = 0
    player.each = []
    player.incomes = []
    player.rounds = []
    for card in player.table.list():
        project = edition.projects[card]
        player.symbols += project.symbols
        player.kinds += BYTE[project.kind] + BYTE[3 + project.deck]
        player.types += BYTE[project.effect.type]
        if project.effect.type == ROUND:
            player.rounds = [*player.rounds, card]
        last(player, project.effect)
    for mouse in edition.mice:
        if player.mice >> mouse.tile & 1:
            last(player, mouse.effect)
    for hero in edition.heroes:
        if player.heroes >> hero.card & 1:
            player.symbols += hero.symbols * BYTE[hero.skill]
    for skill in range(len(SKILLS)):
        if player.skills >> skill & 1:
            player.symbols += BYTE[skill]


def last(player: Player, effect: Effect) -> None:
    """An effect that was there before: what it does for good, and no more."""
    if effect.type == ALWAYS:
        for clause in effect.clauses:
            change_lasting(player, clause, 1)
    elif effect.type == INCOME:
        player.incomes = merged(player.incomes, effect)
