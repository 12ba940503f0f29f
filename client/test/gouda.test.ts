import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BURNS_MS, Candle } from "../src/boards/gouda/candle.svelte";
import { attempt, moveOf, moveTo, namesSpaces, onDice, playsOf, takes } from "../src/boards/gouda/notation";
import { ladder, placesOf, TALL, WIDTH } from "../src/boards/gouda/places";
import type { SpaceView } from "../src/boards/gouda/view";

describe("the candle", () => {
  let passed: number[];
  let seen: boolean;
  let candle: Candle;
  const after = (ms: number) => vi.advanceTimersByTime(ms);

  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
    passed = [];
    seen = true;
    candle = new Candle(() => passed.push(Date.now()), () => seen);
  });
  afterEach(() => vi.useRealTimers());

  it.each([null, 0, 1000, BURNS_MS - 200])("lets a pass out at the same moment, pressed after %s ms or not at all", (pressed) => {
    candle.light(false);
    if (pressed !== null) {
      after(pressed);
      candle.press();
    }
    after(BURNS_MS * 3);
    expect(passed).toEqual([BURNS_MS]);
  });

  it("waits for who wants to think, and then for nothing", () => {
    candle.light(false);
    after(3000);
    candle.stop();
    after(60_000);
    expect(passed).toEqual([]);
    candle.press();
    expect(passed).toEqual([63_000]);
  });

  it("hurries nobody who has just come, and gives no pass away earlier", () => {
    candle.light(true);
    candle.press();
    after(BURNS_MS - 200);
    expect(passed).toEqual([]);
    after(200);
    expect(passed).toEqual([BURNS_MS]);
  });

  it("lets a pass be taken back while it burns", () => {
    candle.light(false);
    candle.press();
    candle.think();
    after(BURNS_MS * 2);
    expect(passed).toEqual([]);
  });

  it("burns only for who looks", () => {
    candle.light(false);
    after(2000);
    seen = false;
    after(60_000);
    seen = true;
    after(BURNS_MS - 2000 - 200);
    expect(passed).toEqual([]);
    after(200);
    expect(passed).toHaveLength(1);
  });

  it("is out when nobody asks any more", () => {
    candle.light(false);
    candle.press();
    candle.out();
    after(60_000);
    expect(passed).toEqual([]);
  });
});

describe("notation", () => {
  const choices = new Set(["-", "reroll:g1", "reroll:g1r2", "reroll:r1", "transfer:M3", "nullify"]);

  it("reads and writes moves", () => {
    expect(moveOf("1@M1>S1")).toEqual({ owner: 1, start: "M1", end: "S1" });
    expect(moveTo(1, "M1", "S1")).toBe("1@M1>S1");
    for (const other of ["M1", "put:D", "-", "reroll:g1"]) expect(moveOf(other)).toBeNull();
  });

  it("finds what a card can do", () => {
    expect(playsOf("reroll", choices)).toHaveLength(3);
    expect(playsOf("nullify", choices)).toEqual(["nullify"]);
    expect(playsOf("again", choices)).toEqual([]);
    const [dice, spaces] = [playsOf("reroll", choices), playsOf("transfer", choices)];
    expect(["green", "yellow", "red"].map((colour) => takes(dice, colour))).toEqual([true, false, true]);
    expect([takes(spaces, "green"), namesSpaces(spaces), namesSpaces(dice), namesSpaces(["nullify"])]).toEqual([false, true, false, false]);
  });

  it("writes dice as the game does, whatever their order", () => {
    expect(onDice("improve", ["red", "yellow", "red"])).toBe("improve:y1r2");
    expect(attempt("worsen", "M1")).toBe("worsen:y1");
    expect(attempt("again", "M1")).toBe("again:M1");
  });
});

describe("places", () => {
  const space = (name: string, up: string[]): SpaceView => ({ name, up, mice: [], cheese: 0 });

  it("finds room for a board that nobody has drawn", () => {
    const spaces = [space("A", ["B", "C"]), space("B", ["D"]), space("C", ["D"]), space("D", ["E"]), space("E", [])];
    const places = placesOf({ board: "other", spaces });
    expect(Object.keys(places).sort()).toEqual(["A", "B", "C", "D", "E"]);
    for (const { name, up } of spaces) for (const end of up) expect(places[end]!.y).toBeLessThan(places[name]!.y);
    expect(places["B"]!.y).toBe(places["C"]!.y);
    expect(places["B"]!.x).toBeLessThan(places["C"]!.x);
    expect(places["E"]!.y).toBeGreaterThanOrEqual(TALL - 1);
    for (const { x, w } of Object.values(places)) expect([x - w / 2 >= 0, x + w / 2 <= WIDTH]).toEqual([true, true]);
  });

  it("leads ladders straight up where it can", () => {
    const [low, high, aside] = [{ x: 100, y: 300, w: 100 }, { x: 110, y: 200, w: 100 }, { x: 300, y: 250, w: 100 }];
    const [from, to] = ladder(low, high);
    expect(from.x).toBe(to.x);
    expect(ladder(low, aside)).toEqual([{ x: 148, y: 300 }, { x: 252, y: 250 }]);
  });
});
