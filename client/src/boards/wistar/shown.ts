/** What of an event is worth showing large, and for how long. */
import type { Told } from "../../lib/body";

export type Shown = { card?: number; mouse?: number; icon?: string; number?: string; words?: string };

const CARDS = ["event-took", "event-drew-card", "event-kept", "event-not-kept", "event-discarded", "event-played", "event-used", "event-attacked"];
const GAINS: Record<string, string> = {
  "event-wood": "wood",
  "event-metal": "metal",
  "event-vp": "vp",
  "event-lost-vp": "vp",
  "event-movement": "movement",
  "event-wild": "wild",
};
const SIGNS: Record<string, string> = {
  "event-drew": "card",
  "event-electricity": "electricity",
  "event-strong": "strong",
  "event-dug": "dug",
  "event-bed": "bed",
  "event-bed-gone": "bed",
  "event-opened": "door",
  "event-ability": "cube",
  "event-round": "round",
};

function named(event: Told, fact: string): string | null {
  const value = event.facts[fact];
  return typeof value === "string" && value.startsWith("@") ? value.slice(1) : null;
}

function numbered(event: Told, fact: string): number | undefined {
  const found = named(event, fact)?.split("-").at(-1);
  return found === undefined ? undefined : Number(found);
}

export function shownIn(event: Told): Shown | null {
  if (CARDS.includes(event.key)) return { card: numbered(event, "card")! };
  if (event.key === "event-mouse" || event.key === "event-round-mouse" || event.key === "event-released") return { mouse: numbered(event, "mouse")! };
  const gain = GAINS[event.key];
  if (gain) return { icon: gain, number: `${event.key === "event-lost-vp" ? "−" : "+"}${event.facts["amount"]}` };
  if (event.key === "event-task") return { icon: "mission", words: named(event, "task")! };
  if (event.key === "event-revealed") return { icon: "mission", words: named(event, "mission")! };
  if (event.key === "event-goal" || event.key === "event-kept-goal") return { icon: "goal", words: named(event, "goal")! };
  if (event.key === "event-hero") return { icon: "hero", words: named(event, "hero")! };
  if (event.key === "event-skill") return { icon: String(event.facts["skill"]) };
  if (event.key === "event-round") return { icon: "round", number: String(event.facts["number"]) };
  const icon = SIGNS[event.key];
  return icon ? { icon } : null;
}

const PACE: Record<string, number> = {
  "event-began": 500,
  "event-round": 1500,
  "event-placed": 900,
  "event-hut": 900,
  "event-walked": 900,
  "event-opened": 900,
  "event-played": 1700,
  "event-attacked": 1400,
  "event-took": 1000,
  "event-used": 1300,
  "event-task": 1500,
  "event-goal": 1500,
  "event-mouse": 1300,
  "event-revealed": 1200,
  "event-market": 350,
  "event-market-gone": 150,
  "event-goal-shown": 0,
  "event-ended": 1200,
};

export function paceOf(event: Told): number {
  return PACE[event.key] ?? 650;
}
