import * as Notifications from "@meridian/core/notifications";
import { now } from "@meridian/core/platform/clock";
import { log } from "@meridian/core/platform/logger";

/**
 * Writes the messages whose time has come. The event says for which moment it runs; one that comes late, after a
 * failure, is about now.
 */
export async function handler(event: { time?: string } = {}): Promise<void> {
  const meant = Date.parse(event.time ?? "");
  const count = await Notifications.dispatchDueNotices(Number.isNaN(meant) ? now() : Math.max(now(), meant));
  log("info", "messages to patients written", { job: "tell-patients", count });
}
