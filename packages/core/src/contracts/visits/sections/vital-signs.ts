import * as z from "zod";
import { withDerived } from "../../../clinical/anamnesis/vital-signs.ts";
import { section } from "./section.ts";

export const vitalSigns = section({
  step: "tests",
  carries: "nothing",
  schema: z.object({
    /** Figures by the key of the vital sign, in its unit. */
    values: z.record(z.string().max(40), z.number({ message: "number.invalid" })).default({}),
    /** Keys whose figure is outside the plausible range and meant. */
    confirmed: z.array(z.string().max(40)).max(40).default([]),
  }),
  figures: ({ values }) => withDerived(values),
});
