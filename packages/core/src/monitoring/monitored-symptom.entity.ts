import { Entity, type EntityItem } from "electrodb";
import {
  type AnsweredDay,
  type Frequency,
  type Reminder,
  SYMPTOM_STATUSES,
} from "../contracts/monitoring/symptom-terms.ts";
import { table } from "../db/table.ts";

const [gsi1, gsi2] = table.indexes;

/**
 * A symptom that a patient follows between appointments for a professional. It carries the answered days of the last
 * weeks, so that the list of all followed patients, the patient's page and the judgement of the course read no answers.
 *
 * | access pattern                            | index   | key                                             |
 * |-------------------------------------------|---------|-------------------------------------------------|
 * | a patient's symptoms, or one              | primary | space + patient, symptom                        |
 * | a professional's, who needs attention first | gsi1  | space + professional, attention (`attention.ts`) |
 * | the clinic's, who needs attention first   | gsi2    | space, attention                                |
 */
export const MonitoredSymptomEntity = new Entity({
  model: { entity: "monitoredSymptom", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    symptom_id: { type: "string", required: true },
    professional_id: { type: "string", required: true },
    /** As the professional was called when last saving it. */
    professional_name: { type: "string", required: true },
    name: { type: "string", required: true },
    start: { type: "string", required: true },
    end: { type: "string" },
    frequency: { type: "any", required: true },
    reminder: { type: "any" },
    /** Since when it reminds as it does now. Absent on items of earlier versions. */
    reminder_since: { type: "string" },
    shared_with: { type: "list", items: { type: "string" }, required: true, default: () => [] },
    status: { type: SYMPTOM_STATUSES, required: true, default: "active" },
    /** The last answered days, oldest first. */
    recent: { type: "any", required: true, default: () => [] },
    worsened: { type: "boolean", required: true, default: false },
    /** Its sort key in lists: see `attention.ts`. */
    attention: { type: "string", required: true },
    /** Raised by every answer. The version is not: an answer makes no open form stale. */
    answers_version: { type: "number", required: true, default: 0 },
    created_at: { type: "string", required: true, readOnly: true },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
    version: { type: "number", required: true, default: 1 },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "patient_id"] },
      sk: { field: table.sortKey, composite: ["symptom_id"] },
    },
    byProfessional: {
      index: gsi1.name,
      pk: { field: gsi1.partitionKey, composite: ["space_id", "professional_id"] },
      sk: { field: gsi1.sortKey, composite: ["attention", "symptom_id"] },
    },
    byClinic: {
      index: gsi2.name,
      pk: { field: gsi2.partitionKey, composite: ["space_id"] },
      sk: { field: gsi2.sortKey, composite: ["attention", "symptom_id"] },
    },
  },
});

export type MonitoredSymptomItem = Omit<
  EntityItem<typeof MonitoredSymptomEntity>,
  "frequency" | "reminder" | "recent" | "end"
> & {
  /** The last day on which answers are asked for; null where there is none. */
  end?: string | undefined;
  frequency: Frequency;
  reminder?: Reminder | null;
  recent: AnsweredDay[];
};
