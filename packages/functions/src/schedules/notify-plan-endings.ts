import { now } from "@meridian/core/platform/clock";
import { log } from "@meridian/core/platform/logger";
import * as Spaces from "@meridian/core/spaces";
import * as Subscription from "@meridian/core/subscription";

/**
 * Tells clinics that their plan ends or has ended. The event names the moment it was scheduled for; an event delivered
 * late, after a failure, uses the present moment instead.
 */
export async function handler(event: { time?: string } = {}): Promise<void> {
  const scheduled = Date.parse(event.time ?? "");
  const moment = Number.isNaN(scheduled) ? now() : Math.max(now(), scheduled);
  await Spaces.listEarlierEndings();
  const count = await Subscription.notifyEndings(moment);
  log("info", "ends of plans dealt with", { job: "notify-plan-endings", count });
}
