import * as z from "zod";
import { otherTreatment } from "../../../clinical/treatments/other-treatments.ts";
import { MODULES } from "../../kernel/access.ts";
import { requiredText, text } from "../../kernel/primitives.ts";
import { ofTheDay } from "../carry-forward.ts";
import { section } from "./section.ts";

/** Minutes that something takes. */
export const minutes = z
  .int({ message: "minutes.invalid" })
  .min(1, { message: "minutes.invalid" })
  .max(480, { message: "minutes.invalid" });

/** A treatment of no other section: from the list by its key, or as free text. */
export const otherTreatmentEntry = z
  .object({
    /** Of this entry alone: `newPartId()`. */
    id: z.string().regex(/^[a-z0-9]{6,24}$/, { message: "id.invalid" }),
    /** Empty for free text. */
    key: z.string().max(40).default(""),
    /** Whose it is. */
    module: z.enum(MODULES).default("others"),
    name: requiredText(120),
    minutes: minutes.nullable().default(null),
    area: text(120).default(""),
    note: text(1000).default(""),
  })
  .refine(({ key, module }) => (key === "" ? module === "others" : otherTreatment(key)?.module === module), {
    message: "option.invalid",
    path: ["key"],
  });
export type OtherTreatment = z.output<typeof otherTreatmentEntry>;

/** The most other treatments of one visit. */
export const MOST_OTHERS = 30;

export const otherTreatments = section({
  step: "treatments",
  module: "others",
  carries: {
    items: {
      id: "keep",
      key: "keep",
      module: "keep",
      name: "keep",
      minutes: "keep",
      area: "keep",
      // It describes the patient's response on that day.
      note: ofTheDay(""),
    },
  },
  schema: z.object({
    items: z.array(otherTreatmentEntry).max(MOST_OTHERS, { message: "list.too_long" }).default([]),
  }),
  owned: ({ items }, modules) => ({ items: items.filter(({ module }) => modules.includes(module)) }),
  hasContent: ({ items }) => items.length > 0,
  digest: ({ items }) => [...new Set(items.map(({ key }) => key))].filter((key) => key !== "").slice(0, 12),
});
