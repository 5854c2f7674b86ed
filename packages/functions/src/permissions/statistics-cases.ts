import { query, type Row } from "./matrix-case.ts";

const period = query({ from: "2026-01-01", to: "2026-01-31" });

/** Numbers of the clinic. Professionals get their own; the front desk has no right to them. */
export const statistics: Record<string, Row> = {
  "statistics.get": period,
  "statistics.get-clinical": period,
};
