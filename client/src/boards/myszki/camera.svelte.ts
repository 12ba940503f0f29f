/** What of a table without edges is in sight: the point in the middle, in cells, and how large a cell is. */
import type { Bounds, Place } from "./places";

export const TARGET = 44; // pixels of a cell that can be touched
const LEAST = 12;
const MOST = 150;
const USUAL = 104; // a table that has room does not fill it with giants
const MARGIN = 0.3; // cells around what is to be seen

export class Camera {
  x = $state(0);
  y = $state(0);
  size = $state(USUAL); // pixels of a cell
  width = $state(0);
  height = $state(0);
  following = $state(true); // nobody has moved it: it shows all that fits
  held = $state(false); // by a hand, so that it follows at once
  private everything = false; // however small that is
  private limits: Bounds = { left: 0, right: 0, top: 0, bottom: 0 };

  /** Whether cells are too small to be touched. */
  get far(): boolean {
    return this.size < TARGET - 0.5;
  }

  /** As much as can be seen and touched; around `at` where that is not all. */
  follow(limits: Bounds, at: Place, everything = this.everything): void {
    [this.limits, this.everything] = [limits, everything && this.following];
    if (!this.following) return;
    this.size = Math.max(this.everything ? 0 : TARGET, this.whole());
    [this.x, this.y] = [this.between(at[0], "x"), this.between(at[1], "y")];
  }

  /** The whole table, however small. */
  overview(): void {
    this.following = this.everything = true;
    this.follow(this.limits, [0, 0]);
  }

  private whole(): number {
    const { left, right, top, bottom } = this.limits;
    const across = this.width / (right - left + 1 + 2 * MARGIN);
    const down = this.height / (bottom - top + 1 + 2 * MARGIN);
    return Math.min(USUAL, Math.max(LEAST, Math.min(across, down)));
  }

  /** The middle of the view, near `at`, with no more emptiness beside the table than there has to be. */
  private between(at: number, axis: "x" | "y"): number {
    const { left, right, top, bottom } = this.limits;
    const [first, last, room] = axis === "x" ? [left, right, this.width] : [top, bottom, this.height];
    const half = room / this.size / 2;
    const [low, high] = [first - 0.5 - MARGIN + half, last + 0.5 + MARGIN - half];
    return low > high ? (first + last) / 2 : Math.min(high, Math.max(low, at));
  }

  pan(right: number, down: number): void {
    this.following = this.everything = false;
    this.x += right / this.size;
    this.y += down / this.size;
    this.stay();
  }

  /** Larger or smaller, with the point of the screen (from the view's corner) staying where it is. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.following = this.everything = false;
    const [cellX, cellY] = this.at(x, y);
    this.size = Math.min(MOST, Math.max(LEAST, this.size * factor));
    this.x = cellX - (x - this.width / 2) / this.size;
    this.y = cellY - (y - this.height / 2) / this.size;
    this.stay();
  }

  /** Move no more than is needed to have the cell in sight. */
  show([x, y]: Place): void {
    const [across, down] = [this.width / this.size / 2 - 0.6, this.height / this.size / 2 - 0.6];
    if (across > 0) this.x = Math.min(x + across, Math.max(x - across, this.x));
    if (down > 0) this.y = Math.min(y + down, Math.max(y - down, this.y));
  }

  /** Which point of the table is there, in cells. */
  at(x: number, y: number): [number, number] {
    return [this.x + (x - this.width / 2) / this.size, this.y + (y - this.height / 2) / this.size];
  }

  /** Whether the middle of a cell is well in sight. */
  sees([x, y]: Place): boolean {
    const [across, down] = [Math.abs(x - this.x) * this.size, Math.abs(y - this.y) * this.size];
    return across < this.width / 2 - 8 && down < this.height / 2 - 8;
  }

  /** The table never leaves the view. */
  private stay(): void {
    const { left, right, top, bottom } = this.limits;
    this.x = Math.min(right, Math.max(left, this.x));
    this.y = Math.min(bottom, Math.max(top, this.y));
  }
}
