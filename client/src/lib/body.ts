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
  | { kind: "person"; id: string; name: string; added: boolean; bot_of?: string | null }
  | { kind: "local"; owner: string; name: string; added: boolean }
  | { kind: "bot"; level: string };

/** A seat while the match goes on. */
export type Seat = {
  person: string | null;
  name: string;
  bot: string | null;
  local: boolean;
  bot_of: string | null;
  stood_in: boolean;
  handed: boolean;
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

/** Somebody has made so many of a seat's choices: a person, or a bot of this level. */
export type Share = { name: string; bot: string | null; choices: number };

export type Result = {
  places: number[];
  scores: number[];
  winners: number[];
  ending: string;
  bots: number[];
  stand_ins: number[];
  handed: number[];
  rewinds: number;
  rated: boolean;
  shares: Share[][];
};

/** What is asked of everybody from a seat: the persons who have agreed, and those who have yet to answer. */
export type Asking = { seat: number; agreed: string[]; waits_for: string[] };

/** To go back to a step; so many choices would be taken back, the first of them made from this seat. */
export type Back = Asking & { step: number; choices: number; first: number | null };

/** To let a bot play for a person who is not there. */
export type Cover = Asking & { person: string; level: string };

export type Body = {
  table: string;
  revision: number;
  status: "gathering" | "playing" | "over" | "closed";
  closed: string | null;
  setup: Setup;
  seats: (Seat | SetSeat)[];
  you: number | null;
  fair: { commitment: string; nonces: string[]; skipped: number[][]; secret: string | null };
  rated: boolean;
  rewinds: number;
  back: Back | null;
  cover: Cover | null;
  result: Result | null;
  steps: number;
  view: unknown;
  asked: number[];
  open?: Difference[] | null;
  ask?: number | null;
  choices?: string[];
  order?: string | null;
  undo?: { step: number } | Refusal;
  last?: number | null;
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

/** A view as a seat has it, where all hands lie open; for null, and until they do, as it is. */
export function seenBy(seat: number | null, view: unknown, open: Difference[] | null | undefined): unknown {
  const found = seat === null ? undefined : open?.[seat];
  return found ? apply(view as Json, found) : view;
}

/** The seats once the match has begun. */
export function playing(body: Body): Seat[] {
  return body.status === "gathering" ? [] : (body.seats as Seat[]);
}

/** The persons who play in person now, but for one: who would have to agree. Nobody's own bot has a say. */
export function others(body: Body, but: string | null): string[] {
  const persons = playing(body).filter((seat) => seat.bot === null && seat.bot_of === null && seat.person !== but);
  return [...new Set(persons.flatMap(({ person }) => person ?? []))];
}

/** What a person is called: by all their seats. */
export function personName(body: Body, person: string): string {
  return playing(body).filter((seat) => seat.person === person).map(({ name }) => name).join(" + ");
}
