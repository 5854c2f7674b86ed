import { countAppointment, countPatient, countSymptom } from "./counting.service.ts";
import { beginComplete } from "./recount.ts";

type Image = Readonly<Record<string, unknown>> | undefined;

/** Attributes of a head that change what is counted. Every payment changes `paid`, and every amendment `version`. */
const OF_APPOINTMENTS = [
  "patient_id",
  "professional_id",
  "office_id",
  "appointment_type",
  "start",
  "status",
  "reason",
  "price",
  "paid",
  "stands",
  "closed_by",
  "summary",
] as const;
const OF_PATIENTS = ["state", "birthday", "gender"] as const;
const OF_SYMPTOMS = ["professional_id", "recent"] as const;

const isChanged = (before: Image, after: Image, attributes: readonly string[]) =>
  attributes.some((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));

const text = (image: Image, name: string) => String(image?.[name] ?? "");

/** Counts a changed appointment, patient or monitored symptom in the statistics. Safe to repeat. */
export async function countChange(before: Image, after: Image): Promise<void> {
  const image = after ?? before;
  const space = text(image, "space_id");
  const key = { space, patient: text(image, "patient_id") };
  const entity = image?.__edb_e__;
  if (entity === "space" && !before) await beginComplete(text(after, "id"), text(after, "time_zone"));
  if (entity === "patient" && isChanged(before, after, OF_PATIENTS)) await countPatient(key);
  if (entity === "monitoredSymptom" && isChanged(before, after, OF_SYMPTOMS))
    await countSymptom(key, text(image, "symptom_id"));
  if (entity === "appointment" && concernsAppointment(before, after)) {
    const appointment = text(image, "appointment_id");
    const patients = new Set([text(before, "patient_id"), text(after, "patient_id")]);
    for (const patient of patients) if (patient) await countAppointment({ space, patient }, appointment);
  }
}

/** Contents of a finished appointment change with its version, but not always its summary. */
const concernsAppointment = (before: Image, after: Image) =>
  isChanged(before, after, OF_APPOINTMENTS) ||
  (after?.status === "done" && isChanged(before, after, ["version", "updated_at"]));
