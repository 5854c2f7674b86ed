import * as Outbox from "@meridian/core/outbox";
import { log } from "@meridian/core/platform/logger";

/** Sends what could not be sent at once, with growing pauses, for 24 hours. */
export async function handler(): Promise<void> {
  const count = await Outbox.retryDue();
  log("info", "messages retried", { job: "retry-messages", count });
}
