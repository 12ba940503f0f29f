/** What the shell gives to a game's board, and what it wants from it (docs/client.md). A board knows no rules. */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Told } from "../lib/body";
import type { Facts } from "../lib/speaker";

/** Why something cannot be chosen, or what it is, with the rule behind it. */
export type Reason = { text: string; rule: string };

/** How a seat looks: its name, and a colour that never stands without its sign. */
export type SeatLook = { index: number; name: string; level: string; colour: string; sign: string; bot: boolean; mine: boolean };

/** Standing orders: all that the game has, the one that answers for the seat now, and giving another (null: taking it back). */
export type Orders = { all: readonly string[]; given: string | null; give: (order: string | null) => void };

export type Pick = { label?: string; describe?: boolean };

export type BoardProps<View = unknown> = {
  /** What is to be drawn. Never changed in place: what is the same object has not changed. */
  view: View;
  /** What was drawn before; null at first. */
  before: View | null;
  /** What is happening at this moment, to be animated; null when all is at rest. */
  event: Told | null;
  /** The seat that looks, null for a spectator. */
  seat: number | null;
  seats: SeatLook[];
  /** What the seat may choose now, by notation; empty while something is being shown. In a review: what is said of the choices that there were. */
  choices: ReadonlySet<string>;
  /** The board is only looked at: none of the choices can be made, and nothing may happen by itself. */
  idle: boolean;
  /** The choice that a stronger player would make, if the reader asked for it. */
  hint: string | null;
  choose: (action: string) => void;
  why: (action: string) => Promise<Reason | null>;
  /** What would come of a choice of the seat, as far as it can know; null where the game tells nothing of it. */
  outlook: (action: string) => Promise<unknown>;
  /** Makes an element, HTML or SVG, stand for a choice: click, touch and keys choose it; if it cannot be chosen, they say why. */
  pick: (action: string, how?: Pick) => Attachment<Element>;
  /** Has an element explain itself when it is pointed at, focused or pressed long. */
  explain: (what: Reason | (() => Promise<Reason | null>)) => Attachment<Element>;
  /** What may answer for the seat in advance; nothing for spectators and in games without standing orders. */
  orders: Orders;
  /** What a choice is called. */
  wording: (action: string) => string;
  /** Words of the game, from its .ftl files. Facts that are seats are told as names. */
  say: (key: string, facts?: Facts) => string;
  /** Whether nothing may move: the reader wants no motion. */
  calm: boolean;
  /** The room there is, in CSS pixels. The height is what fits on the screen without scrolling. */
  size: { width: number; height: number };
};

/** The default export of boards/GAME/index.ts. */
export type BoardModule<View = never> = {
  board: Component<BoardProps<View>>;
  /** How long an event takes, in milliseconds; 0 shows nothing of it. */
  pace?: (event: Told) => number;
  /** What there is to do, where `prompt-STAGE` of the game's words is not enough. */
  prompt?: (view: View, say: BoardProps["say"]) => string;
};
