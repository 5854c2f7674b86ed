import { type TutorialTask, tutorialTasks } from "@meridian/core/contracts/accounts/tutorial";
import { can } from "@meridian/core/contracts/kernel/access";
import type { ResponseOf } from "@meridian/core/contracts/kernel/route";
import type { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import type { SessionUser } from "@meridian/ui/session/session";

/** A line of the list on Home: setting the clinic up, then the tasks of the tutorial. */
export type Step = "plan" | "place" | TutorialTask;
export type StepState = { step: Step; done: boolean };
type Home = Pick<ResponseOf<typeof appointmentsRoutes.home>, "setup" | "tutorial">;

/** What a clinic without appointments lacks, also for users whose tutorial is closed. */
const EMPTY_CLINIC: readonly Step[] = ["plan", "place", "patient", "book"];

/** The one list of first steps: what is left of setting the clinic up, for who manages it, and the user's own tasks. */
export function stepsOf(user: SessionUser, { setup, tutorial }: Home): StepState[] {
  const manages = can(user, "clinic.manage");
  const done: ReadonlySet<Step> = new Set<Step>([
    ...(setup.plan ? (["plan"] as const) : []),
    ...(setup.place && setup.type ? (["place"] as const) : []),
    ...(manages && setup.patient ? (["patient"] as const) : []),
    ...(tutorial?.done ?? []),
  ]);
  const setupSteps = manages ? EMPTY_CLINIC : [];
  const tasks = hasTutorial(user, { tutorial }) ? tutorialTasks(user) : [];
  return [...new Set<Step>([...setupSteps, ...tasks])].map((step) => ({ step, done: done.has(step) }));
}

/** Whether the list is shown beside the day: not once it was closed, here or on another device. */
export const hasTutorial = (user: SessionUser, { tutorial }: Pick<Home, "tutorial">) =>
  user.tutorial_open && tutorial !== undefined;

/** Whether patients can be booked. */
export const isSetUp = ({ plan, place, type }: Home["setup"]) => plan && place && type;

/** Where each is done. */
export const STEP_PATHS: Readonly<Record<Step, string>> = {
  plan: "/subscription",
  place: "/settings/places",
  patient: "/patients/new",
  book: "/calendar?new",
  visit: "/calendar",
  sign: "/calendar",
  reminder: "/messages",
  invite: "/users/invite",
};
