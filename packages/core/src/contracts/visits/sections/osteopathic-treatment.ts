import * as z from "zod";
import { isPlace, TECHNIQUE_KEYS } from "../../../clinical/osteopathy/osteopathic-techniques.ts";
import { text } from "../../kernel/primitives.ts";
import { ofTheDay } from "../carry-forward.ts";
import { section } from "./section.ts";

export const TREATED_SIDES = ["left", "right", "both"] as const;
export type TreatedSide = (typeof TREATED_SIDES)[number];
/** The state of the treated area afterwards. */
export const RESPONSES = ["released", "improved", "unchanged", "worse"] as const;
export type TreatmentResponse = (typeof RESPONSES)[number];

/** One technique as it was applied. */
export const appliedTechnique = z.object({
  /** Of this entry alone: `newPartId()`. */
  id: z.string().regex(/^[a-z0-9]{6,24}$/, { message: "id.invalid" }),
  /** Empty while only the place is known, and where the technique is in words. */
  technique: z.enum(["", ...TECHNIQUE_KEYS]).default(""),
  /** A technique as free text. */
  name: text(120).default(""),
  places: z
    .array(z.string().refine(isPlace, { message: "option.invalid" }))
    .max(12, { message: "list.too_long" })
    .refine((all) => new Set(all).size === all.length, { message: "option.invalid" })
    .default([]),
  side: z.enum(TREATED_SIDES).nullable().default(null),
  response: z.enum(RESPONSES).nullable().default(null),
  note: text(500).default(""),
});
export type AppliedTechnique = z.output<typeof appliedTechnique>;

/** The most techniques of one visit. */
export const MOST_TECHNIQUES = 40;

export const osteopathicTreatment = section({
  step: "treatments",
  module: "osteo",
  carries: {
    items: {
      id: "keep",
      technique: "keep",
      name: "keep",
      places: "keep",
      side: "keep",
      // How it was received last time is no account of today.
      response: ofTheDay(null),
      note: ofTheDay(""),
    },
  },
  schema: z.object({
    items: z.array(appliedTechnique).max(MOST_TECHNIQUES, { message: "list.too_long" }).default([]),
  }),
  hasContent: ({ items }) => items.length > 0,
  digest: ({ items }) =>
    [...new Set(items.map(({ technique }) => technique))].filter((key) => key !== "").slice(0, 12),
});
