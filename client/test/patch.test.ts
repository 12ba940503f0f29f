import { describe, expect, it } from "vitest";
import { apply } from "../src/lib/patch";

describe("differences are applied as docs/tables.md says", () => {
  it("puts another value in place", () => expect(apply({ a: 1 }, { "=": null })).toBe(null));
  it("changes, adds and removes fields", () => {
    expect(apply({ a: 1, b: 2, c: [1] }, { "~": { a: { "=": 5 }, d: { "=": "x" } }, "-": ["b"] })).toEqual({ a: 5, c: [1], d: "x" });
  });
  it("changes items of a list", () => expect(apply([1, { a: 2 }], { "@": [[1, { "~": { a: { "=": 3 } } }]] })).toEqual([1, { a: 3 }]));
  it("takes items out of a list and puts others in", () => expect(apply([1, 2, 3], { "+": [1, 1, [7, 8]] })).toEqual([1, 7, 8, 3]));
  it("leaves what has not changed the same object", () => {
    const old = { a: { b: 1 }, c: 2 };
    const next = apply(old, { "~": { c: { "=": 3 } } }) as typeof old;
    expect(next.a).toBe(old.a);
    expect(old.c).toBe(2);
    expect(apply(old, {})).toBe(old);
  });
  it("does not take what does not fit", () => {
    expect(() => apply(1, { "~": { a: { "=": 1 } } })).toThrow();
    expect(() => apply({}, { "@": [[0, { "=": 1 }]] })).toThrow();
  });
});
