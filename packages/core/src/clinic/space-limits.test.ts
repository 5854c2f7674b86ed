import { expect, test } from "vitest";
import { type AppointmentType, appointmentType, type Establishment } from "../contracts/accounts/accounts.ts";
import { MAX_PRICES, type PriceLists, priceLists } from "../contracts/billing/price-lists.ts";
import {
  MAX_APPOINTMENT_TYPES,
  MAX_ESTABLISHMENTS,
  MAX_OFFICES,
  newEstablishment,
} from "../contracts/clinic/clinic.ts";
import { itemBytes } from "../db/item-size.ts";
import { newId } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import { as, makeSpace, makeUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import * as Clinic from "./index.ts";

localTable();

/** As long as allowed, in letters of two bytes. */
const long = (length: number, index = 0) => `${index} `.padEnd(length, "é");

const places = (): Establishment[] =>
  Array.from({ length: MAX_ESTABLISHMENTS }, (_, index) => ({
    id: newId("establishment"),
    name: long(120, index),
    address: long(300),
    phone: long(40),
    vat_number: "PT501964843",
    prescription_logo_url: `/logos/${newId("space")}/${newId("establishment")}/${newId("photo")}.png`,
    letterhead_height: 120,
    offices: Array.from({ length: Math.floor(MAX_OFFICES / MAX_ESTABLISHMENTS) }, (_, office) => ({
      id: newId("office"),
      name: long(80, office),
    })),
  }));
const prices = (): PriceLists => {
  const list = () =>
    Array.from({ length: MAX_PRICES }, (_, index) => ({
      id: newId("customTest"),
      name: long(120, index),
      price: 10_000_000,
    }));
  return { tests: list(), treatments: list() };
};

const codes = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(length, "x"));

/** A clinic with everything it may have. */
async function fullClinic() {
  const { id, appointmentType: one } = await makeSpace();
  const types: AppointmentType[] = Array.from({ length: MAX_APPOINTMENT_TYPES }, (_, index) => ({
    ...one,
    id: newId("appointmentType"),
    name: long(80, index),
    tests: codes(5, 12),
    treatments: codes(5, 12),
  }));
  for (const type of types) appointmentType.parse(type);
  const content = {
    establishments: places(),
    former_offices: Array.from({ length: 200 }, () => ({
      id: newId("office"),
      name: long(80),
      place: long(120),
    })),
    appointment_types: types,
    prices: priceLists.parse(prices()),
  };
  await Spaces.db.entities.space.patch({ id }).set(content).go();
  return { content, user: await makeUser(id, "manager") };
}

test("a clinic with all places, offices, types and prices there may be fits into its item, with room to spare", async () => {
  const { content } = await fullClinic();
  expect(itemBytes(content)).toBeLessThan(360_000);
});

test("one place more is refused by name", async () => {
  const { user } = await fullClinic();
  const body = newEstablishment.parse({ name: "One more", offices: ["Room"] });
  await expect(as(user, () => Clinic.createEstablishment(body))).rejects.toMatchObject({
    kind: "conflict",
    code: "establishment.too_many",
  });
});

test("offices are counted over all places", async () => {
  const user = await makeUser((await makeSpace()).id, "manager");
  const offices = (names: number) => Array.from({ length: names }, (_, index) => `Room ${index}`);
  for (let place = 0; place < 7; place += 1)
    await as(user, () =>
      Clinic.createEstablishment(newEstablishment.parse({ name: `Place ${place}`, offices: offices(40) })),
    );
  const last = newEstablishment.parse({ name: "Place 8", offices: offices(19) });
  await expect(as(user, () => Clinic.createEstablishment(last))).rejects.toMatchObject({
    code: "office.too_many",
    facts: { fields: { offices: "office.too_many" } },
  });
});

test("a price list of more than there may be names its field", () => {
  const { tests, treatments } = prices();
  const [row] = tests;
  const answer = priceLists.safeParse({ tests: [...tests, row], treatments });
  expect(answer.error?.issues[0]).toMatchObject({ path: ["tests"], message: "price.too_many" });
});

test("what the item has no room for is refused as too large, and changes nothing", async () => {
  const { id, appointmentType: one } = await makeSpace();
  const user = await makeUser(id, "manager");
  const types = Array.from({ length: 75 }, (_, index) => ({
    ...one,
    id: newId("appointmentType"),
    name: `Type ${index}`,
    tests: codes(60, 40),
    treatments: codes(60, 40),
  }));
  await Spaces.db.entities.space.patch({ id }).set({ appointment_types: types }).go();
  const body = newEstablishment.parse({
    name: "Large",
    address: long(300),
    offices: Array.from({ length: 40 }, (_, index) => long(80, index)),
  });
  const add = (count: number) =>
    as(user, () => Clinic.createEstablishment({ ...body, name: `Large ${count}` }));
  const tries = [];
  for (let count = 0; count < 7; count += 1) tries.push(await add(count).catch((error: unknown) => error));
  expect(tries.at(-1)).toMatchObject({ kind: "too_large", code: "record.too_large" });
});
