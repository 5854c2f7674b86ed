import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { readItems } from "../db/read-items.ts";
import { AppError } from "../platform/errors.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { Appointments } from "./index.ts";
import { ledgerKey } from "./ledger.ts";
import { overlaps, slotName } from "./slots.ts";

localTable();

type Who = { professionals: string[]; offices: string[]; patients: { id: string; name: string }[] };
type Booked = { id: string; start: string; duration: number; version: number } & Record<
  "professional" | "office" | "patient",
  string
>;

let space: TestSpace;
let desk: TestUser;

async function cast(): Promise<Who> {
  const professionals = await Promise.all([1, 2].map(() => makeUser(space.id, "professional")));
  const patients = await Promise.all([1, 2].map(() => makePatient(space.id)));
  return {
    professionals: professionals.map(({ id }) => id),
    offices: space.establishment.offices.map(({ id }) => id),
    patients,
  };
}

beforeAll(async () => {
  space = await makeSpace();
  desk = await makeUser(space.id, "manager");
});

const base = Date.parse("2036-03-29T21:00:00Z");
/** Four hours over midnight, on the night the clocks change. */
const at = (step: number) => new Date(base + step * 300_000).toISOString();

const place = { who: fc.nat(1), where: fc.nat(1), step: fc.nat(47), steps: fc.integer({ min: 1, max: 12 }) };
const command = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("book" as const), patient: fc.nat(1), ...place }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("move" as const), which: fc.nat(), ...place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("cancel" as const), which: fc.nat() }) },
);

/** What a clinic with a paper diary would say. */
const clashesOnPaper = (diary: Booked[], wanted: Omit<Booked, "id" | "version">, except?: string) =>
  diary.some(
    (held) =>
      held.id !== except &&
      overlaps(held, wanted) &&
      (held.professional === wanted.professional ||
        held.office === wanted.office ||
        held.patient === wanted.patient),
  );

const refusedAsClash = (error: unknown) => {
  if (error instanceof AppError && error.code === "appointment.clash") return undefined;
  throw error;
};

test("random bookings, moves and cancellations are accepted and refused as on paper", {
  timeout: 60_000,
}, async () => {
  const day = { count: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 25 }), async (commands) => {
      day.count += 1;
      const who = await cast();
      // Every run has its own rooms too: the ledger knows offices by id only.
      const diary: Booked[] = [];
      const shift = day.count * 7 * 288;
      const start = (step: number) => at(step + shift);
      for (const given of commands) {
        if (given.kind === "book") await book(diary, who, { ...given, start: start(given.step) });
        else if (diary.length > 0 && given.kind === "move")
          await move(diary, who, { ...given, start: start(given.step) });
        else if (diary.length > 0) await cancel(diary, given.which);
      }
      await ledgerEquals(diary, who);
    }),
    { numRuns: 15 },
  );
});

type Place = { who: number; where: number; start: string; steps: number };

async function book(diary: Booked[], who: Who, given: Place & { patient: number }) {
  const patient = who.patients[given.patient] as { id: string; name: string };
  const wanted = {
    professional: String(who.professionals[given.who]),
    office: String(who.offices[given.where]),
    patient: patient.id,
    start: given.start,
    duration: given.steps * 5,
  };
  const body = {
    ...wanted,
    patient_name: patient.name,
    appointment_type: space.appointmentType.id,
    notes: "",
    override: false,
  };
  const booked = await as(desk, () => Appointments.create(body)).catch(refusedAsClash);
  expect(booked === undefined).toBe(clashesOnPaper(diary, wanted));
  if (booked) diary.push({ ...wanted, id: booked.id, version: 1 });
}

async function move(diary: Booked[], who: Who, given: Place & { which: number }) {
  const held = diary[given.which % diary.length] as Booked;
  const wanted = {
    ...held,
    professional: String(who.professionals[given.who]),
    office: String(who.offices[given.where]),
    start: given.start,
    duration: given.steps * 5,
  };
  const { id, version, professional, office, start, duration } = wanted;
  const moved = await as(desk, () =>
    Appointments.change(id, { professional, office, start, duration, override: false, version }),
  ).catch(refusedAsClash);
  expect(moved === undefined).toBe(clashesOnPaper(diary, wanted, id));
  if (moved) diary[diary.indexOf(held)] = { ...wanted, version: moved.version };
}

