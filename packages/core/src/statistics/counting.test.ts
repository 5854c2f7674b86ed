import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeSpace } from "../testing/actors.ts";
import { beforeRequests, localTable } from "../testing/local-table.ts";
import {
  deleteAppointment,
  makeWrong,
  type PlainAppointment,
  type PlainPatient,
  paidOf,
  patientItem,
  storeAppointment,
  storedSums,
  storePatient,
} from "../testing/statistics-records.ts";
import { ageOn } from "../time/days.ts";
import { partsOfPeriod } from "../time/periods.ts";
import { countChange } from "./count-change.ts";
import { recountSpace } from "./recount.ts";
import { seenIn } from "./seen.ts";

localTable();

type World = { patients: Map<string, PlainPatient>; appointments: Map<string, PlainAppointment> };
type Event = { before?: Record<string, unknown> | undefined; after?: Record<string, unknown> | undefined };

/** A plain count from scratch, written without anything of the counting that it is compared with. */
function plainCount({ patients, appointments }: World, placeOf: (office: string) => string) {
  const sums: Record<string, number> = {};
  const put = (
    kind: string,
    whose: [string, string],
    day: string,
    name: string,
    amount = 1,
    series = false,
  ) => {
    const [professional, place] = whose.map((id) => id.toLowerCase()) as [string, string];
    const scopes = new Set([
      `|`,
      `${professional}|`,
      ...(place ? [`|${place}`, `${professional}|${place}`] : []),
    ]);
    for (const scope of scopes) {
      const add = (part: string, key: string) => {
        const full = `${kind}|${scope}|${part}|${key}`;
        sums[full] = (sums[full] ?? 0) + amount;
      };
      for (const part of [day, day.slice(0, 7), day.slice(0, 4)]) add(part, name);
      if (series) add(day.slice(0, 7), `${day}:${name}`);
      if (series) add(day.slice(0, 4), `${day.slice(0, 7)}:${name}`);
    }
  };
  const groupOf = (patient: PlainPatient | undefined, day: string) => {
    const age = patient?.born ? Math.min(80, Math.floor(ageOn(patient.born, day) / 10) * 10) : "unknown";
    return `${age}:${patient?.gender ?? "unknown"}`;
  };
  const firsts = new Map<string, PlainAppointment>();
  for (const one of [...appointments.values()].sort((a, b) => (a.start + a.id < b.start + b.id ? -1 : 1)))
    if (one.status === "done" && !firsts.has(one.patient)) firsts.set(one.patient, one);
  for (const one of appointments.values()) {
    const day = one.start.slice(0, 10);
    const whose: [string, string] = [one.professional, placeOf(one.office)];
    const group = groupOf(patients.get(one.patient), day);
    const outcome = ["done", "missed", "cancelled"].includes(one.status) ? one.status : "upcoming";
    put("main", whose, day, outcome, 1, outcome !== "upcoming");
    put("main", whose, day, `professional:${outcome}:${one.professional}`);
    if (outcome === "missed" || outcome === "cancelled")
      put("main", whose, day, `reason:${outcome}:${one.reason === "Forgot" ? "forgot" : "other"}`);
    for (const { kind, amount, method, day: paidOn } of one.payments) {
      const at: [string, string] = [one.professional, "est_demo"];
      const income = kind === "payment" ? amount : -amount;
      put("main", at, paidOn, "income", income, true);
      put("main", at, paidOn, `method:${method}`, income);
      put("main", at, paidOn, "type:income:typ_demo", income);
      put("main", at, paidOn, `professional:income:${one.professional}`, income);
      put("main", at, paidOn, "place:income:est_demo", income);
      if (kind === "refund") put("main", at, paidOn, "refunds", amount);
    }
    if (one.status !== "done") continue;
    put("main", whose, day, "type:done:typ_demo");
    put("main", whose, day, `group:done:${group}`);
    if (whose[1]) put("main", whose, day, `place:done:${whose[1]}`);
    const due = one.price - paidOf(one);
    if (due > 0) {
      put("main", whose, day, "unpaid", due);
      put("main", whose, day, "unpaid_appointments");
      put("main", whose, day, `professional:unpaid:${one.professional}`, due);
    }
    if (firsts.get(one.patient) === one) {
      put("main", whose, day, "new_patients", 1, true);
      put("main", whose, day, `group:new:${group}`);
    }
    if (one.isClosed) continue;
    put("clinical", whose, day, "signed");
    for (const code of one.icd) put("clinical", whose, day, `icd:${code}`);
    for (const key of one.patterns) put("clinical", whose, day, `pattern:${key}`);
    for (const id of one.points) put("clinical", whose, day, `point:${id}`);
    for (const id of one.points) {
      const key = `uses|||${day.slice(0, 7)}|use:${id.toLowerCase()}`;
      sums[key] = (sums[key] ?? 0) + 1;
    }
    for (const name of one.formulas) put("clinical", whose, day, `formula:${name}`);
    if (one.points.length > 0) put("clinical", whose, day, "treatment:acupuncture");
    if (one.formulas.length > 0) put("clinical", whose, day, "treatment:formulas");
    for (const code of one.icd) for (const key of one.patterns) put("pairs", whose, day, `${code} ${key}`);
  }
  for (const { state, born, gender } of patients.values()) {
    const key = `patients||||${born?.slice(0, 4) ?? "unknown"}:${gender ?? "unknown"}`;
    if (state === "active") sums[key] = (sums[key] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
}

/** Periods of every kind: single days, months and years, whole months, and such as begin or end within a month. */
const PERIODS = [
  ["2026-01-31", "2026-01-31"],
  ["2025-12-31", "2026-01-01"],
  ["2026-01-01", "2026-01-31"],
  ["2026-01-01", "2026-12-31"],
  ["2025-01-01", "2026-12-31"],
  ["2025-12-01", "2026-02-01"],
  ["2026-01-02", "2026-02-01"],
  ["2025-12-15", "2026-02-28"],
  ["2025-12-31", "2026-02-01"],
  ["2024-12-31", "2026-02-01"],
] as const;

/** The different patients of the periods, in every scope, by the stored sums and by going through the appointments. */
function expectSeen(
  sums: Record<string, number>,
  { appointments }: World,
  placeOf: (office: string) => string,
) {
  const done = [...appointments.values()].filter(({ status }) => status === "done");
  for (const [from, to] of PERIODS)
    for (const professional of ["", "usr_a", "usr_b"])
      for (const place of new Set(["", ...done.map(({ office }) => placeOf(office))])) {
        const parts = partsOfPeriod({ from, to });
        const counts: Record<string, number> = {};
        for (const [key, amount] of Object.entries(sums)) {
          const [kind, by, at, part = "", name = ""] = key.split("|");
          if (kind === "main" && by === professional && at === place.toLowerCase() && parts.includes(part))
            counts[name] = (counts[name] ?? 0) + amount;
        }
        const { least, most } = seenIn(counts, from);
        const plain = new Set(
          done
            .filter(({ start }) => start.slice(0, 10) >= from && start.slice(0, 10) <= to)
            .filter((one) => !professional || one.professional === professional)
            .filter((one) => !place || placeOf(one.office) === place)
            .map(({ patient }) => patient),
        ).size;
        const isExact =
          from.endsWith("-01") || parts.length === 1 || parts.every((part) => part.length === 10);
        if (isExact)
          expect([from, to, professional, place, least, most]).toEqual([
            from,
            to,
            professional,
            place,
            plain,
            plain,
          ]);
        expect(plain).toBeGreaterThanOrEqual(least);
        expect(plain).toBeLessThanOrEqual(most);
      }
}

/** The sums but for those of different patients, which {@link expectSeen} compares. */
const withoutSeen = (sums: Record<string, number>) =>
  Object.fromEntries(Object.entries(sums).filter(([name]) => !/\|seen(:|$)/.test(name)));

const days = ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01"] as const;
const day = fc.constantFrom(...days);
const some = (...values: string[]) => fc.subarray(values);
const payment = fc.record({
  id: fc.constant(""),
  kind: fc.constantFrom("payment" as const, "payment" as const, "refund" as const),
  amount: fc.integer({ min: 1, max: 6000 }),
  method: fc.constantFrom("cash", "card"),
  day,
});
const content = fc.record({
  patient: fc.constantFrom("pat_a", "pat_b"),
  professional: fc.constantFrom("usr_a", "usr_b"),
  office: fc.constantFrom("known", "gone"),
  start: fc.tuple(day, fc.constantFrom("09", "10")).map(([on, hour]) => `${on}T${hour}:00:00.000Z`),
  status: fc.constantFrom("scheduled", "done", "done", "done", "missed", "cancelled"),
  reason: fc.constantFrom("Forgot", "A word of her own"),
  price: fc.constantFrom(0, 5000),
  isClosed: fc.boolean().map((closed) => closed),
  icd: some("M54.5", "G44.2"),
  patterns: some("blood_stasis", "qi_deficiency"),
  points: some("ST36", "LI4"),
  formulas: some("Demo formula"),
  payments: fc.array(payment, { maxLength: 4 }),
});
const change = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("put" as const), id: fc.integer({ min: 0, max: 3 }), content }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("delete" as const), id: fc.integer({ min: 0, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("patient" as const),
      id: fc.constantFrom("pat_a", "pat_b"),
      born: fc.constantFrom(null, "1940-01-01", "1996-01-15"),
      gender: fc.constantFrom(null, "male", "female"),
      state: fc.constantFrom("active", "active", "archived", "merged"),
    }),
  },
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Stores the change and returns the event that the stream has of it. */
async function apply(
  space: string,
  world: World,
  step: Change,
  turn: number,
  office: string,
): Promise<Event> {
  if (step.kind === "patient") {
    const before = world.patients.get(step.id);
    const after = { id: step.id, born: step.born, gender: step.gender, state: step.state };
    world.patients.set(step.id, after);
    return { before: before && patientItem(space, before), after: await storePatient(space, after) };
  }
  const id = `apt_${step.id}`;
  const before = world.appointments.get(id);
  const image = before && { ...(await storeAppointment(space, before)) };
  if (before) await deleteAppointment(space, before);
  if (step.kind === "delete") {
    world.appointments.delete(id);
    return { before: image };
  }
  const payments = step.content.payments.map((one, index) => ({ ...one, id: `pay_${index}` }));
  const { office: where } = step.content;
  const after = { ...step.content, id, payments, version: turn, office: where === "known" ? office : "gone" };
  world.appointments.set(id, after);
  return { before: image, after: await storeAppointment(space, after) };
}

