import * as Notifications from "@meridian/core/notifications";
import { log } from "@meridian/core/platform/logger";

/** Tries again to send messages that failed, with growing pauses, for 24 hours. */
export async function handler(): Promise<void> {
  const count = await Notifications.retryDue();
  log("info", "messages retried", { job: "retry-messages", count });
}
