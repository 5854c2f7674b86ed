import { describe, expect, it } from "vitest";
import { reasonOf } from "../../../../core/src/statistics/reasons.ts";
import english from "../../locales/en/scheduling.ts";
import portuguese from "../../locales/pt/scheduling.ts";

describe("counted reasons", () => {
  it.each([english, portuguese].flatMap(({ reason }) => Object.entries(reason.pick)))(
    "counts what the calendar offers for %s as that",
    (key, written) => {
      expect(reasonOf(written)).toBe(key);
    },
  );
  it("counts other words as another reason, and none as none", () => {
    expect(reasonOf("Her sister visits from Demo Town")).toBe("other");
    expect(reasonOf("  ")).toBe("none");
    expect(reasonOf("DOENTE, com febre")).toBe("ill");
  });
});
