import { afterEach, beforeEach, expect, it, vi } from "vitest";

type Said = { type: string; id: number; [name: string]: unknown };

/** The far end of the line: notes what is said, and can be told what to answer. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = 0;
  said: Said[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Line.last = this;
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }
  answer(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { origin: "http://here", pathname: "/", hash: "" });
  vi.stubGlobal("document", { addEventListener: vi.fn(), removeEventListener: vi.fn(), hidden: false, documentElement: { lang: "en" } });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ status: "playing", your_seats: [] }))));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function seated(id: string) {
  const { Table } = await import("../src/lib/table.svelte");
  const table = new Table(id);
  await vi.waitUntil(() => Line.last?.address === `ws://here/api/tables/${id}/socket`);
  Line.last.open();
  return { table, line: Line.last, orders: () => Line.last.said.filter((one) => one.type === "order") };
}

it("gives a standing order, and takes it back", async () => {
  const { table, line, orders } = await seated("one");
  const given = table.order(1, "pass-all");
  expect(orders()).toMatchObject([{ seat: 1, order: "pass-all" }]);
  line.answer({ type: "ok", id: orders()[0]!.id, revision: 9 });
  expect(await given).toBe(true);
  void table.order(1, null);
  expect(orders()[1]).toMatchObject({ seat: 1, order: null });
  table.end();
});

it("keeps an order that was given while the line was dead", async () => {
  const { table, line, orders } = await seated("other");
  line.readyState = 3;
  line.close();
  void table.order(0, "nullify-only");
  expect(orders()).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(Line.last).not.toBe(line);
  Line.last.open();
  expect(orders()).toMatchObject([{ seat: 0, order: "nullify-only" }]);
  table.end();
});
