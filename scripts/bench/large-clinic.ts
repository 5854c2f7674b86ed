import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { Statistics } from "../../packages/core/src/contracts/statistics/statistics.ts";
import { calling, type Growth, type Operation, readMeter, replay, search, weekOf } from "./growth.ts";
import { type Clinic, fillClinic, type Size } from "./growth-clinic.ts";
import { sideBySide } from "./side-by-side.ts";

const FEW: Size = { appointments: 2_000, patients: 200, visits: 40 };
const MANY: Size = { appointments: 200_000, patients: 20_000, visits: 40 };
const ROUNDS = { rounds: 20, warmUp: 5 };
/** After how many minutes the counting of one clinic is stopped, and its statistics are not compared; `COUNT_MINUTES` says another number. */
const MAX_COUNTING = Number(process.env.COUNT_MINUTES ?? 240) * 60_000;

/**
 * The screens of a clinic of 20,000 patients and 200,000 appointments beside one of 200 patients, and whether its statistics are what
 * its appointments say. Counting all of them takes long, so that only who asks for it measures this.
 */
export async function benchLargeClinic(document: DynamoDBDocumentClient) {
  const begun = Date.now();
  // It takes long, and what it measured so far is not lost where it is stopped.
  const say = (text: string) => console.error(`${Math.round((Date.now() - begun) / 1000)} s: ${text}`);
  const few = await fillClinic(document, FEW);
  const many = await fillClinic(document, MANY);
  say("both clinics are filled");
  const meter = await readMeter();
  const growth: Growth[] = [];
  const measure = async (list: readonly Operation[]) => {
    for (const { name, larger, work } of list) {
      const inFew = await work(few);
      const inMany = await work(many);
      const time = await sideBySide(inMany, inFew, ROUNDS);
      const costFew = await meter.cost(inFew);
      const costMany = await meter.cost(inMany);
      const engine = await sideBySide(
        replay(document, costMany.reads),
        replay(document, costFew.reads),
        ROUNDS,
      );
      growth.push({
        name,
        ...(larger && { larger }),
        time: time.ratio,
        engine: engine.ratio,
        many: { ...costMany, ms: time.ours },
        few: { ...costFew, ms: time.bare },
      });
      say(
        `${name}: time ${time.ratio.toFixed(2)}, bare ${engine.ratio.toFixed(2)}, requests ${costMany.requests} / ${costFew.requests}, items ${costMany.items} / ${costFew.items}`,
      );
    }
  };
  await measure(await screens());
  const counting = await countClinics([few, many]);
  say(`counted: ${JSON.stringify(counting)}`);
  // Nothing is shown of a count that is not complete.
  if (counting.every(({ isComplete }) => isComplete)) await measure(await statistics());
  return { growth, counting };
}

async function screens(): Promise<Operation[]> {
  const { appointmentsRoutes } = await import(
    "../../packages/core/src/contracts/scheduling/appointments-routes.ts"
  );
  const { patientsRoutes } = await import("../../packages/core/src/contracts/patients/patients.ts");
  const { visitsRoutes } = await import("../../packages/core/src/contracts/visits/visits-routes.ts");
  const { billingRoutes } = await import("../../packages/core/src/contracts/billing/billing.ts");
  const { activityRoutes } = await import("../../packages/core/src/contracts/activity/activity.ts");
  const { importsRoutes } = await import("../../packages/core/src/contracts/imports/imports.ts");
  const { exportsRoutes } = await import("../../packages/core/src/contracts/exports/exports.ts");
  const ofRegular = ({ manager, regular }: Clinic) => ({ as: manager, params: { patient: regular } });
  const asManager = ({ manager }: Clinic) => ({ as: manager });
  return [
    {
      name: "the list of patients, first page",
      work: (clinic) => calling(patientsRoutes.list, { as: clinic.manager, query: { limit: "50" } }),
    },
    search("one word", () => "maria"),
    search("digits of a phone", ({ digits }) => digits),
    search("typed wrong", () => "mraia"),
    await weekOf(),
    {
      name: "home",
      work: ({ professionals }) =>
        calling(appointmentsRoutes.home, { as: professionals[0] as Clinic["manager"] }),
    },
    { name: "a patient's page", work: (clinic) => calling(patientsRoutes.get, ofRegular(clinic)) },
    { name: "a patient's history", work: (clinic) => calling(visitsRoutes.record, ofRegular(clinic)) },
    { name: "a patient's charges", work: (clinic) => calling(billingRoutes.ofPatient, ofRegular(clinic)) },
    { name: "activity", work: (clinic) => calling(activityRoutes.list, asManager(clinic)) },
    {
      name: "a patient's activity",
      work: (clinic) => calling(activityRoutes.ofPatient, ofRegular(clinic)),
    },
    { name: "exports", work: (clinic) => calling(exportsRoutes.list, asManager(clinic)) },
    {
      name: "which of 20 rows of a file are patients already",
      work: (clinic) => calling(importsRoutes.check, { as: clinic.manager, body: { rows: rowsOf(clinic) } }),
    },
  ];
}

