import * as z from "zod";
import { cents } from "../../kernel/primitives.ts";
import { section } from "./section.ts";

/** It is stored on the appointment as well, where the front desk reads it. */
export const price = section({
  step: "treatments",
  carries: "nothing",
  schema: z.object({ price: cents }),
  hasContent: () => false,
});
