/** A lesson as the page goes through it: which of its beats is shown, and what the learner is to choose. */
import type { BeatInfo, LessonInfo } from "../api/types";
import { get } from "./api";
import type { Body } from "./body";

export class Lesson {
  private beats = $state.raw<BeatInfo[]>([]);
  private made = $state<number | null>(null); // choices of the learner that the board shows; null where nothing is taught
  private ended = $state(false);
  private read = $state(0); // beats that were read since the last of them

  constructor(game: string, mark: string) {
    void get<LessonInfo>(`/api/lessons/${game}`).then(
      (info) => (this.beats = info.mark === mark ? info.beats : []),
      () => undefined, // without it the match can be played all the same
    );
  }

  /** The board shows the match as it is now. */
  follow(body: Body): void {
    const made = body.taught ?? null;
    if (made !== this.made) [this.made, this.read] = [made, 0];
  }

  /** The place of the beat that is shown. */
  readonly place = $derived.by(() => {
    const doing = this.beats.flatMap((beat, index) => (beat.wants.length > 0 ? [index] : []));
    const made = this.made ?? 0;
    const first = made === 0 ? 0 : (doing[made - 1] ?? this.beats.length - 1) + 1;
    return Math.min(first + this.read, doing[made] ?? this.beats.length - 1);
  });
  readonly beat = $derived(this.made === null || this.ended ? null : (this.beats[this.place] ?? null));
  readonly all = $derived(this.beats.length);
  readonly last = $derived(this.all > 0 && this.place === this.all - 1);

  /** The choice that is shown on the board. */
  readonly hint = $derived(this.beat?.wants[0] ?? null);

  /** What may be chosen next without leaving the lesson; null where anything may. */
  readonly wants = $derived(this.beat && (this.beats.slice(this.place).find((beat) => beat.wants.length > 0)?.wants ?? null));

  next(): void {
    this.read += 1;
  }

  /** Play on without it. */
  end(): void {
    this.ended = true;
  }
}
