import { beforeAll, expect, test } from "vitest";
import type { AmendPoints, AppointmentAction, ChosenPoint } from "../contracts/acupuncture/acupuncture.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { filledVisit } from "../testing/filled-visit.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { refusal } from "../testing/refusal.ts";
import * as Visits from "../visits/index.ts";
import * as Acupuncture from "./index.ts";

localTable();

let space: TestSpace;
let ana: TestUser;
let rui: TestUser;
let desk: TestUser;

beforeAll(async () => {
  space = await makeSpace();
  [ana, rui, desk] = await Promise.all([
    makeUser(space.id, "professional"),
    makeUser(space.id, "professional"),
    makeUser(space.id, "receptionist"),
  ]);
});

type Point = AmendPoints["points"][number];
const point = (id: string, side: Point["side"], change: Partial<Point> = {}): Point => ({
  id,
  side,
  auricular: false,
  technics: [1],
  depth: "",
  stimulation: null,
  retention: null,
  response: null,
  needle: "",
  note: "",
  needles_in: 1,
  needles_out: 1,
  ...change,
});
const NOTHING = { points: [], ashi_points: "", ashi_marks: [] };
const st36 = point("ST36", "left");
const li4 = point("LI4", "right");
const gb20 = point("GB20", "left");

type Signed = { id: string; patient: string; version: number };

/** A visit with some points; signed by default. */
async function visitWith(points: Point[], { sign = true, known = {} } = {}): Promise<Signed> {
  const patient = await makePatient(space.id, known);
  const { id, version } = await filledVisit({ space, booker: desk, professional: ana, patient }, {});
  await as(ana, async () => {
    if (points.length > 0) await Acupuncture.appointment(id, { action: "save", version: 0, points });
    const done = { status: "done", reason: "", override: false, version } as const;
    if (sign) await Scheduling.setStatus(id, done);
  });
  return { id, patient: patient.id, version: points.length > 0 ? 1 : 0 };
}
const amending = (
  { id, patient, version }: Signed,
  change: Partial<AmendPoints>,
  amend: AmendPoints["amend"] = { reason: "Wrong side" },
) => Acupuncture.amend(id, { patient, version, ...NOTHING, ...change, amend });
const amend = (...args: Parameters<typeof amending>) => as(ana, () => amending(...args));
const read = ({ id, patient }: Signed) => as(ana, () => Visits.get(id, patient));
const sides = (points: readonly unknown[] = []) =>
  (points as ChosenPoint[]).map(({ id, side }) => `${id} ${side}`);

test("corrects the points of a signed visit with a reason in three requests, and keeps the earlier state", async () => {
  const visit = await visitWith([st36, gb20]);
  const marks = [{ view: "front" as const, x: 10, y: 20 }];
  const corrected = {
    points: [li4, { ...st36, depth: "1 cun", technics: [1, 2] }],
    ashi_points: "left trapezius",
    ashi_marks: marks,
  };
  const { value, calls } = await counted(ana, () => amending(visit, corrected));
  expect(calls).toBe(3);
  expect(value).toMatchObject({ version: 2, needles_in: 2, needles_out: 2, ashi_points: "left trapezius" });
  expect(value.points).toMatchObject([
    { id: "LI4", quadrant: 2, zh: "合谷" },
    { id: "ST36", quadrant: 3, depth: "1 cun", technics: [1, 2] },
  ]);
  const { appointment, content } = await read(visit);
  expect(content?.writable).toBe(false);
  expect(content?.acupuncture).toMatchObject({ version: 2, needles_in: 2, ashi_marks: marks });
  expect(appointment.acu_points?.map(({ id, technics }) => [id, technics])).toEqual([
    ["LI4", [1]],
    ["ST36", [1, 2]],
  ]);
  const [kept, ...more] = content?.amendments ?? [];
  expect(more).toEqual([]);
  expect(kept).toMatchObject({
    section: "acupuncture",
    reason: "Wrong side",
    old_value: { points: [{ id: "ST36", depth: "" }, { id: "GB20" }], ashi_points: "", ashi_marks: [] },
    new_value: { ...corrected, points: [{ id: "LI4" }, { depth: "1 cun" }] },
    amended_by: { id: ana.id, name: ana.name },
  });
  const record = await as(ana, () =>
    Visits.record({ params: { patient: visit.patient }, query: { limit: 5 } }),
  );
  expect(record.items[0]?.summary?.points).toEqual(["LI4", "ST36"]);
});

test("adds points to a visit without any, removes all of them again, and updates prices", async () => {
  const visit = await visitWith([]);
  const priced = async () =>
    (await as(ana, () => Visits.readBillableItems(visit.id))).items.map(({ key }) => key);
  await amend(visit, { points: [st36], ashi_points: "neck" });
  expect(await priced()).toEqual(["acupuncture", "ashi"]);
  await amend({ ...visit, version: 1 }, {}, { reason: "Another patient's" });
  expect(await priced()).toEqual([]);
  const { content } = await read(visit);
  expect(content?.amendments.map(({ old_value, reason }) => [old_value === null, reason])).toEqual([
    [true, "Wrong side"],
    [false, "Another patient's"],
  ]);
});

