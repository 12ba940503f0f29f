/** What a search thinks of choices, in figures. */
import type { Candidate } from "../api/types";
import { about, likely } from "./dates";

/** What stands beside a choice on the board: the chance to win, and smaller the score; alone only the score counts. */
export type Mark = { action: string; chance: string; score: string; best: boolean; chosen: boolean };

/** Whether the scores tell anything: a race has none before its end. */
export function scored(candidates: Candidate[]): boolean {
  return candidates.some((one) => one.score != null && one.score !== 0);
}

/** Marks for all that were tried, the best first. `chosen`: what was chosen then, in a review. */
export function marksOf(candidates: Candidate[], alone: boolean, chosen?: string): Mark[] {
  const scores = scored(candidates);
  return candidates
    .filter((one) => one.worlds > 0)
    .map((one, place) => ({
      action: one.action,
      chance: alone ? "" : likely(one.chance),
      score: scores && one.score != null ? about(one.score) : "",
      best: place === 0,
      chosen: one.action === chosen,
    }));
}
