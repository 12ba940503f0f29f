import { describe, expect, it, vi } from "vitest";
import { Speaker } from "../src/lib/speaker";

const speaker = new Speaker(
  "cs",
  `seat-name = Hráč { $number }
list-two = { $first } a { $second }
list-more = { $first }, { $second }
wood = { $n } dřeva
metal = { $n } kovu
turn = Hraje { $player }.
cards = { $n ->
    [one] karta
    [few] karty
    [many] karty
   *[other] karet
}
pay = Zaplaťte { $what }.
pay = Plaťte { $what }.`,
);

describe("the speaker words what the server words", () => {
  it("tells seats by name, else by number", () => {
    expect(speaker.say("turn", { player: 1 }, ["Ema", "Petr"])).toBe("Hraje Petr.");
    expect(speaker.say("turn", { player: 1 }, ["Ema", ""])).toBe("Hraje Hráč 2.");
    expect(speaker.say("turn", { player: "Jan" })).toBe("Hraje Jan.");
  });
  it("keeps what was said, and knows other names and numbers from words", () => {
    expect(speaker.say("turn", { player: 1 }, ["Ema", "Jana"])).toBe("Hraje Jana.");
    expect(speaker.say("turn", { player: 1 }, ["Ema", "Petr"])).toBe("Hraje Petr.");
    expect([speaker.say("cards", { n: 1 }), speaker.say("cards", { n: "1" })]).toEqual(["karta", "karet"]);
  });
  it("counts in Czech", () => {
    expect([1, 3, 5, 1.5].map((n) => speaker.say("cards", { n }))).toEqual(["karta", "karty", "karet", "karty"]);
  });
  it("says lists, and what was said last", () => {
    expect(speaker.say("pay", { what: "@wood 2 & @metal 1" })).toBe("Plaťte 2 dřeva a 1 kovu.");
    expect(speaker.say("pay", { what: "@nobody" })).toBe("Plaťte @nobody.");
  });
  it("complains of what has no words", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(speaker.say("missing")).toBe("missing");
    expect(error).toHaveBeenCalledOnce();
  });
});
