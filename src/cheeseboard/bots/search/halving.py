"""Sequential halving: all choices are tried in the same worlds; after every round the better half goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.bots.search.candidate import Candidate
from cheeseboard.bots.search.rollout import Rollout
from cheeseboard.bots.search.sieve import Sieve
from cheeseboard.bots.search.worlds import Worlds
from cheeseboard.core.rng import Rng
from cheeseboard.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class Search:
    """Looks for the best choice of a seat. It sees only imagined worlds, whatever state it is given."""

    def __init__(self, rollout: Rollout, sieve: Sieve | None = None) -> None:
        self.rollout: Final = rollout
        self.sieve: Final = sieve

    def run(
        self, state: State, seat: i64, budget: Budget, rng: Rng, forced: bool = False, also: str = ""
    ) -> list[Candidate]:
        """All choices, the best first: whoever went further comes before whoever was dropped earlier.

        Every choice that the sieve keeps, and `also` this one, is tried at least once, unless the time is up before; a
        single one only if `forced` says so.
        """
        alive = [Candidate(action) for action in state.legal(seat)]
        ranked: list[Candidate] = []
        if len(alive) < 2 and not (forced and alive):
            return alive
        worlds = Worlds(state, seat, rng)
        meter = Meter(budget)
        if self.sieve is not None:
            kept = self.sieve.kept(worlds.world(0), seat, worlds.dice(0))
            for candidate in alive:
                candidate.dropped = candidate.action not in kept and candidate.action.notation != also
            ranked = [candidate for candidate in alive if candidate.dropped]
            alive = [candidate for candidate in alive if not candidate.dropped]
        rounds = max(1, (len(alive) - 1).bit_length())
        number: i64 = 0
        going = True
        for played in range(1, rounds + 1):
            share = float(played) / float(rounds)
            while going:
                going = self.try_all(alive, worlds, number, meter)
                number += 1
                if meter.spent(share):
                    break
            alive.sort(key=by_worth)
            if not going:
                break
            ranked = alive[(len(alive) + 1) // 2 :] + ranked
            alive = alive[: (len(alive) + 1) // 2]
        return alive + ranked

    def try_all(self, alive: list[Candidate], worlds: Worlds, number: i64, meter: Meter) -> bool:
        """Try every candidate in one more world. Whether there is time to go on; a world cut short does not count."""
        seat = worlds.seat
        world = worlds.world(number)
        for place in range(len(alive)):
            state = world.copy()
            state.play(seat, alive[place].action)
            self.rollout.play_on(state, worlds, number)
            alive[place].add(self.rollout.result(state, seat))
            meter.used += 1
            if meter.urgent():
                if number and place + 1 < len(alive):
                    for earlier in alive[: place + 1]:
                        earlier.take_back()
                return False
        return True


def by_worth(candidate: Candidate) -> float:
    """For sorting, the best first; equals stay in the order of the table."""
    return -candidate.worth()
