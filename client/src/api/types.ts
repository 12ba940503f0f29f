// Made by `make types-client` from what the server sends; not to be changed by hand.

/** The seat answers its question `ask`. */
export type Act = {
  type: "act";
  id?: number;
  seat: number;
  ask: number;
  action: string;
};

/** What a seat of yours adds to the dice; `instead` of what it has added before. */
export type AddNonce = {
  seat: number;
  nonce: string;
  instead?: boolean;
};

/** The number of the last line that you know. */
export type After = {
  after: number;
};

/** The match is over, and this is the table where it is played once more; null if that was given up. */
export type Again = {
  type: "rematch";
  table: string | null;
  status: "closed" | "gathering" | "over" | "playing" | null;
};

/** I agree to what is asked for: to go back, or to let a bot play for somebody. */
export type Agree = {
  type: "agree";
  id?: number;
};

/** How the match is played. */
export type Arrange = {
  clock: NoClock | PerMove | PerMatch | DaysPerMove;
  rated?: boolean;
  spectators?: boolean;
  stand_in?: string;
};

/** The seat asks everybody to go back to where so many steps had been made. */
export type AskBack = {
  type: "ask_back";
  id?: number;
  seat: number;
  step: number;
};

/** I ask the others to let a bot of this level play for whoever plays the seat, and is not there. */
export type AskCover = {
  type: "ask_cover";
  id?: number;
  seat: number;
  level: string;
};

/** One of your seats, and the number of the question that it is asked. */
export type AskHint = {
  seat: number;
  ask: number;
};

/** One of your seats, and how many of the steps you have already. */
export type AskReview = {
  seat: number;
  first?: number;
};

/** Something that is said, as `lesson-TEXT` in the words of the game; it waits for any of the choices `wants`. */
export type BeatInfo = {
  text: string;
  rule: string;
  wants: string[];
  shows: string;
};

/** One of your bots. */
export type BotInfo = {
  bot: string;
  name: string;
  created: number;
};

/** A bot and its token, which is shown this once. Whoever has it plays as the bot. */
export type BotToken = {
  bot: string;
  name: string;
  token: string;
};

/** Your bots, the oldest first. */
export type Bots = {
  bots: BotInfo[];
};

/** A choice with its chance to win, its expected score and a reason (`reason-…`); it was tried in so many `worlds`. */
export type Candidate = {
  action: string;
  worlds: number;
  chance: number;
  chance_margin: number | null;
  score: number | null;
  score_margin: number | null;
  loss: number;
  loss_margin: number | null;
  reason: string;
};

/** The password that you have, and the one that you want. */
export type ChangePassword = {
  old: string;
  new: string;
};

/** What was said at the table. `whole`: that is all you hear of it, whatever you have heard before. Then it also */
export type Chat = {
  type: "chat";
  lines: Line[];
  whole: boolean;
  muted: boolean;
  silent: Silent[];
};

/** A choice of one of your seats, whether or not it is asked now. */
export type Choice = {
  seat: number;
  action: string;
};

/** Every choice that such a match can offer: its notation, and the words for it. */
export type Choices = {
  choices: unknown[];
};

/** What is to be otherwise; whatever is left out stays. `webhook` null takes the address away. */
export type Choose = {
  kinds?: Record<string, "email" | "tab" | "webhook">;
  wait_minutes?: number;
  every_minutes?: number;
  webhook?: string | null;
  language?: string;
};

/** I play the seat again. */
export type ComeBack = {
  type: "come_back";
  id?: number;
  seat: number;
};

/** The key in the letter's link. */
export type Confirm = {
  token: string;
};

/** An account's name and its password. */
export type Credentials = {
  account: string;
  password: string;
};

/** So many days for every choice. */
export type DaysPerMove = {
  kind: "days";
  days: number;
};

/** I do not agree, or do not ask for it any more. */
export type Decline = {
  type: "decline";
  id?: number;
};

/** Your password, so that nobody does this at a screen that you have left; none for a guest. */
export type DeleteAccount = {
  password?: string;
};

/** It is done, and there is nothing more to say. */
export type Done = {
  ok: boolean;
};

/** A chance of the match: the step that it is in the record, its number in the stream, how many numbers are equally */
export type Drawn = {
  step: number;
  k: number;
  below: number;
  number: number;
  text: string;
  law: number;
};

