import { z } from "zod";
import { text } from "../primitives.ts";
import { section } from "./section.ts";

export const medication = section({
  step: "anamnesis",
  copied: true,
  schema: z.object({
    items: z
      .array(
        z.object({
          drug: text(200),
          dose: text(100).default(""),
          frequency: text(100).default(""),
          since: text(60).default(""),
        }),
      )
      .max(60)
      .default([]),
    text: text(4000).default(""),
  }),
});
