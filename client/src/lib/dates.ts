/** Days, times and numbers as the reader writes them. */
import { language } from "./texts.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 24 * 60 * 60 * 1000],
  ["hour", 60 * 60 * 1000],
  ["minute", 60 * 1000],
];

/** How far from now: “2 hours ago”, “in 3 days”. */
export function away(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const ms = at - now;
  const [unit, length] = STEPS.find(([, length]) => Math.abs(ms) >= length) ?? STEPS[2]!;
  return format.format(Math.trunc(ms / length), unit);
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);
}

export function decimal(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay: "negative" }).format(value); // never -0
}

/** How far something may be off. What is too small for its digits is told as less than the last of them, never as nothing. */
export function spread(margin: number, share: boolean): string {
  const least = share ? 0.01 : 0.1;
  const told = (value: number) => (share ? percent(value, 1) : decimal(value));
  return margin > 0 && margin < least ? `<${told(least)}` : told(margin);
}

/** A figure and how far it may be off. No line ends with the sign between them. */
function within(figure: string, off: string): string {
  return `${figure} ±\u00a0${off}`;
}

/** A share of one, with how sure it is: “54 % ± 3 %”. */
export function likely(share: number, margin: number | null = null): string {
  return margin === null ? percent(share, 1) : within(percent(share, 1), spread(margin, true));
}

/** A number, with how sure it is: “71.2 ± 1.4”. */
export function about(value: number, margin: number | null = null): string {
  return margin === null ? decimal(value) : within(decimal(value), spread(margin, false));
}

/** What something has changed, always with its sign; as a share of one, or in points. */
export function change(value: number, share: boolean, margin: number | null = null): string {
  const how: Intl.NumberFormatOptions = share ? { style: "percent" } : { maximumFractionDigits: 1 };
  const signed = new Intl.NumberFormat(language(), { ...how, signDisplay: "exceptZero" }).format(value);
  return margin === null ? signed : within(signed, spread(margin, share));
}

export function percent(part: number, whole: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(whole ? part / whole : 0);
}
