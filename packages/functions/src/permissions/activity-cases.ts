import type { Row } from "./matrix-case.ts";

/** The audit trail. */
export const activity: Record<string, Row> = {
  "activity.list": { call: () => ({ query: { from: "2026-01-01" } }) },
  "activity.of-patient": { call: ({ patient }) => ({ params: { patient } }), names: "patient" },
  "activity.check": { call: () => ({ body: {} }) },
};
