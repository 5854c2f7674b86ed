import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { overlaps, slotName } from "../appointments/slots.ts";
import { readItems } from "../db/read-items.ts";
import { AppError } from "../platform/errors.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { contend, makeCrowd } from "../testing/contention.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { ledgerKey } from "./ledger.ts";

localTable();

type Who = { professionals: string[]; offices: string[]; patients: { id: string; name: string }[] };
type Booked = { id: string; start: string; duration: number; version: number } & Record<
  "professional" | "office" | "patient",
  string
>;

let space: TestSpace;
let desk: TestUser;

/** Every run has people and rooms of its own. */
async function cast(): Promise<Who> {
  const three = [1, 2, 3];
  const professionals = await Promise.all(three.map(() => makeUser(space.id, "professional")));
  const patients = await Promise.all(three.map(() => makePatient(space.id)));
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

const place = { who: fc.nat(2), where: fc.nat(1), step: fc.nat(47), steps: fc.integer({ min: 1, max: 12 }) };
const kind = <K extends string>(name: K) => fc.constant(name);
const command = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: kind("book"), patient: fc.nat(2), ...place }) },
  { weight: 3, arbitrary: fc.record({ kind: kind("move"), which: fc.nat(), ...place }) },
  { weight: 2, arbitrary: fc.record({ kind: kind("resize"), which: fc.nat(), steps: place.steps }) },
  { weight: 2, arbitrary: fc.record({ kind: kind("cancel"), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: kind("miss"), which: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ kind: kind("restore"), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: kind("series"), patient: fc.nat(2), ...place }) },
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

test("random bookings, series, moves, cancellations and restores are accepted and refused as in a model", {
  timeout: 120_000,
}, async () => {
  const day = { count: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 30 }), async (commands) => {
      day.count += 1;
      const who = await cast();
      const diary: Booked[] = [];
      const missed: Booked[] = [];
      // The rooms are the space's: every run has a week of its own.
      const shift = day.count * 7 * 288;
      const start = (step: number) => at(step + shift);
      for (const given of commands) {
        if (given.kind === "book") await book(diary, who, { ...given, start: start(given.step) });
        else if (given.kind === "series") await series(diary, who, { ...given, start: start(given.step) });
        else if (given.kind === "restore") await restore(diary, missed, given.which);
        else if (diary.length === 0) continue;
        else if (given.kind === "move") await move(diary, who, { ...given, start: start(given.step) });
        else if (given.kind === "resize") await resize(diary, given);
        else if (given.kind === "cancel") await end(diary, given.which, "cancelled");
        else missed.push(await end(diary, given.which, "missed"));
      }
      await ledgerEquals(diary, who);
    }),
    { numRuns: Number(process.env.DIARY_RUNS ?? 15) },
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
  const booked = await as(desk, () => Scheduling.createAppointment(body)).catch(refusedAsClash);
  expect(booked === undefined).toBe(clashesOnPaper(diary, wanted));
  if (booked) diary.push({ ...wanted, id: booked.id, version: 1 });
}

async function series(diary: Booked[], who: Who, given: Place & { patient: number }) {
  const patient = who.patients[given.patient] as { id: string; name: string };
  const wanted = {
    professional: String(who.professionals[given.who]),
    office: String(who.offices[given.where]),
    patient: patient.id,
    start: given.start,
    duration: given.steps * 5,
  };
  const { occurrences } = await as(desk, () =>
    Scheduling.createSeries({
      ...wanted,
      patient_name: patient.name,
      appointment_type: space.appointmentType.id,
      notes: "",
      override: false,
      skip: [],
      rule: { frequency: "daily", every: 1, count: 3 },
    }),
  );
  for (const { start, result, appointment } of occurrences) {
    const one = { ...wanted, start };
    expect(result).toBe(clashesOnPaper(diary, one) ? "clash" : "saved");
    if (appointment) diary.push({ ...one, id: appointment.id, version: appointment.version });
  }
}

async function move(diary: Booked[], who: Who, given: Place & { which: number }) {
  const held = diary[given.which % diary.length] as Booked;
  await carry(diary, held, {
    professional: String(who.professionals[given.who]),
    office: String(who.offices[given.where]),
    start: given.start,
    duration: given.steps * 5,
  });
}

