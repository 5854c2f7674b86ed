import { decodeTime } from "ulid";
import type { ActivityEntry, activityRoutes } from "../contracts/activity/activity.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import { auditIndexes, auditMonth, NOBODY } from "../db/audit.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { queryRaw } from "../db/raw-items.ts";
import * as Patients from "../patients/index.ts";
import { now } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import * as Spaces from "../spaces/index.ts";
import { dayBounds } from "../time/zones.ts";
import type { AuditTrailItem } from "./audit-trail.entity.ts";
import { entryId, orderAt } from "./chain.ts";
import { readTrail } from "./sealing.service.ts";

/** Entries looked at for one page. With a second filter a page shows those that fit. */
const PAGE = 50;
/** Months that one page looks into, where nothing names a person, patient or kind. */
const MONTHS_OF_A_PAGE = 3;

type Stored = {
  pk: string;
  sk: string;
  at: string;
  action: ActivityEntry["action"];
  record: string;
  patient?: string;
  user: string;
};
type Filters = RequestOf<typeof activityRoutes.list>["query"];
/** The moments that are wanted, epoch milliseconds, the last one not included. */
type Period = { from: number; to: number };
type Found = { entries: Stored[]; next: string | null };
const NOTHING: Found = { entries: [], next: null };
type Key = Record<string, unknown>;

/** The audit trail of the caller's space, newest first. */
export async function listActivity(query: Filters): Promise<ResponseOf<typeof activityRoutes.list>> {
  const { spaceId, space } = actor();
  const { cursor, ...filters } = query;
  const list = `activity:${JSON.stringify(filters)}`;
  const [trail, opened] = await Promise.all([readTrail(spaceId), openCursor(list, cursor)]);
  const period = {
    from: filters.from ? Date.parse(dayBounds(filters.from, space.timeZone).start) : beginOf(spaceId),
    to: filters.to ? Date.parse(dayBounds(filters.to, space.timeZone).end) : now() + 1,
  };
  const index = indexFor(spaceId, filters);
  const isEmpty = period.from >= period.to;
  const found = isEmpty
    ? NOTHING
    : index
      ? await ofIndex(index, period, opened)
      : await ofMonths(spaceId, period, opened);
  const fitting = found.entries.filter(
    (entry) =>
      (!filters.user || entry.user === filters.user) && (!filters.action || entry.action === filters.action),
  );
  return {
    items: await named(fitting, trail),
    next: await sealCursor(list, found.next),
    chained_since: trail?.since ?? null,
    checked_at: trail?.checked_at ?? null,
    findings: trail?.findings ?? 0,
  };
}

/** Who looked at a patient's record and changed it, newest first. Throws 404. */
export async function patientActivity(
  patient: string,
  cursor: string | undefined,
): Promise<ResponseOf<typeof activityRoutes.ofPatient>> {
  const { spaceId } = actor();
  const list = `activity:${patient}`;
  const [trail, opened] = await Promise.all([
    readTrail(spaceId),
    openCursor(list, cursor),
    Patients.readPatient(patient),
  ]);
  const index = { name: "gsi1", value: auditIndexes.gsi1(spaceId, patient) } as const;
  const found = await ofIndex(index, { from: beginOf(spaceId), to: now() + 1 }, opened);
  return { items: await named(found.entries, trail), next: await sealCursor(list, found.next) };
}

/** When a space was made, as its id tells. */
function beginOf(space: string): number {
  try {
    return decodeTime(space.slice(-26));
  } catch {
    return 0;
  }
}

type Index = { name: "gsi1" | "gsi2" | "gsi3"; value: string };

/** The index that finds the fewest entries: those of a patient, then of a person, then of a kind. */
function indexFor(space: string, { patient, user, action }: Filters): Index | undefined {
  if (patient) return { name: "gsi1", value: auditIndexes.gsi1(space, patient) };
  if (user) return { name: "gsi2", value: auditIndexes.gsi2(space, user) };
  if (action) return { name: "gsi3", value: auditIndexes.gsi3(space, action) };
  return undefined;
}

