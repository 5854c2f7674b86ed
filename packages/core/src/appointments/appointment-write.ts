import { type Operation, update } from "../db/transact.ts";
import { absent, stale } from "../platform/errors.ts";
import { parseHead } from "./batch-reads.ts";
import { db } from "./entities.ts";
import type { AppointmentItem } from "./records.ts";
import { appointmentView } from "./views.ts";

/** Writes fields of the appointment item. Refused with 409 and the current version when somebody wrote first. */
export function updateWrite(
  current: AppointmentItem,
  fields: Partial<Omit<AppointmentItem, "space_id" | "appointment_id" | "created_at" | "created_by">>,
): Operation {
  const { space_id, appointment_id, version, start } = current;
  const set = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  delete set.version;
  return update(
    db.entities.appointment
      .patch({ space_id, appointment_id })
      // The sparse index is made of both, whichever of them changes.
      .set({ start, unfinished_by: current.unfinished_by, patient_id: current.patient_id, ...set })
      .add({ version: 1 })
      .where((attribute, { eq }) => eq(attribute.version, version))
      .params(),
    (stored) => (stored ? stale("appointment", appointmentView(parseHead(stored))) : absent("appointment")),
  );
}
