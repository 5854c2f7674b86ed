import * as Exports from "../../packages/core/src/exports/index.ts";

/** Makes the export that is due, and tells the parent process how much memory and time that took. */
const from = performance.now();
const moment = Date.now() + 60_000;
if ((await Exports.runExports({ moment, until: moment + 3_600_000 })) !== 1)
  throw new Error("No export was made");
const time = performance.now() - from;
process.send?.({ memory: process.resourceUsage().maxRSS * 1024, time }, () => process.exit(0));
