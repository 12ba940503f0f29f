/** Who the reader is. */
import type { Me } from "../api/types";
import { get, post } from "./api";
import { recall, remember } from "./kept";

let me = $state.raw<Me>({ person: null, name: "", account: null, bot_of: null });

export function self(): Me {
  return me;
}

export async function look(): Promise<Me> {
  me = await get<Me>("/api/me");
  return me;
}

/** The name that was last given here. */
export function usualName(): string {
  return me.name || recall("name") || "";
}

/** Come in as a guest, or take another name. */
export async function comeIn(name: string): Promise<void> {
  me = me.person === null ? await post<Me>("/api/guest", { name }) : await post<Me>("/api/me/name", { name });
  remember("name", name);
}

export async function enter(path: "/api/register" | "/api/login", account: string, password: string): Promise<void> {
  me = await post<Me>(path, { account, password });
}

export async function leave(): Promise<void> {
  await post("/api/logout");
  me = { person: null, name: "", account: null, bot_of: null };
}
