import { check, type Operation } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { db } from "./entities.ts";

/**
 * The condition of every clinical write: the appointment is open or paused and the actor is its professional; with `patientId`,
 * it also belongs to that patient. It goes into the transaction of the write, so that nothing is written after signing.
 */
export function requireWritable(appointmentId: string, patientId?: string): Operation {
  const { id, spaceId } = actor();
  const key = db.entities.appointment.get({ space_id: spaceId, appointment_id: appointmentId }).params();
  return check(
    key,
    {
      expression: `#professional = :actor AND #status IN (:open, :paused)${patientId ? " AND #patient = :patient" : ""}`,
      names: {
        "#professional": "professional_id",
        "#status": "status",
        ...(patientId && { "#patient": "patient_id" }),
      },
      values: {
        ":actor": id,
        ":open": "open",
        ":paused": "paused",
        ...(patientId && { ":patient": patientId }),
      },
    },
    (current) => writeRefusal(current, id, patientId),
  );
}

/** Why an appointment cannot be written to, from its stored head. */
export function writeRefusal(
  current: Record<string, unknown> | undefined,
  actorId: string,
  patientId?: string,
): AppError {
  if (!current || (patientId !== undefined && current.patient_id !== patientId)) return absent("appointment");
  if (current.professional_id !== actorId) return new AppError("forbidden", "appointment.not_own");
  if (current.status === "done") return new AppError("conflict", "appointment.locked");
  return new AppError("conflict", "appointment.not_open");
}
