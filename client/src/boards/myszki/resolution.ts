/** The resolution step by step: what of the tiles' fates is told so far. The view has them all; here they are held back. */
import type { Told } from "../../lib/body";
import { key } from "./places";
import type { TileView } from "./view";

/** What is told: `turned 2,-1`, `caught 2,-1`, `scored 2,-1`. */
export type Revealed = ReadonlySet<string>;

/** The steps in their order, each with its rule. */
export const STEPS = [
  { name: "milk", rule: "M3.1" },
  { name: "trap", rule: "M3.2" },
  { name: "cats", rule: "M3.3" },
  { name: "traps", rule: "M3.4" },
  { name: "cheese", rule: "M4.1" },
] as const;

const EVENTS: Record<string, string> = {
  "event-fed": "turned",
  "event-disarmed": "turned",
  "event-caught": "caught",
  "event-scored": "scored",
};

/** Whether the event belongs to the resolution. */
export const resolves = (event: Told | null): boolean => event !== null && (event.key === "event-ended" || event.key in EVENTS);

/** The place that an event speaks of. */
export function placeOf(event: Told | null): [number, number] | null {
  const [x, y] = [event?.facts["x"], event?.facts["y"]];
  return typeof x === "number" && typeof y === "number" ? [x, y] : null;
}

/** What an event tells. */
export function toldBy(event: Told): string {
  const place = placeOf(event);
  return place && event.key in EVENTS ? `${EVENTS[event.key]} ${key(place)}` : "";
}

/** All that is told once so many steps are made. */
export function after(steps: number, tiles: TileView[]): Revealed {
  const told = new Set<string>();
  const kinds = new Map(tiles.map((tile) => [key([tile.x, tile.y]), tile.kind]));
  const tell = (step: number, what: string, tile: TileView, so: boolean) => so && step < steps && told.add(`${what} ${key([tile.x, tile.y])}`);
  for (const tile of tiles) {
    const catchers = tile.caught_by.map((place) => kinds.get(key(place)));
    tell(tile.kind === "trap" ? 1 : 0, "turned", tile, tile.turned);
    tell(2, "caught", tile, catchers.some((kind) => kind !== "trap"));
    tell(3, "caught", tile, catchers.includes("trap"));
    tell(4, "scored", tile, tile.points !== null && catchers.length === 0);
  }
  return told;
}

/** The points that are told so far, seat by seat. */
export function pointsSoFar(revealed: Revealed, tiles: TileView[], seats: number): number[] {
  const points = Array.from({ length: seats }, () => 0);
  for (const tile of tiles) if (revealed.has(`scored ${key([tile.x, tile.y])}`)) points[tile.owner]! += tile.points ?? 0;
  return points;
}
