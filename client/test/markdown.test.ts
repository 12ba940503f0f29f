import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blocks, spans } from "../src/lib/markdown";

describe("the rulebooks' Markdown", () => {
  it("finds headings, rules and paragraphs", () => {
    const found = blocks("# Qwixx\n\nA game\nfor two.\n\n## Q1 The sheet\n\n- Q1.1 Four rows,\n  as in `mixx-a` (Q6.1).\n- plain\n");
    expect(found.map((block) => block.kind)).toEqual(["heading", "paragraph", "heading", "rule", "item"]);
    expect(found[1]?.text).toBe("A game for two.");
    expect(found[3]).toMatchObject({ id: "Q1.1" });
  });
  it("links rules, and nothing else", () => {
    expect(spans("See Q2.1 and WA7, or **all** of 2^62 in `x Q1`.").map((span) => `${span.kind}:${span.text}`)).toEqual([
      "text:See ", "rule:Q2.1", "text: and ", "rule:WA7", "text:, or ", "bold:all", "text: of 2^62 in ", "code:x Q1", "text:.",
    ]);
  });
  it("leads only to rules that there are", () => {
    const found = blocks("- G1.1 From D to M1, see G1.2.\n- G1.2 Up.\n");
    expect(found[0]?.spans.filter((span) => span.kind === "rule").map((span) => span.text)).toEqual(["G1.2"]);
    expect(found[0]?.spans.map((span) => span.text).join("")).toBe("From D to M1, see G1.2.");
  });
  it("keeps the lines of a drawing", () => {
    const found = blocks("- G1.1 So:\n\n  ```text\n    T\n   / \\\n  F1 F2\n  ```\n\n- G1.2 Up.\n");
    expect(found.map((block) => block.kind)).toEqual(["rule", "drawing", "rule"]);
    expect(found[1]?.text).toBe("  T\n / \\\nF1 F2");
  });
  it.each(["qwixx", "kocour", "myszki", "gouda", "wistar"])("reads every rule of %s", (game) => {
    const source = readFileSync(`../src/cheeseboard/games/${game}/RULES.md`, "utf8");
    const numbers = [...source.matchAll(/^- ([A-Z]{1,2}\d+\.?\d*)\s/gm)].map((found) => found[1]);
    const rules = blocks(source).flatMap((block) => (block.kind === "rule" ? [block.id] : []));
    expect(rules).toEqual(numbers);
    expect(numbers.length).toBeGreaterThan(10);
  });
});
