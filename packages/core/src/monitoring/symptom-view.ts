import { missedDays, STOPPED_AFTER } from "../clinical/monitoring/course.ts";
import type { MonitoredSymptom } from "../contracts/monitoring/symptom-terms.ts";
import { todayIn } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import type { MonitoredSymptomItem } from "./monitored-symptom.entity.ts";

/** A symptom as the clinic sees it on its present day. */
export function symptomView(item: MonitoredSymptomItem): MonitoredSymptom {
  const today = todayIn(actor().space.timeZone);
  const end = item.end ?? null;
  const isActive = item.status === "active";
  const missed = isActive ? missedDays({ ...item, end }, item.recent.at(-1)?.day ?? null, today) : 0;
  return {
    id: item.symptom_id,
    patient: item.patient_id,
    name: item.name,
    start: item.start,
    end,
    frequency: item.frequency,
    reminder: item.reminder ?? null,
    shared_with: item.shared_with,
    professional: { id: item.professional_id, name: item.professional_name },
    status: item.status,
    recent: item.recent,
    missed_days: missed,
    worsened: isActive && item.worsened,
    stopped_answering: missed >= STOPPED_AFTER,
    ended: isActive && end !== null && end < today,
    created_at: item.created_at,
    version: item.version,
  };
}
