import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Trouble } from "../src/lib/api";
import { adding, change, drawn, forget, give, judgeNonce, judgePromise, keptOf, note, seen } from "../src/lib/promised";

const PROMISE = "ab".repeat(32);
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

function answering(...statuses: number[]): { asked: { path: string; body: Record<string, unknown> }[] } {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body)) as Record<string, unknown> });
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError("the network is away");
    return new Response(JSON.stringify({ code: "x", text: "No." }), { status });
  });
  return { asked };
}

it("draws something else every time", () => {
  expect(drawn()).toMatch(/^[0-9a-f]{32}$/);
  expect(drawn()).not.toBe(drawn());
});

it("keeps the first promise that it was given", () => {
  seen("t", PROMISE, false);
  seen("t", "cd".repeat(32), true);
  expect(keptOf("t")).toEqual({ commitment: PROMISE, begun: false, nonces: {} });
  expect(judgePromise(keptOf("t"), PROMISE)).toBe("same");
  expect(judgePromise(keptOf("t"), "cd".repeat(32))).toBe("other");
  seen("u", PROMISE, true);
  expect(judgePromise(keptOf("u"), PROMISE)).toBe("late");
  expect(judgePromise(keptOf("v"), PROMISE)).toBe("unknown");
});

it("adds once for a seat, and knows it again", async () => {
  const { asked } = answering();
  await Promise.all([give("t", PROMISE, 1), give("t", PROMISE, 1)]);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.path).toBe("/api/tables/t/nonce");
  const nonce = String(asked[0]!.body["nonce"]);
  expect(keptOf("t")?.nonces).toEqual({ 1: { texts: [nonce], sure: true } });
  expect(judgeNonce(keptOf("t"), 1, nonce)).toBe("same");
  expect(judgeNonce(keptOf("t"), 1, "another")).toBe("other");
  expect(judgeNonce(keptOf("t"), 1, "")).toBe("other"); // the server had it, and left it out
  expect(judgeNonce(keptOf("t"), 0, "another")).toBe("unknown");
  expect(judgeNonce(keptOf("t"), 0, "")).toBe("none");
});

it("sends the same again when it cannot know whether it arrived", async () => {
  const { asked } = answering(0, 503, 200);
  for (let time = 0; time < 3; time++) await give("t", PROMISE, 0);
  expect(new Set(asked.map((one) => one.body["nonce"])).size).toBe(1);
  expect(keptOf("t")?.nonces[0]?.sure).toBe(true);
});

it("accuses nobody of what never arrived", async () => {
  answering(0);
  await give("t", PROMISE, 0);
  expect(judgeNonce(keptOf("t"), 0, "")).toBe("none");
  expect(judgeNonce(keptOf("t"), 0, "from another device")).toBe("unknown");
});

it("keeps nothing that was refused, and tells why", async () => {
  answering(409, 409);
  await give("t", PROMISE, 0);
  expect(keptOf("t")?.nonces).toEqual({});
  await expect(adding("t", PROMISE, 0, () => Promise.reject(new Trouble(409, "seat-taken", "Taken.")))).rejects.toThrow("Taken.");
  expect(keptOf("t")?.nonces).toEqual({});
  note("t", 0, { texts: ["first"], sure: true });
  await expect(change("t", 0, "second")).rejects.toThrow();
  expect(keptOf("t")?.nonces[0]?.texts).toEqual(["first"]);
});

it("takes what was typed in the place of what was drawn", async () => {
  const { asked } = answering(200, 200, 0);
  await give("t", PROMISE, 0);
  await change("t", 0, "4 2 6");
  expect(asked[1]!.body).toEqual({ seat: 0, nonce: "4 2 6", instead: true });
  expect(keptOf("t")?.nonces[0]).toEqual({ texts: ["4 2 6"], sure: true });
  await expect(change("t", 0, "7")).rejects.toThrow();
  expect(["4 2 6", "7", "8"].map((nonce) => judgeNonce(keptOf("t"), 0, nonce))).toEqual(["same", "same", "other"]);
  forget("t");
  expect(keptOf("t")).toEqual({ commitment: PROMISE, begun: false, nonces: {} });
});

it("knows nothing where nothing may be kept", async () => {
  vi.stubGlobal("localStorage", undefined);
  answering();
  await give("t", PROMISE, 0);
  expect(judgePromise(keptOf("t"), PROMISE)).toBe("unknown");
  kept.set("cheeseboard:fair:u", "{");
  expect(keptOf("u")).toBeNull();
});
