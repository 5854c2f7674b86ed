import * as z from "zod";
import { id, instant } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";

/** What the guided tour shows. */
export const example = z.object({
  patient: id("patient"),
  /** Today's appointment, which is open. */
  appointment: id("appointment"),
  /** A signed one of some weeks before. */
  earlier_appointment: id("appointment"),
  /** From then on it is gone. */
  expires_at: instant,
});
export type Example = z.output<typeof example>;

/** The name of a step of the guided tour. */
export const tourStep = z.string().regex(/^[a-z][a-z_]{0,39}$/, { message: "option.invalid" });

export const exampleRoutes = {
  begin: route({
    id: "example.begin",
    method: "POST",
    path: "/example",
    summary:
      "The example space of the signed-in user: made with an example patient and appointments, unless there is one",
    access: { who: "session" },
    response: z.object({ example }),
    errors: ["access.denied"],
    touches: { table: "write" },
    // Most of them write the appointments one section after the other.
    calls: 80,
    needsPlan: false,
  }),
  setTourStep: route({
    id: "example.set-tour-step",
    method: "PUT",
    path: "/session/tour",
    summary: "Where the user is in the guided tour; null turns it off and ends the example",
    access: { who: "session" },
    body: z.object({ step: tourStep.nullable() }),
    response: z.object({ step: tourStep.nullable() }),
    errors: [],
    touches: { table: "write" },
    calls: 2,
    needsPlan: false,
  }),
} as const;
