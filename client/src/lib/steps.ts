/** Steps of a review in words. */
import type { Judged } from "../api/types";
import type { Told } from "./body";
import { about, change, decimal, likely, spread } from "./dates";
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

/** What choices have given away in all. Shares that were added up are a share of nothing: they are percentage points. */
export function lostIn(steps: Judged[], alone: boolean): string {
  const total = -sum(steps.map((one) => (alone ? one.points : one.change)));
  return alone ? decimal(total) : inPoints(total, decimal(Math.round(100 * total)));
}

/** The luck of chances in all, with how sure that is. */
export function luckIn(steps: Judged[], alone: boolean): string {
  const total = sum(steps.map((one) => (alone ? one.points : one.change)));
  // Steps are judged by worlds of their own, so their errors are independent.
  const margin = Math.hypot(...steps.map((one) => (alone ? one.points_margin : one.margin) ?? 0));
  if (alone) return change(total, false, margin);
  return `${inPoints(total, change(Math.round(100 * total), false))} (± ${spread(margin, true).replace(/\s*%/, "")})`;
}

function inPoints(total: number, text: string): string {
  return t("review-sum", { number: Math.abs(Math.round(100 * total)), sum: text });
}

function sum(values: number[]): number {
  return values.reduce((whole, value) => whole + value, 0);
}

/** What a choice has given away, as a number without a sign. */
export function costOf(one: Judged, alone: boolean): string {
  return alone ? about(-one.points, one.points_margin) : likely(-one.change, one.margin);
}
