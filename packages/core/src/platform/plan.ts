import { todayIn } from "./clock.ts";
import type { Actor } from "./context.ts";
import { AppError } from "./errors.ts";

/**
 * Writing needs a plan that has not expired (402 `plan.expired`); reading, exporting and paying do not. External
 * entities have no plan: they may write once they are verified (403 `entity.unverified`).
 */
export function requirePlan(actor: Actor): void {
  if (actor.role === "external_entity") {
    if (!actor.space.company?.verified) throw new AppError("forbidden", "entity.unverified");
    return;
  }
  const { planEndsOn, timeZone } = actor.space;
  if (planEndsOn === null || todayIn(timeZone) > planEndsOn)
    throw new AppError("payment_required", "plan.expired");
}