/** An address; null to have none. */
export type Email = {
  address: string | null;
};

/** Whether the server sends e-mail; your address; the one that you have yet to confirm. */
export type EmailWay = {
  available: boolean;
  address: string | null;
  unconfirmed: string | null;
};

/** What is wrong. `text` is in the reader's language, `facts` are what it speaks of, `rule` a rule of the game. */
export type ErrorBody = {
  code: string;
  text: string;
  facts: Record<string, number | string>;
  rule: string | null;
};

/** What there is to see is `example-TEXT` in the words of the game; `view` is that of the seat, for its board. */
export type ExampleInfo = {
  rule: string;
  text: string;
  seat: number;
  seats: number;
  options: Record<string, boolean | number | string>;
  choices: string[];
  view: unknown;
  tried: TriedInfo[];
};

/** All worked examples of a game. */
export type Examples = {
  examples: ExampleInfo[];
};

/** The commitment from the start; the nonces once they are fixed, by seat; after the end the secret, as hex, every */
export type FairDice = {
  commitment: string;
  nonces: string[] | null;
  skipped: [number, number][];
  secret: string | null;
  chances: Drawn[] | null;
  laws: LawInfo[] | null;
};

/** What would come of it after so many steps of the match, each game in its own way; null if nothing can be told. */
export type Foreseen = {
  steps: number;
  outlook: unknown;
};

/** Moments of a match, each as `replay.frame_body` describes it. */
export type Frames = {
  frames: unknown[];
};

/** A seat that is to be open again. */
export type Free = {
  seat: number;
};

export type FromClient = Hello | Act | Undo | Order | AskBack | AskCover | Agree | Decline | StandIn | ComeBack | Why | Say | Ping;

/** The position to play on from: the true one, or with a `seat` one that this seat held possible. */
export type FromHere = {
  step: number;
  seat?: number | null;
};

export type FromServer = Ok | Refused | Stale | Problem | Reason | Pong | Update | Gone | Chat | Again;

/** A game. `with_option` has the numbers of players where an option's value changes them: `solo=on`. */
export type GameInfo = {
  name: string;
  title: string;
  summary: string;
  rules: number;
  seats: SeatsInfo;
  with_option: Record<string, SeatsInfo>;
  options: OptionInfo[];
  bots: string[];
  levels: string[];
  orders: string[];
  hides: boolean;
};

/** What somebody has done in a game. `places`: how often at which place, by number of seats. */
export type GameStatistics = {
  game: string;
  matches: number;
  wins: number;
  rated: number;
  stood_in: number;
  mean: number;
  best: number;
  places: Record<string, Record<string, number>>;
  against: Record<string, TallyInfo>;
};

/** All games. */
export type Games = {
  games: GameInfo[];
};

/** The table is no longer shown from this seat, for this reason. */
export type Gone = {
  type: "gone";
  seat: number | null;
  code: string;
  text: string;
  facts: Record<string, number | string>;
};

/** A seat of a match that goes on: whose it is until you take it over, and whether a bot plays for them just now. */
export type Handed = {
  seat: number;
  name: string;
  bot: boolean;
  players: string[];
};

/** Show me the table from a seat of mine, or for null as a spectator; I know the revision `since`, 0 for nothing. */
export type Hello = {
  type: "hello";
  id?: number;
  seat: number | null;
  since?: number;
  lines?: number;
  whole?: boolean;
};

/** The best of the choices that the question `ask` leaves, the best first, and how many there are in all. */
export type Hint = {
  seat: number;
  ask: number;
  choices: number;
  candidates: Candidate[];
};

/** `before` is the `next` of the page before. */
export type HistoryPage = {
  before: string | null;
  limit: number;
  game: string | null;
};

/** A seat, which is then kept for who comes by the link; or none, for any free one. */
export type Invite = {
  seat?: number | null;
};

/** The key of an invitation. `nonce` is what you add to the dice; `/api/invited` tells the commitment. */
export type Join = {
  token: string;
  nonce?: string | null;
};

/** Where you sit now. */
export type Joined = {
  table: TableInfo;
  seat: number;
};

/** A step of a match, as a seat lived it: a choice of its own, or a chance that it saw. */
export type Judged = {
  step: number;
  kind: "chance" | "choice";
  text: string;
  before: number;
  after: number;
  change: number;
  margin: number | null;
  score: number | null;
  points: number;
  points_margin: number | null;
  surely: boolean;
  turning: boolean;
  best: string;
  choices: Candidate[];
};

