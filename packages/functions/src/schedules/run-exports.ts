import * as Exports from "@meridian/core/exports";
import { now } from "@meridian/core/platform/clock";
import { log } from "@meridian/core/platform/logger";

/** Milliseconds after which no part is begun, so that the last one is finished before the job's timeout. */
const MAX_RUN = 600_000;

/**
 * Continues exports of whole spaces, and imports of their archives. The event names the moment it was scheduled for; an event delivered late, after a
 * failure, uses the present moment instead.
 */
export async function handler(event: { time?: string } = {}): Promise<void> {
  const scheduled = Date.parse(event.time ?? "");
  const moment = Number.isNaN(scheduled) ? now() : Math.max(now(), scheduled);
  const until = now() + MAX_RUN;
  const count = (await Exports.runExports({ moment, until })) + (await Exports.runImports({ moment, until }));
  if (count > 0) log("info", "exports continued", { job: "run-exports", count });
}
