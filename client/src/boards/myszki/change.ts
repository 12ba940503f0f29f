/** What an outcome changes, in numbers and words. */
import type { BoardProps } from "../contract";
import type { Outcome, PlayerView, TileView } from "./view";

/** A number with its sign, a real minus. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`);

/** “Ema +2, Petr −1” */
export function changes(outcome: Outcome, players: PlayerView[], seats: BoardProps["seats"], say: BoardProps["say"]): string {
  const found = outcome.points.flatMap((points, seat) => {
    const more = points - players[seat]!.points;
    return more === 0 ? [] : [`${seats[seat]?.name ?? ""} ${signed(more)}`];
  });
  return found.length > 0 ? found.join(", ") : say("page-no-change");
}

/** Whether a tile is better off (1) or worse (-1) than before, or only something else (0). */
export function better(before: TileView, after: TileView): number {
  if (before.points === null) return after.turned === before.turned ? 0 : after.turned ? 1 : -1;
  const worth = (tile: TileView) => (tile.caught_by.length > 0 ? -1 : (tile.points ?? 0));
  return Math.sign(worth(after) - worth(before));
}
