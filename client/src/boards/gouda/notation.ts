/** How choices are written: `M2`, `put:D`, `1@M1>M2`, `reroll:g1r2`, `transfer:M3`, `nullify`, and `-` for none. */

export const PASS = "-";
const AT_SPACES = ["transfer", "again"]; // cards that name a space; the others name dice

export type Move = { owner: number; start: string; end: string };

export function moveOf(action: string): Move | null {
  const found = /^(\d+)@(.+)>(.+)$/.exec(action);
  return found && { owner: Number(found[1]), start: found[2]!, end: found[3]! };
}

export function moveTo(owner: number, start: string, end: string): string {
  return `${owner}@${start}>${end}`;
}

/** All ways to play a card. */
export function playsOf(card: string, choices: ReadonlySet<string>): string[] {
  return [...choices].filter((action) => action === card || action.startsWith(`${card}:`));
}

export function cardOf(action: string): string {
  return action.split(":")[0]!;
}

/** A way to play the card that there is always a word for: to be told why it cannot be played. */
export function attempt(card: string, space: string): string {
  return AT_SPACES.includes(card) ? `${card}:${space}` : `${card}:y1`;
}

/** What a card does to these dice: colours with their numbers, in the order green, yellow, red. */
export function onDice(card: string, dice: string[]): string {
  const count = (colour: string) => dice.filter((die) => die === colour).length;
  const written = ["green", "yellow", "red"].map((colour) => (count(colour) ? colour[0]! + count(colour) : ""));
  return `${card}:${written.join("")}`;
}

/** Whether any of these plays takes dice of a colour. */
export function takes(plays: string[], colour: string): boolean {
  return plays.some((play) => !AT_SPACES.includes(cardOf(play)) && (play.split(":")[1] ?? "").includes(colour[0]!));
}

/** Which dice are still to be chosen for a play, by their places; none of those that are chosen. */
export function diceFor(play: string, dice: string[], chosen: number[]): number[] {
  const numbers = new Map([...(play.split(":")[1] ?? "").matchAll(/([gyr])(\d)/g)].map((found) => [found[1], Number(found[2])]));
  for (const index of chosen) numbers.set(dice[index]![0], (numbers.get(dice[index]![0]) ?? 0) - 1);
  return dice.flatMap((colour, index) => {
    const left = numbers.get(colour[0]) ?? 0;
    if (left < 1 || chosen.includes(index)) return [];
    numbers.set(colour[0], left - 1);
    return [index];
  });
}

/** Whether any of these plays names a space. */
export function namesSpaces(plays: string[]): boolean {
  return plays.some((play) => AT_SPACES.includes(cardOf(play)) && play.includes(":"));
}
