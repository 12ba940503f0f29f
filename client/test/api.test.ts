import { expect, it, vi } from "vitest";
import { get, getText, OFFLINE, post } from "../src/lib/api";

/** A reply of which only the beginning comes. */
function cutShort(): Response {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"gam'));
      stream.error(new TypeError("Failed to fetch"));
    },
  });
  return new Response(body);
}

it.each([["get", get], ["getText", getText], ["post", post]])("tells of a line that dies within a reply (%s)", async (_, ask) => {
  vi.stubGlobal("fetch", () => Promise.resolve(cutShort()));
  await expect(ask("/api/games")).rejects.toMatchObject({ code: OFFLINE, status: 0 });
});

it("takes a reply that makes no sense for what it is", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{")));
  await expect(get("/api/games")).rejects.toBeInstanceOf(SyntaxError);
});
