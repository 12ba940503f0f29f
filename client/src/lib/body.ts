/** What the server shows of a table: the body of an update (docs/tables.md). */
import type { DaysPerMove, NoClock, Parent, PerMatch, PerMove } from "../api/types";
import { apply, type Difference, type Json } from "./patch";
import type { Facts } from "./speaker";

export type Clock = NoClock | PerMove | PerMatch | DaysPerMove;
export type Value = boolean | number | string;

/** Something that happened, at this step of the match. */
export type Told = { step: number; key: string; rule: string; facts: Facts };

export type Refusal = { code: string; rule: string; facts: Facts; domain: string };

/** A seat while people gather. */
export type SetSeat =
  | { kind: "open" }
  | { kind: "invited"; person: string | null; name: string }
  | { kind: "person"; id: string; name: string; bot_of?: string | null }
  | { kind: "local"; owner: string; name: string }
  | { kind: "bot"; level: string };

/** A seat while the match goes on. */
export type Seat = {
  person: string | null;
  name: string;
  bot: string | null;
  local: boolean;
  stood_in: boolean;
  left: number | null;
  deadline: number | null;
};

export type Setup = {
  game: string;
  rules: number;
  options: Record<string, Value>;
  creator: string;
  clock: Clock;
  rated: boolean;
  stand_in: string;
  spectators: boolean;
  parent: Parent | null;
  lesson: string | null;
};

export type Result = {
  places: number[];
  scores: number[];
  winners: number[];
  ending: string;
};

export type Body = {
  table: string;
  revision: number;
  status: "gathering" | "playing" | "over" | "closed";
  closed: string | null;
  setup: Setup;
  seats: (Seat | SetSeat)[];
  you: number | null;
  fair: { commitment: string; nonces: string[]; skipped: number[][]; secret: string | null };
  back: { seat: number; step: number; agreed: number[]; waits_for: number[] } | null;
  result: Result | null;
  steps: number;
  view: unknown;
  asked: number[];
  open?: Difference[] | null;
  ask?: number | null;
  choices?: string[];
  order?: string | null;
  undo?: { step: number } | Refusal;
  taught?: number | null;
};

/** A moment of a match, for a replay. */
export type Frame = {
  step: number;
  steps: number;
  made: [number | string, string] | null;
  told: Told[];
  asked: number[];
  view: unknown;
  open: Difference[] | null;
};

type Events = { from: number; told: Told[] };
export type Sent = (Body & { events: Events }) | { since: number; revision: number; patch: Difference; events: Events };

/** What a reader knows: a body, and everything that was told. */
export type Known = { body: Body; told: Told[] };

export class Misfit extends Error {}

/** What the reader knows after an update; Misfit if it does not follow what is known. */
export function taken(known: Known | null, sent: Sent): Known {
  const { events, ...rest } = sent;
  const told = before(known?.told ?? [], events.from).concat(events.told);
  if (!("patch" in rest)) return { body: rest as Body, told };
  if (known?.body.revision !== rest.since) throw new Misfit();
  return { body: apply(known.body as unknown as Json, rest.patch) as unknown as Body, told };
}

/** What was told before a step: hardly ever less than everything, and a long match has thousands of events. */
export function before(told: Told[], step: number): Told[] {
  let end = told.length;
  while (end > 0 && told[end - 1]!.step >= step) end -= 1;
  return end === told.length ? told : told.slice(0, end);
}

/** The seats once the match has begun. */
export function playing(body: Body): Seat[] {
  return body.status === "gathering" ? [] : (body.seats as Seat[]);
}
