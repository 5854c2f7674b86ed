import * as Business from "../business/index.ts";
import type { Module } from "../contracts/kernel/access.ts";
import { transact, update } from "../db/transact.ts";
import { nowIso, todayIn } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import { currentPlans } from "./plans.service.ts";
import { extended } from "./pricing.ts";

/**
 * Starts the free trial with the chosen modules for the plan's days, today included, in the space's time zone. Only once per
 * space and only without another plan: 403 `plan.requirements`. Three requests.
 */
export async function startFreeTrial(modules: readonly Module[]) {
  const { id, spaceId, space } = actor();
  const chosen = [...new Set(modules)];
  const { free_trial: terms } = await currentPlans();
  const plan = Spaces.db.entities.space
    .patch({ id: spaceId })
    .set({
      plan_code: "free_trial",
      plan_terms: terms,
      plan_ends_on: extended(null, todayIn(space.timeZone), terms.trial_days ?? 0),
      free_trial_used: true,
      modules: chosen,
      updated_at: nowIso(),
      updated_by: id,
    })
    .add({ version: 1 })
    .where(
      (item, { eq, notExists }) => `${eq(item.free_trial_used, false)} AND ${notExists(item.plan_code)}`,
    );
  // The user who starts the trial may use all its modules.
  const own = Spaces.db.entities.user.patch({ space_id: spaceId, id }).add({ modules: chosen });
  await transact({
    writes: [
      update(plan.params(), () => new AppError("forbidden", "plan.requirements")),
      update(own.params()),
      Business.countInMonth({ trials: 1 }),
    ],
    audit: { action: "update", record: spaceId },
  });
  Spaces.forgetSpace(spaceId);
  const { user, space: started, timers } = await Spaces.loadUserAndSpace({ userId: id, spaceId });
  return { user: await Spaces.sessionUserOf(user, started, timers) };
}
