import { billingRoutes, type Charge } from "@meridian/core/contracts/billing/billing";
import type { PriceLists } from "@meridian/core/contracts/billing/price-lists";
import * as Scheduling from "@meridian/core/scheduling";
import * as Spaces from "@meridian/core/spaces";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { bookAppointment } from "@meridian/core/testing/booked-appointment";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import * as Visits from "@meridian/core/visits";
import { beforeAll, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { get, pay, setPrice } from "./billing.ts";

localTable();
let space: TestSpace;
let desk: TestUser;
let ana: TestUser;
beforeAll(async () => {
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  ana = await makeUser(space.id, "professional");
  await setPrices({
    tests: [{ code: "pulse", price: 1250 }],
    treatments: [{ code: "acupuncture", price: 3333 }],
  });
});

const setPrices = (prices: PriceLists) =>
  Spaces.db.entities.space.patch({ id: space.id }).set({ prices }).go();

async function appointment() {
  const patient = await makePatient(space.id);
  return bookAppointment({ space, booker: desk, professional: ana, patient });
}
async function set(id: string, body: object) {
  await Spaces.loadActor({ userId: desk.id, spaceId: space.id });
  const { value, calls } = await countingCalls(() =>
    callHandler(billingRoutes.setPrice, setPrice, { as: desk, params: { appointment: id }, body }),
  );
  return { ...value, calls };
}
const read = async (id: string): Promise<Charge> =>
  (await callHandler(billingRoutes.get, get, { as: desk, params: { appointment: id } })).body;
const pays = (id: string, amount: number, version: number) =>
  callHandler(billingRoutes.pay, pay, {
    as: desk,
    params: { appointment: id },
    body: { amount, method: "cash", version },
  });

const CHOSEN = [
  { list: "tests", key: "pulse" },
  { list: "treatments", key: "acupuncture" },
];

test("the type's price, the sum of what was chosen by the clinic's own lists, or a typed one", async () => {
  const { id } = await appointment();
  expect(await read(id)).toMatchObject({ price: 5000, basis: "type", items: [], type_price: 5000 });
  const sum = await set(id, { basis: "items", items: CHOSEN, version: 0 });
  expect([sum.status, sum.calls]).toEqual([200, billingRoutes.setPrice.calls]);
  expect(sum.body).toMatchObject({ price: 4583, due: 4583, basis: "items", version: 1 });
  expect(sum.body.items).toEqual([
    { list: "tests", key: "pulse", price: 1250 },
    { list: "treatments", key: "acupuncture", price: 3333 },
  ]);
  expect(await read(id)).toEqual(sum.body);
  const typed = await set(id, { basis: "typed", price: 1999, version: 1 });
  expect([typed.calls, typed.body.price, typed.body.basis, typed.body.items]).toEqual([3, 1999, "typed", []]);
  const type = await set(id, { basis: "type", version: 2 });
  expect(type.body).toMatchObject({ price: 5000, basis: "type", version: 3 });
  const { appointment: head } = await as(ana, () => Visits.get(id, undefined));
  expect([head.price, head.version]).toEqual([5000, 1]);
});

test("prices are kept as they were when chosen", async () => {
  const { id } = await appointment();
  await set(id, { basis: "items", items: CHOSEN, version: 0 });
  await setPrices({ tests: [{ code: "pulse", price: 9900 }], treatments: [] });
  expect(await read(id)).toMatchObject({ price: 4583, basis: "items" });
  const refused = await set(id, { basis: "items", items: CHOSEN, version: 1 });
  expect([refused.status, refused.body.fields]).toEqual([400, { items: "price.not_found" }]);
});

test("stale, halves of a cent, nothing chosen and the same twice are refused", async () => {
  const { id } = await appointment();
  await set(id, { basis: "typed", price: 100, version: 0 });
  const stale = await set(id, { basis: "typed", price: 200, version: 0 });
  expect([stale.status, stale.body.code, stale.body.current.price]).toEqual([409, "charge.stale", 100]);
  for (const body of [
    { basis: "typed", price: 1.5 },
    { basis: "typed", price: -1 },
    { basis: "items", items: [] },
    { basis: "items", items: [CHOSEN[0], CHOSEN[0]] },
    { basis: "other" },
  ])
    expect((await set(id, { ...body, version: 1 })).status).toBe(400);
});

test("a price and a payment at the same moment: one of them is refused", async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await appointment();
    const both = await Promise.all([set(id, { basis: "typed", price: 1000, version: 0 }), pays(id, 5000, 0)]);
    expect(both.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1);
    const { price, paid } = await read(id);
    expect(paid).toBeLessThanOrEqual(price);
  }
});

test("lowered below what was paid, the clinic owes the difference", async () => {
  const { id } = await appointment();
  await pays(id, 5000, 0);
  const lowered = await set(id, { basis: "typed", price: 4000, version: 1 });
  expect(lowered.body).toMatchObject({ price: 4000, paid: 5000, due: -1000, status: "paid" });
});

test("a missed appointment costs nothing until it is charged", async () => {
  const { id, version } = await appointment();
  await as(desk, () =>
    Scheduling.setStatus(id, { status: "missed", reason: "ill", override: false, version }),
  );
  expect(await read(id)).toMatchObject({ price: 0, status: "paid" });
  const fee = await set(id, { basis: "typed", price: 2000, version: 0 });
  expect(fee.body).toMatchObject({ price: 2000, due: 2000, status: "pending" });
  const paid = await pays(id, 2000, 1);
  expect([paid.status, paid.body.code]).toEqual([201, undefined]);
});
