import { expect, it } from "vitest";
import { check, digest, outcome } from "../src/lib/fair";

it("digests a secret as the server does", async () => {
  expect(await digest("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(await digest("00ff")).toBe("06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8");
});

const coin = { dice: 0, faces: [], runs: [["heads", 1], ["tails", 1]] as [string, number][] };
const two = { dice: 2, faces: ["1", "2", "3", "4", "5", "6"], runs: [] };

const CHANCES = [
  { step: 0, k: 0, below: 36, number: 23, text: "6 4", law: 0 },
  { step: 1, k: 1, below: 2, number: 0, text: "heads", law: 1 },
  { step: 2, k: 7, below: 36, number: 30, text: "1 6", law: 0 },
];

it("reads numbers as dice and as draws", () => {
  expect([0, 1, 6, 35].map((number) => outcome(two, number))).toEqual(["1 1", "2 1", "1 2", "6 6"]);
  expect(outcome({ dice: 0, faces: [], runs: [["red", 3], ["blue", 2], ["red", 1]] }, 3)).toBe("blue");
  expect(outcome({ dice: 0, faces: [], runs: [["red", 3], ["blue", 2], ["red", 1]] }, 5)).toBe("red");
  expect(outcome(coin, 2)).toBe("");
});

it("says which chances follow from the secret", async () => {
  // By cheeseboard.core.fair.number(bytes(range(32)), ("Ema", "Petr ☺"), k, below)
  const secret = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
  const dice = {
    commitment: await digest(secret),
    secret,
    nonces: ["Ema", "Petr ☺"],
    skipped: [],
    laws: [two, coin],
    chances: CHANCES,
  };
  expect((await check(dice)).map((one) => one.fits)).toEqual([true, true, true]);
  const wrong = { ...dice, chances: CHANCES.map((one, index) => (index === 1 ? { ...one, below: 3 } : one)) };
  expect((await check(wrong)).map((one) => one.fits)).toEqual([true, false, true]);
  expect((await check({ ...dice, nonces: ["Ema", "Petr"] })).some((one) => !one.fits)).toBe(true);
  expect(await check({ ...dice, secret: null })).toEqual([]);
});
