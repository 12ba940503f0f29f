/** Fair dice, kept by this browser: what the server promised before the match, and what was added to it from here. */
import { post, Trouble } from "./api";
import { hex } from "./fair";
import { recall, remember } from "./kept";

/** What was given for a seat, the last at the end; `sure` once the server has said that it has it. */
export type Given = { texts: string[]; sure: boolean };

/** The first commitment that was seen, whether the match had begun by then, and what was given, by seat. */
export type Kept = { commitment: string; begun: boolean; nonces: Record<string, Given> };

export type Verdict = "same" | "late" | "other" | "unknown" | "none";

const BYTES = 16;
const PATIENCE_MS = 1000;
const sending = new Map<string, Promise<void>>();

export function keptOf(table: string): Kept | null {
  try {
    return JSON.parse(recall(`fair:${table}`) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** The commitment as it is seen now. The first one stays: whatever is shown later is compared with it. */
export function seen(table: string, commitment: string, begun: boolean): Kept {
  const kept = keptOf(table);
  return kept ?? keep(table, { commitment, begun, nonces: {} });
}

function keep(table: string, kept: Kept): Kept {
  remember(`fair:${table}`, JSON.stringify(kept));
  return kept;
}

export function note(table: string, seat: number, given: Given | null): void {
  const kept = keptOf(table);
  if (!kept) return;
  const { [seat]: _, ...others } = kept.nonces;
  keep(table, { ...kept, nonces: given ? { ...others, [seat]: given } : others });
}

/** Who gets up takes nothing of it along to another seat. */
export function forget(table: string): void {
  const kept = keptOf(table);
  if (kept) keep(table, { ...kept, nonces: {} });
}

/** Something that nobody could foresee. */
export function drawn(): string {
  return hex(crypto.getRandomValues(new Uint8Array(BYTES)).buffer);
}

const refused = (error: unknown): boolean => error instanceof Trouble && error.status >= 400 && error.status < 500;

/** Send what this browser adds for a seat: drawn only now that the commitment is known, and kept before it leaves. */
export async function adding<Reply>(table: string, commitment: string, seat: number, send: (nonce: string) => Promise<Reply>): Promise<Reply> {
  const nonce = seen(table, commitment, false).nonces[seat]?.texts.at(-1) ?? drawn();
  note(table, seat, { texts: [nonce], sure: false });
  try {
    const reply = await send(nonce);
    note(table, seat, { texts: [nonce], sure: true });
    return reply;
  } catch (error) {
    if (refused(error)) note(table, seat, null); // the seat is somebody else's, another device was first, or it is too late
    throw error;
  }
}

/** Add for a seat that has nothing yet. Nobody waits for it: what does not come is tried again, or left out. */
export function give(table: string, commitment: string, seat: number): Promise<void> {
  const key = `${table}/${seat}`;
  const going = sending.get(key);
  if (going) return going;
  const work = adding(table, commitment, seat, (nonce) => post(`/api/tables/${encodeURIComponent(table)}/nonce`, { seat, nonce }))
    .then(() => undefined, () => undefined)
    .finally(() => sending.delete(key));
  sending.set(key, work);
  return work;
}

/** Until all that is on its way has arrived, but not for long: a match does not wait for it. */
export async function allGiven(): Promise<void> {
  await Promise.race([Promise.all(sending.values()), new Promise((done) => setTimeout(done, PATIENCE_MS))]);
}

/** Add this instead of what the seat has added before. */
export async function change(table: string, seat: number, nonce: string): Promise<void> {
  const before = keptOf(table)?.nonces[seat]?.texts ?? [];
  try {
    await post(`/api/tables/${encodeURIComponent(table)}/nonce`, { seat, nonce, instead: true });
  } catch (error) {
    if (!refused(error)) note(table, seat, { texts: [...before, nonce], sure: true }); // the one or the other
    throw error;
  }
  note(table, seat, { texts: [nonce], sure: true });
}

/** Whether the commitment is the one that this browser saw first; `late` if that was while the match went on. */
export function judgePromise(kept: Kept | null, commitment: string): Verdict {
  if (!kept) return "unknown";
  if (kept.commitment !== commitment) return "other";
  return kept.begun ? "late" : "same";
}

/** Whether what the match has from a seat is what this browser gave for it. */
export function judgeNonce(kept: Kept | null, seat: number, nonce: string): Verdict {
  const given = kept?.nonces[seat];
  if (given?.texts.includes(nonce)) return "same";
  if (given?.sure) return "other";
  return nonce === "" ? "none" : "unknown";
}
