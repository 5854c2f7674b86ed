import type { Module } from "../contracts/kernel/access.ts";
import { FREE_TRIAL_DAYS } from "../contracts/kernel/plans.ts";
import { transact, update } from "../db/transact.ts";
import { nowIso, todayIn } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import { plusDays } from "../time/days.ts";

/**
 * Starts the free trial with the chosen modules: fifteen days, today included, in the space's time zone. Only once per
 * space and only without another plan: 403 `plan.requirements`.
 */
export async function startFreeTrial(modules: readonly Module[]) {
  const { id, spaceId, space } = actor();
  const chosen = [...new Set(modules)];
  const plan = Spaces.db.entities.space
    .patch({ id: spaceId })
    .set({
      plan_code: "free_trial",
      plan_ends_on: plusDays(todayIn(space.timeZone), FREE_TRIAL_DAYS - 1),
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
    ],
    audit: { action: "update", record: spaceId },
  });
  Spaces.forgetSpace(spaceId);
  const { user, space: started, timers } = await Spaces.loadUserAndSpace({ userId: id, spaceId });
  return { user: await Spaces.sessionUserOf(user, started, timers) };
}
