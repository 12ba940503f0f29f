import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { paceOf, prompt } from "./shown";
import type { MyszkiView } from "./view";

export default { board: Board, pace: paceOf, prompt } satisfies BoardModule<MyszkiView>;