/** What a number stands for. With `dice`, its digits in base len(`faces`) are so many faces, the lowest digit first. */
export type LawInfo = {
  dice: number;
  faces: string[];
  runs: [string, number][];
};

/** Where an invitation leads, and the seats that you have there already. `handed` if it hands over a seat. */
export type Leading = {
  id: string;
  game: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  creator: string;
  clock: NoClock | PerMove | PerMatch | DaysPerMove;
  rated: boolean;
  stand_in: string;
  spectators: boolean;
  commitment: string;
  parent: Parent | null;
  lesson: string | null;
  your_seats: number[];
  handed: Handed | null;
};

/** A lesson. `mark` is what tables where it is given have for `lesson`. */
export type LessonInfo = {
  mark: string;
  beats: BeatInfo[];
};

/** A line of chat. */
export type Line = {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
};

/** The last lines of a table's chat. */
export type Lines = {
  lines: Line[];
};

/** The key, the address that has it, and that as a QR code (SVG). Whoever has it may sit down: show it only to */
export type Link = {
  token: string;
  url: string;
  qr: string;
};

/** A table in a list, and where it stands. Times are in milliseconds since 1970. */
export type Listed = {
  table: TableInfo;
  status: "closed" | "gathering" | "over" | "playing";
  revision: number;
  deadline: number | null;
  created: number;
  changed: number;
};

/** A match that is over, from the seat of whose history this is. `rating` is theirs afterwards, if it was rated. */
export type Match = {
  table: string;
  game: string;
  at: number;
  seat: number;
  place: number;
  players: number;
  score: number;
  rated: boolean;
  mu: number | null;
  sigma: number | null;
  seats: SeatResult[];
};

/** A page of a history; `next` asks for the one after it. */
export type Matches = {
  matches: Match[];
  next: string | null;
};

/** Who the browser speaks for: nobody yet, a guest, or an account. Or whose own bot asks. */
export type Me = {
  person: string | null;
  name: string;
  account: string | null;
  bot_of: string | null;
};

/** Whoever plays the seat is not there: since when, and from when on the others may let a bot play. */
export type Missed = {
  seat: number;
  since: number;
  may: number;
};

/** All who are waited for and are not there, at the server's time `now`. */
export type Missing = {
  missed: Missed[];
  now: number;
};

/** From which step on, and how many. */
export type Moments = {
  seat: number | null;
  first: number;
  count: number;
};

/** The id of a person or of a table, and whether you want to hear nothing of it. */
export type Mute = {
  id: string;
  muted?: boolean;
};

/** The people whom you do not hear, by name, and the tables whose chat you do not hear, the newest first. */
export type Mutes = {
  people: Silent[];
  tables: Listed[];
};

/** `before` is the `next` of the page before; `ended` asks for matches that are over. */
export type MyPage = {
  before: string | null;
  limit: number;
  ended: boolean;
};

/** A table of yours. While bots think, it is nobody's turn. */
export type MyTable = {
  table: TableInfo;
  status: "closed" | "gathering" | "over" | "playing";
  revision: number;
  deadline: number | null;
  created: number;
  changed: number;
  your_seats: number[];
  your_turn: boolean;
  turns: TurnInfo[];
};

/** Your tables; `next` asks for those after them. */
export type MyTables = {
  tables: MyTable[];
  next: string | null;
};

/** The name that others see. */
export type Named = {
  name: string;
};

/** A table to be set up. Whoever does it takes the first seat. `private`: the other seats are only for invited. */
export type NewTable = {
  game: string;
  options?: Record<string, boolean | number | string>;
  seats?: number | null;
  clock?: NoClock | PerMove | PerMatch | DaysPerMove;
  rated?: boolean;
  spectators?: boolean;
  stand_in?: string;
  private?: boolean;
};

/** Everybody takes the time they need. */
export type NoClock = {
  kind: "none";
};

/** A notice. `revision` tells one occasion from the next; `until` is when the time to answer is up. */
export type NoticeInfo = {
  table: string;
  game: string;
  kind: string;
  revision: number;
  at: number;
  until: number | null;
  seen: boolean;
  text: string;
};

/** All your notices, whenever they have changed, and how many of them you have not seen. */
export type Noticed = {
  type: "notices";
  notices: NoticeInfo[];
  unseen: number;
};

