import * as Notifications from "@meridian/core/notifications";
import { log } from "@meridian/core/platform/logger";

/** Sends what could not be sent at once, with growing pauses, for 24 hours. */
export async function handler(): Promise<void> {
  const count = await Notifications.retryDue();
  log("info", "messages retried", { job: "retry-messages", count });
}
