/** How seats look: a colour and a sign each, so that no colour says anything alone. */
import type { SeatLook } from "../boards/contract";
import type { Seat } from "./body";
import { knows, t } from "./texts.svelte";

export const COLOURS = ["var(--seat-0)", "var(--seat-1)", "var(--seat-2)", "var(--seat-3)", "var(--seat-4)", "var(--seat-5)"];
export const SIGNS = ["●", "▲", "■", "◆", "★", "✚"];

export function levelName(level: string): string {
  return knows("client", `level-${level}`) ? t(`level-${level}`) : level;
}

/** What a person is called; who has deleted their account has no name any more. */
export function called(name: string): string {
  return name || t("person-gone");
}

/** What a seat is called. A bot of its own has no name: it is told by its level and its number. */
export function seatName(seat: { name: string; bot: string | null }, index: number): string {
  return seat.name || t("bot-name", { level: levelName(seat.bot ?? ""), number: index + 1 });
}

export function looks(seats: Seat[], me: string | null): SeatLook[] {
  return seats.map((seat, index) => ({
    index,
    name: seat.name || t("bot-short", { number: index + 1 }), // short: boards are small, and logs long
    level: seat.name ? "" : levelName(seat.bot ?? ""),
    colour: COLOURS[index % COLOURS.length]!,
    sign: SIGNS[index % SIGNS.length]!,
    bot: seat.bot !== null,
    mine: me !== null && seat.person === me,
  }));
}
