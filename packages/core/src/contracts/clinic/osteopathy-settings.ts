import * as z from "zod";
import { SEGMENT_KEYS } from "../../clinical/osteopathy/osteopathy-terms.ts";
import { osteopathyTests, TEST_CODE } from "../../clinical/osteopathy/osteopathy-tests.ts";

const TEST_KEYS = osteopathyTests.map(({ key }) => key);
/** The most tests that a clinic examines with: the product's own and those that the back office added. */
const MAX_TESTS = 200;
const distinct = (schema: z.ZodString, most: number) =>
  z
    .array(schema)
    .max(most)
    .refine((chosen) => new Set(chosen).size === chosen.length, { message: "option.invalid" });
const segmentKey = z.string().refine((key) => SEGMENT_KEYS.includes(key), { message: "option.invalid" });

/** The parts of this clinic's osteopathic examination, in order. Null for all parts. */
export const osteopathySettings = z
  .object({
    // Which of those that the product does not ship are published, the server knows.
    tests: distinct(z.string().max(40).regex(TEST_CODE, { message: "option.invalid" }), MAX_TESTS),
    segments: distinct(segmentKey, SEGMENT_KEYS.length).min(1, { message: "osteopathy.no_segments" }),
  })
  .nullable();
export type OsteopathySettings = z.output<typeof osteopathySettings>;

/**
 * The parts to offer: the clinic's choice, or all parts in the usual order if it has chosen none.
 *
 * @param tests the tests that there are, if the back office added or retired any
 */
export const osteopathyOffer = (
  settings: OsteopathySettings,
  tests: readonly string[] = TEST_KEYS,
): NonNullable<OsteopathySettings> =>
  settings
    ? { ...settings, tests: settings.tests.filter((key) => tests.includes(key)) }
    : { tests: [...tests], segments: SEGMENT_KEYS };
