/** What all parts of the board share: the props of the board and what is printed on the components. */
import { getContext, setContext } from "svelte";
import type { BoardProps, SeatLook } from "../contract";
import type { PlayerView, Printed, PrintedProject, WistarView } from "./view";

export type Desk = Pick<BoardProps<WistarView>, "view" | "event" | "seats" | "seat" | "choices" | "pick" | "explain" | "wording" | "say" | "calm"> & {
  readonly printed: Printed;
  /** The seat whose burrow is shown large: the reader's, else whose turn it is. */
  readonly me: number;
  /** Shows a card in full, or nothing. */
  look: (card: number | null, lacks?: string) => void;
};

const KEY = Symbol("desk");

export function putDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

export function projectOf(desk: Desk, card: number): PrintedProject {
  return desk.printed.projects[card - 1]!;
}

export function playerOf(desk: Desk, seat: number): PlayerView {
  return desk.view.players[seat]!;
}

/** The colours of the pieces. They are light in any theme, since they have ink upon them. */
export const PIECES = ["#ffb84d", "#7cc4ff", "#a6d96a", "#ff9db5"];

export function pieceOf(seat: number): string {
  return PIECES[seat % PIECES.length]!;
}

export function lookOf(desk: Desk, seat: number): SeatLook {
  return desk.seats[seat]!;
}

/** Points if the match ended now. */
export function total(player: PlayerView): number {
  return Object.values(player.score).reduce((sum, points) => sum + points, 0);
}
