import { MODULES } from "../contracts/kernel/access.ts";
import { PLAN_CODES, type PlanCode } from "../contracts/subscription/offers.ts";
import type { SubscriptionOverview } from "../contracts/subscription/overview.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import type { SpaceItem, UserItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { switchFrom } from "./active-module.service.ts";
import { listModules } from "./modules.service.ts";
import { type Offers, planDaysLeft, priceItem, shortestTier } from "./order.policy.ts";
import { advisedPlan } from "./plan-advice.ts";
import { currentPlans } from "./plans.service.ts";
import { pricePerDay } from "./pricing.ts";
import { currentSettings } from "./subscription-settings.service.ts";

/** The plan and modules, what is used of them, and what may be bought. Eight requests at the same moment. */
export async function getOverview(): Promise<SubscriptionOverview> {
  const { id, spaceId } = actor();
  const { space: spaces, user: users } = Spaces.db.entities;
  const [stored, people, patients, disk_bytes, sms, plans, { modules }, settings] = await Promise.all([
    spaces.get({ id: spaceId }).go({ consistent: true }),
    users.query.primary({ space_id: spaceId }).go({ pages: "all" }),
    Patients.countActive(),
    Spaces.readDiskUse(),
    Spaces.readSmsUse(),
    currentPlans(),
    listModules(),
    currentSettings(),
  ]);
  if (!stored.data) throw absent("space");
  const space = stored.data as SpaceItem;
  const byCode = Object.fromEntries(modules.map((offer) => [offer.code, offer])) as Offers["modules"];
  const offers: Offers = { plans, modules: byCode };
  const own = people.data.find((user) => user.id === id);
  const usage = { patients, ...seatsUsed(people.data as UserItem[]), disk_bytes, sms };
  return {
    plan: planOf(space),
    advice: Spaces.showsPreview("plan_advice", { space, userId: id })
      ? { plan: advisedPlan(buyable(space, plans), { ...usage, modules: Spaces.modulesOf(space).length }) }
      : null,
    free_trial_used: space.free_trial_used,
    student_proof: Spaces.studentProofView({ space, people: people.data as UserItem[] }),
    usage,
    plans: PLAN_CODES.filter((code) => plans[code].on_sale).map((code) => offeredPlan(code, space, offers)),
    modules: MODULES.map((code) => offeredModule(code, space, offers)),
    switch_from: switchFrom(space, settings.switch_days),
    switch_days: settings.switch_days,
    referral: {
      code: own?.referral_code ?? null,
      days: settings.referral_days,
      earned_days: space.referral_days ?? 0,
      waiting_days: space.days_credit ?? 0,
    },
  };
}

/** The plan in force with what is left of it. */
export function planOf(space: SpaceItem): SubscriptionOverview["plan"] {
  const terms = Spaces.termsOf(space);
  return (
    terms && {
      terms,
      tier: space.plan_tier ?? null,
      ends_on: space.plan_ends_on ?? null,
      days_left: planDaysLeft(space),
      days_owed: space.days_owed ?? 0,
    }
  );
}

/** The plans that the space could buy: the student plan only with an approved proof. */
const buyable = (space: SpaceItem, plans: Offers["plans"]) =>
  Object.values(plans).filter(({ code }) => code !== "student" || space.student_proof === "approved");

/** Active users, in all and by the seat of the plan that they occupy. */
export function seatsUsed(people: readonly UserItem[]) {
  const active = people.filter((user) => user.active);
  const seats = active.map(Spaces.seatOf);
  return {
    users: active.length,
    professionals: seats.filter((seat) => seat === "professionals").length,
    secretaries: seats.filter((seat) => seat === "secretaries").length,
  };
}

function offeredPlan(
  code: PlanCode,
  space: SpaceItem,
  offers: Offers,
): SubscriptionOverview["plans"][number] {
  const terms = offers.plans[code];
  const tier = shortestTier(terms);
  // Which module is chosen is asked when the plan is put in the cart.
  const module =
    terms.modules === "one" ? (MODULES.find((one) => offers.modules[one].on_sale) ?? null) : null;
  const bought = priceItem({ kind: "plan", plan: code, months: tier?.months ?? 1, module }, space, offers);
  const upgrade = priceItem({ kind: "upgrade", plan: code }, space, offers);
  return {
    terms,
    per_day_cents: tier ? pricePerDay(tier) : null,
    refused: bought.refused,
    upgrade: {
      refused: upgrade.refused,
      price_cents: upgrade.refused === null ? upgrade.price_cents : 0,
    },
  };
}

function offeredModule(
  code: (typeof MODULES)[number],
  space: SpaceItem,
  offers: Offers,
): SubscriptionOverview["modules"][number] {
  const offer = offers.modules[code];
  const owned = Spaces.ownedModulesOf(space).find((module) => module.code === code);
  const months = offer.tiers[0]?.months ?? 1;
  return {
    offer,
    owned: owned ? { ends_on: owned.ends_on } : null,
    works: Spaces.modulesOf(space).includes(code),
    refused: priceItem({ kind: "module", module: code, months }, space, offers).refused,
  };
}
