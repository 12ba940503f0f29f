// Made by `make types-client` from what the server sends; not to be changed by hand.

/** The table as a seat (None: a spectator) sees it. Mice are counted by colour, in the order of `colours`. */
export type KocourView = {
  seat: number | null;
  colours: string[];
  edition: string;
  ladder: number[][];
  children: boolean;
  risky: boolean;
  match: boolean;
  game: number;
  games: number;
  turn: number;
  centre: number[];
  pulled: number[];
  forbidden: string[];
  players: PlayerView[];
  stage: string;
  active: number;
  dice: string[];
  asked: number[];
  bust: number | null;
  ending: string;
};

/** A cat card: the mice by colour, what they are worth now, and the points of the games before. */
export type PlayerView = {
  mice: number[];
  points: number;
  total: number;
};
