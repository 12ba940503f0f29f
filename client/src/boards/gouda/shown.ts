/** What an event shows, and how long. */
import type { SeatLook } from "../contract";
import type { Told } from "../../lib/body";
import type { GoudaView } from "./view";

const PACE: Record<string, number> = {
  "event-began": 700,
  "event-drew": 600,
  "event-put": 420,
  "event-named": 600,
  "event-rolled": 1300,
  "event-rerolled": 1300,
  "event-works": 900,
  "event-cancelled": 1200,
  "event-up": 750,
  "event-down": 750,
  "event-ate": 1200,
  "event-ended": 900,
};
const PLAYED = "event-played-";
const PLAYED_MS = 1500;

export function paceOf(event: Told): number {
  return PACE[event.key] ?? PLAYED_MS;
}

/** The seat that a fact speaks of: its name, or its number where it has none of its own. */
function seatOf(told: unknown, seats: SeatLook[]): SeatLook | null {
  return seats.find((look) => look.index === told || look.name === told) ?? null;
}

export type Travel = { look: SeatLook; from: string | null; to: string };

/** A mouse on its way; one that is put comes from outside. */
export function travelOf(event: Told | null, before: GoudaView | null, view: GoudaView, seats: SeatLook[]): Travel | null {
  if (!event) return null;
  const { owner, player, space } = event.facts;
  const put = event.key === "event-put";
  if (!put && event.key !== "event-up" && event.key !== "event-down") return null;
  const look = seatOf(put ? player : owner, seats);
  const from = put ? null : (before?.space ?? view.space);
  return look && { look, from, to: String(space) };
}

export type Shown = { card: string; look: SeatLook | null; how: "played" | "works" | "cancelled" | "drew" };

/** A card that everybody looks at, or one that the reader has drawn. */
export function cardShown(event: Told | null, seats: SeatLook[]): Shown | null {
  if (!event) return null;
  const look = seatOf(event.facts["player"], seats);
  if (event.key.startsWith(PLAYED)) return { card: event.key.slice(PLAYED.length).split("-")[0]!, look, how: "played" };
  const card = String(event.facts["card"]);
  if (event.key === "event-works") return { card, look, how: "works" };
  if (event.key === "event-cancelled") return { card, look, how: "cancelled" };
  return event.key === "event-drew" ? { card, look, how: "drew" } : null;
}
