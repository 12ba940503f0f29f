/** Where things lie on the wheel, in a field of 400 by 400. The first main action is on the left; they go clockwise. */

export const CENTRE = 200;
export const RIM = 172;
export const DISC = 128;
export const HUB = 39;
export const MAIN_RADIUS = 150;
export const SPACE = 23;
const STEP = 60;

export type Point = { x: number; y: number };

export function at(degrees: number, radius: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

/** The angle of a main action. */
export function angle(place: number): number {
  return -180 + STEP * place;
}

/** A ring's part, around the centre, from one angle to another. */
export function arc(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [at(from, outer), at(to, outer), at(to, inner), at(from, inner)];
  const wide = to - from > 180 ? 1 : 0;
  return `M${a.x} ${a.y}A${outer} ${outer} 0 ${wide} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${wide} 0 ${d.x} ${d.y}z`;
}

/** The spaces of a section that lies to the right. */
export function spots(number: number): Point[] {
  if (number === 1) return [at(0, 88)];
  if (number === 2) return [at(-16, 94), at(16, 94)];
  return [at(-17, 104), at(17, 104), at(0, 62)];
}

/** The angle nearest to the one before, so that the wheel never turns back. */
export function onwards(before: number, wanted: number): number {
  let turned = wanted;
  while (turned < before - 1) turned += 360;
  return turned;
}
