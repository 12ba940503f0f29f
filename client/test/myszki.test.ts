import { expect, test } from "vitest";
import { bounds, nearest, toward, type Place } from "../src/boards/myszki/places";
import { after, pointsSoFar } from "../src/boards/myszki/resolution";
import type { TileView } from "../src/boards/myszki/view";

const CROSS: Place[] = [[0, 0], [1, 0], [2, 0], [0, 1], [-1, 0], [5, -3]];

test("arrows lead to what is straight ahead, and round corners where nothing is", () => {
  expect(toward([0, 0], [1, 0], CROSS)).toEqual([1, 0]);
  expect(toward([0, 0], [0, 1], CROSS)).toEqual([0, 1]);
  expect(toward([2, 0], [0, -1], CROSS)).toEqual([5, -3]);
  expect(toward([5, -3], [1, 0], CROSS)).toBe(null);
});

test("the nearest cell and the rectangle around all", () => {
  expect(nearest(1.4, 0.2, CROSS)).toEqual([1, 0]);
  expect(nearest(0, 0, [])).toBe(null);
  expect(bounds(CROSS)).toEqual({ left: -1, right: 5, top: -3, bottom: 1 });
});

test("the resolution tells one step after the other", () => {
  const tile = (x: number, kind: string, points: number | null, turned = false, caught_by: [number, number][] = []): TileView => ({ x, y: 0, owner: x % 2, kind, turned, points, caught_by });
  const tiles = [tile(0, "cat-black", null, true), tile(1, "trap", null, true), tile(2, "cat-white", null), tile(3, "mouse", 0, false, [[2, 0]]), tile(4, "trap", null), tile(5, "mouse", 0, false, [[4, 0]]), tile(6, "mouse", 2), tile(7, "mouse", 3)];
  const told = [0, 1, 2, 3, 4, 5].map((steps) => [...after(steps, tiles)].join(" | "));
  expect(told[0]).toBe("");
  expect(told[1]).toBe("turned 0,0");
  expect(told[2]).toBe("turned 0,0 | turned 1,0");
  expect(told[3]).toBe("turned 0,0 | turned 1,0 | caught 3,0");
  expect(told[4]).toBe("turned 0,0 | turned 1,0 | caught 3,0 | caught 5,0");
  expect(told[5]).toBe("turned 0,0 | turned 1,0 | caught 3,0 | caught 5,0 | scored 6,0 | scored 7,0");
  expect(pointsSoFar(after(4, tiles), tiles, 2)).toEqual([0, 0]);
  expect(pointsSoFar(after(5, tiles), tiles, 2)).toEqual([2, 3]);
});
