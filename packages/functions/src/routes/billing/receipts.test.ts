import * as Billing from "@meridian/core/billing";
import { billingRoutes, MAX_PAYMENTS, MAX_RECEIPTS } from "@meridian/core/contracts/billing/billing";
import { todayIn } from "@meridian/core/platform/clock";
import { newId } from "@meridian/core/platform/ids";
import * as Scheduling from "@meridian/core/scheduling";
import * as Spaces from "@meridian/core/spaces";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { countRequests, localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type CallOptions, callHandler } from "../../testing/call.ts";
import { issueReceipt as issue, receiptPdf as pdf } from "./billing.ts";

localTable();
const handlers = { issueReceipt: issue, receiptPdf: pdf };
const year = todayIn("Europe/Lisbon").slice(0, 4);
let requests = 0;
let space: TestSpace;
let desk: TestUser;
let ana: TestUser;
beforeAll(() => {
  countRequests(() => {
    requests += 1;
  });
});
// Numbers run by place: each test has a place of its own.
beforeEach(async () => {
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  ana = await makeUser(space.id, "professional", { name: "Demo Therapist" });
  booked = 0;
});

async function call(verb: keyof typeof handlers, options: CallOptions & { as: TestUser }) {
  await Spaces.loadActor({ userId: options.as.id, spaceId: options.as.spaceId });
  const before = requests;
  const answer = await callHandler(billingRoutes[verb], handlers[verb], options);
  return { ...answer, calls: requests - before };
}

let booked = 0;
/** An appointment of 50.00 of which something is paid. */
async function paid(amount = 2000): Promise<string> {
  booked += 1;
  const patient = await makePatient(space.id);
  const start = new Date(Date.UTC(2036, 0, booked, 10)).toISOString();
  return as(desk, async () => {
    const { id } = await Scheduling.createAppointment({
      patient: patient.id,
      patient_name: patient.name,
      professional: ana.id,
      office: String(space.establishment.offices[0]?.id),
      appointment_type: space.appointmentType.id,
      start,
      duration: 30,
      notes: "",
      override: false,
    });
    const body = { amount, method: "cash", note: "", version: 0 } as const;
    if (amount > 0) await Billing.pay({ params: { appointment: id }, body });
    return id;
  });
}
const issuing = (appointment: string, version: number, headers: Record<string, string> = {}) =>
  call("issueReceipt", { as: desk, params: { appointment }, body: { version }, headers });

test("a receipt has the next number of its place and year, and prints the payments of that moment", async () => {
  const id = await paid();
  const first = await issuing(id, 1);
  expect([first.status, first.calls]).toEqual([201, billingRoutes.issueReceipt.calls]);
  expect(first.body).toMatchObject({ receipted: true, receipts: [{ number: `${year}/1` }], version: 2 });
  const more = { amount: 1000, method: "card", note: "", version: 2 } as const;
  await as(desk, () => Billing.pay({ params: { appointment: id }, body: more }));
  const second = await issuing(id, 3);
  expect(second.body.receipts.map(({ number }: { number: string }) => number)).toEqual([
    `${year}/1`,
    `${year}/2`,
  ]);
  const params = { receipt: String(first.body.receipts[0].id) };
  const printed = await call("receiptPdf", { as: desk, params });
  expect([printed.status, printed.calls]).toEqual([200, billingRoutes.receiptPdf.calls]);
  expect(printed.headers["content-type"]).toBe("application/pdf");
  expect(printed.body).toMatch(/^%PDF-/);
  const headers = { "if-none-match": String(printed.headers.etag) };
  expect((await call("receiptPdf", { as: desk, params, headers })).status).toBe(304);
});

test("nothing paid, the same again and something older are refused; a repeat gets the first answer", async () => {
  const none = await issuing(await paid(0), 0);
  expect([none.status, none.body.code]).toEqual([409, "receipt.nothing_paid"]);
  const id = await paid();
  const headers = { "idempotency-key": newId("receipt") };
  const first = await issuing(id, 1, headers);
  expect((await issuing(id, 1, headers)).body).toEqual(first.body);
  const stale = await issuing(id, 1);
  expect([stale.status, stale.body.code]).toEqual([409, "charge.stale"]);
  const same = await issuing(id, 2);
  expect([same.status, same.body.code]).toEqual([409, "receipt.exists"]);
});

test("twenty at the same moment have the numbers 1 to 20", async () => {
  const ids = [];
  for (let index = 0; index < 20; index += 1) ids.push(await paid());
  const answers = await Promise.all(ids.map((id) => issuing(id, 1)));
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 201));
  const numbers = answers.map(({ body }) => Number(String(body.receipts[0].number).split("/")[1]));
  expect(numbers.sort((a, b) => a - b)).toEqual(ids.map((_, index) => index + 1));
});

test("twenty simultaneous requests for one appointment create one receipt, and no number is skipped", async () => {
  const id = await paid();
  const answers = await Promise.all(Array.from({ length: 20 }, () => issuing(id, 1)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  const next = await issuing(await paid(), 1);
  expect(next.body.receipts).toMatchObject([{ number: `${year}/2` }]);
});

test("numbers run by place", async () => {
  const one = await issuing(await paid(), 1);
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  ana = await makeUser(space.id, "professional");
  const other = await issuing(await paid(), 1);
  expect(other.body.receipts[0].number).toBe(one.body.receipts[0].number);
});

test("a colleague's receipt is not a professional's to see, and another space's is not there", async () => {
  const { body } = await issuing(await paid(), 1);
  const params = { receipt: String(body.receipts[0].id) };
  expect((await call("receiptPdf", { as: ana, params })).status).toBe(200);
  const colleague = await makeUser(space.id, "professional");
  expect((await call("receiptPdf", { as: colleague, params })).status).toBe(403);
  const stranger = await makeUser((await makeSpace()).id, "manager");
  expect((await call("receiptPdf", { as: stranger, params })).status).toBe(404);
});

test("an appointment has a limit of payments and of receipts, each refused by name", async () => {
  const id = await paid(1);
  const params = { appointment: id };
  const pay = (version: number) =>
    as(desk, () => Billing.pay({ params, body: { amount: 1, method: "cash", note: "", version } }));
  let version = 1;
  for (let entries = 1; entries < MAX_PAYMENTS; entries += 1) version = (await pay(version)).version;
  await expect(pay(version)).rejects.toMatchObject({ kind: "conflict", code: "charge.full" });
  const price = (cents: number, at: number) =>
    as(desk, () => Billing.setPrice({ params, body: { basis: "typed", price: cents, version: at } }));
  for (let receipts = 0; receipts < MAX_RECEIPTS; receipts += 1) {
    version = (await issuing(id, version)).body.version;
    version = (await price(6000 + receipts, version)).version;
  }
  const refused = await issuing(id, version);
  expect([refused.status, refused.body.code]).toEqual([409, "receipt.too_many"]);
});
