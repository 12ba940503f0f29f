/** Steps of a review in words. */
import type { Judged } from "../api/types";
import type { Told } from "./body";
import { about, change, likely } from "./dates";
import { tell, t } from "./texts.svelte";

/** What was told of a chance. */
export function cameOf(one: Judged, game: string, told: Told[], names: string[]): string {
  const events = told.filter(({ step }) => step === one.step);
  return events.map(({ key, facts }) => tell(game, key, facts, names)).join(" ") || t("review-drawn");
}

/** What a step has given away, or the luck that it was, with how sure that is; alone in points. */
export function changeOf(one: Judged, alone: boolean): string {
  return alone ? change(one.points, false, one.points_margin) : change(one.change, true, one.margin);
}

/** What a choice has given away, as a number without a sign. */
export function costOf(one: Judged, alone: boolean): string {
  return alone ? about(-one.points, one.points_margin) : likely(-one.change, one.margin);
}
