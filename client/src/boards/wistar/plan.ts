/** The farm seen from the side: a yard, two floors, a cellar. Any edition has its rooms set out like that. */
import type { PrintedRoom, WayView } from "./view";

export type Box = { x: number; y: number; width: number; height: number };
export type Passage = Point & { upright: boolean };
type Point = { x: number; y: number };
export type Plan = { boxes: Record<string, Box>; ways: Passage[]; roof: string; ground: number };

const MOST_IN_ROW = 3;
const DOOR = 40;

/** The rooms of each floor, from top to bottom. */
function floors(rooms: PrintedRoom[]): string[][] {
  const house = rooms.slice(1).filter((room) => !room.cellar).map((room) => room.name);
  const cellar = rooms.slice(1).filter((room) => room.cellar).map((room) => room.name).reverse();
  const upper = house.filter((name) => name.startsWith("u"));
  const ground = house.filter((name) => !name.startsWith("u"));
  const rows: string[][] = [];
  for (const names of [upper, ground, cellar]) {
    for (let start = 0; start < names.length; start += MOST_IN_ROW) rows.push(names.slice(start, start + MOST_IN_ROW));
  }
  return rows;
}

export function plan(rooms: PrintedRoom[], ways: WayView[], width: number, height: number): Plan {
  const rows = floors(rooms);
  const narrow = width < 400;
  const [yard, gap, roof] = [narrow ? 48 : 64, narrow ? 12 : 16, 26];
  const left = yard + gap;
  const tall = (height - roof - gap * (rows.length - 1) - 4) / rows.length;
  const boxes: Record<string, Box> = {};
  rows.forEach((names, row) => {
    const wide = (width - left - gap * (names.length - 1) - 4) / names.length;
    names.forEach((name, place) => {
      boxes[name] = { x: left + place * (wide + gap), y: roof + row * (tall + gap), width: wide, height: tall };
    });
  });
  const above = rows.filter((names) => !rooms.find((room) => room.name === names[0])?.cellar).length;
  const ground = roof + above * (tall + gap) - gap / 2;
  boxes[rooms[0]!.name] = { x: 2, y: roof, width: yard, height: ground - roof - 4 };
  return {
    boxes,
    ways: ways.map((way) => passage(boxes[way.one]!, boxes[way.other]!)),
    roof: `M${left - 10} ${roof - 2}L${left + (width - left) / 2} 2L${width} ${roof - 2}z`,
    ground,
  };
}

/** Where the way between two rooms is: in the wall or the ceiling between them. */
function passage(one: Box, other: Box): Passage {
  const top = Math.max(one.y, other.y);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  if (bottom > top) {
    const [left, right] = one.x < other.x ? [one, other] : [other, one];
    return { x: (left.x + left.width + right.x) / 2, y: bottom - DOOR / 2 - 2, upright: true };
  }
  const start = Math.max(one.x, other.x);
  const end = Math.min(one.x + one.width, other.x + other.width);
  const [upper, lower] = one.y < other.y ? [one, other] : [other, one];
  return { x: (start + end) / 2, y: (upper.y + upper.height + lower.y) / 2, upright: false };
}
