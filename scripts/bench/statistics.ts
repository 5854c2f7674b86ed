import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { Contribution } from "../../packages/core/src/statistics/statistics.entity.ts";
import { sideBySide } from "./side-by-side.ts";

/** A clinic of this year and the four before. */
const PATIENTS = 20_000;
const APPOINTMENTS = 200_000;
const YEARS = 5;
const PROFESSIONALS = 6;
const PER_REQUEST = 25;
const AT_ONCE = 8;
const ROUNDS = { rounds: 100, warmUp: 20 };

type Sided = Awaited<ReturnType<typeof sideBySide>>;

/**
 * The statistics of five years beside those of one month in a clinic of 20,000 patients and 200,000 appointments, as the route
 * answers them; and what counting adds to a booking in the stream.
 */
export async function benchStatistics(document: DynamoDBDocumentClient) {
  const { makeSpace, makeUser } = await import("../../packages/core/src/testing/actors.ts");
  const { statisticsRoutes } = await import("../../packages/core/src/contracts/statistics/statistics.ts");
  const { monthPeriod, plusWholeMonths } = await import("../../packages/core/src/time/periods.ts");
  const { eventOf, handlerOf } = await import("../../packages/functions/src/testing/call.ts");
  const space = await makeSpace();
  const manager = await makeUser(space.id, "manager");
  const today = new Date();
  const first = today.getUTCFullYear() - YEARS + 1;
  const month = plusWholeMonths(today.toISOString().slice(0, 7), -1);
  await fillSums(document, space.id, first);
  const call = async (route: (typeof statisticsRoutes)["get" | "getClinical"], from: string, to: string) => {
    const event = await eventOf(route, { as: manager, query: { from, to } });
    const handler = await handlerOf(route);
    return async () => {
      const { statusCode } = await handler(event);
      if (statusCode !== 200) throw new Error(`${route.id} answered ${statusCode}`);
    };
  };
  const periods = async (route: (typeof statisticsRoutes)["get" | "getClinical"]): Promise<Sided> =>
    sideBySide(
      await call(route, `${first}-01-01`, `${first + YEARS - 1}-12-31`),
      await call(route, monthPeriod(month).from, monthPeriod(month).to),
      ROUNDS,
    );
  return {
    practice: await periods(statisticsRoutes.get),
    clinical: await periods(statisticsRoutes.getClinical),
    counting: await countingBesideWriting(document),
  };
}

/** The sums of the whole clinic, worked out as the stream does and written in batches. */
async function fillSums(document: DynamoDBDocumentClient, space: string, first: number) {
  const { addSeen } = await import("../../packages/core/src/statistics/seen.ts");
  const { addContribution, sumsKey } = await import("../../packages/core/src/statistics/sums.ts");
  const { db } = await import("../../packages/core/src/statistics/entities.ts");
  const { wayOfCounting } = await import("../../packages/core/src/statistics/way.ts");
  const changes: Parameters<typeof addContribution>[0] = new Map();
  for (let index = 0; index < APPOINTMENTS; index += 1)
    addContribution(changes, { space, generation: 0 }, contributionOf(index, first), 1);
  for (let patient = 0; patient < PATIENTS; patient += 1)
    addSeen(changes, { space, generation: 0 }, { "|": daysOf(patient, first) }, 1);
  await db.entities.progress.put({ space_id: space, counted: wayOfCounting("Europe/Lisbon") }).go();
  const items = [...changes.values()]
    .filter(({ place }) => place.professional === "" && place.place === "")
    .map(({ place, amounts, titles }) => ({
      __edb_e__: "statisticsSums",
      __edb_v__: "1",
      space_id: space,
      ...sumsKey(place),
      ...amounts,
      ...Object.fromEntries(Object.entries(titles).map(([code, title]) => [`title:${code}`, title])),
    }));
  await writeItems(document, items);
}

