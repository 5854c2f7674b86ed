import type { PlanCode, PlanTerms } from "../contracts/subscription/offers.ts";
import { shortestTier } from "./order.policy.ts";
import { monthlyPrice } from "./pricing.ts";

/** What a plan has to hold: active patients, users by seat, bytes, and modules that work today. */
type Use = {
  patients: number;
  professionals: number;
  secretaries: number;
  disk_bytes: number;
  modules: number;
};

const holds = (plan: PlanTerms, use: Use): boolean =>
  use.patients <= (plan.max_patients ?? Number.POSITIVE_INFINITY) &&
  use.professionals <= plan.max_professionals &&
  use.secretaries <= plan.max_secretaries &&
  use.disk_bytes <= plan.max_disk_bytes &&
  (plan.modules !== "one" || use.modules <= 1);

/** The cheapest of the plans on sale that holds what a clinic uses; null where none does. */
export function advisedPlan(plans: readonly PlanTerms[], use: Use): PlanCode | null {
  const price = (plan: PlanTerms) => {
    const tier = shortestTier(plan);
    return tier ? monthlyPrice(tier) : Number.POSITIVE_INFINITY;
  };
  const fitting = plans.filter((plan) => plan.on_sale && shortestTier(plan) && holds(plan, use));
  return [...fitting].sort((a, b) => price(a) - price(b))[0]?.code ?? null;
}
