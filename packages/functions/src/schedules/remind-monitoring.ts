import * as Notifications from "@meridian/core/notifications";
import { now } from "@meridian/core/platform/clock";
import { log } from "@meridian/core/platform/logger";

/**
 * Writes the reminders of monitored symptoms that are due. The event names the moment it was scheduled for; an event
 * delivered late, after a failure, uses the present moment instead.
 */
export async function handler(event: { time?: string } = {}): Promise<void> {
  const scheduled = Date.parse(event.time ?? "");
  const moment = Number.isNaN(scheduled) ? now() : Math.max(now(), scheduled);
  const count = await Notifications.dispatchMonitoringReminders(moment);
  log("info", "reminders of symptoms written", { job: "remind-monitoring", count });
}
