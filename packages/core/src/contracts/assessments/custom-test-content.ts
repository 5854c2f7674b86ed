import * as z from "zod";
import { id, text } from "../kernel/primitives.ts";

/** Limits of one test, so that it fits well into one database item and one screen. */
export const MOST = { questions: 120, options: 40, bands: 12, strokes: 200, numbers: 6000 } as const;

/**
 * An id inside a test. It is generated when the part is created, so that a question keeps its id through every version.
 */
export const partId = z.string().regex(/^[a-z0-9]{6,16}$/, { message: "id.invalid" });

const figure = z.number({ message: "number.invalid" }).min(-1_000_000_000).max(1_000_000_000);
const limit = figure.nullable().default(null);
/** The score of an answer; null if it does not count. */
const points = z.number({ message: "number.invalid" }).min(-1000).max(1000).nullable().default(null);

const asked = {
  id: partId,
  label: text(300).default(""),
  help: text(600).default(""),
  required: z.boolean().default(false),
};

/** One option of a choice. */
export const option = z.object({ id: partId, label: text(160).default(""), points });
export type Option = z.output<typeof option>;
export const options = z.array(option).max(MOST.options, { message: "list.too_long" });

/** The name of an image file: an id that cannot be guessed, and the image format. */
export const testImageName = z
  .string()
  .regex(/^tim_[0-9A-HJKMNP-TV-Z]{26}\.(png|jpg)$/, { message: "id.invalid" });

/**
 * The parts of a test, in order. A draft may be incomplete; `contentFaults` lists what must be filled in before
 * publishing.
 */
export const question = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), id: partId, label: asked.label, help: asked.help }),
  z.object({ kind: z.literal("text"), ...asked, long: z.boolean().default(false) }),
  z.object({
    kind: z.literal("number"),
    ...asked,
    unit: text(20).default(""),
    decimals: z.int().min(0).max(4).default(0),
    /** The accepted range. An answer outside it is refused. */
    min: limit,
    max: limit,
    /** The normal range. An answer outside it is highlighted. */
    normal_min: limit,
    normal_max: limit,
  }),
  z.object({ kind: z.literal("yes_no"), ...asked, yes_points: points, no_points: points }),
  z.object({
    kind: z.literal("options"),
    ...asked,
    many: z.boolean().default(false),
    options: options.default([]),
  }),
  z.object({
    kind: z.literal("scale"),
    ...asked,
    min: z.int({ message: "number.invalid" }).min(-100).max(100).default(0),
    max: z.int({ message: "number.invalid" }).min(-100).max(100).default(10),
    min_label: text(60).default(""),
    max_label: text(60).default(""),
    /** Its value counts towards the score. */
    scored: z.boolean().default(false),
  }),
  z.object({ kind: z.literal("date"), ...asked }),
  z.object({
    kind: z.literal("drawing"),
    ...asked,
    image: testImageName.nullable().default(null),
    /** The image's size in pixels, so that its proportions are known before it is loaded. */
    width: z.int().min(1).max(20_000).default(4),
    height: z.int().min(1).max(20_000).default(3),
  }),
]);
export type Question = z.output<typeof question>;
export type QuestionKind = Question["kind"];
export const QUESTION_KINDS = [
  "text",
  "number",
  "yes_no",
  "options",
  "scale",
  "date",
  "drawing",
  "heading",
] as const satisfies readonly QuestionKind[];

/** The meaning of a total score in a range, both ends included. */
export const band = z.object({
  id: partId,
  from: figure.nullable().default(null),
  to: figure.nullable().default(null),
  label: text(80).default(""),
});
export type Band = z.output<typeof band>;

/** The whole content of a test. */
export const testContent = z.object({
  name: text(120).default(""),
  description: text(2000).default(""),
  category: text(60).default(""),
  questions: z.array(question).max(MOST.questions, { message: "list.too_long" }).default([]),
  bands: z.array(band).max(MOST.bands, { message: "list.too_long" }).default([]),
});
export type TestContent = z.output<typeof testContent>;

/** A coordinate as a fraction of the image's width or height, 0 to 1. */
const unit = z.number().min(0).max(1);
/** A stroke: the pen, then x and y of each point in turn. Numbers only. */
export const stroke = z.object({
  pen: z.int().min(0).max(3),
  at: z
    .array(unit)
    .min(2)
    .max(MOST.numbers)
    .refine((numbers) => numbers.length % 2 === 0, { message: "drawing.invalid" }),
});
export type Stroke = z.output<typeof stroke>;
const drawing = z.object({
  strokes: z
    .array(stroke)
    .max(MOST.strokes, { message: "drawing.full" })
    .refine((strokes) => strokes.reduce((sum, { at }) => sum + at.length, 0) <= MOST.numbers, {
      message: "drawing.full",
    }),
});

/** An answer by the kind of its question: text and date, number and scale, yes or no, option ids, a drawing. */
export const answer = z.union([text(4000), figure, z.boolean(), z.array(partId).max(MOST.options), drawing]);
export type Answer = z.output<typeof answer>;
export const answers = z.record(partId, answer).default({});
export type Answers = z.output<typeof answers>;

/** A completed test: which test, which version, and the answers. */
export const takenTest = z.object({
  /** Id of this result: a test may be completed twice in a visit. */
  id: partId,
  test: id("customTest"),
  version: z.int().min(1),
  /** The test's name at that time. */
  name: text(120).default(""),
  answers,
  /** Calculated by the server from the answers. Null while a counting answer is missing, or if nothing counts. */
  score: z.number().nullable().default(null),
  /** The label of the band that the score falls into. */
  band: text(80).nullable().default(null),
});
export type TakenTest = z.output<typeof takenTest>;
