/** What lies where while an event is shown. */
import type { Told } from "../../lib/body";
import type { KocourView } from "./view";

/** The view to be drawn: the mice stay where they were until the event that moves them. */
export function drawn(view: KocourView, before: KocourView | null, event: Told | null): KocourView {
  if (!event || !before) return view;
  if (event.key === "event-rolled" && view.dice.length === 0) return { ...before, bust: null }; // the bust comes after it
  if (event.key !== "event-began" && before.game !== view.game) return lastOf(before, view);
  return view;
}

/** How a game of a match ended: the next view has its points, but its mice lie in the bowl of the next game. */
function lastOf(before: KocourView, view: KocourView): KocourView {
  const kept = gained(before, view, before.active) !== before.players[before.active]!.points;
  const add = (mice: number[]) => mice.map((number, colour) => number + before.pulled[colour]!);
  return {
    ...before,
    centre: kept ? before.centre : add(before.centre),
    pulled: before.pulled.map(() => 0),
    forbidden: [],
    bust: null,
    players: before.players.map((player, index) => ({
      ...player,
      mice: kept && index === before.active ? add(player.mice) : player.mice,
      points: gained(before, view, index),
    })),
  };
}

/** The points of a player in the game between two views of a match. */
export function gained(before: KocourView, view: KocourView, player: number): number {
  return view.players[player]!.total - before.players[player]!.total;
}

/** What the pulled mice would add to the active player's card. */
export function atRisk(view: KocourView): number {
  const card = view.players[view.active]!.mice;
  return view.ladder.reduce((sum, ladder, colour) => {
    const have = card[colour]!;
    return sum + ladder[have + view.pulled[colour]!]! - ladder[have]!;
  }, 0);
}

export function total(mice: number[]): number {
  return mice.reduce((sum, number) => sum + number, 0);
}

/** Where mice come from in this event, by where they are now, and whom it concerns. Places have names, see `data-place`. */
export type Way = {
  bowl: string | null;
  mat: (colour: string) => string | null;
  card: (player: number) => string | null;
  begins: number | null;
  busts: number | null;
};

/** Events tell players by their names, and two may have the same: who it was is read off the views. */
export function way(event: Told | null, view: KocourView, before: KocourView | null): Way {
  const key = event?.key;
  const owner = view.players.findIndex((player, index) => before && total(player.mice) < total(before.players[index]!.mice));
  const caught = key === "event-caught" ? "bowl" : key === "event-stolen" && owner >= 0 ? `card-${owner}` : null;
  const kept = key === "event-stopped" || key === "event-safe";
  const turn = before?.active ?? view.active;
  return {
    bowl: key === "event-bust" ? "mat" : null,
    mat: (colour) => (caught && event?.facts["colour"] === colour ? `${caught}-${colour}` : null),
    card: (player) => (kept && player === turn ? "mat" : null),
    begins: key === "event-began" ? view.active : null,
    busts: key === "event-bust" ? turn : null,
  };
}
