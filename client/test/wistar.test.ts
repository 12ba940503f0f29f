import { expect, it } from "vitest";
import { counted, mainPlace } from "../src/boards/wistar/places";

const placed = (stage: string, ...choices: string[]) => mainPlace(new Set(choices), counted(choices, stage, false), stage);

it("looks at the wheel while the leader is to be placed, however few spaces are free", () => {
  expect(placed("turn", "hut")).toBe("wheel");
  expect(placed("turn", "A1", "F2", "hut", "buy:wild", "goal:0")).toBe("wheel");
});

it("stays where the reader looks once the leader is placed", () => {
  expect(placed("turn", "end", "do:main", "deploy:1", "deploy:2", "deploy:3", "deploy:4")).toBeNull();
});

it("looks at what the stage is about", () => {
  expect(placed("goal", "keep:1", "keep:2")).toBe("pool");
  expect(placed("play", "-", "play:17")).toBe("hand");
});
