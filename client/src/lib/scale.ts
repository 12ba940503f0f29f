/** Axes of plots: round numbers that hold all values. */

export type Range = { low: number; high: number; step: number };

const STEPS = [1, 2, 5, 10];
const MOST_TICKS = 5;

/** The smallest range of round numbers around the values. */
export function bounds(values: number[]): Range {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const width = high - low || 1;
  const power = 10 ** Math.floor(Math.log10(width / MOST_TICKS));
  const step = power * (STEPS.find((one) => one * power * MOST_TICKS >= width) ?? 10);
  return { low: Math.floor(low / step) * step, high: Math.max(Math.ceil(high / step), Math.floor(low / step) + 1) * step, step };
}

export function ticks({ low, high, step }: Range): number[] {
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
}
