import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import type { KocourView } from "./view";

const PACE: Record<string, number> = {
  "event-began": 900,
  "event-rolled": 1300,
  "event-caught": 750,
  "event-stolen": 950,
  "event-safe": 1300,
  "event-stopped": 1200,
  "event-bust": 1700,
  "event-ended": 2200,
};

export default { board: Board, pace: (event) => PACE[event.key] ?? 600 } satisfies BoardModule<KocourView>;
