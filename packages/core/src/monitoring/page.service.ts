import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type { MonitoringPage, monitoringPageRoutes } from "../contracts/monitoring/monitoring-page.ts";
import { OLDEST_ENTRY_DAYS } from "../contracts/monitoring/symptom-terms.ts";
import { allowanceWrite } from "../db/allowance.ts";
import { readItems } from "../db/read-items.ts";
import { retryOn } from "../db/retry-on.ts";
import { check, type Operation, put, transact, update } from "../db/transact.ts";
import { countWrongLink } from "../db/wrong-links.ts";
import * as Patients from "../patients/index.ts";
import { nowIso, todayIn } from "../platform/clock.ts";
import { constantTimeRefusal } from "../platform/constant-time.ts";
import { env } from "../platform/env.ts";
import { AppError, absent, invalidField } from "../platform/errors.ts";
import { hashed } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import { initials } from "../text/initials.ts";
import { daysBetween, plusDays } from "../time/days.ts";
import { counting, withDay, withEntry } from "./answers.policy.ts";
import { attentionKey } from "./attention.ts";
import { db } from "./entities.ts";
import { isQuiet, isWorking, linkEnd, linksOf } from "./link.service.ts";
import type { MonitoredSymptomItem } from "./monitored-symptom.entity.ts";
import type { MonitoringLinkItem } from "./monitoring-link.entity.ts";
import type { SymptomDayItem } from "./symptom-day.entity.ts";

/** Days of answers that patients see of themselves. */
const SHOWN_DAYS = 14;

/** The same answer for every link that does not work, for any reason. */
const noPage = () => absent("monitoring_page");

/**
 * Whose link it is. One request. A wrong one is looked up by its hash like a right one and then counted, and all refusals take
 * the same time. Throws 404, or 429 for a wrong one where its network tried too many.
 */
async function linkOf(key: string): Promise<MonitoringLinkItem> {
  const { data } = await db.entities.link.query.address({ token_hash: hashed(key) }).go();
  const link = data[0];
  if (link && link.ends_at > nowIso()) return link;
  await countWrongLink();
  throw noPage();
}

/** What a patient's page shows. Five requests; a few more for somebody with several records. Throws 404 and 429. */
export const readPage = (key: string): Promise<MonitoringPage> =>
  constantTimeRefusal(async () => {
    const link = await linkOf(key);
    const { patient, space } = await personAndSpace(link);
    const today = todayIn(space.time_zone);
    const ids = Patients.recordsOf(patient);
    const [links, records] = await Promise.all([
      linksOfPerson(link, ids),
      Promise.all(ids.map((record) => answersOf(link.space_id, record, today))),
    ]);
    await transact({ writes: [useLink(link, today), allowanceWrite("monitoring_page", link.token_hash)] });
    const asked = records.flatMap(({ symptoms, days }) =>
      symptoms
        .filter((symptom) => isAsked(symptom, today))
        .map((symptom) => ({ symptom, view: askedView(symptom, today, days) })),
    );
    return {
      initials: initials(patient.name),
      clinic: space.space_name,
      language: patient.language,
      today,
      symptoms: asked.map(({ view }) => view),
      person: hashed(`monitoring-person|${patient.space_id}|${patient.patient_id}`).slice(0, 32),
      reminds: asked.some(({ symptom }) => symptom.reminder),
      reminders_paused: isQuiet(links),
    };
  });

/** The working links of all records of a person. One request for somebody with several records. */
const linksOfPerson = async (link: MonitoringLinkItem, records: readonly string[]) =>
  records.length > 1 ? (await linksOf(records, link.space_id)).filter(isWorking) : [link];

/** The symptoms of a record and the answers of yesterday and today. Two requests at the same moment. */
async function answersOf(space_id: string, patient_id: string, today: string) {
  const [symptoms, days] = await Promise.all([
    db.entities.symptom.query.primary({ space_id, patient_id }).go({ pages: "all" }),
    db.entities.day.query
      .primary({ space_id, patient_id })
      .between({ day: plusDays(today, -1) }, { day: today, symptom_id: "~" })
      .go({ pages: "all" }),
  ]);
  return {
    symptoms: symptoms.data as MonitoredSymptomItem[],
    days: days.data as unknown as SymptomDayItem[],
  };
}

type Item = Record<string, unknown>;
const keysOf = ({ space_id, patient_id }: MonitoringLinkItem) =>
  [
    Patients.PatientEntity.get({ space_id, patient_id }).params({ table: env("TABLE_NAME") }).Key,
    Spaces.db.entities.space.get({ id: space_id }).params().Key,
  ] as { pk: string; sk: string }[];

