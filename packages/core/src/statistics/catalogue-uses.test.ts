import { beforeEach, expect, test } from "vitest";
import * as Catalogues from "../catalogues/index.ts";
import { shiftClock } from "../platform/clock.ts";
import * as Spaces from "../spaces/index.ts";
import { as, makeSpace, makeUser } from "../testing/actors.ts";
import { emptyCatalogues } from "../testing/catalogues.ts";
import { localTable } from "../testing/local-table.ts";
import {
  deleteAppointment,
  type PlainAppointment,
  storeAppointment,
  storePatient,
} from "../testing/statistics-records.ts";
import { sumCatalogueUses } from "./catalogue-uses.ts";
import { countChange } from "./count-change.ts";
import { recountSpace } from "./recount.ts";

localTable();
beforeEach(emptyCatalogues);

const DAY = 24 * 60 * 60 * 1000;
const LATER = Date.now() + 600_000;
const inMonths = (months: number) => {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() + months, 10);
  return day.toISOString();
};

let made = 0;
let days = 0;
async function treat(space: string, points: string[], start = inMonths(0)): Promise<PlainAppointment> {
  made += 1;
  const patient = { id: `pat_${made}`, born: null, gender: null, state: "active" };
  await storePatient(space, patient);
  const plain: PlainAppointment = {
    id: `apt_${made}`,
    patient: patient.id,
    professional: "usr_a",
    office: "off_demo",
    start,
    status: "done",
    reason: "",
    price: 0,
    isClosed: false,
    icd: [],
    patterns: [],
    points,
    formulas: [],
    payments: [],
    version: 1,
  };
  const after = await storeAppointment(space, plain);
  // The stream delivers some events twice.
  await countChange(undefined, after);
  await countChange(undefined, after);
  return plain;
}

async function listed(sort: "order" | "use" = "use") {
  const reviewer = await makeUser(Spaces.BACKOFFICE, "admin");
  const query = { limit: 3, search: "", sort };
  return as(reviewer, async () => (await Catalogues.listEntries("points", query)).items);
}
/** A day later, when the uses are added up again. */
async function addUp(until = LATER) {
  days += 1;
  shiftClock(days * DAY);
  return sumCatalogueUses(until);
}

test("entries are listed by how often all clinics used them in twelve months", async () => {
  const one = await makeSpace();
  const other = await makeSpace();
  expect((await listed())[0]?.uses).toBeNull();
  await treat(one.id, ["ST36", "LI4"]);
  await treat(other.id, ["ST36"]);
  await treat(one.id, ["GB20"], inMonths(-13));
  const wrong = await treat(other.id, ["GB20", "LI4", "ST36"]);
  expect(await addUp()).toBeGreaterThan(1);
  expect((await listed()).map(({ key, uses }) => [key, uses])).toEqual([
    ["st36", 3],
    ["li4", 2],
    ["gb20", 1],
  ]);
  expect((await listed("order")).map(({ key }) => key)).toEqual(["lu1", "lu2", "lu3"]);
  // Once a day.
  expect(await sumCatalogueUses(LATER)).toBe(0);

  await deleteAppointment(other.id, wrong);
  await countChange(imageOf(other.id, wrong), undefined);
  await recountSpace({ id: one.id, time_zone: "Europe/Lisbon" }, LATER);
  await addUp();
  expect((await listed()).slice(0, 2).map(({ key, uses }) => [key, uses])).toEqual([
    ["st36", 2],
    ["li4", 1],
  ]);
});

/** The image of an appointment that is gone. */
const imageOf = (space: string, { id, patient }: PlainAppointment) => ({
  __edb_e__: "appointment",
  space_id: space,
  appointment_id: id,
  patient_id: patient,
});
