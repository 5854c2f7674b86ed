import { beforeAll, describe, expect, test } from "vitest";
import * as Billing from "../billing/index.ts";
import { newPatient } from "../contracts/patients/patients.ts";
import type { ClashDetails } from "../contracts/scheduling/booking.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import type { AppError } from "../platform/errors.ts";
import { db } from "../scheduling/entities.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { faultProxy } from "../testing/fault-proxy.ts";
import { localTable } from "../testing/local-table.ts";
import { refusal } from "../testing/refusal.ts";
import * as Visits from "../visits/index.ts";
import { readRecord } from "./stored/patient-record.ts";

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
    kept = await someone();
    other = await someone();
    await past(kept.id, 45, 0);
    await past(other.id, 150, 1);
    await merge(kept, other);
  });

  test("have one list of all visits", async () => {
    const { appointments } = await as(manager, () => readRecord(kept.id, { limit: 500 }));
    expect(appointments).toHaveLength(195);
    const starts = appointments.map(({ start }) => start);
    expect(starts).toEqual([...starts].sort().reverse());
  });
  test("owe the sum of both", async () => {
    const query = { limit: 100 };
    const { balance, items } = await as(manager, () =>
      Billing.ofPatient({ params: { patient: kept.id }, query }),
    );
    expect([items.length, balance]).toEqual([100, expect.objectContaining({ due: 975_000, unpaid: 195 })]);
  });
  test.each([1, 7, 20, 50])(
    "are read by pages of %i without a gap, a repeat or a foreign cursor",
    async (limit) => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { limit, ...(cursor && { cursor }) };
        const page = await as(manager, () => Visits.record({ params: { patient: kept.id }, query }));
        expect(page.items.length).toBeLessThanOrEqual(limit);
        seen.push(...page.items.map(({ appointment }) => appointment.start));
        cursor = page.next ?? undefined;
      } while (cursor && seen.length < (limit === 1 ? 60 : 400));
      expect(seen).toEqual([...new Set(seen)].sort().reverse());
      if (limit > 1) expect(seen).toHaveLength(195);
    },
  );
  test("the merged record returns the same list", async () => {
    expect((await as(manager, () => readRecord(other.id, { limit: 500 }))).appointments).toHaveLength(195);
  });
});

