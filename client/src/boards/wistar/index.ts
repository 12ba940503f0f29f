import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { prompt } from "./prompt";
import { paceOf } from "./shown";
import type { WistarView } from "./view";

export default { board: Board, pace: paceOf, prompt } satisfies BoardModule<WistarView>;
