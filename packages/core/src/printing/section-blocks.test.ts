import fc from "fast-check";
import { expect, test } from "vitest";
import { SECTION_KEYS } from "../contracts/visits/sections.ts";
import { sectionValues } from "../testing/section-values.ts";
import { speechIn } from "./print-texts.ts";
import { sectionBlocks } from "./section-blocks.ts";

/** The same value with the keys of every map in the opposite order, as the table may give them. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, held]) => [key, turned(held)]),
  );
};

test.each(SECTION_KEYS)(
  "prints any content of %s, the same in whatever order the table gives its maps",
  (section) => {
    fc.assert(
      fc.property(sectionValues(section), (data) => {
        const printed = (content: unknown) =>
          sectionBlocks(
            section,
            {
              sections: [
                {
                  section,
                  data: content as Record<string, unknown>,
                  version: 1,
                  updated_by: "usr_1",
                  updated_at: "2026-03-01T10:00:00.000Z",
                },
              ],
            },
            [],
            speechIn("en"),
          );
        expect(printed(turned(data))).toEqual(printed(data));
      }),
      { numRuns: 40, seed: 7 },
    );
  },
);
