/** A match that is over, step by step, as a search judges it: fetched while it is being thought about. */
import type { Candidate, Judged, Review as Sent } from "../api/types";
import type { Replay } from "./replay.svelte";
import type { Table } from "./table.svelte";
import { worded } from "./toasts.svelte";

const ASK_MS = 1000;

export class Review {
  open = $state(false);
  done = $state(0);
  total = $state<number | null>(null);
  complete = $state(false);
  /** Why it goes no further; the reader may try again. */
  trouble = $state("");
  steps = $state.raw<Judged[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private of: number | null = null; // the seat that it is of
  private wanted = $state.raw<{ step: number; action: string } | null>(null); // the candidate that the reader looks at

  constructor(
    private readonly table: Table,
    private readonly replay: Replay,
    private readonly seat: () => number | null,
  ) {}

  readonly turning = $derived(this.steps.filter((one) => one.turning));

  /** What is said of the step that the board is about to make. */
  get shown(): Judged | null {
    return this.replay.on ? (this.steps.find((one) => one.step === this.replay.step) ?? null) : null;
  }

  /** The candidate of that step that the board shows: the best one, unless the reader looks at another. */
  get looked(): Candidate | null {
    const { shown, wanted } = this;
    const found = shown?.choices.find((one) => wanted?.step === shown.step && wanted.action === one.action);
    return found ?? shown?.choices.find((one) => one.action === shown.best) ?? null;
  }

  look(action: string): void {
    if (this.shown) this.wanted = { step: this.shown.step, action };
  }

  /** Show it, and fetch what is there until it is complete. */
  begin(): void {
    const seat = this.seat();
    if (seat === null) return;
    if (seat !== this.of) {
      [this.of, this.steps, this.done, this.total, this.complete] = [seat, [], 0, null, false];
    }
    this.open = true;
    this.trouble = "";
    void this.fetch(seat);
  }

  close(): void {
    this.open = false;
    clearTimeout(this.timer);
  }

  private async fetch(seat: number): Promise<void> {
    clearTimeout(this.timer);
    if (this.complete) return;
    try {
      const sent = await this.table.post<Sent>("review", { seat, first: this.steps.length });
      if (!this.open || seat !== this.of || sent.first !== this.steps.length) return;
      if (sent.steps.length > 0) this.steps = [...this.steps, ...sent.steps];
      [this.done, this.total, this.complete] = [sent.done, sent.total, sent.complete];
      if (!sent.complete) this.timer = setTimeout(() => void this.fetch(seat), ASK_MS);
    } catch (error) {
      this.trouble = worded(error);
    }
  }
}
