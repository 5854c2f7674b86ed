import { now, shiftClock } from "../../packages/core/src/platform/clock.ts";
import { inContext } from "../../packages/core/src/platform/context.ts";
import * as Spaces from "../../packages/core/src/spaces/index.ts";
import type { DemoUser } from "./accounts.ts";

/** Where the demo clinics are. */
export const ZONE = "Europe/Lisbon";

/** Runs `work` as a user. */
export async function as<T>(user: DemoUser, work: () => Promise<T>): Promise<T> {
  const actor = await Spaces.loadActor({ userId: user.id, spaceId: user.spaceId });
  return inContext({ requestId: "seed", actor, dynamoCalls: 0 }, work);
}

/** Runs `work` without a session, as a link in a message does. */
export const asPatient = <T>(work: () => Promise<T>): Promise<T> =>
  inContext({ requestId: "seed", dynamoCalls: 0 }, work);

/** Runs `work` at another time, which dates everything it writes. */
export async function at<T>(moment: number, work: () => Promise<T>): Promise<T> {
  const back = shiftClock(moment - now());
  try {
    return await work();
  } finally {
    back();
  }
}
