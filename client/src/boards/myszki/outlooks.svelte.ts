/** What tiles of the hand would do, as the server tells it: asked for once a tile and a position. */
import { key, type Place } from "./places";
import type { MyszkiView, Outcome, Outlook } from "./view";

type Asking = (action: string) => Promise<unknown>;
type Cells = ReadonlyMap<string, Outcome>;

const NONE: Cells = new Map();

/** What decides an outlook: how many tiles lie there, and whether the seat has chosen its cell. */
const moment = (view: MyszkiView): string => `${view.tiles.length} ${view.active === view.seat && view.chosen ? key(view.chosen) : ""}`;

export class Outlooks {
  private known = $state.raw<ReadonlyMap<string, Cells>>(new Map());
  private now = "";
  private asked = new Set<string>();

  constructor(private readonly ask: Asking) {}

  /** Have it told, if it is not yet known. What comes for a position that has passed is not for us. */
  async want(kind: string, view: MyszkiView): Promise<void> {
    const now = moment(view);
    if (now !== this.now) [this.now, this.asked, this.known] = [now, new Set(), new Map()];
    if (this.asked.has(kind)) return;
    this.asked.add(kind);
    const told = (await this.ask(kind)) as Outlook | null;
    if (this.now !== now) return;
    if (told?.laid !== view.tiles.length) this.asked.delete(kind);
    else this.known = new Map([...this.known, [kind, new Map(told.cells.map((one) => [key([one.x, one.y]), one]))]]);
  }

  /** What the tile would do on every cell where it may go. */
  of(kind: string | null): Cells {
    return (kind !== null && this.known.get(kind)) || NONE;
  }

  at(kind: string | null, place: Place | null): Outcome | null {
    return (place && this.of(kind).get(key(place))) ?? null;
  }
}