/** Whose page it is, of all merged records the remaining one, and of which clinic. One request; one more for every merge. */
const personAndSpace = async (link: MonitoringLinkItem) => personIn(await readItems(keysOf(link)));

/** The same among items that were read. Throws 404 for a patient who was archived. */
async function personIn(items: readonly Item[]) {
  const of = (entity: string) => items.find(({ __edb_e__ }) => __edb_e__ === entity);
  const patientItem = of("patient");
  const spaceItem = of("space");
  const space = spaceItem && Spaces.db.entities.space.parse({ Item: spaceItem }).data;
  if (!patientItem || !space) throw noPage();
  const patient = await Patients.remainingOf(Patients.parsePatient(patientItem));
  if (patient.state === "archived") throw noPage();
  return { patient, space };
}

/** A symptom is asked about from its first day to the day after its last, which can still be answered late. */
const isAsked = ({ status, start, end }: MonitoredSymptomItem, today: string) =>
  status === "active" && start <= today && (!end || plusDays(end, 1) >= today);

const askedView = (symptom: MonitoredSymptomItem, today: string, days: readonly SymptomDayItem[]) => ({
  id: symptom.symptom_id,
  name: symptom.name,
  start: symptom.start,
  frequency: symptom.frequency,
  recent: symptom.recent
    .filter(({ day }) => day > plusDays(today, -SHOWN_DAYS))
    .map(({ day, sum, count }) => ({ day, mean: Math.round((sum / count) * 10) / 10 })),
  entries: days
    .filter(({ symptom_id }) => symptom_id === symptom.symptom_id)
    .flatMap(({ day, entries }) => counting(entries).map((entry) => ({ ...entry, day }))),
});

const sameLink = ({ token_hash }: MonitoringLinkItem) => ({
  expression: "token_hash = :hash",
  values: { ":hash": token_hash },
});

/** The link works until the write itself. Its end moves once a day. */
function useLink(link: MonitoringLinkItem, today: string): Operation {
  const key = { space_id: link.space_id, patient_id: link.patient_id };
  if (link.last_used_on === today)
    return check({ Key: db.entities.link.get(key).params().Key }, sameLink(link), noPage);
  const used = db.entities.link
    .patch(key)
    .set({ last_used_on: today, ends_at: linkEnd() })
    .where(({ token_hash }, { eq }) => eq(token_hash, link.token_hash));
  return update(used.params(), noPage);
}

type Written = ResponseOf<typeof monitoringPageRoutes.writeEntry>;
type EntryRequest = Pick<RequestOf<typeof monitoringPageRoutes.writeEntry>, "params" | "body">;

/**
 * Keeps an answer, changes it, or takes it back. Three requests; two more where two answers to one symptom meet, and for a
 * symptom of another record of somebody who was merged. An answer is accepted with an expired plan too: it is the
 * patient's, and the clinic can read it. Throws 404
 * `monitoring_page.not_found` or `symptom.not_found`, 400 naming `day`, 409 `entry.too_many`, 429.
 */
export const writeEntry = (request: EntryRequest): Promise<Written> =>
  constantTimeRefusal(async () => {
    const link = await linkOf(request.params.key);
    return retryOn(["entry.conflict"], () => keepEntry(link, request), { attempts: 4 });
  });

async function keepEntry(link: MonitoringLinkItem, { params, body }: EntryRequest): Promise<Written> {
  const { symptom, held, today } = await readDay(link, body);
  requireDay(body.day, today, symptom);
  const before = held?.entries ?? [];
  const entries = withEntry(before, params.entry, body);
  const answer = { symptom: body.symptom, day: body.day, entries: counting(entries) };
  if (entries === before) return answer;
  const day: SymptomDayItem = {
    ...dayKey(symptom, body),
    entries: [...entries],
    version: (held?.version ?? 0) + 1,
  };
  await transact({
    writes: [
      useLink(link, today),
      allowanceWrite("monitoring_entry", link.token_hash),
      dayWrite(day, held),
      courseWrite(symptom, day),
    ],
  });
  return answer;
}

const dayKey = (
  { space_id, patient_id }: { space_id: string; patient_id: string },
  { symptom, day }: { symptom: string; day: string },
) => ({ space_id, patient_id, day, symptom_id: symptom });

