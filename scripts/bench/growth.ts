import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
} from "@aws-sdk/lib-dynamodb";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { Route } from "../../packages/core/src/contracts/kernel/route.ts";
import type { CallOptions } from "../../packages/functions/src/testing/call.ts";
import { type Clinic, fillClinic, type Size } from "./growth-clinic.ts";
import { sideBySide } from "./side-by-side.ts";

const FEW: Size = { appointments: 1_000, patients: 400, visits: 120 };
const MANY: Size = { appointments: 50_000, patients: 20_000, visits: 600 };
const ROUNDS = { rounds: 40, warmUp: 10 };
const DAY = 86_400_000;

/** What one run of an operation asked of the database, and what came back. */
type Cost = { requests: number; items: number; bytes: number };
type Work = (round: number) => Promise<unknown>;

export type Growth = {
  name: string;
  /** Of the median times, and of the same reads sent bare: what the engine itself takes longer. */
  time: number;
  engine: number;
  many: Cost & { ms: number };
  few: Cost & { ms: number };
  /** Why the answer itself is larger. */
  larger?: string;
};

export type Operation = { name: string; larger?: string; work: (clinic: Clinic) => Promise<Work> };

/** The same operations in a clinic of 1,000 appointments and in one of 50,000, in turns. */
export async function benchGrowth(document: DynamoDBDocumentClient): Promise<Growth[]> {
  const few = await fillClinic(document, FEW);
  const many = await fillClinic(document, MANY);
  const meter = await readMeter();
  const found: Growth[] = [];
  for (const { name, larger, work } of await operations()) {
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
    found.push({
      name,
      ...(larger && { larger }),
      time: time.ratio,
      engine: engine.ratio,
      many: { ...costMany, ms: time.ours },
      few: { ...costFew, ms: time.bare },
    });
  }
  return found;
}

async function operations(): Promise<Operation[]> {
  return [
    { name: "booking", work: booking },
    ...(await daysAndWeeks()),
    ...(await whatIsAhead()),
    search("one word", () => "maria"),
    search("two frequent words", () => "maria silva"),
    search("digits of a phone", ({ digits }) => digits),
    search("typed wrong", () => "mraia"),
    ...(await ofOnePatient()),
    ...(await ofOneDay()),
  ];
}

/** The calendar, and home. */
async function daysAndWeeks(): Promise<Operation[]> {
  const { appointmentsRoutes } = await import(
    "../../packages/core/src/contracts/scheduling/appointments-routes.ts"
  );
  const calendar = (name: string, before: number, days: number): Operation => ({
    name,
    work: (clinic) =>
      calling(appointmentsRoutes.list, {
        as: clinic.manager,
        query: { from: iso(clinic.monday - before * DAY), to: iso(clinic.monday + (days - before) * DAY) },
      }),
  });
  return [
    calendar("the calendar of a day", 0, 1),
    await weekOf(),
    calendar("the calendar of a month, six weeks", 21, 42),
    {
      name: "home",
      work: ({ professionals }) =>
        calling(appointmentsRoutes.home, { as: professionals[0] as Clinic["manager"] }),
    },
  ];
}

/** What is booked from now on. */
async function whatIsAhead(): Promise<Operation[]> {
  const { calendarRoutes } = await import("../../packages/core/src/contracts/scheduling/calendar.ts");
  const { as } = await import("../../packages/core/src/testing/actors.ts");
  const Scheduling = await import("../../packages/core/src/scheduling/index.ts");
  const busy = "the days still to come are those of years";
  const ahead = (name: string, professional: number, larger?: string): Operation => ({
    name,
    ...(larger && { larger }),
    work: ({ manager, professionals }) =>
      calling(calendarRoutes.upcoming, {
        as: manager,
        query: { professional: String(professionals[professional]?.id) },
      }),
  });
  return [
    ahead("what is ahead of a professional, three weeks of it", 2),
    ahead("what is ahead of a professional who is booked for years", 0, busy),
    {
      name: "what is ahead in an office that is booked for years",
      larger: busy,
      work:
        async ({ manager, offices }) =>
        () =>
          as(manager, () => Scheduling.countUpcoming(new Set([String(offices[0])]))),
    },
    {
      name: "free times of two weeks",
      work: (clinic) =>
        calling(calendarRoutes.freeTimes, {
          as: clinic.manager,
          query: {
            from: dayOf(Date.now()),
            to: dayOf(Date.now() + 13 * DAY),
            after: "08:00",
            before: "19:00",
            duration: "60",
            limit: "20",
          },
        }),
    },
  ];
}

/** The record of a patient who comes now and then, and of one who has come for years. */
async function ofOnePatient(): Promise<Operation[]> {
  const { visitsRoutes } = await import("../../packages/core/src/contracts/visits/visits-routes.ts");
  const { figuresRoutes } = await import("../../packages/core/src/contracts/visits/figures.ts");
  const { billingRoutes } = await import("../../packages/core/src/contracts/billing/billing.ts");
  const years = `${MANY.visits} visits of the patient against ${FEW.visits}`;
  const ofPatient = (
    name: string,
    route: Route,
    who: "regular" | "lasting",
    query: Record<string, string> = {},
  ): Operation => ({
    name,
    work: (clinic) =>
      calling(route, {
        as: clinic.manager,
        query,
        params: { patient: clinic[who], ...(route.path.includes("{step}") && { step: "tests" }) },
      }),
  });
  return [
    ofPatient("figures of a patient", figuresRoutes.figures, "regular"),
    ofPatient(`figures, first answer of ${years}`, figuresRoutes.figures, "lasting"),
    ofPatient("earlier results of a patient", visitsRoutes.results, "regular"),
    ofPatient(`earlier results, first answer of ${years}`, visitsRoutes.results, "lasting"),
    ofPatient(`clinical history, first page of ${years}`, visitsRoutes.record, "lasting"),
    ofPatient("payments of a patient", billingRoutes.ofPatient, "regular"),
    ofPatient(`payments of a patient, first page of ${years}`, billingRoutes.ofPatient, "lasting"),
    ofPatient(`unpaid charges of a patient, first page of ${years}`, billingRoutes.ofPatient, "lasting", {
      open: "unpaid",
    }),
  ];
}

