/** Advice: what a search thinks of the choices, for the question that the seat is asked now. */
import type { Candidate, Hint } from "../api/types";
import type { Table } from "./table.svelte";
import { trying } from "./toasts.svelte";

export class Advice {
  busy = $state(false);
  private given = $state.raw<Hint | null>(null);
  private place = $state(0); // of the candidate that the reader looks at

  constructor(
    private readonly table: Table,
    private readonly asked: () => { seat: number | null; ask: number | null },
  ) {}

  /** The advice, as long as it answers what is asked. */
  get hint(): Hint | null {
    const { seat, ask } = this.asked();
    return this.given !== null && this.given.seat === seat && this.given.ask === ask ? this.given : null;
  }

  /** The candidate that the board shows: the best one, unless the reader looks at another. */
  get shown(): Candidate | null {
    return this.hint?.candidates[this.place] ?? null;
  }

  show(place: number): void {
    this.place = place;
  }

  /** One tap asks for it, another takes it away. What is refused is told. */
  async toggle(): Promise<void> {
    const { seat, ask } = this.asked();
    if (this.hint) return this.dismiss();
    if (seat === null || ask === null || this.busy) return;
    this.busy = true;
    this.place = 0;
    await trying(() => this.fetch(seat, ask));
    this.busy = false;
  }

  private async fetch(seat: number, ask: number): Promise<void> {
    try {
      this.given = await this.table.hint(seat, ask);
    } catch (error) {
      if (this.asked().ask === ask) throw error; // whoever has chosen meanwhile misses nothing
    }
  }

  dismiss(): void {
    this.given = null;
  }
}
