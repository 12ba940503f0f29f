/** Ways to a table: alone against bots, or with others. */
import type { GameInfo, TableInfo } from "../api/types";
import { post } from "./api";
import { playing, type Body, type Seat } from "./body";
import { gameOf } from "./games.svelte";
import { comeIn, self, usualName } from "./me.svelte";
import { adding, allGiven, give } from "./promised";
import { go } from "./router.svelte";
import { t } from "./texts.svelte";

/** Make sure that we are somebody; who has given no name gets one. */
export async function beSomebody(name = usualName()): Promise<void> {
  if (self().person !== null && (!name || name === self().name)) return;
  await comeIn(name.trim() || t("guest-name", { number: 10 + Math.floor(Math.random() * 90) }));
}

export async function openTable(game: GameInfo): Promise<void> {
  await beSomebody();
  const table = await post<TableInfo>("/api/tables", { game: game.name });
  go(`/table/${table.id}`);
}

/** The lesson of a game: the one that was begun, or a new one. */
export async function learnGame(game: string): Promise<void> {
  await beSomebody();
  const table = await post<TableInfo>(`/api/lessons/${game}`);
  go(`/table/${table.id}`);
}

/** One click: a table, a bot of that level in every other seat, and off we go. */
export async function playBots(game: GameInfo, level: string): Promise<void> {
  await beSomebody();
  const table = await post<TableInfo>("/api/tables", { game: game.name });
  void give(table.id, table.commitment, 0);
  for (const seat of table.seats.keys()) {
    if (seat > 0) await post(`/api/tables/${table.id}/bot`, { seat, level });
  }
  await allGiven();
  await post(`/api/tables/${table.id}/start`);
  go(`/table/${table.id}`);
}

/** The same again: a new table, or the one where others have begun to gather for it. */
export async function again(table: string): Promise<void> {
  go(`/table/${(await post<TableInfo>(`/api/tables/${encodeURIComponent(table)}/rematch`)).id}`);
}

type Moment = { step: number; seat: number | null };

/** A table for friends and bots that begins at a moment of a match that is over, as it truly was. We have one seat, bots have those that they had. */
export async function tableFrom(body: Body, seat: number, step: number): Promise<void> {
  const table = await seatedFrom(body, { step, seat: null }, seat, (one) => (one.person === null ? one.bot : null));
  go(`/table/${table}`);
}

/** The same moment as a seat knew it, played on at once in that seat; bots have all others. */
export async function sandboxFrom(body: Body, seat: number, step: number): Promise<void> {
  const strongest = gameOf(body.setup.game)?.levels.at(-1) ?? body.setup.stand_in;
  const table = await seatedFrom(body, { step, seat }, seat, (one) => (one.person === null && one.bot) || strongest);
  await post(`/api/tables/${table}/start`);
  go(`/table/${table}`);
}

async function seatedFrom(body: Body, moment: Moment, own: number, level: (seat: Seat) => string | null): Promise<string> {
  await beSomebody();
  const { id, commitment } = await post<TableInfo>(`/api/tables/${encodeURIComponent(body.table)}/from`, moment);
  await adding(id, commitment, own, (nonce) => post(`/api/tables/${id}/sit`, { seat: own, nonce }));
  for (const [seat, one] of playing(body).entries()) {
    const bot = seat === own ? null : level(one);
    if (bot !== null) await post(`/api/tables/${id}/bot`, { seat, level: bot });
  }
  return id;
}