describe("the time of one person with two records", () => {
  /** Each pair of records has a day of its own, and is alone in the offices on it. */
  let pairs = 0;
  const day = () => new Date(Date.UTC(2037, 1, 2 + 10 * pairs)).toISOString().slice(0, 10);
  /** An office other than the one that `body` takes now. */
  const another = () => String(space.establishment.offices[(serial + 1) % 2]?.id);
  const at = (hour: number) => `${day()}T${String(hour).padStart(2, "0")}:00:00.000Z`;
  /** With an unused professional and office, so that only the patient can cause a clash. */
  async function body(patient: { id: string; name: string }, start: string, more: object = {}) {
    const professional = await makeUser(space.id, "professional");
    return {
      patient: patient.id,
      patient_name: patient.name,
      professional: professional.id,
      office: String(space.establishment.offices[serial % space.establishment.offices.length]?.id),
      appointment_type: space.appointmentType.id,
      start,
      duration: 60,
      notes: "",
      override: false,
      ...more,
    };
  }
  const book = async (...given: Parameters<typeof body>) => {
    const wanted = await body(...given);
    return as(manager, () => Scheduling.createAppointment(wanted));
  };
  const patientClashes = (error: unknown) =>
    ((error as AppError).facts.details as unknown as ClashDetails).clashes.filter(
      ({ resource }) => resource === "patient",
    );

  /** A patient with an appointment at nine under a record that is merged into another afterwards. */
  async function merged() {
    pairs += 1;
    const kept = await someone();
    const other = await someone();
    const booked = await book(other, at(9));
    await as(manager, () =>
      Scheduling.updateAppointment(booked.id, { start: at(9), override: false, version: 1 }),
    );
    const { patient, merge: mark } = await merge(kept, other);
    return { kept: patient, other, booked, mark };
  }

  test("cannot be booked twice in either record, and the clash is named", async () => {
    const { kept, booked } = await merged();
    const error = await refusal(book(kept, at(9)));
    expect(error).toMatchObject({ code: "appointment.clash" });
    expect(patientClashes(error)).toMatchObject([{ id: booked.id }]);
    const free = ((error as AppError).facts.details as unknown as ClashDetails).free;
    expect(free).not.toContain(at(9));
    expect(await book(kept, at(11))).toMatchObject({ status: "scheduled", override: false });
    expect(await book(kept, at(9), { override: true })).toMatchObject({ override: true });
  });
  test("an appointment of the merged record cannot be moved over one of the kept record", async () => {
    const { kept, booked } = await merged();
    await book(kept, at(14));
    const move = (start: string) =>
      as(manager, () =>
        Scheduling.updateAppointment(booked.id, { start, override: false, version: booked.version + 1 }),
      );
    const error = await refusal(move(at(14)));
    expect(patientClashes(error)).toHaveLength(1);
    expect(await move(at(16))).toMatchObject({ start: at(16) });
  });
  test("a cancelled appointment cannot be restored over one of the other record", async () => {
    const { kept, booked } = await merged();
    const status = (to: "cancelled" | "scheduled", version: number) =>
      as(manager, () =>
        Scheduling.setStatus(booked.id, { status: to, reason: "asked", override: false, version }),
      );
    const cancelled = await status("cancelled", booked.version + 1);
    await book(kept, at(9));
    expect(patientClashes(await refusal(status("scheduled", cancelled.version)))).toHaveLength(1);
  });
  test("a series shows the clash before booking, and leaves out that occurrence", async () => {
    const { kept } = await merged();
    const wanted = {
      ...(await body(kept, at(9))),
      rule: { frequency: "weekly" as const, every: 1, count: 2 },
      skip: [],
    };
    const preview = await as(manager, () => Scheduling.previewSeries(wanted));
    expect(preview.occurrences.map(({ clashes }) => clashes.map(({ resource }) => resource))).toEqual([
      expect.arrayContaining(["patient"]),
      [],
    ]);
    const made = await as(manager, () => Scheduling.createSeries(wanted));
    expect(made.occurrences.map(({ result }) => result)).toEqual(["clash", "saved"]);
  });
  test("free times exclude appointments of the other record", async () => {
    const { kept } = await merged();
    const professional = await makeUser(space.id, "professional");
    const found = await as(manager, () =>
      Scheduling.freeTimes({
        from: day(),
        to: day(),
        professionals: [professional.id],
        patient: kept.id,
        duration: 60,
        after: "00:00",
        before: "24:00",
        limit: 100,
      } as never),
    );
    expect(found.items.length).toBeGreaterThan(0);
    expect(found.items.filter(({ start, end }) => start < at(10) && end > at(9))).toEqual([]);
  });
  test("of two parallel bookings, one for each record, one is accepted", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { kept, booked } = await merged();
      const wanted = await body(kept, at(12));
      const outcomes = await Promise.allSettled([
        as(manager, () => Scheduling.createAppointment(wanted)),
        as(manager, () =>
          Scheduling.updateAppointment(booked.id, {
            start: at(12),
            override: false,
            version: booked.version + 1,
          }),
        ),
      ]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    }
  });
  test("is separate again when the merge is undone", async () => {
    const { kept, mark } = await merged();
    await as(manager, () => Patients.undoMerge(mark.id));
    expect(await book(kept, at(9), { office: another() })).toMatchObject({ override: false });
  });
});

test("a waiting list entry moves with the record, and back when the merge is undone", async () => {
  const kept = await someone();
  const other = await someone();
  const entry = await as(manager, () =>
    Scheduling.addWaiting({
      patient: other.id,
      patient_name: other.name,
      appointment_type: space.appointmentType.id,
      days: [1, 2, 3],
      from: "09:00",
      to: "18:00",
      urgent: false,
      notes: "",
      professional: null,
    } as never),
  );
  const stored = async () =>
    (await db.entities.waiting.get({ space_id: space.id, entry_id: entry.id }).go({ consistent: true })).data;
  const told = async (...ids: string[]) => {
    for (const id of ids)
      await Scheduling.renamePatient((await as(manager, () => Patients.readPatient(id))) as PatientItem);
  };
  const { merge: mark } = await merge(kept, other);
  await told(kept.id, other.id);
  expect(await stored()).toMatchObject({ patient_id: kept.id, patient_name: kept.name });
  await as(manager, () => Patients.undoMerge(mark.id));
  await told(kept.id, other.id);
  expect(await stored()).toMatchObject({ patient_id: other.id, patient_name: other.name });
});
