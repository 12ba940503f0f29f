// Made by `make types-client` from what the server sends; not to be changed by hand.

/** A printed number and its colour. */
export type CellView = {
  number: number;
  colour: string;
  action: string;
};

/** The dice on the table; nothing before the first roll. */
export type DiceView = {
  white: number[];
  coloured: [string, number][];
};

/** The table as a seat (None: a spectator) sees it. */
export type QwixxView = {
  seat: number | null;
  layout: string;
  rows: CellView[][];
  sheets: SheetView[];
  stage: string;
  active: number;
  dice: DiceView;
  closed: boolean[];
  asked: number[];
  called: string[];
  answer: string | null;
  ending: string;
};

/** A player's sheet: crossed and still open places of each row, locks, penalties and the points so far. */
export type SheetView = {
  crossed: number[][];
  open: number[][];
  locked: boolean[];
  penalties: number;
  score: number;
};
