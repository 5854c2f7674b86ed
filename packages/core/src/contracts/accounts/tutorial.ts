import { can, type Subject } from "../kernel/access.ts";

/** The tasks of the tutorial, in the order in which they are listed. */
export const TUTORIAL_TASKS = ["patient", "book", "visit", "sign", "reminder", "invite"] as const;
export type TutorialTask = (typeof TUTORIAL_TASKS)[number];

/** A student's space is for one person, so its owner is not asked to invite somebody. */
const IS_OPEN: Record<TutorialTask, (user: Subject) => boolean> = {
  patient: (user) => can(user, "patients.write"),
  book: (user) => can(user, "appointments.write"),
  visit: (user) => can(user, "clinical.write"),
  sign: (user) => can(user, "clinical.write"),
  reminder: (user) => can(user, "clinic.manage"),
  invite: (user) => can(user, "clinic.manage") && user.role !== "student",
};

/** The tasks that a user has the right to do. */
export const tutorialTasks = (user: Subject): TutorialTask[] =>
  TUTORIAL_TASKS.filter((task) => IS_OPEN[task](user));
