/** Fair dice, checked by the browser alone: docs/fairness.md says how. */
import type { Drawn, FairDice, LawInfo } from "../api/types";

const LABEL = "cheeseboard fair 1";
const SPAN = 2n ** 256n;
const utf8 = new TextEncoder();

type Bytes = Uint8Array<ArrayBuffer>;
export type Checked = Drawn & { fits: boolean };

export function bytes(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(found: ArrayBuffer): string {
  return [...new Uint8Array(found)].map((one) => one.toString(16).padStart(2, "0")).join("");
}

/** Whether this browser can check anything: not on a page that came unencrypted from another machine. */
export function able(): boolean {
  return Boolean(globalThis.crypto?.subtle);
}

/** The SHA-256 of a secret that is written in hexadecimal digits, in the same digits; '' where the browser cannot. */
export async function digest(secret: string): Promise<string> {
  return able() ? hex(await crypto.subtle.digest("SHA-256", bytes(secret))) : "";
}

function bigEndian(value: number, length: number): number[] {
  return Array.from({ length }, (_, place) => Number((BigInt(value) >> BigInt(8 * (length - 1 - place))) & 255n));
}

async function mixed(nonces: string[]): Promise<Bytes> {
  const all = nonces.flatMap((nonce) => [...bigEndian(utf8.encode(nonce).length, 4), ...utf8.encode(nonce)]);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(all)));
}

/** The k-th number of the stream, from 0 to below - 1. */
async function numberAt(key: CryptoKey, prefix: number[], k: number, below: number): Promise<number> {
  const most = BigInt(below);
  const limit = SPAN - (SPAN % most);
  for (let block = 0; ; block++) {
    const message = Uint8Array.from([...prefix, ...bigEndian(k, 8), ...bigEndian(block, 4)]);
    const value = BigInt(`0x${hex(await crypto.subtle.sign("HMAC", key, message))}`);
    if (value < limit) return Number(value % most);
  }
}

/** How many numbers the law knows. */
function total(law: LawInfo): number {
  return law.dice > 0 ? law.faces.length ** law.dice : law.runs.reduce((sum, [, many]) => sum + many, 0);
}

/** What the number stands for, as the record writes it. */
export function outcome(law: LawInfo, number: number): string {
  if (law.dice > 0) {
    const sides = law.faces.length;
    return Array.from({ length: law.dice }, (_, die) => law.faces[Math.floor(number / sides ** die) % sides]).join(" ");
  }
  let left = number;
  for (const [text, many] of law.runs) {
    if (left < many) return text;
    left -= many;
  }
  return "";
}

/** Every chance of a match that is over: whether the secret brings it, and whether it is what was played. */
export async function check({ secret, nonces, chances, laws }: FairDice): Promise<Checked[]> {
  if (!able() || secret === null || nonces === null || chances === null || laws === null) return [];
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const prefix = [...utf8.encode(LABEL), ...(await mixed(nonces))];
  const checked: Checked[] = [];
  for (const chance of chances) {
    const number = await numberAt(key, prefix, chance.k, chance.below);
    const law = laws[chance.law];
    const lawful = law !== undefined && total(law) === chance.below && outcome(law, number) === chance.text;
    const fits = number === chance.number && lawful;
    checked.push({ ...chance, fits });
  }
  return checked;
}
