"""Bots to measure by: plain ways to play, and some that look for a weakness of others."""

from __future__ import annotations

from cheeseboard.bots.gouda.degenerate import SpaceBot
from cheeseboard.bots.kocour.mirror import Mirror
from cheeseboard.bots.kocour.stop_at_three import STOLEN, StopAtThree
from cheeseboard.bots.myszki.one_sided import OneSided
from cheeseboard.bots.qwixx.degenerate import FOUR_WEIGHTS, NeverLock, NeverPass, PenaltyRacer
from cheeseboard.bots.wistar.one_track import TRACKS, OneTrack
from cheeseboard.core.bot import Bot
from cheeseboard.games.qwixx.bot import Greedy


def script_named(name: str) -> Bot:
    """The bot of that name among `bots.levels.MEASURES`."""
    if name == "four-weights":
        return Greedy(FOUR_WEIGHTS)
    if name == "never-lock":
        return NeverLock()
    if name == "never-pass":
        return NeverPass()
    if name == "penalty-racer":
        return PenaltyRacer()
    if name == "stop-at-three":
        return StopAtThree()
    if name == "always-steal":
        return StopAtThree(STOLEN)
    if name == "mirror":
        return Mirror()
    if name == "spoiler":
        return OneSided(spoils=True)
    if name == "hoarder":
        return OneSided(spoils=False)
    if name == "front-runner":
        return SpaceBot(crowd=False)
    if name == "crowd":
        return SpaceBot(crowd=True)
    if name in TRACKS:
        return OneTrack(name)
    raise ValueError(name)
