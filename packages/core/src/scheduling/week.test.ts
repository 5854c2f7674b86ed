import { beforeAll, expect, test } from "vitest";
import { db } from "../appointments/entities.ts";
import { newId } from "../platform/ids.ts";
import { counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import * as Visits from "../visits/index.ts";

localTable();
const MONDAY = Date.parse("2036-06-02T00:00:00Z");
const DAY = 86_400_000;
const iso = (at: number) => new Date(at).toISOString();
const week = { from: iso(MONDAY), to: iso(MONDAY + 7 * DAY) };

let space: TestSpace;
let desk: TestUser;
let limited: TestUser;

beforeAll(async () => {
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  limited = await makeUser(space.id, "professional");
  const colleague = await makeUser(space.id, "professional");
  const head = (start: number) => ({
    space_id: space.id,
    appointment_id: newId("appointment"),
    patient_id: newId("patient"),
    patient_name: "Demo Secret Name",
    professional_id: colleague.id,
    office_id: String(space.establishment.offices[start % 2]?.id),
    appointment_type: space.appointmentType,
    start: iso(start),
    end: iso(start + 30 * 60_000),
    duration: 30,
    created_at: week.from,
    created_by: desk.id,
    updated_at: week.from,
    updated_by: desk.id,
  });
  const inWeek = Array.from({ length: 500 }, (_, n) =>
    head(MONDAY + (n % 7) * DAY + (8 + (n % 20) / 2) * 3_600_000),
  );
  const before = Array.from({ length: 500 }, (_, n) => head(MONDAY - (n + 1) * DAY));
  await db.entities.appointment.put([...inWeek, ...before]).go({ concurrent: 4 });
});

test("a week of 500 appointments is one request, however many there are before it", async () => {
  const { value, calls } = await counted(desk, () => Visits.list(week));
  expect([value.items.length, calls]).toEqual([500, 1]);
});

test("the same for a user who may only see that the time is taken", async () => {
  const { value, calls } = await counted(limited, () => Visits.list(week));
  expect([value.items.length, calls]).toEqual([500, 1]);
  expect(value.items.every((item) => "busy" in item)).toBe(true);
  expect(JSON.stringify(value)).not.toContain("Demo Secret Name");
});

test("an appointment that begins before the range and ends inside it is included", async () => {
  const from = iso(MONDAY + 8.25 * 3_600_000);
  const { value } = await counted(desk, () => Visits.list({ from, to: iso(MONDAY + 8.4 * 3_600_000) }));
  expect(value.items.length).toBeGreaterThan(0);
  expect(value.items.every(({ start, end }) => start < from && end > from)).toBe(true);
});
