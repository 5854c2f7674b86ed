import { plusDays } from "@meridian/core/time/days";

/** Lengths of the period shown, in days. */
export const PERIODS = ["30", "90", "180"] as const;

/** The days shown, `from` and `to` both included. */
export type Period = { from: string; to: string; length: (typeof PERIODS)[number] };

/** The last three months. */
export const lastMonths = (today: string): Period => ({
  from: plusDays(today, -89),
  to: today,
  length: "90",
});