/** All notices, the oldest first, and how many of them you have not seen. */
export type Notices = {
  notices: NoticeInfo[];
  unseen: number;
};

/** One of your seats. */
export type OfSeat = {
  seat: number;
};

/** It is done and saved; the table has come to this revision, or further. */
export type Ok = {
  type: "ok";
  id: number | null;
  revision: number;
};

/** A table, and the seats that are yours there now: one that was handed over to you was set up for somebody else. */
export type OneTable = {
  table: TableInfo;
  status: "closed" | "gathering" | "over" | "playing";
  revision: number;
  deadline: number | null;
  created: number;
  changed: number;
  your_seats: number[];
};

/** An option: its values, the default first, and the rule that tells what it does. */
export type OptionInfo = {
  name: string;
  text: string;
  values: (boolean | number | string)[];
  rule: string;
};

/** The seat leaves its answers to a standing order, or for null takes it back. */
export type Order = {
  type: "order";
  id?: number;
  seat: number;
  order: string | null;
};

/** Somebody's rating at a game, and its place among all. */
export type OwnRating = {
  game: string;
  rank: number;
  rating: RatingInfo;
};

/** `before` is the `next` of the page before. */
export type Page = {
  before: string | null;
  limit: number;
};

/** The table that this one came from: its rematch, or played on from one of its positions. */
export type Parent = {
  table: string;
  kind: "from" | "rematch";
  step: number | null;
};

/** So many seconds for the whole match, and some more for every choice made. */
export type PerMatch = {
  kind: "match";
  seconds: number;
  increment: number;
};

/** So many seconds for every choice. */
export type PerMove = {
  kind: "move";
  seconds: number;
};

/** Are you there? */
export type Ping = {
  type: "ping";
  id?: number;
};

/** A person, or a level of our bots. */
export type PlayerInfo = {
  person: string | null;
  name: string;
  level: string | null;
};

/** I am here; the server's time in milliseconds since 1970, by which clocks run. */
export type Pong = {
  type: "pong";
  id: number | null;
  now: number;
};

/** It cannot be done, for this reason. Nothing has changed. */
export type Problem = {
  type: "problem";
  id: number | null;
  code: string;
  text: string;
  facts: Record<string, number | string>;
};

/** Somebody: a guest, a member, somebody's own bot, or one who has deleted their account (`gone`, no name). */
export type Profile = {
  person: string;
  name: string;
  member: boolean;
  bot_of: string | null;
  since: number;
  gone: boolean;
};

/** A bot of this level takes a seat. */
export type PutBot = {
  seat: number;
  level: string;
};

/** A place in a ranking; equals share one. */
export type Ranked = {
  rank: number;
  player: PlayerInfo;
  rating: RatingInfo;
};

/** The strongest first; `next` is how many to leave out for the next page. */
export type Ranking = {
  players: Ranked[];
  next: number | null;
};

/** How many to leave out, and how many to show. */
export type RankingPage = {
  first: number;
  limit: number;
};

/** A belief about a strength: its mean, its standard deviation, what it is at least (mean less three of these). */
export type RatingInfo = {
  mu: number;
  sigma: number;
  least: number;
  matches: number;
};

/** Somebody's ratings, by game. */
export type Ratings = {
  ratings: OwnRating[];
};

/** As whom to look: one of your seats, or without one as a spectator. */
export type Reader = {
  seat: number | null;
};

/** The answer to `why`: a refusal as updates have them, worded; null if the seat may. */
export type Reason = {
  type: "reason";
  id: number | null;
  refusal: Record<string, unknown> | null;
  text: string | null;
};

/** The rules are against it, for this reason. Nothing has changed. */
export type Refused = {
  type: "refused";
  id: number | null;
  code: string;
  text: string;
  facts: Record<string, number | string>;
  rule: string | null;
};

/** How you are reminded: each kind of notice in the tab alone, or by e-mail or webhook too. */
export type Reminders = {
  kinds: Record<string, "email" | "tab" | "webhook">;
  wait_minutes: number;
  every_minutes: number;
  language: string;
  email: EmailWay;
  webhook: WebhookWay;
};

/** The steps that something can be said of, from `first` on, and how much is `done` of how much in all. */
export type Review = {
  seat: number;
  first: number;
  done: number;
  total: number | null;
  complete: boolean;
  steps: Judged[];
};

