/** Finds the board of a game. Its code is fetched when it is needed. */
import { part } from "../lib/patience";
import type { BoardModule } from "./contract";

const MODULES = import.meta.glob<{ default: BoardModule }>("./*/index.ts");
const FALLBACK = "./fallback/index.ts";

export async function loadBoard(game: string): Promise<BoardModule> {
  const found = MODULES[`./${game}/index.ts`] ?? MODULES[FALLBACK];
  return (await part(found!)).default;
}
