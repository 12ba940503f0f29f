/** Ways to a table: alone against bots, or with others. */
import type { GameInfo, TableInfo } from "../api/types";
import { post } from "./api";
import { playing, type Body } from "./body";
import { comeIn, self, usualName } from "./me.svelte";
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

/** One click: a table, the strongest bot in every other seat, and off we go. */
export async function playBots(game: GameInfo): Promise<void> {
  await beSomebody();
  const table = await post<TableInfo>("/api/tables", { game: game.name });
  const level = game.bots.at(-1);
  for (const seat of table.seats.keys()) {
    if (seat > 0) await post(`/api/tables/${table.id}/bot`, { seat, level });
  }
  await post(`/api/tables/${table.id}/start`);
  go(`/table/${table.id}`);
}

/** Play on from a moment of a match that is over, in the same seat; bots sit where bots sat, and where nobody else did it begins at once. */
export async function playFrom(body: Body, seat: number, step: number): Promise<void> {
  const table = await post<TableInfo>(`/api/tables/${encodeURIComponent(body.table)}/from`, { step, seat });
  const others = playing(body).flatMap(({ person, bot }, index) => (index === seat ? [] : [{ index, level: person === null ? bot : null }]));
  await post(`/api/tables/${table.id}/sit`, { seat });
  for (const { index, level } of others) {
    if (level !== null) await post(`/api/tables/${table.id}/bot`, { seat: index, level });
  }
  if (others.every(({ level }) => level !== null)) await post(`/api/tables/${table.id}/start`);
  go(`/table/${table.id}`);
}
