/** How well the bots play that one click seats. What was chosen last is kept in this browser. */
import { recall, remember } from "./kept";

export const USUAL = "medium"; // for whoever has not chosen
export const NEWCOMER = "easy"; // for whoever has just learnt a game, whatever they chose at others

class Level {
  private wanted = $state(recall("level"));

  /** The one of these levels that was chosen last. */
  among(levels: string[]): string {
    return levels.find((level) => level === this.wanted) ?? USUAL;
  }

  choose(level: string): void {
    this.wanted = level;
    remember("level", level);
  }
}

export const chosenLevel = new Level();
