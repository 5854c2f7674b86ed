import type { Module } from "../contracts/kernel/access.ts";
import { transact, update } from "../db/transact.ts";
import { nowIso, todayIn } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import type { SpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { plusDays } from "../time/days.ts";
import { currentModules } from "./modules.service.ts";
import { currentSettings } from "./subscription-settings.service.ts";

/**
 * The first day on which the one active module can be switched; null where the plan has no single module.
 * @param switchDays - days between two switches, a setting
 */
export function switchFrom(space: SpaceItem, switchDays: number): string | null {
  if (Spaces.termsOf(space)?.modules !== "one") return null;
  const today = todayIn(space.time_zone);
  const free = space.module_switched_on ? plusDays(space.module_switched_on, switchDays) : today;
  return free > today ? free : today;
}

/**
 * Switches the one active module. What was entered with the former one stays, and can be read. Switching to the module that
 * is active changes nothing. Five requests. Throws 403 `plan.requirements` under another plan and for a discontinued module,
 * 409 `module.switched_recently` within the days of the setting, 30 by default, after the last switch.
 */
export async function switchModule(module: Module) {
  const { id, spaceId } = actor();
  const [{ data: space }, modules, { switch_days }] = await Promise.all([
    Spaces.db.entities.space.get({ id: spaceId }).go({ consistent: true }),
    currentModules(),
    currentSettings(),
  ]);
  if (!space) throw absent("space");
  if (!Spaces.modulesOf(space).includes(module)) {
    const from = switchFrom(space, switch_days);
    if (from === null || !modules[module].on_sale) throw new AppError("forbidden", "plan.requirements");
    const today = todayIn(space.time_zone);
    if (from > today) throw new AppError("conflict", "module.switched_recently", { details: { date: from } });
    await write(space, module, today);
    Spaces.forgetSpace(spaceId);
  }
  const { user, space: now, timers } = await Spaces.loadUserAndSpace({ userId: id, spaceId });
  return { user: await Spaces.sessionUserOf(user, now, timers) };
}

/** Of two switches at the same moment one is refused. */
async function write(space: SpaceItem, module: Module, today: string): Promise<void> {
  const patch = Spaces.db.entities.space
    .patch({ id: space.id })
    .set({
      active_module: module,
      module_switched_on: today,
      updated_at: nowIso(),
      updated_by: actor().id,
    })
    .add({ version: 1 })
    .where((item, { eq }) => eq(item.version, space.version));
  await transact({
    writes: [update(patch.params(), () => new AppError("conflict", "write.conflict"))],
    audit: { action: "update", record: space.id },
  });
}
