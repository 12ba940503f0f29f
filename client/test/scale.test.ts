import { describe, expect, it } from "vitest";
import { bounds, ticks } from "../src/lib/scale";

describe("axes", () => {
  it("are round numbers around all values", () => {
    expect(bounds([17.2, 33.3])).toEqual({ low: 15, high: 35, step: 5 });
    expect(bounds([0, 1])).toMatchObject({ low: 0, high: 1 });
    expect(ticks({ low: 15, high: 35, step: 5 })).toEqual([15, 20, 25, 30, 35]);
  });

  it("have room for a single value", () => {
    const range = bounds([25]);
    expect(range.low).toBeLessThanOrEqual(25);
    expect(range.high).toBeGreaterThan(range.low);
    expect(ticks(range).length).toBeGreaterThan(1);
  });
});
