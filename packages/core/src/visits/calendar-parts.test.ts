import { expect, test } from "vitest";
import { db } from "../appointments/entities.ts";
import { batchPut, writeItems } from "../db/batch-write.ts";
import { as, makeSpace, makeUser } from "../testing/actors.ts";
import { filledVisit } from "../testing/filled-visit.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import * as Visits from "./index.ts";

localTable();

const from = "2037-03-02T00:00:00.000Z";
const at = (minutes: number) => new Date(Date.parse(from) + minutes * 60_000).toISOString();

test("a calendar of more than a thousand appointments is read in pages, each appointment once", async () => {
  const space = await makeSpace();
  const desk = await makeUser(space.id, "receptionist");
  const patient = await makePatient(space.id);
  const professional = await makeUser(space.id, "professional");
  const { id } = await filledVisit({ space, booker: desk, professional, patient }, {});
  const { data: head } = await db.entities.appointment.get({ space_id: space.id, appointment_id: id }).go();
  // Three at each time, so that a part would end between two of one time.
  const heads = Array.from({ length: 1100 }, (_, index) => {
    const start = at(10 * 60 + Math.floor(index / 3) * 5);
    const end = new Date(Date.parse(start) + 60_000).toISOString();
    return { ...head, appointment_id: `apt_filled${index}`, start, end };
  });
  await writeItems(heads.map((one) => batchPut(db.entities.appointment.put(one as never).params())));
  const list = (since?: string) =>
    as(desk, () => Visits.list({ from, to: at(7 * 24 * 60), ...(since && { since }) }));
  const first = await list();
  expect([first.items.length, first.next]).toEqual([999, at(10 * 60 + 333 * 5)]);
  const rest = await list(String(first.next));
  expect(rest.next).toBeNull();
  const ids = [...first.items, ...rest.items].map((entry) => ("id" in entry ? entry.id : ""));
  expect([ids.length, new Set(ids).size]).toEqual([1100, 1100]);
  const [row] = first.items;
  expect(row).toMatchObject({ patient: patient.id, patient_name: patient.name, version: 2 });
  for (const absent of ["created_at", "updated_by", "signed_by", "current_appointment"])
    expect(row).not.toHaveProperty(absent);
  const { appointment_type: type } = row as { appointment_type: object };
  expect(Object.keys(type).sort()).toEqual(["color", "id", "name", "price"]);
});
