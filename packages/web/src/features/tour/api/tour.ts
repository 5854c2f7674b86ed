import { exampleRoutes } from "@meridian/core/contracts/example/example";
import { call } from "@meridian/ui/api/client";
import { currentExample, setExample } from "@meridian/ui/api/example-mode";
import { allowLeaving } from "@meridian/ui/drafts/unsent-input";
import type { SessionUser } from "@meridian/ui/session/session";
import { placeIn, stepsFor, type TourStep } from "../model/steps.ts";

const note = (step: string | null) => call(exampleRoutes.setTourStep, { body: { step } });

/** The notes on their way, one after the other: a step that arrived after the end would begin the tour again. */
let notes: Promise<unknown> = Promise.resolve();

/** Notes where the user is. A note that gets lost only means that another device goes on a step earlier. */
export function noteStep({ name }: TourStep): Promise<unknown> {
  notes = notes.then(() => note(name)).catch(() => undefined);
  return notes;
}

/**
 * Begins the tour, or goes on where it was: makes the example and loads the app anew inside it, so that nothing of the clinic is
 * shown there.
 */
export async function startTour(user: SessionUser): Promise<void> {
  const { example } = await call(exampleRoutes.begin);
  const steps = stepsFor(user);
  const step = steps[placeIn(steps, user.tour_step)] as TourStep;
  await noteStep(step);
  setExample(example);
  leaveFor(step.at(example));
}

/** Ends the tour and the example with it, and loads the app anew in the clinic. */
export async function endTour(): Promise<void> {
  await notes;
  await note(null);
  const wasInside = currentExample() !== undefined;
  setExample(undefined);
  leaveFor(wasInside ? "/home" : window.location.href);
}

function leaveFor(address: string) {
  allowLeaving();
  window.location.assign(address);
}
