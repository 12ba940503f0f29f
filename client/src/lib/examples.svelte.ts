/** The worked examples of a game, with all that is needed to draw them; fetched when its rules are read. */
import type { ExampleInfo, Examples as All } from "../api/types";
import type { BoardModule } from "../boards/contract";
import { loadBoard } from "../boards/load";
import { get } from "./api";
import { catalogue, type Catalogue } from "./choices";
import { gameOf, loadGames } from "./games.svelte";
import { learn } from "./texts.svelte";

export type Worked = { example: ExampleInfo; words: Catalogue };

export class Examples {
  module = $state.raw<BoardModule | null>(null);
  private all = $state.raw<Worked[]>([]);

  /** Rules can be read without them. */
  constructor(private readonly game: string) {
    this.fetch().catch(() => undefined);
  }

  private async fetch(): Promise<void> {
    const [{ examples }, board] = await Promise.all([get<All>(`/api/examples/${this.game}`), loadBoard(this.game), loadGames(), learn(this.game)]);
    const rules = gameOf(this.game)?.rules ?? 1;
    this.all = await Promise.all(examples.map(async (example) => ({ example, words: await catalogue(this.game, rules, example.options) })));
    this.module = board;
  }

  of(rule: string): Worked[] {
    return this.module ? this.all.filter(({ example }) => example.rule === rule) : [];
  }
}
