import { beforeAll, expect, test } from "vitest";
import * as Assessments from "../assessments/index.ts";
import { RYODORAKU_KEYS } from "../clinical/ryodoraku/ryodoraku-terms.ts";
import { testContent } from "../contracts/assessments/custom-test-content.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { filledVisit } from "../testing/filled-visit.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import * as Visits from "../visits/index.ts";
import { db } from "./stored/entities.ts";

localTable();

let space: TestSpace;
let ana: TestUser;
let rui: TestUser;
let desk: TestUser;

beforeAll(async () => {
  space = await makeSpace({ sharesClinicalRecords: false });
  ana = await makeUser(space.id, "professional");
  rui = await makeUser(space.id, "professional");
  desk = await makeUser(space.id, "receptionist");
});

const figuresOf = (patient: string) => Visits.figures({ params: { patient }, query: {} });

const visitWith = async (
  patient: { id: string; name: string },
  professional: TestUser,
  sections: Parameters<typeof filledVisit>[1],
) => (await filledVisit({ space, booker: desk, professional, patient }, sections)).id;

test("reads every number of all steps in four requests, newest visit first", async () => {
  const patient = await makePatient(space.id);
  const first = await visitWith(patient, ana, {
    complaint: { items: [{ what: "Knee", intensity: 7 }] },
    vital_signs: { values: { systolic_bp: 130, diastolic_bp: 70 } },
    tongue: { note: "Pale" },
  });
  const second = await visitWith(patient, ana, { pulse: { rate: 64, note: "Thin" } });
  const { value, calls } = await counted(ana, () => figuresOf(patient.id));
  expect(calls).toBe(4);
  expect(value.items).toEqual([
    expect.objectContaining({ appointment: second, signed: false, figures: { "pulse.pulse_rate": 64 } }),
    expect.objectContaining({
      appointment: first,
      professional: ana.id,
      figures: {
        "complaint.intensity": 7,
        "vital_signs.systolic_bp": 130,
        "vital_signs.diastolic_bp": 70,
        "vital_signs.mean_arterial_pressure": 90,
      },
    }),
  ]);
  expect(JSON.stringify(value)).not.toMatch(/Knee|Thin|Pale/);
});

test("shows a colleague's values only if the space shares them; another space's patient is not found", async () => {
  const patient = await makePatient(space.id);
  await visitWith(patient, rui, { pulse: { rate: 70 } });
  expect((await as(ana, () => figuresOf(patient.id))).items).toEqual([]);
  const stranger = await makeUser((await makeSpace()).id, "professional");
  await expect(as(stranger, () => figuresOf(patient.id))).rejects.toMatchObject({
    code: "patient.not_found",
  });
});

test("Ryodoraku uses the limits of its newest measurement", async () => {
  const patient = await makePatient(space.id);
  const readings = (value: number) => Object.fromEntries(RYODORAKU_KEYS.map((key) => [key, value]));
  await visitWith(patient, ana, { ryodoraku: { readings: readings(80) } });
  await visitWith(patient, ana, { ryodoraku: { readings: readings(50) } });
  const { facts } = await as(ana, () => figuresOf(patient.id));
  expect(facts["ryodoraku.LU_L"]).toEqual({ band: [35, 65] });
  expect(facts["ryodoraku.ryodoraku_yin_yang"]).toEqual({ band: [0.8, 1.2] });
  expect(facts["ryodoraku.ryodoraku_mean"]).toBeUndefined();
});

const content = (label: string, name: string) =>
  testContent.parse({
    name,
    questions: [
      { kind: "scale", id: "painscale", label: "Pain", scored: true },
      { kind: "number", id: "degreesof", label, unit: "°", normal_min: 120 },
    ],
  });

test("a custom test has the name of its newest version, with one more request", async () => {
  const patient = await makePatient(space.id);
  const { id } = await as(ana, () => Assessments.create({ name: "Demo knee" }));
  const publish = (label: string, name: string, version: number) =>
    as(ana, async () => {
      await Assessments.save(id, { version, content: content(label, name) });
      return Assessments.publish(id, version + 1);
    });
  const take = (version: number, degrees: number) =>
    visitWith(patient, ana, {
      custom_tests: {
        items: [{ id: "taking1", test: id, version, answers: { painscale: 4, degreesof: degrees } }],
      },
    });
  const { version } = await publish("Bending", "Demo knee", 1);
  await take(1, 90);
  await publish("Flexion", "Demo knee, new", version);
  await take(2, 110);
  const { value, calls } = await counted(ana, () => figuresOf(patient.id));
  expect(calls).toBe(5);
  const figure = `custom_tests.${id}`;
  expect(value.items.map(({ figures }) => figures[`${figure}.degreesof`])).toEqual([110, 90]);
  expect(value.facts).toEqual({
    [`${figure}.score`]: { test: "Demo knee, new" },
    [`${figure}.painscale`]: { test: "Demo knee, new", label: "Pain", digits: 0 },
    [`${figure}.degreesof`]: {
      test: "Demo knee, new",
      label: "Flexion",
      unit: "°",
      digits: 0,
      band: [120, null],
    },
  });
});

test("of a signed visit only the stored numbers are read, including amendments", async () => {
  const patient = await makePatient(space.id);
  const id = await visitWith(patient, ana, { pulse: { rate: 64 }, tongue: { note: "Pale" } });
  const rateOf = async () =>
    (await as(ana, () => figuresOf(patient.id))).items.map(({ signed, figures }) => [
      signed,
      figures["pulse.pulse_rate"],
    ]);
  await as(ana, () => Scheduling.setStatus(id, { status: "done", reason: "", override: false, version: 2 }));
  const { value, calls } = await counted(ana, () => figuresOf(patient.id));
  expect([value.next, calls]).toEqual([null, 4]);
  expect(await rateOf()).toEqual([[true, 64]]);
  await as(ana, () =>
    Visits.saveSection({
      params: { appointment: id, section: "pulse" },
      body: { patient: patient.id, version: 1, data: { rate: 72 }, amend: { reason: "Counted again" } },
    }),
  );
  expect(await rateOf()).toEqual([[true, 72]]);
  // As visits were kept before: worked out from the sections, and the same.
  await db.entities.measurements.delete({ space_id: space.id, appointment_id: id }).go();
  expect(await rateOf()).toEqual([[true, 72]]);
  expect((await counted(ana, () => figuresOf(patient.id))).calls).toBe(4);
});
