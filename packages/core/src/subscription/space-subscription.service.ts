import type { SpaceSubscription } from "../contracts/backoffice/space-subscription.ts";
import { MODULES } from "../contracts/kernel/access.ts";
import * as Patients from "../patients/index.ts";
import { absent } from "../platform/errors.ts";
import type { SpaceItem, UserItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { planOf, seatsUsed } from "./overview.service.ts";

/** A space's plan and modules, for an administrator. Five requests in two rounds. Throws 404 `space.not_found`. */
export async function getSpaceSubscription(id: string): Promise<SpaceSubscription> {
  const { data } = await Spaces.db.entities.space.get({ id }).go({ consistent: true });
  if (!data) throw absent("space");
  const space = data as SpaceItem;
  const [people, patients, disk_bytes, sms] = await Promise.all([
    Spaces.db.entities.user.query.primary({ space_id: id }).go({ pages: "all" }),
    Patients.countActive(id),
    Spaces.readDiskUse(id),
    Spaces.readSmsUse(space),
  ]);
  const active = Spaces.modulesOf(space);
  const owned = Spaces.ownedModulesOf(space);
  return {
    plan: planOf(space),
    usage: { patients, ...seatsUsed(people.data as UserItem[]), disk_bytes, sms },
    modules: MODULES.map((code) => {
      const found = owned.find((module) => module.code === code);
      return { code, owned: found ? { ends_on: found.ends_on } : null, active: active.includes(code) };
    }),
    days_credit: space.days_credit ?? 0,
    referral_days: space.referral_days ?? 0,
    first_paid_at: space.first_paid_at ?? null,
  };
}