async function ofOneDay(): Promise<Operation[]> {
  const { billingRoutes } = await import("../../packages/core/src/contracts/billing/billing.ts");
  return [
    {
      name: "a day's payments",
      work: (clinic) =>
        calling(billingRoutes.day, { as: clinic.manager, query: { date: dayOf(clinic.monday - 3 * DAY) } }),
    },
  ];
}

const dayOf = (at: number) => iso(at).slice(0, 10);
const iso = (at: number) => new Date(at).toISOString();

/** A search of patients. */
export const search = (name: string, q: (clinic: Clinic) => string): Operation => ({
  name: `patient search: ${name}`,
  work: async (clinic) => {
    const { patientsRoutes } = await import("../../packages/core/src/contracts/patients/patients.ts");
    return calling(patientsRoutes.list, { as: clinic.manager, query: { q: q(clinic), limit: "50" } });
  },
});

/** The calendar of this week. */
export async function weekOf(): Promise<Operation> {
  const { appointmentsRoutes } = await import(
    "../../packages/core/src/contracts/scheduling/appointments-routes.ts"
  );
  return {
    name: "the calendar of a week",
    work: ({ manager, monday }) =>
      calling(appointmentsRoutes.list, {
        as: manager,
        query: { from: iso(monday), to: iso(monday + 7 * DAY) },
      }),
  };
}

/** Calls a route with the same event again and again. */
export async function calling(route: Route, options: CallOptions): Promise<Work> {
  const { eventOf, handlerOf } = await import("../../packages/functions/src/testing/call.ts");
  const event = await eventOf(route, options);
  const handler = await handlerOf(route);
  return async () => {
    const { statusCode } = await handler(event);
    if (statusCode !== 200) throw new Error(`${route.id} answered ${statusCode}`);
  };
}

/** Books an hour that is free, each time on a later day. */
async function booking({ space, manager, professionals, offices, monday, patient }: Clinic): Promise<Work> {
  const { eventOf, handlerOf } = await import("../../packages/functions/src/testing/call.ts");
  const { appointmentsRoutes } = await import(
    "../../packages/core/src/contracts/scheduling/appointments-routes.ts"
  );
  const handler = await handlerOf(appointmentsRoutes.create);
  const events: APIGatewayProxyEventV2[] = [];
  for (let round = 0; round < ROUNDS.rounds + ROUNDS.warmUp + 1; round += 1)
    events.push(
      await eventOf(appointmentsRoutes.create, {
        as: manager,
        body: {
          patient: patient(2 + round).id,
          patient_name: patient(2 + round).name,
          professional: professionals[2]?.id,
          office: offices[1],
          appointment_type: space.appointmentType.id,
          start: new Date(monday + (14 + round) * DAY + 18 * 3_600_000).toISOString(),
          duration: 45,
        },
      }),
    );
  let next = 0;
  return async () => {
    const { statusCode } = await handler(events[next++] as APIGatewayProxyEventV2);
    if (statusCode !== 201) throw new Error(`Booking answered ${statusCode}`);
  };
}

type Read = QueryCommand | BatchGetCommand | GetCommand;

/** Counts what the product's client asks and gets, and keeps its reads so that they can be sent bare. */
export async function readMeter() {
  const { documentClient } = await import("../../packages/core/src/db/client.ts");
  let seen: Cost & { reads: Read[] } = { requests: 0, items: 0, bytes: 0, reads: [] };
  documentClient().middlewareStack.add(
    (next, context) => async (args) => {
      // What comes later in the stack turns it into the database's own form in place.
      const input = structuredClone(args.input);
      const answer = await next(args);
      const output = answer.output as Answered;
      const items = [...(output.Items ?? []), ...Object.values(output.Responses ?? {}).flat(), output.Item];
      seen.requests += 1;
      seen.items += output.ScannedCount ?? items.filter(Boolean).length;
      seen.bytes += bytesOf(items.filter(Boolean));
      const Command = READS[String(context.commandName) as keyof typeof READS];
      if (Command) seen.reads.push(new Command(input as never));
      return answer;
    },
    { step: "initialize", name: "meterReads" },
  );
  return {
    cost: async (work: Work) => {
      seen = { requests: 0, items: 0, bytes: 0, reads: [] };
      await work(-1);
      return seen;
    },
  };
}

const READS = { QueryCommand, BatchGetCommand, GetCommand };
type Answered = {
  Items?: object[];
  Responses?: Record<string, object[]>;
  Item?: object;
  ScannedCount?: number;
};
/** About what the database counts: names and values as text. */
const bytesOf = (items: unknown) =>
  JSON.stringify(items, (_key, value) => (value instanceof Set ? [...value] : value)).length;

/** Sends reads as they were, one after the other and without anything of the product around them. */
export const replay = (document: DynamoDBDocumentClient, reads: readonly Read[]) => async () => {
  for (const read of reads) await document.send(read as never);
};
