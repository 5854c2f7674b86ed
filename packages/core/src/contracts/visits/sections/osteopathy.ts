import * as z from "zod";
import { BODY_VIEWS, bodyArea } from "../../../clinical/osteopathy/osteopathy-body.ts";
import { motionRange } from "../../../clinical/osteopathy/osteopathy-ranges.ts";
import {
  directionsOf,
  MOBILITIES,
  motionPatterns,
  painQualities,
  redFlags,
  SEGMENT_KEYS,
  segmentOf,
} from "../../../clinical/osteopathy/osteopathy-terms.ts";
import { osteopathyTest, TEST_CODE } from "../../../clinical/osteopathy/osteopathy-tests.ts";
import { text } from "../../kernel/primitives.ts";
import { section } from "./section.ts";

const chosen = (terms: readonly { key: string }[], most: number) =>
  z
    .array(z.string().refine((key) => terms.some((term) => term.key === key), { message: "option.invalid" }))
    .max(most)
    .refine((keys) => new Set(keys).size === keys.length, { message: "option.invalid" })
    .default([]);

const pain = z
  .int({ message: "intensity.range" })
  .min(0, { message: "intensity.range" })
  .max(10, { message: "intensity.range" })
  .nullable()
  .default(null);

const grade = z.int().min(0, { message: "option.invalid" }).max(3, { message: "option.invalid" }).default(0);

const finding = z
  .object({
    segment: z.string().refine((key) => segmentOf(key) !== undefined, { message: "option.invalid" }),
    mobility: z.enum(MOBILITIES).nullable().default(null),
    /** Where it is restricted, or moves too far. */
    directions: z.array(z.string()).max(6).default([]),
    pattern: z
      .string()
      .refine((key) => motionPatterns.some((one) => one.key === key), { message: "option.invalid" })
      .nullable()
      .default(null),
    pain,
    /** Tissue texture, asymmetry, restriction, tenderness: 0 none to 3 severe. */
    tart: z
      .object({ tissue_texture: grade, asymmetry: grade, restriction: grade, tenderness: grade })
      .prefault({}),
    note: text(300).default(""),
  })
  .refine(({ segment, directions, pattern }) => fits(segment, directions, pattern), {
    message: "option.invalid",
    path: ["directions"],
  });
export type SegmentFinding = z.output<typeof finding>;

/** What a segment cannot do cannot be found on it: a rib does not flex. */
function fits(segment: string, directions: readonly string[], pattern: string | null): boolean {
  const kind = segmentOf(segment)?.kind;
  if (!kind) return true;
  const possible = new Set(directionsOf(kind).map(({ key }) => key));
  const each = directions.every((key) => possible.has(key)) && new Set(directions).size === directions.length;
  return each && (pattern === null || kind === "vertebra");
}

/** A place on a view of the body: 0 to 1 across and down. */
const unit = z
  .number({ message: "number.invalid" })
  .min(0, { message: "place.outside" })
  .max(1, { message: "place.outside" });
const place = z.tuple([unit, unit]);

const mark = z
  .object({
    id: z.string().regex(/^[0-9a-z]{4,12}$/, { message: "id.invalid" }),
    view: z.enum(BODY_VIEWS),
    area: z.string().max(40),
    at: place,
    quality: chosen(painQualities, 6),
    pain,
    /** Where it radiates, from the mark on: the corners of a line. */
    radiation: z.array(place).max(32, { message: "place.too_many" }).default([]),
    note: text(300).default(""),
  })
  .refine(({ view, area }) => bodyArea(view, area) !== undefined, {
    message: "option.invalid",
    path: ["area"],
  });
export type PainMark = z.output<typeof mark>;

export const TEST_RESULTS = ["positive", "negative"] as const;
export type TestResult = (typeof TEST_RESULTS)[number];
const result = z.enum(TEST_RESULTS).nullable().default(null);
/** Null is "not done". Tests without sides use `middle`. */
const testResult = z.object({ left: result, right: result, middle: result });
export type TestSide = keyof z.output<typeof testResult>;

const schema = z.object({
  segments: z
    .array(finding)
    .max(SEGMENT_KEYS.length)
    .refine((all) => new Set(all.map((one) => one.segment)).size === all.length, {
      message: "option.invalid",
    })
    .default([]),
  marks: z
    .array(mark)
    .max(40, { message: "place.too_many" })
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { message: "id.invalid" })
    .default([]),
  /** By the key of the test. */
  tests: z
    .record(z.string().max(40), testResult)
    .refine((tests) => Object.entries(tests).every(([key, sides]) => sidesFit(key, sides)), {
      message: "option.invalid",
    })
    .default({}),
  /** Degrees, by the key of the movement. */
  ranges: z
    .record(z.string().max(60), z.number({ message: "number.invalid" }))
    .default({})
    .superRefine(rangesFit),
  red_flags: chosen(redFlags, 20),
  note: text(4000).default(""),
});
export type Osteopathy = z.output<typeof schema>;

/** Of a test that the back office added it is not known here whether it has sides. The server checks those. */
function sidesFit(key: string, { left, right, middle }: z.output<typeof testResult>): boolean {
  const isOnce = left === null && right === null;
  const test = osteopathyTest(key);
  if (!test) return TEST_CODE.test(key) && (isOnce || middle === null);
  return test.sided ? middle === null : isOnce;
}

function rangesFit(ranges: Readonly<Record<string, number>>, context: z.RefinementCtx) {
  for (const [key, degrees] of Object.entries(ranges)) {
    const range = motionRange(key);
    if (!range || degrees < 0 || degrees > range.most)
      context.addIssue({
        code: "custom",
        path: [key],
        message: range ? "range.impossible" : "option.invalid",
      });
  }
}

const painsOf = ({ segments, marks }: Osteopathy) =>
  [...segments, ...marks].flatMap((one) => (one.pain === null ? [] : [one.pain]));

/** Whether a finding says anything. */
export const saysSomething = ({ mobility, directions, pattern, pain, tart, note }: SegmentFinding): boolean =>
  mobility !== null ||
  pattern !== null ||
  pain !== null ||
  note !== "" ||
  directions.length > 0 ||
  Object.values(tart).some((given) => given > 0);

export const osteopathy = section({
  step: "tests",
  carries: "nothing",
  module: "osteo",
  schema,
  figures: (data) => ({
    osteo_pain_max: painsOf(data).length > 0 ? Math.max(...painsOf(data)) : undefined,
    osteo_restricted:
      data.segments.length > 0
        ? data.segments.filter(({ mobility }) => mobility === "restricted").length
        : undefined,
    ...Object.fromEntries(Object.entries(data.ranges).map(([key, degrees]) => [`rom_${key}`, degrees])),
  }),
  digest: ({ segments, tests, red_flags }) => [
    ...red_flags.map((key) => `flag_${key}`),
    ...segments
      .filter(({ mobility }) => mobility === "restricted" || mobility === "hypermobile")
      .map(({ segment, mobility }) => `${segment}_${mobility}`),
    ...Object.entries(tests).flatMap(([key, sides]) =>
      Object.values(sides).includes("positive") ? [`test_${key}`] : [],
    ),
  ],
});
