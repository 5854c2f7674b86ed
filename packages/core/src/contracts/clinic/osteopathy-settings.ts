import * as z from "zod";
import { SEGMENT_KEYS } from "../../clinical/osteopathy/osteopathy-terms.ts";
import { osteopathyTests } from "../../clinical/osteopathy/osteopathy-tests.ts";

const TEST_KEYS = osteopathyTests.map(({ key }) => key);
const known = (keys: readonly string[]) =>
  z
    .array(z.string().refine((key) => keys.includes(key), { message: "option.invalid" }))
    .max(keys.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, { message: "option.invalid" });

/** What an osteopathic examination offers in this clinic, in its order. Null while it is everything. */
export const osteopathySettings = z
  .object({
    tests: known(TEST_KEYS),
    segments: known(SEGMENT_KEYS).min(1, { message: "osteopathy.no_segments" }),
  })
  .nullable();
export type OsteopathySettings = z.output<typeof osteopathySettings>;

/** Everything there is, in the usual order, where a clinic chose nothing. */
export const osteopathyOffer = (settings: OsteopathySettings): NonNullable<OsteopathySettings> =>
  settings ?? { tests: TEST_KEYS, segments: SEGMENT_KEYS };