describe("counting by the stream", () => {
  test("gives what a count from scratch gives, with late, repeated, shuffled and simultaneous events", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ change, late: fc.boolean(), repeat: fc.boolean() }), {
          minLength: 1,
          maxLength: 10,
        }),
        fc.infiniteStream(fc.nat(100)),
        async (steps, order) => {
          const space = await makeSpace();
          const office = String(space.establishment.offices[0]?.id);
          const world: World = { patients: new Map(), appointments: new Map() };
          const later: Event[] = [];
          for (const [turn, { change: step, late, repeat }] of steps.entries()) {
            const event = await apply(space.id, world, step, turn + 1, office);
            if (late || repeat) later.push(event);
            if (!late) await countChange(event.before, event.after);
          }
          const shuffled = later
            .map((event) => ({ event, at: order.next().value as number }))
            .sort((a, b) => a.at - b.at);
          // Several consumers may run at the same moment after a shard of the stream was split.
          while (shuffled.length > 0)
            await Promise.all(
              shuffled.splice(0, 3).map(({ event }) => countChange(event.before, event.after)),
            );
          const placeOf = (id: string) => (id === office ? space.establishment.id : "");
          const sums = await storedSums(space.id);
          expect(withoutSeen(sums)).toEqual(plainCount(world, placeOf));
          expectSeen(sums, world, placeOf);
        },
      ),
      { numRuns: 20 },
    );
  }, 120_000);
});