async function writeItems(document: DynamoDBDocumentClient, items: Record<string, unknown>[]) {
  const { BatchWriteCommand } = await import("@aws-sdk/lib-dynamodb");
  const { env } = await import("../../packages/core/src/platform/env.ts");
  const parts = Array.from({ length: Math.ceil(items.length / PER_REQUEST) }, (_, index) =>
    items.slice(index * PER_REQUEST, (index + 1) * PER_REQUEST),
  );
  for (let from = 0; from < parts.length; from += AT_ONCE)
    await Promise.all(
      parts.slice(from, from + AT_ONCE).map((part) =>
        document.send(
          new BatchWriteCommand({
            RequestItems: { [env("TABLE_NAME")]: part.map((Item) => ({ PutRequest: { Item } })) },
          }),
        ),
      ),
    );
}

/** Appointments are spread evenly from the first day of the first year until today. */
const dayOf = (index: number, first: number) => {
  const begin = Date.UTC(first, 0, 1);
  const day = begin + (index / APPOINTMENTS) * (Date.now() - begin);
  return new Date(day).toISOString().slice(0, 10);
};

/** A patient has ten appointments, some close together and some far apart. */
const daysOf = (patient: number, first: number): string =>
  Array.from({ length: APPOINTMENTS / PATIENTS }, (_, visit) =>
    dayOf((patient * 7919 + visit ** 2 * 2003) % APPOINTMENTS, first),
  )
    .sort()
    .join(" ");

/** An appointment of the clinic by its number, spread over its days; some codes are frequent and many are rare. */
function contributionOf(index: number, first: number): Contribution {
  const day = dayOf(index, first);
  const professional = `usr_demo${index % PROFESSIONALS}`;
  const some = (many: number, factor: number) => Math.floor(((index * factor) % many) ** 2 / many);
  // Each diagnosis is found with some patterns more often than with others.
  const diagnosis = some(200, 7919);
  const code = `M${diagnosis}`;
  const pattern = `pattern_${(diagnosis * 3 + some(12, 104_729)) % 90}`;
  const group = `${(index % 9) * 10}:${index % 2 === 0 ? "female" : "male"}`;
  return {
    parts: [
      {
        day,
        professional,
        place: "est_demo",
        main: {
          done: 1,
          [`professional:done:${professional}`]: 1,
          [`type:done:typ_${index % 12}`]: 1,
          [`group:done:${group}`]: 1,
          "place:done:est_demo": 1,
          income: 5000,
          "method:card": 5000,
          [`type:income:typ_${index % 12}`]: 5000,
          [`professional:income:${professional}`]: 5000,
        },
        clinical: {
          signed: 1,
          [`icd:${code}`]: 1,
          [`pattern:${pattern}`]: 1,
          "treatment:acupuncture": 1,
          ...Object.fromEntries([3, 5, 11, 17].map((factor) => [`point:BL${some(360, factor)}`, 1])),
          [`formula:Demo formula ${some(120, 31)}`]: 1,
        },
        pairs: { [`${code} ${pattern}`]: 1 },
      },
    ],
    start: `${day}T10:00:00.000Z`,
    group,
    titles: { [code]: `Demo diagnosis ${code}` },
    ...(index < PATIENTS && { isFirst: true }),
  };
}

/** Writing an appointment and counting it, beside writing it alone. */
async function countingBesideWriting(document: DynamoDBDocumentClient): Promise<Sided> {
  const { makeSpace } = await import("../../packages/core/src/testing/actors.ts");
  const { headOf, patientItem } = await import("../../packages/core/src/testing/statistics-records.ts");
  const { countChange } = await import("../../packages/core/src/statistics/index.ts");
  const space = await makeSpace();
  const head = (side: string, round: number) =>
    headOf(space.id, {
      id: `apt_${side}_${round}`,
      patient: `pat_${side}_${round}`,
      professional: "usr_demo",
      version: 1,
      office: String(space.establishment.offices[0]?.id),
      start: "2026-03-02T10:00:00.000Z",
      status: "scheduled",
      reason: "",
      price: 5000,
      isClosed: false,
      payments: [],
      icd: [],
      patterns: [],
      points: [],
      formulas: [],
    });
  const person = patientItem(space.id, { id: "pat_demo", born: null, gender: null, state: "active" });
  await writeItems(document, [person]);
  const write = async (side: string, round: number) => {
    const item = head(side, round);
    await writeItems(document, [item]);
    return item;
  };
  return sideBySide(
    async (round) => countChange(undefined, await write("counted", round)),
    (round) => write("bare", round),
    ROUNDS,
  );
}
