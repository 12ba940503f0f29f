import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import type { QwixxView } from "./view";

const PACE: Record<string, number> = {
  "event-began": 900,
  "event-rolled": 1500,
  "event-crossed": 650,
  "event-locked": 1100,
  "event-punished": 1100,
  "event-ended": 900,
};

export default { board: Board, pace: (event) => PACE[event.key] ?? 600 } satisfies BoardModule<QwixxView>;
