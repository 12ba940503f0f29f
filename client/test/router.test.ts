import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", hash: "" });
const { placeOf } = await import("../src/lib/router.svelte");

describe("addresses", () => {
  it.each([
    ["/", "", { page: "home" }],
    ["/", "#join=sAbc", { page: "join", token: "sAbc" }],
    ["/join/sAbc", "", { page: "join", token: "sAbc" }],
    ["/table/x-1", "", { page: "table", table: "x-1" }],
    ["/rules", "", { page: "rules", game: "", rule: "" }],
    ["/rules/qwixx", "#Q2.1", { page: "rules", game: "qwixx", rule: "Q2.1" }],
    ["/me", "", { page: "me" }],
    ["/ranking", "", { page: "ranking", game: "" }],
    ["/ranking/qwixx", "", { page: "ranking", game: "qwixx" }],
    ["/person/p-1", "", { page: "person", person: "p-1" }],
    ["/person", "", { page: "nowhere" }],
    ["/fair/t", "", { page: "fair", table: "t" }],
    ["/table", "", { page: "nowhere" }],
    ["/table/a/b", "", { page: "nowhere" }],
    ["/%E0%A4%A", "", { page: "nowhere" }],
  ])("%s%s", (path, hash, place) => expect(placeOf(path, hash)).toEqual(place));
});