const resize = (diary: Booked[], given: { which: number; steps: number }) =>
  carry(diary, diary[given.which % diary.length] as Booked, { duration: given.steps * 5 });

async function carry(diary: Booked[], held: Booked, change: Partial<Booked>) {
  const wanted = { ...held, ...change };
  const { id, version } = held;
  const moved = await as(desk, () =>
    Scheduling.updateAppointment(id, { ...change, override: false, version }),
  ).catch(refusedAsClash);
  expect(moved === undefined).toBe(clashesOnPaper(diary, wanted, id));
  if (moved) diary[diary.indexOf(held)] = { ...wanted, version: moved.version };
}

async function end(diary: Booked[], which: number, status: "cancelled" | "missed"): Promise<Booked> {
  const [held] = diary.splice(which % diary.length, 1);
  if (!held) throw new Error("nothing to end");
  const body = { status, reason: "x", override: false, version: held.version };
  const { version } = await as(desk, () => Scheduling.setStatus(held.id, body));
  return { ...held, version };
}

/** "Remove Missed": it takes its time again, or is refused and stays missed. */
async function restore(diary: Booked[], missed: Booked[], which: number) {
  const held = missed[which % missed.length];
  if (!held) return;
  const body = { status: "scheduled" as const, reason: "", override: false, version: held.version };
  const back = await as(desk, () => Scheduling.setStatus(held.id, body)).catch(refusedAsClash);
  expect(back === undefined).toBe(clashesOnPaper(diary, held));
  if (!back) return;
  missed.splice(missed.indexOf(held), 1);
  diary.push({ ...held, version: back.version });
}

/** The ledgers hold exactly the diary's slots, each once: nothing lost, nothing left behind. */
async function ledgerEquals(diary: Booked[], who: Who) {
  const days = [...new Set(diary.flatMap(({ start }) => [start.slice(0, 10), nextDay(start)]))];
  const resources = [
    ...who.professionals.map((id) => ["professional", id] as const),
    ...who.patients.map(({ id }) => ["patient", id] as const),
  ];
  const keys = resources.flatMap(([kind, id]) => days.map((day) => ledgerKey(space.id, kind, id, day)));
  const slots: unknown[][] = [];
  for (let from = 0; from < keys.length; from += 100)
    for (const item of await readItems(keys.slice(from, from + 100)))
      for (const held of Object.values(item)) if (held instanceof Set) slots.push([...held]);
  expect(slots.every((held) => held.length === 1)).toBe(true);
  // A professional's and a patient's.
  expect(slots.length).toBe(2 * diary.reduce((sum, { duration }) => sum + duration / 5, 0));
}

const nextDay = (start: string) => new Date(Date.parse(start) + 86_400_000).toISOString().slice(0, 10);

test("of twenty parallel bookings of one hour one is accepted, whatever they share", {
  timeout: 120_000,
}, async () => {
  const rounds = Number(process.env.BOOKING_ROUNDS ?? 20);
  const crowd = await makeCrowd(space);
  for (let round = 0; round < rounds; round += 1) {
    const { stood, double, refused } = await contend(crowd, round);
    expect(double).toEqual([]);
    // At least one booking is accepted, unless all conflicted with each other; every refusal names the reason.
    expect(stood.length + refused.length).toBe(20);
    expect(stood.length).toBeGreaterThanOrEqual(1);
    for (const code of refused) expect(["appointment.clash", "write.conflict"]).toContain(code);
  }
});

test("a released slot leaves nothing in the ledger", async () => {
  const who = await cast();
  const diary: Booked[] = [];
  await book(diary, who, { who: 0, where: 0, patient: 0, start: "2038-01-01T10:00:00.000Z", steps: 3 });
  await end(diary, 0, "cancelled");
  const [item] = await readItems([
    ledgerKey(space.id, "professional", String(who.professionals[0]), "2038-01-01"),
  ]);
  expect(
    Object.keys(item ?? {}).filter((name) => name.startsWith(slotName(0).slice(0, 1)) && name !== "sk"),
  ).toEqual([]);
});
