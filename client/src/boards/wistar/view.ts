// Made by `make types-client` from what the server sends; not to be changed by hand.

/** What the stage is about, as far as it has any of these. */
export type AboutView = {
  player: number | null;
  left: number | null;
  free: boolean;
  far: boolean;
  ignored: number;
  card: number | null;
  task: [number, number] | null;
  ability: number | null;
  deck: string | null;
  play: string | null;
  paid: string | null;
  where: string | null;
};

/** A goal card on the board, and whose discs lie on its fields, the topmost first. */
export type GoalView = {
  number: number;
  discs: number[];
};

/** What the seat lacks for each row of a mission, as lists that can be told. */
export type LacksView = {
  mission: number;
  rows: string[];
};

/** A revealed mission, and who has completed each of its rows. */
export type MissionView = {
  number: number;
  done: (number | null)[];
};

/** What everybody knows of a player. */
export type PlayerView = {
  wood: number;
  metal: number;
  movement: number;
  wild: number;
  electricity: number;
  vp: number;
  rats: number[];
  entrance: number;
  leaders: number;
  beds: number;
  built: number;
  dug: number;
  chambers: number;
  abilities: number[];
  cubes: number;
  explorer: string;
  tents: string[];
  doors: number;
  mice: number[];
  heroes: number[];
  skills: string[];
  goals: number[];
  private: number[];
  symbols: number[];
  cards: number[];
  used: number[];
  hand: number[];
  known: number[];
  score: ScoreView;
};

/** All components; number 1 is the first of each list. */
export type Printed = {
  edition: string;
  rounds: number;
  projects: PrintedProject[];
  mice: PrintedMouse[];
  missions: PrintedMission[];
  goals: PrintedGoal[];
  heroes: PrintedHero[];
  rooms: PrintedRoom[];
  abilities: PrintedAbility[];
  bed_vp: number[];
  chamber_vp: number[];
};

/** An ability field of the player board (W5). */
export type PrintedAbility = {
  vp: number;
  fee: number;
  grey: boolean;
};

/** One sentence of an effect (W6.10). */
export type PrintedClause = {
  pattern: string;
  gains: [string, number][];
  pays: [string, number][];
  have: [string, number] | null;
  word: string | null;
};

/** An effect: when it works (W6.9), what it does, and the same in words. */
export type PrintedEffect = {
  type: string;
  clauses: PrintedClause[];
  text: string;
};

/** A field of a goal card: how many it asks for, and its bonus. */
export type PrintedField = {
  asks: number;
  bonus: PrintedEffect;
  text: string;
};

/** A goal card: what is counted, and its fields, the topmost first. */
export type PrintedGoal = {
  count: string;
  fields: PrintedField[];
};

/** A hero. */
export type PrintedHero = {
  skill: string;
  symbols: number;
};

/** A mission card. */
export type PrintedMission = {
  cellar: boolean;
  bonus: PrintedEffect;
  tasks: PrintedTask[];
};

/** A mouse tile or a cheese. */
export type PrintedMouse = {
  cellar: boolean;
  cheese: boolean;
  vp: number;
  effect: PrintedEffect;
};

/** What must be paid and what must be there, and the same in words. */
export type PrintedNeeds = {
  cost: [string, number][];
  have: [string, number][];
  text: string;
};

/** A project card. */
export type PrintedProject = {
  deck: string;
  kind: string;
  symbols: [string, number][];
  needs: PrintedNeeds;
  vp: number;
  effect: PrintedEffect;
};

/** A room of the farm; the first is outside. */
export type PrintedRoom = {
  name: string;
  cellar: boolean;
  cheese: boolean;
};

/** A row of a mission card. */
export type PrintedTask = {
  needs: PrintedNeeds;
  reward: PrintedEffect;
  lock: number;
};

/** A room: who is there, and what lies there. */
export type RoomView = {
  name: string;
  explorers: number[];
  tents: number[];
  mice: number;
  hidden: number;
  missions: MissionView[];
};

/** W9.1: the points of each category if the match ended now. */
export type ScoreView = {
  marker: number;
  abilities: number;
  bed: number;
  chamber: number;
  mice: number;
  projects: number;
  effects: number;
  electricity: number;
  leftovers: number;
  wild: number;
};

/** A main action, the section that it faces in this round. */
export type SectionView = {
  main: string;
  section: string;
  spaces: SpaceView[];
};

/** A space of the wheel: its bonus actions in the words of the symbols, and whether a leader stands there. */
export type SpaceView = {
  name: string;
  bonuses: string[];
  leader: number | null;
};

/** A way between two rooms: open, or closed by a door. */
export type WayView = {
  one: string;
  other: string;
  open: boolean;
};

/** The table as a seat (None: a spectator) sees it. */
export type WistarView = {
  seat: number | null;
  edition: string;
  round: number;
  order: number[];
  active: number | null;
  asked: number[];
  stage: string;
  about: AboutView | null;
  space: string | null;
  pending: string[];
  wheel: SectionView[];
  hut: number[];
  market: (number | null)[][];
  market_lacks: string[][];
  discards: number[][];
  decks: number[];
  rooms: RoomView[];
  ways: WayView[];
  cheeses: number[];
  round_mouse: number | null;
  supply: number[];
  goals: GoalView[];
  drawn_goals: number[];
  heroes: number[];
  skills: string[];
  pairs: number[][];
  players: PlayerView[];
  hand: number[];
  hand_lacks: string[];
  mission_lacks: LacksView[];
  drawn: number[];
  ending: string;
};
