import {
  BATCH_KINDS,
  RETENTION_KINDS,
  type RetentionPeriods,
} from "../contracts/retention/retention-kinds.ts";
import * as Patients from "../patients/index.ts";
import { now, nowIso, todayIn } from "../platform/clock.ts";
import { errorFacts, log } from "../platform/logger.ts";
import * as Spaces from "../spaces/index.ts";
import { dayIn } from "../time/day-in.ts";
import { dueBatches } from "./batches.ts";
import { db } from "./entities.ts";
import { lastVisitOf, readFacts } from "./patient-facts.ts";
import { completeWalk, saveWalk } from "./progress.store.ts";
import { drop, propose } from "./proposals.store.ts";
import type { ProposalItem, RetentionWalk } from "./retention.entity.ts";
import { countsFrom, dueKinds, latestCutoff } from "./retention.policy.ts";
import { periodsOf, readRetention } from "./settings.service.ts";

/** Records read in one page, and patients looked at at the same time. */
const PAGE_SIZE = 50;
const CONCURRENT = 4;
/** Days between two looks through a clinic's data. */
const EVERY_DAYS = 7;

type Clinic = { id: string; time_zone: string };
type Context = { clinic: Clinic; periods: RetentionPeriods; today: string; walk: RetentionWalk };
/** What a page proposed, and which of its open proposals hold. */
type Page = { proposed: number; cursor: string | null; open?: number };

/**
 * Proposes what has passed its time, once a week for each clinic and after its periods change, from where the last run
 * stopped. Nothing is deleted. Returns how many proposals are new or confirmed. `until` is when to stop, in epoch milliseconds.
 */
export async function proposeEverywhere(until: number): Promise<number> {
  let count = 0;
  let cursor: string | null = null;
  do {
    const page: SpacePage = await spacesAfter(cursor);
    for (const clinic of page.data) {
      if (clinic.closed_at) continue;
      try {
        count += await proposeFor(clinic, until);
      } catch (error) {
        log("error", "clinic's data not looked through", { space: clinic.id, ...errorFacts(error) });
      }
      if (now() > until) return count;
    }
    cursor = page.cursor;
  } while (cursor);
  return count;
}

const spacesAfter = (cursor: string | null) =>
  Spaces.db.entities.space.query
    .newest({})
    .go({ cursor, limit: PAGE_SIZE, pages: 1, attributes: ["id", "time_zone", "closed_at"] });
type SpacePage = Awaited<ReturnType<typeof spacesAfter>>;

/** Looks through one clinic's data, if it is time to. */
export async function proposeFor(clinic: Clinic, until: number): Promise<number> {
  const { settings, progress } = await readRetention(clinic.id);
  const version = settings?.version ?? 0;
  const isCurrent = progress?.settings === version && !isOlder(progress?.completed_at);
  if (isCurrent && !progress?.walk) return 0;
  const continued = progress?.walk?.settings === version ? progress.walk : undefined;
  let walk: RetentionWalk = continued ?? { began_at: nowIso(), settings: version, list: 0, cursor: null };
  const today = todayIn(clinic.time_zone);
  let count = 0;
  while (walk.list < LISTS.length) {
    const page = await (LISTS[walk.list] as List)({ clinic, periods: periodsOf(settings), today, walk });
    count += page.proposed;
    const open = (walk.open ?? 0) + (page.open ?? 0);
    const next = page.cursor ? { cursor: page.cursor } : { list: walk.list + 1, cursor: null };
    walk = { ...walk, ...next, open };
    if (walk.list < LISTS.length) await saveWalk(clinic.id, walk);
    else await completeWalk(clinic.id, { settings: version, open, told_at: progress?.told_at });
    if (now() > until) break;
  }
  return count;
}

const isOlder = (at: string | undefined) => !at || Date.parse(at) < now() - EVERY_DAYS * 86_400_000;

type List = (context: Context) => Promise<Page>;

/** A page of the patients. Those whose last appointment is recent cost one request, those added recently none. */
async function patients({ clinic, periods, today, walk }: Context): Promise<Page> {
  const latest = latestCutoff(periods, today);
  if (!latest) return { proposed: 0, cursor: null };
  const page = await Patients.patientsPage(clinic.id, walk.cursor, PAGE_SIZE);
  const old = page.items.filter(
    ({ state, created_at }) => state !== "merged" && dayIn(clinic.time_zone, created_at) < latest,
  );
  let proposed = 0;
  for (let from = 0; from < old.length; from += CONCURRENT) {
    const counts = await Promise.all(
      old.slice(from, from + CONCURRENT).map((patient) => proposePatient(patient, latest)),
    );
    proposed += counts.reduce((total, count) => total + count, 0);
  }
  return { proposed, cursor: page.cursor };

  async function proposePatient(patient: Patients.PatientItem, before: string): Promise<number> {
    const visit = await lastVisitOf(patient, clinic.time_zone);
    if (visit !== null && visit >= before) return 0;
    const facts = await readFacts(patient, clinic.time_zone);
    const due = dueKinds(facts, periods, today);
    // An erasure that waits is decided about already.
    if (due.length === 0 || (await Patients.isToBeErased(patient))) return 0;
    let count = 0;
    for (const { kind, amount } of due) {
      const found = {
        space: clinic.id,
        kind,
        id: patient.patient_id,
        since: countsFrom(facts),
        last_visit: facts.lastVisit ?? undefined,
        amount,
      };
      if (await propose(found, today)) count += 1;
    }
    return count;
  }
}

async function batches({ clinic, periods, today }: Context): Promise<Page> {
  let proposed = 0;
  for (const kind of BATCH_KINDS)
    for (const found of await dueBatches(kind, { clinic, periods, today }))
      if (await propose({ ...found, kind, space: clinic.id }, today)) proposed += 1;
  return { proposed, cursor: null };
}

/** Drops open proposals that this walk did not find again: the patient came back, or the period is longer now. */
const unconfirmed: readonly List[] = RETENTION_KINDS.map((kind) => async ({ clinic, walk }) => {
  const page = await db.entities.proposal.query
    .byState({ space_id: clinic.id, kind, state: "open" })
    .go({ cursor: walk.cursor, limit: PAGE_SIZE, pages: 1 });
  let open = 0;
  for (const proposal of page.data as ProposalItem[])
    if (proposal.checked_at < walk.began_at) await drop(proposal);
    else open += 1;
  return { proposed: 0, cursor: page.cursor, open };
});

const LISTS: readonly List[] = [patients, batches, ...unconfirmed];
