import { MODULES, type Module } from "../contracts/kernel/access.ts";
import { DEFAULT_PLANS } from "../contracts/subscription/default-offers.ts";
import type { OwnedModule, PlanTerms } from "../contracts/subscription/offers.ts";
import { todayIn } from "../platform/clock.ts";
import { daysBetween } from "../time/days.ts";
import type { SpaceItem } from "./space.entity.ts";

type Subscribed = Pick<
  SpaceItem,
  "plan_code" | "plan_terms" | "modules" | "owned_modules" | "active_module" | "time_zone"
>;

/** Days until a plan expires, today included; 0 from the day after its last. */
export function daysLeft(endsOn: string | undefined, timeZone: string): number {
  return endsOn ? Math.max(0, daysBetween(todayIn(timeZone), endsOn) + 1) : 0;
}

/**
 * What the space's plan allows: the terms it was bought under, for a plan from before terms were stored the defaults;
 * null without a plan. Every limit is read here.
 */
export function termsOf(space: Pick<SpaceItem, "plan_code" | "plan_terms">): PlanTerms | null {
  if (!space.plan_code) return null;
  return space.plan_terms ?? DEFAULT_PLANS[space.plan_code];
}

/** The modules a space has bought or was given. On spaces from before this was stored, all it has count for the plan. */
export function ownedModulesOf(space: Subscribed): readonly OwnedModule[] {
  if (space.owned_modules) return space.owned_modules;
  // What a trial chose is not owned.
  if (termsOf(space)?.modules === "chosen") return [];
  return MODULES.filter((code) => space.modules?.includes(code)).map((code) => ({ code, ends_on: null }));
}

/** Whether an owned module works on a day. */
export const lastsOn = ({ ends_on }: OwnedModule, day: string) => ends_on === null || ends_on >= day;

/**
 * The modules that work for the space today: those the trial chose, the one active module of a small plan, or every
 * owned module that has not ended. An expired plan keeps them, because everything stays readable.
 */
export function modulesOf(space: Subscribed): Module[] {
  const kind = termsOf(space)?.modules ?? "owned";
  if (kind === "chosen") return MODULES.filter((code) => space.modules?.includes(code));
  const today = todayIn(space.time_zone);
  const owned = ownedModulesOf(space).filter((module) => lastsOn(module, today));
  if (kind === "owned") return MODULES.filter((code) => owned.some((module) => module.code === code));
  return space.active_module ? [space.active_module] : owned.slice(0, 1).map(({ code }) => code);
}
