import { describe, expect, it } from "vitest";
import { about, change, likely } from "../src/lib/dates";

describe("a margin", () => {
  it("that is small is not told as none", () => {
    expect(likely(0.58, 0.004)).toBe("58% ±\u00a0<1%");
    expect(likely(0.58, 0.005)).toBe("58% ±\u00a0<1%");
    expect(change(-0.02, true, 0.0005)).toBe("-2% ±\u00a0<1%");
    expect(about(71.2, 0.01)).toBe("71.2 ±\u00a0<0.1");
  });

  it("is told as it is where it can be, and where there is none", () => {
    expect(likely(0.58, 0.01)).toBe("58% ±\u00a01%");
    expect(about(71.2, 0.1)).toBe("71.2 ±\u00a00.1");
    expect(likely(1, 0)).toBe("100% ±\u00a00%");
    expect(likely(0.58)).toBe("58%");
  });
});
