/** A laid tile in words: whose, what, where, and what becomes of it, with the rule. */
import type { BoardProps, Reason } from "../contract";
import { key } from "./places";
import type { TileView } from "./view";

export function told(tile: TileView, tiles: TileView[], over: boolean, say: BoardProps["say"]): Reason {
  const { x, y, kind, owner, points } = tile;
  const head = say("page-tile", { kind, x, y, player: owner });
  const with_ = (text: string, rule: string): Reason => ({ text: `${head} ${text}`, rule });
  if (points === null) {
    if (!tile.turned) return { text: head, rule: "" };
    return kind === "trap" ? with_(say("page-disarmed"), "M3.2") : with_(say("page-fed"), "M3.1");
  }
  const when = over ? "end" : "now";
  if (tile.caught_by.length === 0) return with_(say(`page-points-${when}`, { points }), "M4.1");
  const places = new Set(tile.caught_by.map(key));
  const kinds = [...new Set(tiles.filter((other) => places.has(key([other.x, other.y]))).map((other) => other.kind))];
  const catchers = kinds.map((one) => say(`kind-${one}`)).join(", ");
  return with_(say(`page-caught-${when}`, { catchers }), kinds.includes("trap") && kinds.length === 1 ? "M3.4" : "M3.3");
}
