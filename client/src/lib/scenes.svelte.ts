/** What has happened, shown one thing after the other: the board sees a moment of the match and the event in it. */
import type { Since } from "../api/types";
import { get } from "./api";
import type { Frame, Known, Told } from "./body";
import { recall, remember } from "./kept";
import { settings } from "./settings.svelte";

const MOST_FRAMES = 50; // that are asked for at once
const AWAY = 12; // steps that are shown to who comes back
const HURRIED = 6; // scenes that wait; from then on all goes faster

type Scene = { view: unknown; step: number; events: Told[] };
export type Pace = (event: Told) => number;
export type Recalled = { told: Told[]; older: number };

export class Scenes {
  view = $state.raw<unknown>(null); // what the board draws
  before = $state.raw<unknown>(null); // what it drew before the present event
  event = $state.raw<Told | null>(null); // what is being shown now
  step = $state(0); // of the view
  missed = $state.raw<Told[]>([]); // what happened while nobody looked
  recalled = $state.raw<Recalled | null>(null); // all since the seat's own last choice, for who asks
  private acted = $state(0); // the steps that there were after the seat's own last choice, as far as that is known
  private busy = $state(false);
  private skipping = false;
  private readonly waiting: Scene[] = [];
  private wake: (() => void) | null = null;
  private taken = -1; // steps that were taken in
  private ended = false;
  private work = Promise.resolve();

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly pace: Pace,
    private readonly told: (event: Told) => void,
  ) {
    document.addEventListener("visibilitychange", this.back);
  }

  // Getters, not deriveds: these would end with the effect that has made this, and may be read a moment longer.
  /** Whether something that was seen here already has happened since the seat's own last choice, too. */
  get older(): boolean {
    return this.acted > 0 && (this.missed[0]?.step ?? 0) > this.acted;
  }

  get idle(): boolean {
    return this.event === null && !this.busy;
  }

  /** How things stand now. */
  take(known: Known): void {
    this.work = this.work.then(() => this.takeOne(known));
  }

  /** Show the end of it at once. */
  skip(): void {
    this.skipping = this.busy;
    this.wake?.();
  }

  /** The reader knows what happened. */
  caughtUp(): void {
    this.missed = [];
    this.recalled = null;
  }

  /** Tell all that has happened since the seat's own last choice; false if nothing has. */
  async recall(): Promise<boolean> {
    const { told, left_out } = await this.sinceTurn();
    this.recalled = told.length > 0 ? { told: told as Told[], older: left_out } : null;
    return told.length > 0;
  }

  end(): void {
    this.ended = true;
    document.removeEventListener("visibilitychange", this.back);
    this.waiting.length = 0;
    this.wake?.();
  }

  private async takeOne(known: Known): Promise<void> {
    const { steps, view } = known.body;
    if (this.ended || view === null) return;
    const first = this.taken < 0;
    const seen = first ? await this.lastSeen(known) : this.taken;
    const from = first ? Math.max(seen, steps - AWAY) : seen;
    if (first || document.hidden) this.missed = [...this.missed, ...known.told.filter((one) => one.step >= seen)];
    this.taken = steps;
    remember(this.seen, String(steps));
    if (from > steps || settings.calm || document.hidden || from === steps) return this.jump(known, from);
    const scenes = await this.scenes(known, from);
    if (first) this.show(scenes[0]?.view ?? view, from);
    this.waiting.push(...scenes);
    if (!this.busy) void this.run();
  }

  /** The view at once. What happened is told but not shown. */
  private jump(known: Known, from: number): void {
    if (this.view !== null) known.told.filter((one) => one.step >= from).forEach(this.told);
    if (!this.busy) return this.show(known.body.view, known.body.steps);
    this.waiting.push({ view: known.body.view, step: known.body.steps, events: [] });
    this.skip();
  }

  private async scenes(known: Known, from: number): Promise<Scene[]> {
    const { steps, view } = known.body;
    const events = known.told.filter((one) => one.step >= from);
    const whole = [{ view, step: steps, events }];
    if (new Set(events.map((one) => one.step)).size < 2) return whole;
    const first = Math.max(from + 1, steps - MOST_FRAMES + 1);
    const reader = this.seat === null ? "" : `&seat=${this.seat}`;
    const address = `/api/tables/${encodeURIComponent(this.table)}/frames?first=${first}&count=${steps - first + 1}${reader}`;
    try {
      const { frames } = await get<{ frames: Frame[] }>(address);
      const found = frames.map((one) => ({ view: one.view, step: one.step, events: one.told }));
      return [...found.filter((one) => one.events.length > 0), { view, step: steps, events: [] }];
    } catch {
      return whole;
    }
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (!this.ended) {
      const scene = this.waiting.shift();
      if (!scene) break;
      this.show(scene.view, scene.step);
      for (const event of scene.events) {
        this.event = event;
        this.told(event);
        const hurry = this.waiting.length >= HURRIED ? 0.4 : 1;
        await this.pause(this.pace(event) * hurry);
      }
      this.event = null;
    }
    this.busy = false;
    this.skipping = false;
  }

  private show(view: unknown, step: number): void {
    this.before = this.view;
    this.view = view;
    this.step = step;
  }

  private pause(ms: number): Promise<void> {
    if (this.skipping || this.ended) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(() => this.wake?.(), ms);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        done();
      };
    });
  }

  private get seen(): string {
    return `seen:${this.table}:${this.seat}`;
  }

  /** How far somebody who comes back had got, here or, by the seat's own last choice, anywhere: what is new since is shown, in short. */
  private async lastSeen({ body: { steps, status } }: Known): Promise<number> {
    const kept = recall(this.seen);
    if (status === "playing") this.acted = await this.lastTurn();
    const seen = kept !== null ? Math.max(Number(kept), this.acted) : this.acted || steps;
    return Math.min(seen, steps);
  }

  /** Who looks here again may have played elsewhere meanwhile. */
  private readonly back = async (): Promise<void> => {
    if (document.hidden || this.missed.length === 0) return;
    this.acted = await this.lastTurn();
    this.missed = this.missed.filter((one) => one.step >= this.acted);
  };

  /** The steps that there were after the seat's own last choice; 0 if it has made none, or nobody can say. */
  private async lastTurn(): Promise<number> {
    if (this.seat === null) return 0;
    return this.sinceTurn().then(({ first }) => first, () => 0);
  }

  private sinceTurn(): Promise<Since> {
    return get<Since>(`/api/tables/${encodeURIComponent(this.table)}/since?seat=${this.seat}`);
  }
}
