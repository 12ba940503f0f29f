/** Short notices that go away by themselves. */
import { OFFLINE, Trouble } from "./api";
import { t } from "./texts.svelte";

export type Toast = { number: number; text: string; rule: string | null };

const SHOWN_MS = 6000;
let last = 0;
let shown = $state<Toast[]>([]);

export function toasts(): Toast[] {
  return shown;
}

export function notice(text: string, rule: string | null = null): void {
  const toast = { number: ++last, text, rule };
  shown = [...shown.filter((other) => other.text !== text), toast].slice(-3);
  setTimeout(() => dismiss(toast.number), SHOWN_MS);
}

export function dismiss(number: number): void {
  shown = shown.filter((toast) => toast.number !== number);
}

export function clear(): void {
  shown = [];
}

/** What went wrong, as a sentence. */
export function worded(error: unknown): string {
  if (error instanceof Trouble) return error.code === OFFLINE ? t("trouble-offline") : error.message;
  console.error(error);
  return t("trouble-fault");
}

/** Do something; what goes wrong is told. Whether it went well. */
export async function trying(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    notice(worded(error), error instanceof Trouble ? error.rule : null);
    return false;
  }
}
