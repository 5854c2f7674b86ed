import * as Appointments from "../appointments/index.ts";
import * as Consents from "../consents/index.ts";
import * as Documents from "../documents/index.ts";
import * as Monitoring from "../monitoring/index.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import * as Scheduling from "../scheduling/index.ts";
import { dayIn } from "../time/day-in.ts";
import type { PatientFacts } from "./retention.policy.ts";

const latest = (moments: readonly (string | null | undefined)[]) =>
  moments
    .filter((moment) => typeof moment === "string")
    .sort()
    .at(-1) ?? null;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The day of a person's last appointment in any of their records, also of a coming one. One request a record. */
export async function lastVisitOf(patient: PatientItem, zone: string): Promise<string | null> {
  const { space_id: space } = patient;
  const starts = await Promise.all(
    Patients.recordsOf(patient).map((record) => Appointments.lastStart({ space, patient: record })),
  );
  const last = latest(starts);
  return last && dayIn(zone, last);
}

/**
 * What decides whether a person's data has passed its time, in all records of the person. `consistent` also reads the
 * patient's calendar, which shows an appointment that was booked this very moment. One request and six a record at most.
 */
export async function readFacts(
  patient: PatientItem,
  zone: string,
  { consistent = false } = {},
): Promise<PatientFacts> {
  const { space_id: space } = patient;
  const records = Patients.recordsOf(patient);
  const waiting = await Scheduling.readWaiting(space, { consistent });
  const each = await Promise.all(
    records.map(async (record) => {
      const who = { space, patient: record };
      const [visits, booked, documents, answers, consent] = await Promise.all([
        Appointments.visitsOf(who),
        consistent ? Scheduling.lastBookedDay(who) : null,
        Documents.addedTo(who),
        Monitoring.answersOf(who),
        Consents.lastDecision(who),
      ]);
      return { visits, booked, documents, answers, consent };
    }),
  );
  const dayOf = (moment: string | null) => moment && dayIn(zone, moment);
  return {
    created: dayIn(zone, patient.created_at),
    updated: dayIn(zone, patient.updated_at),
    isWaiting: waiting.some(
      ({ patient_id, written_for }) =>
        records.includes(patient_id) || records.includes(written_for ?? patient_id),
    ),
    ...(patient.birthday && { birthday: patient.birthday }),
    lastVisit: latest(each.flatMap(({ visits, booked }) => [dayOf(visits.last), booked])),
    lastEntry: latest(
      each.flatMap(({ documents, answers, consent }) => [
        dayOf(documents.last),
        answers.last,
        dayOf(consent),
      ]),
    ),
    documents: sum(each.map(({ documents }) => documents.count)),
    photos: sum(each.map(({ visits }) => visits.photos)),
    answers: sum(each.map(({ answers }) => answers.count)),
  };
}
