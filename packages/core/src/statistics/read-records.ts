import { queryItems } from "../db/query-items.ts";
import { readItems } from "../db/read-items.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import * as Spaces from "../spaces/index.ts";
import { groupItems } from "../visits/index.ts";
import type { CountedPayment, CountedRecords } from "./contribution.ts";
import { db } from "./entities.ts";
import type { ContributionItem, CountedPatientItem } from "./statistics.entity.ts";

export type PatientKey = { space: string; patient: string };

/** What is stored about a patient's statistics, and what the count depends on. */
export type Known = {
  counted: CountedPatientItem | undefined;
  /** By record. */
  contributions: Map<string, ContributionItem>;
  patient: PatientItem | undefined;
  timeZone: string;
  placeOf: (office: string) => string;
};

type Key = { pk: string; sk: string };
type Item = Record<string, unknown>;
const UTC = "UTC";

/** The stored contributions of some records with what their count depends on. One request, strongly consistent. */
export async function readKnown({ space, patient }: PatientKey, records: readonly string[]): Promise<Known> {
  const of = { space_id: space, patient_id: patient };
  const items = await readItems([
    Spaces.db.entities.space.get({ id: space }).params().Key as Key,
    db.entities.patient.get(of).params().Key as Key,
    db.entities.countedPatient.get(of).params().Key as Key,
    ...records.map((record) => db.entities.contribution.get({ ...of, record }).params().Key as Key),
  ]);
  const named = (entity: string) => items.filter((item) => item.__edb_e__ === entity);
  const [counted] = named("countedPatient");
  const [person] = named("patient");
  return {
    counted: counted && (db.entities.countedPatient.parse({ Item: counted }).data ?? undefined),
    contributions: new Map(
      named("statisticsContribution").map((item) => [
        String(item.record),
        item as unknown as ContributionItem,
      ]),
    ),
    patient: person && Patients.parsePatient(person),
    ...clinicOf(named("space")[0]),
  };
}

function clinicOf(item: Item | undefined): Pick<Known, "timeZone" | "placeOf"> {
  const space = item && Spaces.db.entities.space.parse({ Item: item }).data;
  if (!space) return { timeZone: UTC, placeOf: () => "" };
  const places = new Map(
    (space.establishments ?? []).flatMap(({ id, offices }) => offices.map((office) => [office.id, id])),
  );
  return { timeZone: space.time_zone, placeOf: (office) => places.get(office) ?? "" };
}

/**
 * An appointment with its payments and contents as they are now. Strongly consistent, because the event of the last change may be
 * the one being counted. One request; the head is undefined where the appointment does not exist.
 */
export async function readAppointment(space: string, appointment: string): Promise<CountedRecords> {
  const { pk } = db.entities.appointment.get({ space_id: space, appointment_id: appointment }).params()
    .Key as Key;
  const items = await queryItems(pk, { first: "$", last: "~", consistent: true });
  const payments = items.filter((item) => item.__edb_e__ === "payment") as unknown as CountedPayment[];
  if (!items.some((item) => item.__edb_e__ === "appointment"))
    return { head: undefined, payments, sections: new Map(), acupuncture: undefined };
  const { head, sections, acupuncture } = groupItems(items);
  return { head, payments, sections, acupuncture };
}

/** All contributions of a patient's records, or of one kind. Strongly consistent. One request for each megabyte. */
export async function readContributions(
  { space, patient }: PatientKey,
  kind: "appointment#" | "symptom#",
): Promise<ContributionItem[]> {
  const { data } = await db.entities.contribution.query
    .primary({ space_id: space, patient_id: patient })
    .begins({ record: kind })
    .go({ pages: "all", consistent: true });
  return data;
}
