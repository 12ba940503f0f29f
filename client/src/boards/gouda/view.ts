// Made by `make types-client` from what the server sends; not to be changed by hand.

/** The table as a seat (None: a spectator) sees it. */
export type GoudaView = {
  seat: number | null;
  board: string;
  spaces: SpaceView[];
  goal: string;
  starts: string[];
  stage: string;
  active: number;
  asked: number[];
  named: string | null;
  space: string | null;
  dice: string[];
  windows: WindowView[];
  played: string[];
  hand: string[];
  players: PlayerView[];
  ending: string;
};

/** What everybody knows of a player. */
export type PlayerView = {
  cards: number;
  cheese: number;
};

/** A space of the board: its name, the ways up from it, and whose mice stand on it. */
export type SpaceView = {
  name: string;
  up: string[];
  mice: number[];
  cheese: number;
};

/** An open window (G4.9): after what, who played the card that waits to work, and which. */
export type WindowView = {
  after: string;
  player: number | null;
  card: string | null;
};
