import { expect, it } from "vitest";
import { Misfit, taken, type Known, type Sent } from "../src/lib/body";

const told = (step: number) => ({ step, key: `event-${step}`, rule: "", facts: {} });
const known = { body: { revision: 3, steps: 4 }, told: [told(0), told(2), told(3)] } as unknown as Known;

it("takes a snapshot whole", () => {
  const sent = { revision: 9, steps: 1, events: { from: 0, told: [told(0)] } } as unknown as Sent;
  expect(taken(known, sent)).toEqual({ body: { revision: 9, steps: 1 }, told: [told(0)] });
});

it("puts told events in the place of all from that step on", () => {
  const sent = { since: 3, revision: 4, patch: { "~": { revision: { "=": 4 } } }, events: { from: 2, told: [told(5)] } } as Sent;
  const next = taken(known, sent);
  expect(next.body.revision).toBe(4);
  expect(next.told.map((one) => one.step)).toEqual([0, 5]);
});

it("notices that something was missed", () => {
  const sent = { since: 2, revision: 4, patch: {}, events: { from: 9, told: [] } } as Sent;
  expect(() => taken(known, sent)).toThrow(Misfit);
  expect(() => taken(null, sent)).toThrow(Misfit);
});
