import * as z from "zod";
import { id, text } from "../kernel/primitives.ts";

/** Bounds of one test: what fits one item of the database with room to spare, and one screen's patience. */
export const MOST = { questions: 120, options: 40, bands: 12, strokes: 200, numbers: 6000 } as const;

/** An id inside a test: made where it is written, so that a question keeps it through every version. */
export const partId = z.string().regex(/^[a-z0-9]{6,16}$/, { message: "id.invalid" });

const figure = z.number({ message: "number.invalid" }).min(-1_000_000_000).max(1_000_000_000);
const limit = figure.nullable().default(null);
/** What an answer counts for; null counts for nothing. */
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

/** A picture's file: an id that cannot be guessed and the kind of picture. */
export const testImageName = z
  .string()
  .regex(/^tim_[0-9A-HJKMNP-TV-Z]{26}\.(png|jpg)$/, { message: "id.invalid" });

/** What stands in a test, in its order. A draft may have gaps; `contentFaults` says what has to be filled first. */
export const question = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), id: partId, label: asked.label, help: asked.help }),
  z.object({ kind: z.literal("text"), ...asked, long: z.boolean().default(false) }),
  z.object({
    kind: z.literal("number"),
    ...asked,
    unit: text(20).default(""),
    decimals: z.int().min(0).max(4).default(0),
    /** The possible: outside it an answer is refused. */
    min: limit,
    max: limit,
    /** The usual: outside it an answer is coloured. */
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
    /** The picture's own size in pixels: its proportions are known before it has arrived. */
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

/** What a total score means from one figure to another, both included. */
export const band = z.object({
  id: partId,
  from: figure.nullable().default(null),
  to: figure.nullable().default(null),
  label: text(80).default(""),
});
export type Band = z.output<typeof band>;

/** Everything a test says. */
export const testContent = z.object({
  name: text(120).default(""),
  description: text(2000).default(""),
  category: text(60).default(""),
  questions: z.array(question).max(MOST.questions, { message: "list.too_long" }).default([]),
  bands: z.array(band).max(MOST.bands, { message: "list.too_long" }).default([]),
});
export type TestContent = z.output<typeof testContent>;

/** From 0 to 1 of the picture's width and height. */
const unit = z.number().min(0).max(1);
/** A stroke: which pen, then x and y of each point in turn. Numbers only. */
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

/** A test taken: which, in which version, and what was answered. */
export const takenTest = z.object({
  /** Of this taking: a test may be taken twice in a visit. */
  id: partId,
  test: id("customTest"),
  version: z.int().min(1),
  /** As it was called when it was taken. */
  name: text(120).default(""),
  answers,
  /** Reckoned by the server from the answers; null while something that counts is missing, or where nothing counts. */
  score: z.number().nullable().default(null),
  /** Of the score, the band's words. */
  band: text(80).nullable().default(null),
});
export type TakenTest = z.output<typeof takenTest>;
