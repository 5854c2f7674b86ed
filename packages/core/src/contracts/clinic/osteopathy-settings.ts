import * as z from "zod";
import { SEGMENT_KEYS } from "../../clinical/osteopathy/osteopathy-terms.ts";
import { osteopathyTests } from "../../clinical/osteopathy/osteopathy-tests.ts";

const TEST_KEYS = osteopathyTests.map(({ key }) => key);
const known = (keys: readonly string[]) =>
  z
    .array(z.string().refine((key) => keys.includes(key), { message: "option.invalid" }))
    .max(keys.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, { message: "option.invalid" });

/** The parts of this clinic's osteopathic examination, in order. Null for all parts. */
export const osteopathySettings = z
  .object({
    tests: known(TEST_KEYS),
    segments: known(SEGMENT_KEYS).min(1, { message: "osteopathy.no_segments" }),
  })
  .nullable();
export type OsteopathySettings = z.output<typeof osteopathySettings>;

/** The parts to offer: the clinic's choice, or all parts in the usual order if it has chosen none. */
export const osteopathyOffer = (settings: OsteopathySettings): NonNullable<OsteopathySettings> =>
  settings ?? { tests: TEST_KEYS, segments: SEGMENT_KEYS };
