/** A plan counts as expiring from this many days left down to 1. */
const EXPIRY_WARNING_DAYS = 3;
export type PlanStanding = "valid" | "expiring" | "expired";

/** How a plan stands with so many days left. In a file without schemas, because every screen shows it. */
export function planStanding(daysLeft: number): PlanStanding {
  if (daysLeft <= 0) return "expired";
  return daysLeft <= EXPIRY_WARNING_DAYS ? "expiring" : "valid";
}
