import * as z from "zod";
import { route } from "../kernel/route.ts";

/** An encrypted text that names a user: see `spaces/unsubscribe-token.ts`. */
const token = z.string().regex(/^[\w-]{60,300}$/, { message: "token.invalid" });

/** Spread into the domain `accounts`. */
export const unsubscribeRoutes = {
  unsubscribe: route({
    id: "accounts.unsubscribe",
    method: "POST",
    path: "/unsubscribe/{token}",
    summary: "Stops news by mail for the user whom the link in a mail names; mail programs call it too",
    access: { who: "public" },
    params: z.object({ token }),
    /** What mail programs send (RFC 8058) says nothing that the address does not say. */
    body: z.object({}),
    response: z.object({ unsubscribed: z.literal(true) }),
    errors: ["unsubscribe.not_found", "throttled"],
    touches: { table: "write", secret: true },
    calls: 1,
    form: true,
    anyOrigin: true,
    needsPlan: false,
  }),
} as const;
