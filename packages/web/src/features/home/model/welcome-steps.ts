import { can } from "@meridian/core/contracts/kernel/access";
import type { SessionUser } from "@meridian/ui/session/session";

export const WELCOME_STEPS = ["who", "place", "start"] as const;
export type WelcomeStep = (typeof WELCOME_STEPS)[number];

/** What the first step asks: specialities of those who treat, and modules where nothing was chosen for the clinic. */
export function asksWho(user: SessionUser): { specialities: boolean; modules: boolean } {
  const manages = can(user, "clinic.manage");
  const listed = (user.space?.specialities.length ?? 0) > 0;
  return {
    // Only who manages the clinic adds to its list, so that others choose where there is something to choose.
    specialities: can(user, "clinical.write") && (manages || listed),
    modules: manages && !hasPlan(user),
  };
}

export const hasPlan = ({ space }: SessionUser) => Boolean(space?.subscription_plan);
export const hasPlace = ({ space }: SessionUser) =>
  space?.establishments.some(({ offices }) => offices.length > 0) === true;
export const hasType = ({ space }: SessionUser) => (space?.appointment_types.length ?? 0) > 0;

/** The steps of the welcome that concern a user. */
export function welcomeSteps(user: SessionUser): WelcomeStep[] {
  const asks = asksWho(user);
  const place = can(user, "clinic.manage") && !(hasPlace(user) && hasType(user));
  return WELCOME_STEPS.filter(
    (step) => step === "start" || (step === "place" ? place : asks.specialities || asks.modules),
  );
}

/** Whether a step has nothing left that has to be answered. */
export function isAnswered(user: SessionUser, step: WelcomeStep): boolean {
  if (step === "start") return false;
  if (step === "place") return hasPlace(user) && hasType(user);
  return hasPlan(user) && (user.specialities.length > 0 || !asksWho(user).specialities);
}
