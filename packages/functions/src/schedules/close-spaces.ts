import * as Closing from "@meridian/core/closing";
import { now } from "@meridian/core/platform/clock";
import { log } from "@meridian/core/platform/logger";

/** Milliseconds. Less than the job's timeout; the next run goes on where this one stopped. */
const MAX_RUN = 780_000;

/**
 * Reminds managers of spaces that are to be closed, and removes those whose day has come. The event names the moment it was
 * scheduled for; an event delivered late, after a failure, uses the present moment instead.
 */
export async function handler(event: { time?: string } = {}): Promise<void> {
  const scheduled = Date.parse(event.time ?? "");
  const at = Number.isNaN(scheduled) ? now() : Math.max(now(), scheduled);
  const count = await Closing.closeDue({ at, deadline: now() + MAX_RUN });
  if (count > 0) log("info", "spaces closed", { job: "close-spaces", count });
}
