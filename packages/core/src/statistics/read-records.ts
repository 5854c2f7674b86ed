import { queryItems } from "../db/query-items.ts";
import { readItems } from "../db/read-items.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import * as Spaces from "../spaces/index.ts";
import { groupItems } from "../visits/stored/index.ts";
import type { CountedPayment, CountedRecords } from "./contribution.ts";
import { db } from "./entities.ts";
import type { ContributionItem, CountedPatientItem } from "./statistics.entity.ts";

export type PatientKey = { space: string; patient: string };

/** What is stored about a patient's statistics, and what the count depends on. */
export type Known = {
  /** The generation that is being counted. What another one counted is not here. */
  generation: number;
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
  return (await readKnownOf(space, [{ patient, records }]))[0] as Known;
}

/** The same of several patients of a clinic, in their order. One request for each hundred items. */
export async function readKnownOf(
  space: string,
  wanted: readonly { patient: string; records: readonly string[] }[],
): Promise<Known[]> {
  const items = await readItems([
    Spaces.db.entities.space.get({ id: space }).params().Key as Key,
    db.entities.progress.get({ space_id: space }).params().Key as Key,
    ...wanted.flatMap(({ patient, records }) => {
      const of = { space_id: space, patient_id: patient };
      return [
        db.entities.patient.get(of).params().Key as Key,
        db.entities.countedPatient.get(of).params().Key as Key,
        ...records.map((record) => db.entities.contribution.get({ ...of, record }).params().Key as Key),
      ];
    }),
  ]);
  const first = (entity: string) => items.find((item) => item.__edb_e__ === entity);
  const generation = Number(first("countingProgress")?.generation ?? 0);
  const clinic = clinicOf(first("space"));
  return wanted.map(({ patient }) => ({
    generation,
    ...knownOf(
      items.filter((item) => item.patient_id === patient),
      generation,
    ),
    ...clinic,
  }));
}

/** What is known of one patient, from the patient's items. */
function knownOf(
  items: readonly Item[],
  generation: number,
): Pick<Known, "counted" | "contributions" | "patient"> {
  const named = (entity: string) => items.filter((item) => item.__edb_e__ === entity);
  const [counted] = named("countedPatient");
  const [person] = named("patient");
  const contributions = named("statisticsContribution") as unknown as ContributionItem[];
  return {
    counted: ofGeneration(
      counted && (db.entities.countedPatient.parse({ Item: counted }).data ?? undefined),
      generation,
    ),
    contributions: new Map(
      contributions.filter(isOfGeneration(generation)).map((item) => [item.record, item]),
    ),
    patient: person && Patients.parsePatient(person),
  };
}

const isOfGeneration =
  (generation: number) =>
  (item: { generation?: number | undefined }): boolean =>
    (item.generation ?? 0) === generation;

/** Of what another generation counted, only the version holds: every write is conditional on it. */
function ofGeneration(
  counted: CountedPatientItem | undefined,
  generation: number,
): CountedPatientItem | undefined {
  if (!counted || isOfGeneration(generation)(counted)) return counted;
  const { space_id, patient_id, version } = counted;
  return { space_id, patient_id, version, generation };
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

/** The contributions of a patient's appointments or symptoms. Strongly consistent. One request for each megabyte. */
export async function readContributions(
  key: PatientKey,
  kind: "appointment#" | "symptom#",
  generation: number,
): Promise<ContributionItem[]> {
  return (await readEveryContribution(key, kind)).filter(isOfGeneration(generation));
}

/** The same, with those of older generations. */
async function readEveryContribution({ space, patient }: PatientKey, kind: string) {
  const { data } = await db.entities.contribution.query
    .primary({ space_id: space, patient_id: patient })
    .begins({ record: kind })
    .go({ pages: "all", consistent: true });
  return data;
}

/** What older generations stored of a patient's records and nobody replaced: the records do not exist any more. */
export async function readOutdated(key: PatientKey, generation: number): Promise<ContributionItem[]> {
  const [appointments, symptoms] = await Promise.all([
    readEveryContribution(key, "appointment#"),
    readEveryContribution(key, "symptom#"),
  ]);
  return [...appointments, ...symptoms].filter((item) => !isOfGeneration(generation)(item));
}