/** What the table has come to. */
export type Revision = {
  revision: number;
};

/** A line for everybody at the table. */
export type Say = {
  type: "chat";
  id?: number;
  text: string;
};

/** A bot of yours takes a seat. `nonce` is what it adds to the dice, now or later; else that is always the same. */
export type SeatBot = {
  seat: number;
  bot: string;
  nonce?: string | null;
};

/** A seat as it was set up. */
export type SeatInfo = {
  kind: "bot" | "invited" | "local" | "open" | "person";
  person: string | null;
  name: string;
  level: string | null;
  bot_of: string | null;
  added: boolean;
};

/** How a seat fared, under the name that it had then. */
export type SeatResult = {
  seat: number;
  player: PlayerInfo;
  place: number;
  score: number;
  stood_in: boolean;
};

/** How many can play, from the fewest to the most. */
export type SeatsInfo = {
  fewest: number;
  most: number;
};

/** The table whose notices you have seen; null for all tables. */
export type Seen = {
  table?: string | null;
};

/** A device where you are known. Times are in milliseconds since 1970. */
export type SessionInfo = {
  session: string;
  device: string;
  created: number;
  seen: number;
  expires: number;
  current: boolean;
};

/** Where you are known, the last used first. */
export type Sessions = {
  sessions: SessionInfo[];
};

/** Other options, or another number of seats. */
export type SetUp = {
  options: Record<string, boolean | number | string>;
  seats: number;
};

/** Somebody whom you do not hear. */
export type Silent = {
  person: string;
  name: string;
};

/** `told` are events as updates have them, from the step `first` on; `lines` are their words. */
export type Since = {
  seat: number;
  first: number;
  told: unknown[];
  lines: string[];
  left_out: number;
};

/** Take a seat. `nonce` is what you add to the dice, now or later; choose it when you have seen the commitment. */
export type Sit = {
  seat: number;
  nonce?: string | null;
};

/** Somebody at your screen takes a seat. */
export type SitBeside = {
  seat: number;
  name: string;
  nonce?: string | null;
};

/** The seat is asked something else by now, `ask`, or nothing. An update says how things stand. */
export type Stale = {
  type: "stale";
  id: number | null;
  code: string;
  text: string;
  ask: number | null;
  revision: number;
};

/** A bot of this level plays the seat for me: I leave, or I want to look on. */
export type StandIn = {
  type: "stand_in";
  id?: number;
  seat: number;
  level: string;
  reason?: "chosen" | "left";
};

/** Game by game. */
export type StatisticsReply = {
  games: GameStatistics[];
};

/** What a table was set up with. */
export type TableInfo = {
  id: string;
  game: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  creator: string;
  clock: NoClock | PerMove | PerMatch | DaysPerMove;
  rated: boolean;
  stand_in: string;
  spectators: boolean;
  commitment: string;
  parent: Parent | null;
  lesson: string | null;
};

/** A list of tables; `next` asks for those after it. */
export type Tables = {
  tables: Listed[];
  next: string | null;
};

/** Matches, and how many of them were won. */
export type TallyInfo = {
  matches: number;
  wins: number;
};

export type ToOwner = Noticed | Pong | Problem;

/** A choice; why it is refused, or what it brings about, in words of the game. */
export type TriedInfo = {
  action: string;
  refusal: unknown;
  told: unknown[];
};

/** A seat that a person, or somebody's own bot, is asked for, since when, and until when if a clock runs. */
export type TurnInfo = {
  seat: number;
  person: string | null;
  name: string;
  since: number;
  until: number | null;
  yours: boolean;
};

/** The seat takes back its last choice. */
export type Undo = {
  type: "undo";
  id?: number;
  seat: number;
};

/** What is new to a seat, or for null to a spectator: a snapshot or a patch, as docs/tables.md says. */
export type Update = {
  type: "update";
  seat: number | null;
  body: Record<string, unknown>;
};

/** Whether the server calls webhooks; your address; the key that signs what is sent there. */
export type WebhookWay = {
  available: boolean;
  address: string | null;
  key: string | null;
};

/** The options as a JSON object, the version of the rules, and one by which the address is never used for else. */
export type Which = {
  options: string;
  rules: number | null;
  version: string;
};

/** Why may the seat not do this now? */
export type Why = {
  type: "why";
  id?: number;
  seat: number;
  action: string;
};
