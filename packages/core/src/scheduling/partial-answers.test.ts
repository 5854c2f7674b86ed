import { beforeAll, expect, test } from "vitest";
import * as Scheduling from "../scheduling/index.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { faultProxy } from "../testing/fault-proxy.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";

const database = faultProxy();
localTable();

let space: TestSpace;
let desk: TestUser;
beforeAll(async () => {
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
});

/** Ten Mondays of a professional of their own. */
async function tenVisits() {
  const professional = await makeUser(space.id, "professional");
  const patient = await makePatient(space.id);
  const body = {
    patient: patient.id,
    patient_name: patient.name,
    professional: professional.id,
    office: String(space.establishment.offices[0]?.id),
    appointment_type: space.appointmentType.id,
    start: "2036-03-03T09:00:00.000Z",
    duration: 60,
    notes: "",
    override: true,
    rule: { frequency: "weekly" as const, every: 1, count: 10 },
    skip: [],
  };
  const made = await as(desk, () => Scheduling.createSeries(body));
  const first = made.occurrences[0]?.appointment;
  if (!first) throw new Error("nothing was booked");
  return { professional, body, first };
}
const cancel = { scope: "all" as const, reason: "asked" };

test("all ten of a series are cancelled when the database answers in parts", async () => {
  const { first } = await tenVisits();
  database.next("partial", { operation: "BatchGetItem", times: 3 });
  const outcome = await as(desk, () =>
    Scheduling.cancelSeries(first.id, { ...cancel, version: first.version }),
  );
  expect(database.left()).toBe(0);
  expect(outcome.occurrences.map(({ result }) => result)).toEqual(Array(10).fill("saved"));
});

test("all ten clashes of a series are named when the database answers in parts", async () => {
  const { body } = await tenVisits();
  database.next("partial", { operation: "BatchGetItem", times: 6 });
  const { occurrences } = await as(desk, () => Scheduling.previewSeries(body));
  expect(occurrences.map(({ clashes }) => clashes.length > 0)).toEqual(Array(10).fill(true));
});

test("a whole series is booked and cancelled despite transaction conflicts and throttling", async () => {
  database.next("conflict", { operation: "TransactWriteItems", times: 3 });
  const { first } = await tenVisits();
  database.next("tx_throttled", { operation: "TransactWriteItems", times: 3 });
  const outcome = await as(desk, () =>
    Scheduling.cancelSeries(first.id, { ...cancel, version: first.version }),
  );
  expect(outcome.occurrences.every(({ result }) => result === "saved")).toBe(true);
});

test("a feed shows every visit when the database answers in parts", async () => {
  const professional = await makeUser(space.id, "professional");
  const { url } = await as(professional, () => Scheduling.createFeed());
  const start = new Date(Date.now() + 3_600_000).toISOString();
  const patient = await makePatient(space.id);
  const { body } = await tenVisits();
  const own = {
    ...body,
    patient: patient.id,
    patient_name: patient.name,
    professional: professional.id,
    start,
  };
  await as(desk, () => Scheduling.createSeries(own));
  database.next("partial", { operation: "BatchGetItem", times: 8 });
  const text = await Scheduling.readFeed(url.split("/").at(-1) ?? "");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(10);
});
