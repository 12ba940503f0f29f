import type { BoardModule } from "../contract";
import Board from "./Board.svelte";

export default { board: Board } satisfies BoardModule;