async function ofIndex({ name, value }: Index, { from, to }: Period, cursor: string | null): Promise<Found> {
  const { items, next } = await queryRaw(
    {
      index: name,
      pk: value,
      from: new Date(from).toISOString(),
      to: new Date(Math.max(from, to - 1)).toISOString(),
      limit: PAGE,
    },
    { newestFirst: true, after: cursor ? (JSON.parse(cursor) as Key) : undefined },
  );
  return { entries: items as unknown as Stored[], next: next ? JSON.stringify(next) : null };
}

type Place = { month: string; after?: string };

/** Entries of all kinds, from the newest month back. */
async function ofMonths(space: string, { from, to }: Period, cursor: string | null): Promise<Found> {
  let place: Place = cursor ? (JSON.parse(cursor) as Place) : { month: monthOf(to - 1) };
  const entries: Stored[] = [];
  for (let looked = 0; looked < MONTHS_OF_A_PAGE && place.month >= monthOf(from); looked += 1) {
    const page = await ofMonth(space, place, { from, to }, PAGE - entries.length);
    entries.push(...page.entries);
    if (page.after !== undefined) return { entries, next: JSON.stringify({ ...place, after: page.after }) };
    place = { month: monthBefore(place.month) };
  }
  return { entries, next: place.month >= monthOf(from) ? JSON.stringify(place) : null };
}

async function ofMonth(space: string, { month, after }: Place, { from, to }: Period, limit: number) {
  if (limit === 0) return { entries: [], after };
  const pk = auditMonth(space, month);
  const { items, next } = await queryRaw(
    { pk, from: orderAt(from), to: orderAt(to), limit },
    { newestFirst: true, after: after === undefined ? undefined : { pk, sk: after } },
  );
  return { entries: items as unknown as Stored[], after: next?.sk as string | undefined };
}

const monthOf = (moment: number) => new Date(moment).toISOString().slice(0, 7);
function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, "0")}`;
}

const patientOf = ({ patient, record }: Stored) =>
  patient ?? (record.startsWith("pat_") ? record : undefined);

/** Milliseconds within which one person's reads of one record are shown as one: a screen makes several requests. */
const ONE_READ = 5 * 60_000;

/** The entries, newest first, without reads that repeat a newer one of the same person and record. */
export function withoutRepeats<E extends Pick<Stored, "action" | "record" | "user" | "at">>(
  entries: readonly E[],
): E[] {
  const shown = new Map<string, number>();
  return entries.filter(({ action, record, user, at }) => {
    if (action !== "read") return true;
    const key = `${user} ${record}`;
    const newer = shown.get(key);
    if (newer !== undefined && newer - Date.parse(at) < ONE_READ) return false;
    shown.set(key, Date.parse(at));
    return true;
  });
}

/** The entries with the names of people and patients as they are now. Two requests. */
async function named(
  entries: readonly Stored[],
  trail: Pick<AuditTrailItem, "since"> | undefined,
): Promise<ActivityEntry[]> {
  const { spaceId } = actor();
  const users = [...new Set(entries.map(({ user }) => user))].filter((id) => id !== NOBODY);
  const ids = [...new Set(entries.flatMap((entry) => patientOf(entry) ?? []))];
  const [known, patients] = await Promise.all([
    Spaces.spacesAndUsersIn(
      [],
      users.map((user) => ({ space: spaceId, user })),
    ),
    Patients.patientsIn(ids.map((patient) => ({ space: spaceId, patient }))),
  ]);
  const userNames = new Map(known.users.map(({ id, name }) => [id, name]));
  const patientNames = new Map(patients.map(({ patient_id, name }) => [patient_id, name]));
  const begins = trail?.since ? orderAt(Date.parse(trail.since)) : undefined;
  return withoutRepeats(entries).map((entry) => {
    const patient = patientOf(entry) ?? null;
    return {
      id: entryId(entry),
      at: entry.at,
      action: entry.action,
      record: entry.record,
      patient,
      patient_name: (patient && patientNames.get(patient)) || null,
      user: entry.user,
      user_name: userNames.get(entry.user) ?? null,
      chained: begins !== undefined && entry.sk >= begins,
    };
  });
}