test("is allowed for whoever may amend a section, and only in a signed visit", async () => {
  const visit = await visitWith([st36]);
  const open = await visitWith([st36], { sign: false });
  const codes = await Promise.all(
    [
      amend(open, { points: [li4] }),
      as(rui, () => amending(visit, { points: [li4] })),
      amend({ ...visit, patient: open.patient }, { points: [li4] }),
    ].map(async (work) => (await refusal(work)).code),
  );
  expect(codes).toEqual(["appointment.not_signed", "appointment.not_own", "appointment.not_found"]);
  const actions: AppointmentAction[] = [
    { action: "save", version: 1, points: [li4] },
    { action: "remove_all", version: 1, auricular: false },
    { action: "save_ashi", version: 1, ashi_points: "neck" },
  ];
  for (const action of actions) {
    const locked = await refusal(as(ana, () => Acupuncture.appointment(visit.id, action)));
    expect(locked).toMatchObject({ kind: "conflict", code: "appointment.locked" });
  }
  const { content } = await read(visit);
  expect([sides(content?.acupuncture.points), content?.amendments]).toEqual([["ST36 left"], []]);
});

test("refuses a stale version, a needle left inserted, an unknown point or no change, and writes nothing", async () => {
  const visit = await visitWith([st36]);
  const stale = await refusal(amend({ ...visit, version: 0 }, { points: [li4] }));
  expect(stale).toMatchObject({
    code: "acupuncture.stale",
    facts: { current: { version: 1, points: [{ id: "ST36", name: "Stomach 36" }] } },
  });
  const left = await refusal(amend(visit, { points: [{ ...li4, needles_out: 0 }] }));
  expect(left).toMatchObject({
    code: "needles.count_mismatch",
    facts: { details: { needles_in: 1, needles_out: 0 } },
  });
  const unchanged = await refusal(amend(visit, { points: [st36] }));
  expect(unchanged).toMatchObject({ kind: "invalid", facts: { fields: { points: "amendment.unchanged" } } });
  const nothing = await refusal(amend(await visitWith([]), {}));
  expect(nothing.code).toBe("amendment.unchanged");
  const gone = point("pnt_01K0DEM0000000000000000001", "left");
  const { value, calls } = await counted(ana, () => refusal(amending(visit, { points: [gone] })));
  expect([value.code, calls]).toEqual(["points.gone", 3]);
  expect((await read(visit)).content).toMatchObject({ amendments: [], acupuncture: { version: 1 } });
});

test("a new serious finding needs a reason, which is stored; one that existed at signing needs none", async () => {
  const visit = await visitWith([st36], { known: { pregnant: true } });
  const points = [li4, st36];
  const refused = await refusal(amend(visit, { points }));
  const rule = "point.pregnancy_contraindicated:LI4";
  expect(refused).toMatchObject({ code: "safety.reason_needed", facts: { details: { rules: [rule] } } });
  const because = { reason: "For labour", en: "", pt: "", at: "" };
  const why = { reason: "Forgotten", reasons: { [rule]: because } };
  const { calls } = await counted(ana, () => amending(visit, { points }, why));
  expect(calls).toBe(3);
  const { content } = await read(visit);
  expect(content?.sections.find(({ section }) => section === "safety")?.data).toEqual({
    reasons: { [rule]: because },
  });
  expect(content?.amendments.map(({ section }) => section).sort()).toEqual(["acupuncture", "safety"]);
  await amend({ ...visit, version: 2 }, { points: [{ ...li4, note: "warm" }, st36] });
});

test("of two amendments of the points at the same moment one is refused with the current state", async () => {
  for (let round = 0; round < 4; round += 1) {
    const visit = await visitWith([st36]);
    const outcomes = await Promise.allSettled([
      amend(visit, { points: [li4, st36] }),
      amend(visit, { points: [gb20, st36] }),
    ]);
    const stood = outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    const refused = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(stood.length).toBe(1);
    expect(refused).toMatchObject([{ code: "acupuncture.stale", facts: { current: stood[0] } }]);
    const { content } = await read(visit);
    expect(sides(content?.acupuncture.points)).toEqual(sides(stood[0]?.points));
    expect(content?.amendments.length).toBe(1);
  }
});

test("points and a section amended at the same moment are both stored, also in the summary", async () => {
  for (let round = 0; round < 4; round += 1) {
    const visit = await visitWith([st36]);
    await Promise.all([
      amend(visit, { points: [li4] }),
      as(ana, () =>
        Visits.saveSection({
          params: { appointment: visit.id, section: "treatment_notes" },
          body: {
            patient: visit.patient,
            version: 0,
            data: { text: "Rest" },
            amend: { reason: "Forgotten" },
          },
        }),
      ),
    ]);
    const record = await as(ana, () =>
      Visits.record({ params: { patient: visit.patient }, query: { limit: 5 } }),
    );
    expect(record.items[0]?.summary).toMatchObject({ points: ["LI4"], treatment: "Rest" });
    expect((await read(visit)).content?.amendments.length).toBe(2);
  }
});
