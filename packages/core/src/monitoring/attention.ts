import { attentionFrom } from "../clinical/monitoring/course.ts";
import type { MonitoredSymptomItem } from "./monitored-symptom.entity.ts";

type Course = Pick<MonitoredSymptomItem, "start" | "end" | "frequency" | "status" | "worsened" | "recent">;

/** Begins the sort keys of symptoms that have worsened. */
export const WORSENED = "0";
/** Sort keys from here on belong to symptoms that are over. */
export const OVER = "3";

/**
 * The sort key of a symptom in lists: first those that got worse, then the others by the day from which they need
 * attention. That day is known in advance, so a symptom without answers moves up without a write. Paused ones follow,
 * and finished ones are last.
 */
export function attentionKey({ status, worsened, recent, ...asked }: Course): string {
  const lastAnswered = recent.at(-1)?.day ?? null;
  if (status === "done") return OVER;
  if (status === "paused") return "2";
  if (worsened) return `${WORSENED}#${lastAnswered}`;
  return `1#${attentionFrom({ ...asked, end: asked.end ?? null }, lastAnswered)}`;
}
