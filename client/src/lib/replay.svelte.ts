/** Going through a match step by step. */
import { get } from "./api";
import type { Frame, Told } from "./body";
import type { Difference } from "./patch";

const AHEAD = 25; // moments that are fetched together
const PLAY_MS = 900;

type Where = { table: string; seat: number | null; steps: number; over: boolean };

export class Replay {
  on = $state(false);
  step = $state(0);
  playing = $state(false);
  private frames = $state.raw<Record<number, Frame>>({});
  private of = ""; // whose frames these are: the end of a match opens hands in all of them
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly where: () => Where) {}

  get view(): unknown {
    return this.frames[this.step]?.view ?? null;
  }

  /** Everybody's hands at this moment, as they differ from the view; null while the match goes on, and where nothing was hidden. */
  get open(): Difference[] | null {
    return this.frames[this.step]?.open ?? null;
  }

  /** Who owes a choice at this moment. */
  get asked(): number[] {
    return this.frames[this.step]?.asked ?? [];
  }

  get told(): Told[] {
    return this.frames[this.step]?.told ?? [];
  }

  /** Show the match after so many steps. */
  async to(step: number): Promise<void> {
    const { table, seat, steps, over } = this.where();
    const wanted = Math.min(Math.max(0, step), steps);
    const of = `${seat} ${over}`;
    if (of !== this.of) [this.of, this.frames] = [of, {}];
    if (!this.frames[wanted]) {
      const first = Math.max(0, Math.min(wanted - 5, steps));
      const reader = seat === null ? "" : `&seat=${seat}`;
      const address = `/api/tables/${encodeURIComponent(table)}/frames?first=${first}&count=${AHEAD}${reader}`;
      const { frames } = await get<{ frames: Frame[] }>(address);
      this.frames = { ...this.frames, ...Object.fromEntries(frames.map((frame) => [frame.step, frame])) };
    }
    this.step = wanted;
    this.on = true;
  }

  play(): void {
    this.playing = true;
    this.timer = setInterval(() => {
      if (this.step >= this.where().steps) this.pause();
      else void this.to(this.step + 1).catch(() => this.pause());
    }, PLAY_MS);
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.timer);
  }

  close(): void {
    this.pause();
    this.on = false;
    this.frames = {};
  }
}
