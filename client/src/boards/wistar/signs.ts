/** What the words of the symbols (W6) look like: one or several drawings, and small marks on them. */
import type { Stroke } from "./icons";
import { ICONS } from "./icons";

export type Amount = [string, number];
/** `mark`: “0” stands for free of cost, “↓” for cheaper, “+” for any. */
export type Sign = { icons: string[]; mark?: string };

const SPECIAL: Record<string, Sign> = {
  "house-mouse": { icons: ["mouse"], mark: "⌂" },
  "cellar-mouse": { icons: ["mouse"], mark: "▾" },
  "round-mouse": { icons: ["mouse"], mark: "◔" },
  "free-bed": { icons: ["bed"], mark: "0" },
  dig: { icons: ["dug"] },
  "free-dig": { icons: ["dug"], mark: "0" },
  deploy: { icons: ["rat"], mark: "+" },
  walk: { icons: ["explore"], mark: "→" },
  travel: { icons: ["explore"], mark: "∞" },
  "open-door": { icons: ["door"] },
  "reveal-mission": { icons: ["mission"], mark: "?" },
  mission: { icons: ["mission"], mark: "✓" },
  "easy-mission": { icons: ["mission"], mark: "↓" },
  "main-wood": { icons: ["main", "wood"] },
  "main-dig": { icons: ["main", "dug"] },
  "main-metal": { icons: ["main", "metal"] },
  "main-beds": { icons: ["main", "bed"] },
  "main-develop": { icons: ["main", "idea"] },
  "main-explore": { icons: ["main", "explore"] },
  beds: { icons: ["bed"] },
  develop: { icons: ["idea"] },
  "play-project": { icons: ["play"] },
  "play-basic": { icons: ["play", "basic"] },
  "play-advanced": { icons: ["play", "advanced"] },
  "play-free": { icons: ["play"], mark: "0" },
  "play-free-basic": { icons: ["play", "basic"], mark: "0" },
  "play-free-advanced": { icons: ["play", "advanced"], mark: "0" },
  "play-free-tool": { icons: ["play", "tool"], mark: "0" },
  "play-free-automaton": { icons: ["play", "automaton"], mark: "0" },
  "play-free-building": { icons: ["play", "building"], mark: "0" },
  "play-cheaper": { icons: ["play"], mark: "↓" },
  "play-weak-cheaper": { icons: ["play", "strength"], mark: "↓" },
  "draw-3-basic": { icons: ["basic", "play"], mark: "⅓" },
  "draw-3-advanced": { icons: ["advanced", "play"], mark: "⅓" },
  "play-tool": { icons: ["play", "tool"] },
  "play-automaton": { icons: ["play", "automaton"] },
  "play-building": { icons: ["play", "building"] },
  "take-basic": { icons: ["basic"] },
  "take-advanced": { icons: ["advanced"] },
  "now-card": { icons: ["card", "now"] },
  "round-card": { icons: ["card", "round"] },
  "income-card": { icons: ["card", "income"] },
  "final-card": { icons: ["card", "final"] },
  "always-card": { icons: ["card", "always"] },
  "attack-card": { icons: ["card", "attack"] },
  project: { icons: ["card"] },
  brown: { icons: ["cube"], mark: "◐" },
  grey: { icons: ["cube"], mark: "◑" },
  "skill-kind": { icons: ["skill"], mark: "≠" },
  "skill-of-project": { icons: ["skill", "play"] },
  "skill-of-mission": { icons: ["skill", "mission"] },
  chameleon: { icons: ["round"], mark: "=" },
  balloon: { icons: ["goal"], mark: "½" },
  lab: { icons: ["basic", "advanced", "tool"] },
  camp: { icons: ["tent"], mark: "∞" },
  yacht: { icons: ["cube"], mark: "◐" },
  archive: { icons: ["trash", "card"] },
  shop: { icons: ["item"], mark: "⇄" },
};
const JOINED = /^(?:gain|add)-(.+)$/;
const REVEALED = /^reveal-(basic|advanced)-(\w+)$/;

export function signOf(word: string): Sign {
  const special = SPECIAL[word];
  if (special) return special;
  const revealed = REVEALED.exec(word);
  if (revealed) return { icons: [revealed[1]!, revealed[2]!], mark: "?" };
  const name = JOINED.exec(word)?.[1] ?? word;
  return { icons: [drawn(name) ? name : "card"] };
}

function drawn(name: string): name is keyof typeof ICONS & string {
  const found: Stroke[] | undefined = ICONS[name];
  return found !== undefined;
}

/** The bonus of a space as the view tells it: “2 rat, wood”. */
export function amounts(words: string): Amount[] {
  return words.split(", ").map((part) => {
    const [, number = "1", word = part] = /^(\d+) (.+)$/.exec(part) ?? [];
    return [word, Number(number)];
  });
}

const THINGS = ["wood", "metal", "vp", "movement", "wild", "electricity", "idea", "explore", "potion", "mouse", "house-mouse", "cellar-mouse", "round-mouse", "card", "basic", "advanced", "goal", "hero", "door", "skill"];

/** The message that words such a bonus. */
export function keyOf(word: string): string {
  if (THINGS.includes(word)) return `gain-${word}`;
  return word.startsWith("play-") || word.startsWith("draw-") ? `play-${word.replace(/^play-/, "")}` : `do-${word}`;
}

/** What is missing as the view tells it: “@lacking-wood 2 & @lacking-energy 1”. */
export function lacked(lacks: string): Amount[] {
  return lacks.split(" & ").map((part) => {
    const [, word = "card", number = "1"] = /^@lacking-(\S+) (\d+)$/.exec(part) ?? [];
    return [word, Number(number)];
  });
}
