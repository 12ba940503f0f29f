/** Where on the board a choice is made. What has no place of its own is a button beside the prompt. */

export type Place = "wheel" | "farm" | "missions" | "market" | "hand" | "burrow" | "play" | "goals" | "pool" | "row";

const OF_WORD: Record<string, Place> = {
  pair: "pool",
  hut: "wheel",
  main: "wheel",
  rat: "wheel",
  deploy: "wheel",
  dig: "burrow",
  bed: "burrow",
  cube: "burrow",
  pay: "burrow",
  release: "burrow",
  top: "market",
  take: "market",
  play: "hand",
  discard: "hand",
  use: "play",
  door: "farm",
  go: "farm",
  reveal: "farm",
  mouse: "farm",
  cheese: "farm",
  pitch: "farm",
  strike: "farm",
  task: "missions",
  goal: "goals",
  keep: "pool",
  hero: "pool",
  skill: "pool",
};
const SPACE = /^[A-F]\d$/;
/** Stages in which cards or tokens are chosen that lie nowhere else on the board. */
const POOLS: Record<string, string[]> = {
  draft: ["pair"],
  goal: ["keep"],
  hero: ["hero"],
  skill: ["skill"],
  copy: ["use"],
  archive: ["take"],
};

export function placeOf(action: string, stage: string, drawn: boolean): Place {
  if (SPACE.test(action)) return "wheel";
  const word = action.split(":")[0]!;
  if (POOLS[stage]?.includes(word) || (word === "play" && drawn)) return "pool";
  return OF_WORD[word] ?? "row";
}

/** How many choices there are in each place. */
export function counted(choices: Iterable<string>, stage: string, drawn: boolean): Map<Place, number> {
  const found = new Map<Place, number>();
  for (const action of choices) {
    const place = placeOf(action, stage, drawn);
    found.set(place, (found.get(place) ?? 0) + 1);
  }
  return found;
}

/** Where to look first: what the stage is about, before what can be done at any time. In a turn that is the leader, until it is placed. */
const FIRST: Place[] = ["pool", "missions", "farm", "hand", "market", "burrow", "wheel", "goals", "play"];

export function mainPlace(choices: ReadonlySet<string>, found: ReadonlyMap<Place, number>, stage: string): Place | null {
  if (stage === "turn") return choices.has("hut") ? "wheel" : null;
  return FIRST.find((place) => found.has(place)) ?? null;
}
