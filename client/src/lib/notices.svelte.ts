/** What the reader was not there for: counted in the tab's title, and shown by the browser where it may. */
import type { NoticeInfo, ToOwner } from "../api/types";
import { post } from "./api";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { Socket } from "./socket";
import { follow, t } from "./texts.svelte";
import { notice } from "./toasts.svelte";
import { showByWorker } from "./worker";

const NAME = "Cheeseboard";

let held = $state.raw<NoticeInfo[]>([]);
let unseen = $state(0);
let told = new Set<string>(); // those that the page has heard of

export function notices(): NoticeInfo[] {
  return held;
}

export function unseenNotices(): number {
  return unseen;
}

/** The title of a page: a dot when the reader is to choose here, a number for what waits elsewhere. */
export function titled(text = "", mine = false): string {
  const waits = unseen > 0 ? `(${unseen}) ` : "";
  return `${mine ? "● " : ""}${waits}${text ? `${text} – ` : ""}${NAME}`;
}

/** Listen to what happens at all tables of the reader. Returns what ends it. */
export function watchNotices(): () => void {
  let first = true;
  const address = `${location.origin.replace(/^http/, "ws")}/api/me/socket`;
  const nothing = () => undefined;
  const hear = (message: unknown) => {
    const found = message as ToOwner;
    if (found.type !== "notices") return;
    take(found.notices, found.unseen, first);
    first = false;
  };
  const socket = new Socket(address, nothing, hear, nothing, nothing);
  const unfollow = follow(() => socket.renew()); // its words come in the other language
  return () => {
    unfollow();
    socket.end();
    take([], 0, true);
  };
}

function take(all: NoticeInfo[], number: number, quiet: boolean): void {
  const fresh = all.filter((one) => !one.seen && !told.has(nameOf(one)));
  told = new Set(all.map(nameOf));
  held = all;
  unseen = number;
  void navigator.setAppBadge?.(number).catch(() => undefined); // on the icon of the installed app
  if (!quiet) fresh.forEach((one) => show(one.text, one.table, nameOf(one)));
}

function nameOf(one: NoticeInfo): string {
  return `${one.table} ${one.kind} ${one.revision}`;
}

/** It is the reader's turn at a table that is open, but perhaps in a tab that nobody sees. */
export function turnCame(table: string, ask: number, game: string): void {
  if (document.hidden) show(t("notice-turn", { game }), table, `${table} turn ${ask}`);
}

function show(text: string, table: string, tag: string): void {
  if (document.hasFocus()) return notice(text);
  if (mayNotify() && settings.notify) void notify(text, `/table/${table}`, tag);
}

/** Through our worker, as phones want it; by the page itself where there is none. */
async function notify(text: string, path: string, tag: string): Promise<void> {
  const options = { body: text, tag, icon: "/icon-192.png" };
  try {
    if (await showByWorker(NAME, path, options)) return;
    const shown = new Notification(NAME, options);
    shown.onclick = () => {
      window.focus();
      go(path);
      shown.close();
    };
  } catch {
    // a browser that shows none after all: the title tells it all the same
  }
}

export function canNotify(): boolean {
  return "Notification" in window;
}

export function mayNotify(): boolean {
  return canNotify() && Notification.permission === "granted";
}

/** Ask the reader, who has just asked for it, whether the browser may. */
export async function allowNotify(): Promise<boolean> {
  const answer = canNotify() ? await Notification.requestPermission() : "denied";
  settings.tell(answer === "granted");
  return answer === "granted";
}

export async function seeAll(): Promise<void> {
  await post("/api/me/notices/seen", { table: null });
}
