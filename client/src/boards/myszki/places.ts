/** Cells of the table: a pair of numbers from the first tile, to the right and down. */
export type Place = readonly [number, number];
export type Bounds = { left: number; right: number; top: number; bottom: number };

/** A cell as a choice is written. */
export const key = ([x, y]: Place): string => `${x},${y}`;
export const placed = (written: string): Place => written.split(",").map(Number) as [number, number];

/** The smallest rectangle that has all of them. */
export function bounds(places: Place[]): Bounds {
  const found = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const [x, y] of places) {
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x);
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y);
  }
  return found;
}

export const ARROWS: Record<string, Place> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Where an arrow leads from a place: the nearest in that direction, what is straight ahead before what is aside. */
export function toward(from: Place, [dx, dy]: Place, places: Place[]): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const [x, y] = [place[0] - from[0], place[1] - from[1]];
    const ahead = x * dx + y * dy;
    if (ahead <= 0) continue;
    const far = ahead + 3 * Math.abs(x * dy + y * dx);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** The place that is nearest to a point. */
export function nearest(x: number, y: number, places: Place[]): Place | null {
  const far = (place: Place) => Math.hypot(place[0] - x, place[1] - y);
  return places.reduce<Place | null>((best, place) => (best && far(best) <= far(place) ? best : place), null);
}
