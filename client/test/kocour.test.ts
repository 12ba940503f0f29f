import { describe, expect, it } from "vitest";
import { atRisk, drawn, gained, way } from "../src/boards/kocour/shown";
import type { KocourView } from "../src/boards/kocour/view";
import type { Told } from "../src/lib/body";

const LADDER = [0, 5, 10, 15, 20, 25, 30];

function view(more: Partial<KocourView> = {}): KocourView {
  return {
    seat: 0,
    colours: ["red", "orange"],
    edition: "default",
    ladder: [LADDER, [0, 4, 8, 12, 16, 20, 24]],
    children: false,
    risky: false,
    match: true,
    game: 1,
    games: 2,
    turn: 9,
    centre: [3, 1],
    pulled: [1, 2],
    forbidden: [],
    players: [
      { mice: [2, 0], points: 10, total: 0 },
      { mice: [0, 3], points: 12, total: 0 },
    ],
    stage: "decide",
    active: 0,
    dice: ["red", "orange"],
    asked: [0],
    bust: 0.25,
    ending: "",
    ...more,
  };
}

const told = (key: string, facts = {}): Told => ({ step: 4, key, rule: "", facts });
const nextGame = (...totals: number[]) =>
  view({ game: 2, centre: [6, 6], pulled: [0, 0], dice: [], bust: null, players: totals.map((total) => ({ mice: [0, 0], points: 0, total })) });

describe("what lies where while an event is shown", () => {
  it("is the view when nothing happens", () => expect(drawn(nextGame(23, 12), view(), null).centre).toEqual([6, 6]));
  it("leaves the mice at risk where they are while the dice of a bust roll", () => {
    const after = view({ centre: [4, 3], pulled: [0, 0], dice: [], bust: null, active: 1 });
    expect(drawn(after, view(), told("event-rolled"))).toMatchObject({ centre: [3, 1], pulled: [1, 2], active: 0, bust: null });
    expect(drawn(after, view(), told("event-bust"))).toBe(after);
  });
  it("has the mice of who stopped on the card when a game of a match ends", () => {
    const last = drawn(nextGame(23, 12), view(), told("event-stopped"));
    expect(last).toMatchObject({ game: 1, centre: [3, 1], pulled: [0, 0] });
    expect(last.players).toEqual([{ mice: [3, 2], points: 23, total: 0 }, { mice: [0, 3], points: 12, total: 0 }]);
  });
  it("has them in the bowl when a bust ends it, and the new game when that begins", () => {
    const last = drawn(nextGame(10, 12), view(), told("event-ended"));
    expect(last).toMatchObject({ centre: [4, 3], pulled: [0, 0] });
    expect(last.players[0]).toEqual({ mice: [2, 0], points: 10, total: 0 });
    expect(drawn(nextGame(10, 12), view(), told("event-began")).centre).toEqual([6, 6]);
  });
  it("counts what the pulled mice would bring, and what a game brought", () => {
    expect(atRisk(view())).toBe(5 + 8);
    expect(gained(view(), nextGame(23, 12), 1)).toBe(12);
  });
});

describe("where mice come from", () => {
  const robbed = view({ players: [view().players[0]!, { mice: [0, 2], points: 8, total: 0 }] });
  it("is the bowl or a card for a catch", () => {
    const caught = way(told("event-caught", { player: "Ema", colour: "red" }), view(), view());
    expect([caught.mat("red"), caught.mat("orange"), caught.card(0)]).toEqual(["bowl-red", null, null]);
    const stolen = way(told("event-stolen", { player: "Ema", colour: "orange", owner: "Ema" }), robbed, view());
    expect(stolen.mat("orange")).toBe("card-1-orange");
  });
  it("is the mat when they are safe or lost, for the player whose turn it was", () => {
    const after = view({ active: 1 });
    const stopped = way(told("event-stopped", { player: "Ema", mice: 3 }), after, view());
    expect([stopped.card(0), stopped.card(1), stopped.bowl]).toEqual(["mat", null, null]);
    expect(way(told("event-bust", { player: "Ema", mice: 3 }), after, view())).toMatchObject({ bowl: "mat", busts: 0 });
  });
  it("is nowhere when nothing happens", () => {
    expect(way(null, view(), view())).toMatchObject({ bowl: null, begins: null, busts: null });
    expect(way(told("event-began"), view({ active: 1 }), null).begins).toBe(1);
  });
});