async function cancel(diary: Booked[], which: number) {
  const [held] = diary.splice(which % diary.length, 1);
  if (!held) return;
  const body = { status: "cancelled" as const, reason: "x", override: false, version: held.version };
  await as(desk, () => Appointments.setStatus(held.id, body));
}

/** The ledger holds exactly the diary's slots: nothing lost, nothing left behind. */
async function ledgerEquals(diary: Booked[], who: Who) {
  const days = [...new Set(diary.flatMap(({ start }) => [start.slice(0, 10), nextDay(start)]))];
  const keys = who.professionals.flatMap((id) =>
    days.map((day) => ledgerKey(space.id, "professional", id, day)),
  );
  const slots = new Map<string, string[]>();
  for (const item of await readItems(keys)) {
    for (const [name, held] of Object.entries(item)) {
      if (held instanceof Set) slots.set(`${item.pk}${item.sk}${name}`, [...held].map(String));
    }
  }
  expect([...slots.values()].every((held) => held.length === 1)).toBe(true);
  expect(slots.size).toBe(diary.reduce((sum, { duration }) => sum + duration / 5, 0));
}

const nextDay = (start: string) => new Date(Date.parse(start) + 86_400_000).toISOString().slice(0, 10);

test("twenty bookings of one hour at once: one stands, whatever they share", {
  timeout: 60_000,
}, async () => {
  const rounds = Number(process.env.BOOKING_ROUNDS ?? 15);
  const professionals = await Promise.all(
    Array.from({ length: 20 }, () => makeUser(space.id, "professional")),
  );
  const patients = await Promise.all(Array.from({ length: 20 }, () => makePatient(space.id)));
  const offices = space.establishment.offices;
  for (let round = 0; round < rounds; round += 1) {
    // Shared in turn: the professional, the office, the patient.
    const shared = (["professional", "office", "patient"] as const)[round % 3];
    const start = new Date(Date.parse("2037-01-01T09:00:00Z") + round * 86_400_000).toISOString();
    const outcomes = await Promise.allSettled(
      professionals.map((professional, index) => {
        const patient = patients[shared === "patient" ? 0 : index] as { id: string; name: string };
        return as(desk, () =>
          Appointments.create({
            patient: patient.id,
            patient_name: patient.name,
            professional: shared === "professional" ? String(professionals[0]?.id) : professional.id,
            office: String(offices[shared === "office" ? 0 : index % 2]?.id),
            appointment_type: space.appointmentType.id,
            start: new Date(Date.parse(start) + (index % 4) * 600_000).toISOString(),
            duration: 60,
            notes: "",
            override: false,
          }),
        );
      }),
    );
    const stood = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
    for (const a of stood)
      for (const b of stood)
        if (a !== b)
          expect([a[shared ?? "office"] === b[shared ?? "office"], a.office === b.office]).toEqual([
            false,
            false,
          ]);
    expect(stood.length).toBeGreaterThanOrEqual(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected")
        expect(["appointment.clash", "write.conflict"]).toContain((outcome.reason as AppError).code);
  }
});

test("an emptied slot leaves nothing in the ledger", async () => {
  const who = await cast();
  const diary: Booked[] = [];
  await book(diary, who, { who: 0, where: 0, patient: 0, start: "2038-01-01T10:00:00.000Z", steps: 3 });
  await cancel(diary, 0);
  const [item] = await readItems([
    ledgerKey(space.id, "professional", String(who.professionals[0]), "2038-01-01"),
  ]);
  expect(
    Object.keys(item ?? {}).filter((name) => name.startsWith(slotName(0).slice(0, 1)) && name !== "sk"),
  ).toEqual([]);
});