/** The keys of a symptom and of the answers of a day, as they would be in a record. */
const entryKeys = (record: { space_id: string; patient_id: string }, body: EntryRequest["body"]) =>
  [
    db.entities.symptom.get({ ...record, symptom_id: body.symptom }).params().Key,
    db.entities.day.get(dayKey(record, body)).params().Key,
  ] as { pk: string; sk: string }[];

/**
 * The symptom, the answers of the day and the clinic's present day. One request; a second one where the symptom belongs to
 * another record of the same person, and one for every merge that is followed.
 */
async function readDay(link: MonitoringLinkItem, body: EntryRequest["body"]) {
  const { space_id, patient_id } = link;
  const first = await readItems([...entryKeys({ space_id, patient_id }, body), ...keysOf(link)]);
  const { patient, space } = await personIn(first);
  const others = Patients.recordsOf(patient).filter((record) => record !== patient_id);
  const isHere = first.some(({ __edb_e__ }) => __edb_e__ === "monitoredSymptom");
  const items =
    isHere || others.length === 0
      ? first
      : await readItems(others.flatMap((record) => entryKeys({ space_id, patient_id: record }, body)));
  const of = (entity: string) => items.find(({ __edb_e__ }) => __edb_e__ === entity);
  const symptomItem = of("monitoredSymptom");
  const dayItem = of("symptomDay");
  const symptom = symptomItem && db.entities.symptom.parse({ Item: symptomItem }).data;
  const held = dayItem && db.entities.day.parse({ Item: dayItem }).data;
  if (!symptom) throw absent("symptom");
  return {
    symptom: symptom as unknown as MonitoredSymptomItem,
    held: held as unknown as SymptomDayItem | undefined,
    today: todayIn(space.time_zone),
  };
}

/** A phone abroad can be a day ahead of the clinic. */
function requireDay(day: string, today: string, { start }: MonitoredSymptomItem): void {
  const ago = daysBetween(day, today);
  if (ago < -1 || ago > OLDEST_ENTRY_DAYS || day < plusDays(start, -1))
    throw invalidField("day", "entry.day");
}

const conflict = () => new AppError("conflict", "entry.conflict");

function dayWrite(day: SymptomDayItem, held: SymptomDayItem | undefined): Operation {
  const params = held
    ? db.entities.day
        .put(day)
        .where(({ version }, { eq }) => eq(version, held.version))
        .params()
    : db.entities.day.create(day).params();
  return put(params, conflict);
}

/** The symptom's answered days, its mark and its place in the lists, with the answer that changes them. */
function courseWrite(symptom: MonitoredSymptomItem, { day, entries }: SymptomDayItem): Operation {
  const course = withDay(symptom.recent, day, entries);
  const { space_id, patient_id, symptom_id, professional_id } = symptom;
  const params = db.entities.symptom
    .patch({ space_id, patient_id, symptom_id })
    .set({ ...course, attention: attentionKey({ ...symptom, ...course }) })
    .add({ answers_version: 1 })
    .composite({ professional_id })
    .where(
      (stored, { eq }) =>
        `${eq(stored.answers_version, symptom.answers_version)} AND ${eq(stored.version, symptom.version)}`,
    )
    .params();
  return update(params, (current) => (current ? conflict() : absent("symptom")));
}

/**
 * Stops the reminders a person gets, or lets them come again, on the links of all their records. Three requests; a few more for
 * somebody with several records. Throws 404 and 429.
 */
export const setReminders = (key: string, paused: boolean): Promise<{ paused: boolean }> =>
  constantTimeRefusal(async () => {
    const link = await linkOf(key);
    // A link of another record was replaced meanwhile.
    return retryOn(["write.conflict"], () => pauseReminders(link, paused), { attempts: 3 });
  });

async function pauseReminders(link: MonitoringLinkItem, paused: boolean): Promise<{ paused: boolean }> {
  const { patient } = await personAndSpace(link);
  const links = await linksOfPerson(link, Patients.recordsOf(patient));
  const writes = links.map(({ space_id, patient_id, token_hash }) => {
    const patch = db.entities.link
      .patch({ space_id, patient_id })
      .set({ reminders_paused: paused })
      .where((stored, { eq }) => eq(stored.token_hash, token_hash));
    return update(patch.params(), token_hash === link.token_hash ? noPage : conflicting);
  });
  await transact({ writes: [...writes, allowanceWrite("monitoring_entry", link.token_hash)] });
  return { paused };
}

const conflicting = () => new AppError("conflict", "write.conflict");
