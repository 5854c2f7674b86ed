import * as z from "zod";
import { sessionUser } from "../accounts/session.ts";
import { MODULES } from "../kernel/access.ts";
import { route } from "../kernel/route.ts";

/** How a clinic's managers choose and change their plan and modules. */
export const subscriptionRoutes = {
  startFreeTrial: route({
    id: "subscription.start-free-trial",
    method: "POST",
    path: "/subscription/free-trial",
    summary: "Starts the free trial with the modules chosen; once in a space's life",
    access: { who: "space", can: "clinic.manage" },
    body: z.object({ modules: z.array(z.enum(MODULES)).min(1, { message: "required" }) }),
    response: z.object({ user: sessionUser }),
    errors: ["plan.requirements"],
    touches: { table: "write", secret: true },
    calls: 3,
    needsPlan: false,
  }),
} as const;
