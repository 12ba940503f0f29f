// Made by `make types-client` from what the server sends; not to be changed by hand.

/** The table as a seat (None: a spectator) sees it. */
export type MyszkiView = {
  seat: number | null;
  stage: string;
  active: number;
  asked: number[];
  tiles: TileView[];
  free: [number, number][];
  chosen: [number, number] | null;
  hand: string[];
  players: PlayerView[];
  ending: string;
};

/** The tile laid on this cell: the tiles that are new or something else then, and everybody's points. */
export type Outcome = {
  x: number;
  y: number;
  tiles: TileView[];
  points: number[];
};

/** What a tile of this kind would do on each cell where it may go: the chosen one, else every free one. */
export type Outlook = {
  kind: string;
  laid: number;
  cells: Outcome[];
};

/** What everybody knows of a player: tiles in hand and stack, what they are among them, and the points so far. */
export type PlayerView = {
  hand: number;
  stack: number;
  unlaid: [string, number][];
  points: number;
};

/** A laid tile and, as if the game ended now, what becomes of it. */
export type TileView = {
  x: number;
  y: number;
  owner: number;
  kind: string;
  turned: boolean;
  points: number | null;
  caught_by: [number, number][];
};