/** Rows of a file with patients of the clinic, and others. */
const rowsOf = ({ patient }: Clinic) =>
  Array.from({ length: 20 }, (_, index) => ({
    number: index + 1,
    fingerprint: String(index).padStart(64, "0"),
    name: index % 2 === 0 ? patient(index).name : `Demo Stranger ${index}`,
    birthday: null,
    phone: "",
    mobile_number: "",
    email: "",
    vat_number: "",
    health_system_number: "",
  }));

async function statistics(): Promise<Operation[]> {
  const { statisticsRoutes } = await import("../../packages/core/src/contracts/statistics/statistics.ts");
  const year = new Date().getUTCFullYear();
  const of = (name: string, route: (typeof statisticsRoutes)["get" | "getClinical"], years: number) => ({
    name,
    work: ({ manager }: Clinic) =>
      calling(route, { as: manager, query: { from: `${year - years}-01-01`, to: `${year}-12-31` } }),
  });
  return [
    of("statistics of this year", statisticsRoutes.get, 0),
    of("statistics of five years", statisticsRoutes.get, 4),
    of("clinical statistics of five years", statisticsRoutes.getClinical, 4),
  ];
}

/** Requests of the local engine that may take longer than the product's limit while one clinic is counted. */
const MAX_INTERRUPTED = 20;

/**
 * Counts a clinic until all is counted or the time is over, going on after a request that took too long, as the next run of the job
 * does.
 */
async function countClinic(id: string, until: number): Promise<{ records: number; isComplete: boolean }> {
  const { recountSpace } = await import("../../packages/core/src/statistics/recount.ts");
  const { db } = await import("../../packages/core/src/statistics/entities.ts");
  const isCounted = async () => {
    const { data } = await db.entities.progress.get({ space_id: id }).go({ consistent: true });
    return data?.counted !== undefined && data.at === undefined;
  };
  let records = 0;
  for (let interrupted = 0; ; ) {
    try {
      // In parts, so that the records before an interruption are known.
      const part = Math.min(until, Date.now() + PART_MS);
      records += await recountSpace({ id, time_zone: "Europe/Lisbon" }, part);
      const isComplete = await isCounted();
      if (isComplete || Date.now() > until) return { records, isComplete };
    } catch (error) {
      interrupted += 1;
      if (interrupted > MAX_INTERRUPTED) throw error;
      console.error(`Counting was interrupted after ${records} records and goes on: ${error}`);
    }
  }
}
const PART_MS = 10_000;

/** Counts the clinics from their records, and compares each year of the last five with the appointments that were made. */
async function countClinics(clinics: readonly Clinic[]) {
  const { as } = await import("../../packages/core/src/testing/actors.ts");
  const Statistics = await import("../../packages/core/src/statistics/index.ts");
  const found: { records: number; seconds: number; isComplete: boolean; wrong: string[] }[] = [];
  for (const clinic of clinics) {
    const begun = Date.now();
    const { records, isComplete } = await countClinic(clinic.space.id, begun + MAX_COUNTING);
    const seconds = (Date.now() - begun) / 1000;
    const wrong: string[] = [];
    const last = new Date().getUTCFullYear();
    for (let first = last - 4; isComplete && first <= last; first += 1) {
      const period = { from: `${first}-01-01`, to: `${last}-12-31` };
      wrong.push(...differencesOf(await as(clinic.manager, () => Statistics.get(period)), clinic));
    }
    found.push({ records, seconds, isComplete, wrong });
  }
  return found;
}

/** What the statistics of a period say differently from the appointments. */
function differencesOf({ period, totals, seen, is_complete }: Statistics, { heads }: Clinic): string[] {
  const within = heads.filter(({ start }) => {
    const day = new Date(start).toISOString().slice(0, 10);
    return day >= period.from && day <= period.to;
  });
  const done = within.filter((head) => head.done);
  const patients = new Set(done.map(({ patient }) => patient.id)).size;
  const expected = { done: done.length, upcoming: within.length - done.length, seen: patients };
  const counted = { done: totals.done, upcoming: totals.upcoming, seen: seen.most };
  return [
    ...(is_complete ? [] : ["not complete"]),
    ...Object.entries(expected)
      .filter(([name, value]) => counted[name as keyof typeof counted] !== value)
      .map(
        ([name, value]) =>
          `${name} from ${period.from}: ${counted[name as keyof typeof counted]}, not ${value}`,
      ),
  ];
}
