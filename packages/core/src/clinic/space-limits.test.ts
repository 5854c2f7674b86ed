import { expect, test } from "vitest";
import type { AppointmentType, Establishment } from "../contracts/accounts/accounts.ts";
import { MAX_PRICES, type PriceLists, priceLists } from "../contracts/billing/price-lists.ts";
import {
  MAX_APPOINTMENT_TYPES,
  MAX_ESTABLISHMENTS,
  MAX_OFFICES,
  MAX_TYPE_CODES,
  newAppointmentType,
  newEstablishment,
} from "../contracts/clinic/clinic.ts";
import { osteopathyOffer } from "../contracts/clinic/osteopathy-settings.ts";
import { MODULES } from "../contracts/kernel/access.ts";
import { closedDays } from "../contracts/scheduling/working-time.ts";
import { itemBytes } from "../db/item-size.ts";
import { newId } from "../platform/ids.ts";
import type { SpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { as, makeSpace, makeUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { formerOffices } from "./establishments.ts";
import * as Clinic from "./index.ts";
import { FORMER_OFFICE_BYTES, LIST_BYTES, REST_BYTES } from "./list-bytes.ts";

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
    tests: codes(MAX_TYPE_CODES, 32),
    treatments: codes(MAX_TYPE_CODES, 32),
    follow_up: true,
    archived: false,
  }));
  for (const { id: _, ...type } of types) newAppointmentType.parse(type);
  const content = {
    establishments: places(),
    appointment_types: types,
    prices: priceLists.parse(prices()),
    closed_days: closedDays.parse(
      Array.from({ length: 100 }, (_, index) => ({
        from: "2026-12-24",
        to: "2026-12-26",
        name: long(80, index),
        establishment: newId("establishment"),
      })),
    ),
    specialities: Array.from({ length: 60 }, (_, index) => long(80, index)),
  };
  const former_offices = formerOffices(
    { establishments: places().map((place) => ({ ...place, id: newId("establishment") })) },
    [],
  );
  const rest = {
    osteopathy: osteopathyOffer(null),
    space_name: long(120),
    phone: long(40),
    modules: [...MODULES],
    reminder_hours: [1, 2, 3, 4, 5, 6, 7, 8],
    logo_url: `/logos/${newId("space")}/${newId("photo")}.png`,
  };
  await Spaces.db.entities.space
    .patch({ id })
    .set({ ...content, former_offices, ...rest })
    .go();
  return { content, former_offices, rest, id, user: await makeUser(id, "manager") };
}

test("a clinic at every limit fits into its item and can be changed", async () => {
  const { content, former_offices, user } = await fullClinic();
  for (const [list, limit] of Object.entries(LIST_BYTES))
    expect([list, itemBytes(content[list as keyof typeof content])]).toSatisfy(([, bytes]) => bytes <= limit);
  expect(itemBytes(former_offices)).toBeLessThanOrEqual(FORMER_OFFICE_BYTES);
  const { version } = await as(user, () => Clinic.settings());
  const body = { version, prices: content.prices, specialities: content.specialities };
  await expect(as(user, () => Clinic.updateSettings(body))).resolves.toMatchObject({ version: version + 1 });
});

test("the limits of all lists and the rest add up to less than an item", async () => {
  const { id, content } = await fullClinic();
  const { data } = await Spaces.db.entities.space.get({ id }).go();
  const lists = itemBytes({ ...content, former_offices: (data as SpaceItem | null)?.former_offices });
  expect(itemBytes(data) - lists).toBeLessThan(REST_BYTES);
  const sum = Object.values(LIST_BYTES).reduce((all, bytes) => all + bytes, FORMER_OFFICE_BYTES + REST_BYTES);
  expect(sum).toBeLessThanOrEqual(400 * 1024);
});

test("refuses a list in letters of three bytes above its limit, naming the field", async () => {
  const user = await makeUser((await makeSpace()).id, "manager");
  const { version } = await as(user, () => Clinic.settings());
  const specialities = Array.from({ length: 60 }, (_, index) => `${index} `.padEnd(80, "針"));
  await expect(as(user, () => Clinic.updateSettings({ version, specialities }))).rejects.toMatchObject({
    kind: "invalid",
    facts: { fields: { specialities: "clinic.list_full" } },
  });
});

test("a type has at most ten tests and ten treatments, and the error names which are too many", () => {
  const answer = newAppointmentType.safeParse({ name: "Long", duration: 60, tests: codes(11, 12) });
  expect(answer.error?.issues[0]).toMatchObject({
    path: ["tests"],
    message: "appointment_type.too_many_codes",
  });
});

test("refuses one establishment too many, naming the field", async () => {
  const { user } = await fullClinic();
  const body = newEstablishment.parse({ name: "One more", offices: ["Room"] });
  await expect(as(user, () => Clinic.createEstablishment(body))).rejects.toMatchObject({
    kind: "conflict",
    code: "establishment.too_many",
  });
});

test("counts offices over all establishments", async () => {
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

test("refuses a price list with too many entries, naming the field", () => {
  const { tests, treatments } = prices();
  const [row] = tests;
  const answer = priceLists.safeParse({ tests: [...tests, row], treatments });
  expect(answer.error?.issues[0]).toMatchObject({ path: ["tests"], message: "price.too_many" });
});

test("types stored before the limit can be read, renamed and shortened, but not extended", async () => {
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
  const { version, appointment_types } = await as(user, () => Clinic.settings());
  expect(appointment_types).toEqual(types);
  const first = types[0]?.id ?? "";
  const change = (fields: { name?: string; tests?: string[] }, at: number) =>
    as(user, () => Clinic.updateAppointmentType(first, { version: at, ...fields }));
  await expect(change({ name: "Type A" }, version)).resolves.toMatchObject({ version: version + 1 });
  await expect(change({ tests: codes(10, 12) }, version + 1)).resolves.toMatchObject({
    version: version + 2,
  });
  const more = newAppointmentType.parse({ name: "One more", duration: 60 });
  await expect(as(user, () => Clinic.createAppointmentType(more))).rejects.toMatchObject({
    kind: "invalid",
    facts: { fields: { name: "clinic.list_full" } },
  });
});
