import { describe, expect, it } from "vitest";
import type { Candidate } from "../src/api/types";
import { marksOf } from "../src/lib/candidates";
import { spread } from "../src/lib/marking";

const BOARD = { width: 360, height: 400 };
const SIZE = { width: 40, height: 30 };
const cell = (left: number, top = 100) => ({ of: { left, top, width: 28, height: 28 }, size: SIZE });

describe("marks", () => {
  it("stand at the upper edge, mostly outside", () => {
    expect(spread([cell(100)], BOARD)).toEqual([{ x: 114, y: 97 }]);
  });

  it("of neighbours do not stand upon each other", () => {
    const points = spread([cell(100), cell(128), cell(156)], BOARD);
    for (const [place, one] of points.entries()) {
      for (const other of points.slice(place + 1)) {
        expect(Math.abs(one.x - other.x) >= SIZE.width || Math.abs(one.y - other.y) >= SIZE.height).toBe(true);
      }
    }
  });

  it("never leave the board", () => {
    for (const { x, y } of spread([cell(-10, -10), cell(345, 390)], BOARD)) {
      expect([x >= 20, x <= 340, y >= 15 - 12, y <= 385]).toEqual([true, true, true, true]); // at the top it may stand out a little
    }
  });

  it("stand in the corner where the middle is to be read", () => {
    expect(spread([{ ...cell(100), corner: true }], BOARD)).toEqual([{ x: 108, y: 97 }]);
  });
});

describe("what a mark says", () => {
  const one = (action: string, more: object): Candidate =>
    ({ action, worlds: 40, chance: 0.5, chance_margin: 0.1, score: 71.25, score_margin: 1, loss: 0, loss_margin: null, reason: "even", ...more }) as Candidate;

  it("is the chance and the score, alone the score, in a race the chance", () => {
    const told = (alone: boolean, ...all: Candidate[]) => marksOf(all, alone).map(({ chance, score }) => [chance, score]);
    expect(told(false, one("a", {}))).toEqual([["50%", "71.3"]]);
    expect(told(true, one("a", {}))).toEqual([["", "71.3"]]);
    expect(told(false, one("a", { score: 0 }), one("b", { score: 0 }))).toEqual([["50%", ""], ["50%", ""]]);
    expect(told(false, one("a", { score: null }), one("b", { score: 0 }))).toEqual([["50%", ""], ["50%", ""]]);
    expect(told(false, one("a", { score: 0 }), one("b", { score: 2 }))).toEqual([["50%", "0"], ["50%", "2"]]);
  });

  it("is nothing of what was not tried; the best and the chosen are told apart", () => {
    const marks = marksOf([one("a", {}), one("b", { worlds: 0 }), one("c", {})], false, "c");
    expect(marks.map(({ action, best, chosen }) => [action, best, chosen])).toEqual([["a", true, false], ["c", false, true]]);
  });
});
