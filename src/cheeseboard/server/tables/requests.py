"""What the persons at a table can be asked to agree to: to go back, or to let a bot play for one who is not there."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.server.ids import PersonId


class Back(Struct, frozen=True):
    """A person asks to go back to where so many steps had been made; who has agreed; and when it was asked."""

    seat: int
    step: int
    agreed: frozenset[PersonId]
    revision: int
    at: int


class Cover(Struct, frozen=True):
    """A person asks these others to let a bot play for one who is not there."""

    seat: int
    person: PersonId
    level: str
    of: frozenset[PersonId]
    agreed: frozenset[PersonId]
    revision: int
    at: int


Request = Back | Cover


def merged(request: Request, person: PersonId, into: PersonId) -> Request:
    """The request when all that was the person's is somebody else's."""

    def now(persons: frozenset[PersonId]) -> frozenset[PersonId]:
        return frozenset([into if each == person else each for each in persons])

    if isinstance(request, Back):
        return replace(request, agreed=now(request.agreed))
    waited = into if request.person == person else request.person
    return replace(request, person=waited, of=now(request.of), agreed=now(request.agreed))
