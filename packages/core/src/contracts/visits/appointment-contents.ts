import * as z from "zod";
import { chosenPoint } from "../acupuncture/acupuncture-points.ts";
import { MODULES } from "../kernel/access.ts";

const named = z.object({ id: z.string(), name: z.string() });
const products = z.object({ products: z.array(named) });

/** What an appointment holds, under the names the API's specification gives it; each entry whole in its own section. */
export const appointmentContents = z.object({
  tests: z.array(
    z.object({ module: z.enum(MODULES).nullable(), kind: z.literal("default"), code: z.string() }),
  ),
  custom_tests: z.array(named),
  supplements: products,
  formulas: products,
  acu_points: z.array(
    chosenPoint.pick({ id: true, side: true, auricular: true, quadrant: true, technics: true }),
  ),
  other_treatments: z.array(named.extend({ module: z.enum(MODULES) })),
  custom_treatments: z.array(named),
});
export type AppointmentContents = z.output<typeof appointmentContents>;
