/** Where marks stand: at the edge of what they speak of, and not upon each other. */
export type Box = { left: number; top: number; width: number; height: number };
export type Point = { x: number; y: number };
type Size = { width: number; height: number };

const OUTSIDE = 0.6; // of a mark's height is beyond the edge: it covers little of what it speaks of
const ABOVE = 12; // CSS pixels that it may stand out of the board at the top

/** The middle of each mark, the first ones first. All are within the board; who finds no free edge stands where it covers least.
 *  `corner`: in the middle of the edge there is something to be read. */
export function spread(things: { of: Box; size: Size; corner?: boolean }[], board: Size): Point[] {
  const placed: Box[] = [];
  return things.map(({ of, size, corner }) => {
    const free = edges(of, size, corner ?? false).map((point) => within(point, size, board));
    const costs = free.map((point) => placed.reduce((sum, other) => sum + common(around(point, size), other), 0));
    const chosen = free[costs.indexOf(Math.min(...costs))]!;
    placed.push(around(chosen, size));
    return chosen;
  });
}

/** Above, below, and at both sides. */
function edges(of: Box, size: Size, corner: boolean): Point[] {
  const x = corner ? of.left + of.width - size.width / 2 : of.left + of.width / 2;
  const y = of.top + of.height / 2;
  const [aside, beyond] = [size.width * (OUTSIDE - 0.5), size.height * (OUTSIDE - 0.5)];
  return [
    { x, y: of.top - beyond },
    { x, y: of.top + of.height + beyond },
    { x: of.left - aside, y },
    { x: of.left + of.width + aside, y },
  ];
}

function within({ x, y }: Point, size: Size, board: Size): Point {
  const clamped = (value: number, least: number, most: number) => Math.round(Math.max(Math.min(value, most), least));
  const [across, down] = [size.width / 2, size.height / 2];
  return { x: clamped(x, across, board.width - across), y: clamped(y, down - ABOVE, board.height - down) };
}

function around({ x, y }: Point, { width, height }: Size): Box {
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** The area that two boxes have in common. */
function common(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