describe("a recount", () => {
  test("gives what a count from scratch gives, whatever the sums were, beside events of the stream", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ change, isMissed: fc.boolean() }), { minLength: 2, maxLength: 8 }),
        fc.array(fc.record({ change, isFirst: fc.boolean() }), { maxLength: 2 }),
        fc.array(fc.record({ index: fc.nat(), by: fc.constantFrom(-3, 4, 1000) }), { maxLength: 4 }),
        async (steps, meanwhile, wrong) => {
          const space = await makeSpace();
          const office = String(space.establishment.offices[0]?.id);
          const placeOf = (id: string) => (id === office ? space.establishment.id : "");
          const world: World = { patients: new Map(), appointments: new Map() };
          for (const [turn, { change: step, isMissed }] of steps.entries()) {
            const event = await apply(space.id, world, step, turn + 1, office);
            if (!isMissed) await countChange(event.before, event.after);
          }
          await makeWrong(space.id, wrong);
          const during: Event[] = [];
          const recount = recountSpace({ id: space.id, time_zone: "Europe/Lisbon" }, Date.now() + 60_000);
          for (const [turn, { change: step, isFirst }] of meanwhile.entries()) {
            const event = await apply(space.id, world, step, turn + 20, office);
            if (isFirst) await countChange(event.before, event.after);
            else during.push(event);
          }
          await recount;
          for (const event of during) await countChange(event.before, event.after);
          const sums = await storedSums(space.id);
          expect(withoutSeen(sums)).toEqual(plainCount(world, placeOf));
          expectSeen(sums, world, placeOf);
        },
      ),
      { numRuns: 10 },
    );
  }, 120_000);

  test("leaves alone what the stream counts while the recount deletes what is outdated", async () => {
    const space = await makeSpace();
    const office = String(space.establishment.offices[0]?.id);
    const world: World = { patients: new Map(), appointments: new Map() };
    const patient = { id: "pat_a", born: null, gender: null, state: "active" };
    const booked = {
      patient: "pat_a",
      professional: "usr_a",
      office: "known",
      start: "2026-01-31T09:00:00.000Z",
      status: "done",
      reason: "Forgot",
      price: 5000,
      isClosed: true,
      icd: [],
      patterns: [],
      points: [],
      formulas: [],
      payments: [],
    };
    const change = (step: object, turn: number) => apply(space.id, world, step as Change, turn, office);
    for (const step of [
      { kind: "patient", ...patient },
      { kind: "put", id: 1, content: booked },
    ]) {
      const event = await change(step, 1);
      await countChange(event.before, event.after);
    }
    // The recount does not see the appointment, because it is being moved.
    await change({ kind: "delete", id: 1 }, 2);
    let isCounted = false;
    const undo = beforeRequests(async (input) => {
      const deletes = "ConditionExpression" in input && "Key" in input && !("UpdateExpression" in input);
      if (!deletes || isCounted) return;
      isCounted = true;
      const event = await change({ kind: "put", id: 1, content: { ...booked, status: "missed" } }, 3);
      await countChange(event.before, event.after);
    });
    await recountSpace({ id: space.id, time_zone: "Europe/Lisbon" }, Date.now() + 60_000).finally(undo);
    expect(isCounted).toBe(true);
    const placeOf = (id: string) => (id === office ? space.establishment.id : "");
    expect(withoutSeen(await storedSums(space.id))).toEqual(plainCount(world, placeOf));
  });
});
