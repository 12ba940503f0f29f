/** Where the spaces are in the cellar: the middle of a ledge, the height that mice stand on, and its width. */
import type { GoudaView, SpaceView } from "./view";

export type Place = { x: number; y: number; w: number };
export type Places = Record<string, Place>;
type Point = { x: number; y: number };

export const WIDTH = 360;
export const HEIGHT = 416;
export const TALL = 44; // a mouse and some air
export const THICK = 9; // of a ledge

const HOUSE: Places = {
  T: { x: 180, y: 58, w: 152 },
  F1: { x: 88, y: 112, w: 128 },
  F2: { x: 276, y: 112, w: 128 },
  M4: { x: 106, y: 165, w: 172 },
  S3: { x: 284, y: 191, w: 132 },
  M3: { x: 100, y: 217, w: 180 },
  S2: { x: 280, y: 243, w: 132 },
  M2: { x: 106, y: 269, w: 172 },
  S1: { x: 286, y: 295, w: 130 },
  M1: { x: 100, y: 321, w: 180 },
  C1: { x: 60, y: 374, w: 106 },
  C2: { x: 302, y: 374, w: 104 },
  D: { x: 181, y: 382, w: 118 },
};

export function placesOf(view: Pick<GoudaView, "board" | "spaces">): Places {
  const drawn = view.board === "house" && view.spaces.every((space) => space.name in HOUSE);
  return drawn ? HOUSE : shelved(view.spaces);
}

/** For a board that nobody has drawn: a shelf for every step of the way up. */
function shelved(spaces: SpaceView[]): Places {
  const level: Record<string, number> = {};
  for (const space of spaces) level[space.name] = 0;
  for (const _ of spaces) {
    for (const { name, up } of spaces) for (const end of up) level[end] = Math.max(level[end]!, level[name]! + 1);
  }
  const top = Math.max(...Object.values(level));
  const step = (HEIGHT - TALL - 30) / Math.max(1, top);
  const found: Places = {};
  for (let row = 0; row <= top; row++) {
    const here = spaces.filter((space) => level[space.name] === row);
    const room = WIDTH / here.length;
    here.forEach(({ name }, index) => (found[name] = { x: room * (index + 0.5), y: HEIGHT - 26 - row * step, w: Math.min(180, room - 16) }));
  }
  return found;
}

export const CHEESE = 40; // the room that a cheese takes on a ledge
const TOUCH = 40; // CSS pixels

/** The room that mice have on a ledge, and whether each of so many groups can be touched there. */
export function room(place: Place, cheese: number, scale: number): number {
  return (place.w - (cheese ? CHEESE : 0)) * scale;
}

export function touchable(space: number, groups: number): boolean {
  return space / Math.max(2, groups) >= TOUCH;
}

const left = (place: Place) => place.x - place.w / 2;
const right = (place: Place) => place.x + place.w / 2;

/** A ladder from one ledge up to another: straight up where they lie above each other, else from end to end. */
export function ladder(from: Place, to: Place): [Point, Point] {
  const [first, last] = [Math.max(left(from), left(to)), Math.min(right(from), right(to))];
  if (last - first > 24) {
    const x = first + 14;
    return [{ x, y: from.y }, { x, y: to.y }];
  }
  const toRight = to.x > from.x;
  return [
    { x: toRight ? right(from) - 2 : left(from) + 2, y: from.y },
    { x: toRight ? left(to) + 2 : right(to) - 2, y: to.y },
  ];
}
