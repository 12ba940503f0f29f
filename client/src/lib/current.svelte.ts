/** The game that is on the screen, whose rules links lead to. */

let game = $state("");

export function currentGame(): string {
  return game;
}

export function setCurrentGame(name: string): void {
  game = name;
}
