import { beforeAll, describe, expect, test } from "vitest";
import { Charging } from "../charging/index.ts";
import { newPatient } from "../contracts/patients.ts";
import { Patients } from "../patients/index.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { faultProxy } from "../testing/fault-proxy.ts";
import { localTable } from "../testing/local-table.ts";
import { db } from "./connection.ts";
import { Appointments } from "./index.ts";
import { wholeRecord } from "./patient-record.ts";

faultProxy();
localTable();

let space: TestSpace;
let manager: TestUser;
let serial = 0;
beforeAll(async () => {
  space = await makeSpace({ daysLeft: 3000 });
  manager = await makeUser(space.id, "manager", { practises: true });
});

const someone = () => {
  serial += 1;
  return as(manager, () =>
    Patients.create({ ...newPatient.parse({ name: `Demo Merged ${serial}` }), confirm_duplicates: true }),
  );
};
const merge = (kept: { id: string; version: number }, other: { id: string; version: number }) =>
  as(manager, () =>
    Patients.merge(kept.id, { other: other.id, version: kept.version, other_version: other.version }),
  );
const DAY = 86_400_000;
const FIRST = Date.parse("2020-01-01T09:00:00.000Z");

/** Signed visits of 50 euros, every fourth day from a day on. */
async function past(patient: string, count: number, from: number) {
  const heads = Array.from({ length: count }, (_, index) => {
    const start = FIRST + (from + index * 4) * DAY;
    return {
      space_id: space.id,
      appointment_id: `apt_${patient.slice(-6)}${String(index).padStart(20, "0")}`,
      patient_id: patient,
      patient_name: "Demo Merged",
      professional_id: manager.id,
      office_id: String(space.establishment.offices[0]?.id),
      appointment_type: { ...space.appointmentType, tests: [], treatments: [] },
      start: new Date(start).toISOString(),
      end: new Date(start + 3_600_000).toISOString(),
      duration: 60,
      price: 5000,
      status: "done" as const,
      created_at: new Date(start).toISOString(),
      created_by: manager.id,
      updated_at: new Date(start).toISOString(),
      updated_by: manager.id,
    };
  });
  for (let at = 0; at < count; at += 25)
    await Promise.all(heads.slice(at, at + 25).map((head) => db.entities.appointment.put(head).go()));
  return heads.map(({ appointment_id }) => appointment_id);
}

describe("two records of one person, of 45 and 150 visits", () => {
  let kept: { id: string; version: number };
  let other: { id: string; version: number };
  beforeAll(async () => {
    [kept, other] = [await someone(), await someone()];
    await past(kept.id, 45, 0);
    await past(other.id, 150, 1);
    await merge(kept, other);
  }, 60_000);

  test("are one list of all visits", async () => {
    const { appointments } = await as(manager, () => wholeRecord(kept.id));
    expect(appointments).toHaveLength(195);
    const starts = appointments.map(({ start }) => start);
    expect(starts).toEqual([...starts].sort().reverse());
  });
  test("owe the sum of both", async () => {
    const { balance, items } = await as(manager, () => Charging.ofPatient(kept.id));
    expect([items.length, balance]).toEqual([195, 975_000]);
  });
  test.each([1, 7, 20, 50])(
    "are read by pages of %i without a gap, a repeat or a foreign cursor",
    async (limit) => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { limit, ...(cursor && { cursor }) };
        const page = await as(manager, () => Appointments.record({ params: { patient: kept.id }, query }));
        expect(page.items.length).toBeLessThanOrEqual(limit);
        seen.push(...page.items.map(({ appointment }) => appointment.start));
        cursor = page.next ?? undefined;
      } while (cursor && seen.length < (limit === 1 ? 60 : 400));
      expect(seen).toEqual([...new Set(seen)].sort().reverse());
      if (limit > 1) expect(seen).toHaveLength(195);
    },
  );
  test("the one merged away reads the same list", async () => {
    expect((await as(manager, () => wholeRecord(other.id))).appointments).toHaveLength(195);
  });
});
