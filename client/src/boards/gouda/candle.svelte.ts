/** The time that a window takes. It is never told what the player holds, so it cannot tell anybody else.
 *
 * A pass goes out when the candle has burned down, whether it was pressed at once, late or not at all. Who wants to
 * think stops the candle, with any hand: then nothing goes out until they answer. Where only bots could notice,
 * there is no candle.
 */

export const BURNS_MS = 6000;
const TICK_MS = 200;

export class Candle {
  left = $state(0); // milliseconds
  pressed = $state(false); // the pass that waits for the candle
  stopped = $state(false); // by somebody who wants to think
  lit = $state(false);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly pass: () => void,
    private readonly seen: () => boolean = () => !document.hidden,
  ) {}

  /** The player is asked. `patient`: they have just come, and are not hurried. */
  light(patient: boolean): void {
    this.out();
    this.lit = true;
    this.left = BURNS_MS;
    this.stopped = patient;
    this.timer = setInterval(() => this.burn(), TICK_MS);
  }

  /** The player is not asked any more. */
  out(): void {
    clearInterval(this.timer);
    this.lit = this.pressed = this.stopped = false;
    this.left = 0;
  }

  stop(): void {
    if (this.lit && !this.pressed) this.stopped = true;
  }

  /** A card is taken up: whatever was pressed is taken back. */
  think(): void {
    this.pressed = false;
    this.stop();
  }

  /** Pass, or think again while there is time. */
  press(): void {
    if (this.left > 0) this.pressed = !this.pressed;
    else this.send();
  }

  private burn(): void {
    if (!this.seen()) return; // nobody passes what they have not seen
    this.left = Math.max(0, this.left - TICK_MS);
    if (this.left > 0) return;
    clearInterval(this.timer);
    if (this.pressed || !this.stopped) this.send();
  }

  private send(): void {
    this.out();
    this.pass();
  }
}
