import { consumer } from "./consumer.ts";
import { countStatistics } from "./count-statistics.ts";
import { watchAudit } from "./watch-audit.ts";

/**
 * The audit trail's watch and the statistics. They have a consumer of their own, so that messages never wait for their
 * many requests, nor for a record that they cannot count.
 */
export const handler = consumer([watchAudit, countStatistics]);
