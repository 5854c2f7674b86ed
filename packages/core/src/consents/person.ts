import { readItems } from "../db/read-items.ts";
import * as LegalTexts from "../legal-texts/index.ts";
import * as Patients from "../patients/index.ts";
import { todayIn } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { absent } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import { ageOn } from "../time/days.ts";
import type { PatientConsentsItem, StoredDecision } from "./consent.entity.ts";
import type { ConsentTextItem } from "./consent-text.entity.ts";
import { db } from "./entities.ts";

type Key = { pk: string; sk: string };
export type Record = { space_id: string; patient_id: string };

export const patientKey = (of: Record) =>
  Patients.PatientEntity.get(of).params({ table: env("TABLE_NAME") }).Key as unknown as Key;
export const statesKey = (of: Record) => db.entities.patient.get(of).params().Key as unknown as Key;

/** Finds items of one kind among those of a batch. */
const kindOf = (items: readonly globalThis.Record<string, unknown>[], kind: string) =>
  items.filter(({ __edb_e__ }) => __edb_e__ === kind);

export const parseStates = (items: readonly globalThis.Record<string, unknown>[]): PatientConsentsItem[] =>
  kindOf(items, "patientConsents").flatMap((Item) => db.entities.patient.parse({ Item }).data ?? []);
export const parsePatients = (items: readonly globalThis.Record<string, unknown>[]) =>
  kindOf(items, "patient").map(Patients.parsePatient);

export type Decisions = Readonly<globalThis.Record<string, StoredDecision>>;

/** The last decision about each text among all records of a person. */
export function latestDecisions(states: readonly Pick<PatientConsentsItem, "decisions">[]): Decisions {
  const latest = new Map<string, StoredDecision>();
  for (const { decisions } of states)
    for (const [text, decision] of Object.entries(decisions)) {
      const known = latest.get(text);
      if (!known || known.at < decision.at) latest.set(text, decision);
    }
  return Object.fromEntries(latest);
}

export type Person = {
  patient: Patients.PatientItem;
  space: Spaces.SpaceItem;
  /** The states stored with this record; undefined before the first decision. */
  held: PatientConsentsItem | undefined;
  decisions: Decisions;
  /** What the clinic stored about the texts that were asked for, by id. */
  texts: ReadonlyMap<string, ConsentTextItem>;
  /** Completed years on the clinic's day; null if the birthday is unknown. */
  age: number | null;
};

/**
 * What decisions about texts need to know of a patient. One request, a second one where other records were merged into
 * this one. Works without a session. Throws 404 `patient.not_found`.
 */
export async function readPerson(of: Record, texts: readonly string[]): Promise<Person> {
  const keys = [
    patientKey(of),
    statesKey(of),
    Spaces.db.entities.space.get({ id: of.space_id }).params().Key as unknown as Key,
    ...texts.map(
      (text_id) => db.entities.text.get({ space_id: of.space_id, text_id }).params().Key as unknown as Key,
    ),
  ];
  const textKeys = LegalTexts.patientTexts.keys();
  const items = await readItems([...keys, ...textKeys]);
  if (textKeys.length > 0) LegalTexts.patientTexts.learn(items);
  const [patient] = parsePatients(items);
  const [spaceItem] = kindOf(items, "space");
  const space = spaceItem && Spaces.db.entities.space.parse({ Item: spaceItem }).data;
  if (!patient || !space) throw absent("patient");
  const [held] = parseStates(items);
  const others = Patients.recordsOf(patient).slice(1);
  const otherStates = others.length === 0 ? [] : parseStates(await readItems(others.map(stateOf(of))));
  const stored = kindOf(items, "consentText").flatMap((Item) => db.entities.text.parse({ Item }).data ?? []);
  return {
    patient,
    space: space as Spaces.SpaceItem,
    held,
    decisions: latestDecisions([...(held ? [held] : []), ...otherStates]),
    texts: new Map(stored.map((item) => [item.text_id, item])),
    age: ageIn(space.time_zone, patient.birthday),
  };
}

const stateOf =
  ({ space_id }: Record) =>
  (patient_id: string) =>
    statesKey({ space_id, patient_id });

export const ageIn = (timeZone: string, birthday: string | undefined): number | null =>
  birthday ? ageOn(birthday, todayIn(timeZone)) : null;
