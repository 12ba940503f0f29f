/** The parts of the board that take turns on the screen: few on a large one, all on a phone. */
import type { Place } from "./places";

export type Tab = { name: string; icon: string; places: Place[]; seat?: number };

const PHONE: Tab[] = [
  { name: "wheel", icon: "main", places: ["wheel"] },
  { name: "farm", icon: "farm", places: ["farm"] },
  { name: "missions", icon: "mission", places: ["missions", "goals"] },
  { name: "market", icon: "basic", places: ["market"] },
  { name: "hand", icon: "hand", places: ["hand"] },
  { name: "burrow", icon: "burrow", places: ["burrow", "play"] },
  { name: "others", icon: "rat", places: [] },
];
const LARGE: Tab[] = [
  { name: "cards", icon: "hand", places: ["market", "hand"] },
  { name: "missions", icon: "mission", places: ["missions"] },
  { name: "play", icon: "tool", places: ["play"] },
];
const GOALS: Tab = { name: "goals", icon: "goal", places: ["goals"] };
const SCORE: Tab = { name: "score", icon: "vp", places: [] };

/** `beside`: there is room for the goals beside the farm. */
export function tabsFor(large: boolean, beside: boolean, others: number[]): Tab[] {
  if (!large) return PHONE;
  return [...LARGE, ...(beside ? [] : [GOALS]), ...rivals(others)];
}

/** One for each of the others, and the points of all. */
export function rivals(others: number[]): Tab[] {
  return [...others.map((seat) => ({ name: `seat-${seat}`, icon: "rat", places: [], seat })), SCORE];
}
