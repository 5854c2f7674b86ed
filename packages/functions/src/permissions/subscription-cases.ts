import type { Row } from "./matrix-case.ts";

/** A clinic's plan and modules. */
export const subscription: Record<string, Row> = {
  "subscription.start-free-trial": { call: () => ({ body: { modules: ["mtc"] } }), own: [403] },
};
