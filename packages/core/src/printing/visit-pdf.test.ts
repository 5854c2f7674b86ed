import { beforeAll, expect, test } from "vitest";
import * as Acupuncture from "../acupuncture/index.ts";
import { encodeStroke, tongueMark } from "../clinical/tongue/tongue-drawing.ts";
import { SECTION_KEYS, type SectionKey } from "../contracts/visits/sections.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { pdfText } from "../testing/pdf-text.ts";
import * as Visits from "../visits/index.ts";
import * as Printing from "./index.ts";
import { printers } from "./sections.ts";

localTable();

let space: TestSpace;
let ana: TestUser;
let visit: { id: string; version: number };

const crack = () => {
  const mark = tongueMark("crack");
  if (!mark) throw new Error("no such mark");
  return encodeStroke({
    mark,
    width: 1,
    pressed: false,
    points: [
      [480, 500, 15],
      [500, 700, 15],
    ],
  });
};

const CONTENT: Partial<Record<SectionKey, object>> = {
  complaint: { items: [{ what: "Dor lombar ao acordar", onset: "2026-10-01", intensity: 6, side: "left" }] },
  medication: { items: [{ drug: "Ibuprofen", dose: "400 mg", frequency: "twice a day" }] },
  allergies: { items: [{ substance: "Penicillin", reaction: "rash", severity: "severe" }] },
  past_history: { surgeries: [{ what: "Appendix", when: "1999" }] },
  life_habits: { text: "Walks to work" },
  review_of_systems: { text: "Nothing else" },
  vital_signs: { values: { heart_rate: 62 }, confirmed: [] },
  tongue: { top: [crack()], note: "Drawn by lamplight" },
  pulse: { rate: 72, positions: { left_guan: { qualities: ["wiry"], strength: "strong" } } },
  ryodoraku: { readings: { LU_L: 40, LU_R: 44 } },
  osteopathy: {
    segments: [{ segment: "L4", mobility: "restricted", pain: 5 }],
    marks: [
      { id: "mark1", view: "back", area: "lower_back", at: [0.5, 0.38], pain: 8, radiation: [[0.6, 0.5]] },
    ],
  },
  diagnosis: {
    icd: [
      {
        code: "M54.5",
        title: "Low back pain",
        primary: true,
        extensions: [{ code: "XK9K", axis: "laterality", en: "right", pt: "direita" }],
      },
    ],
    text: "As seen",
  },
  supplements: {
    items: [
      {
        id: "entry1",
        kind: "product",
        item: "prd_01K0DEM0000000000000000001",
        name: "Demo Magnesium",
        brand: "Demo Labs",
        unit: "tablet",
        units: 2,
        times_per_day: 1,
        days: 45,
        units_per_box: 60,
        posology: "with dinner",
      },
    ],
  },
  treatment_notes: { text: "Rest for two days\nand warmth", plan: "Add the hip" },
};

/** An appointment that has begun. */
async function begun(patient: { id: string; name: string }, start: string) {
  const desk = await makeUser(space.id, "receptionist");
  const booked = await as(desk, () =>
    Scheduling.createAppointment({
      patient: patient.id,
      patient_name: patient.name,
      professional: ana.id,
      office: String(space.establishment.offices[0]?.id),
      appointment_type: space.appointmentType.id,
      start,
      duration: 60,
      notes: "",
      override: false,
    }),
  );
  return as(ana, () =>
    Scheduling.setStatus(booked.id, { status: "open", reason: "", override: false, version: 1 }),
  );
}

beforeAll(async () => {
  space = await makeSpace();
  ana = await makeUser(space.id, "professional");
  const patient = await makePatient(space.id);
  visit = await begun(patient, "2036-05-05T10:00:00.000Z");
  await as(ana, async () => {
    for (const [section, data] of Object.entries(CONTENT))
      await Visits.saveSection({
        params: { appointment: visit.id, section: section as SectionKey },
        body: { patient: patient.id, version: 0, data: data as Record<string, unknown> },
      });
    await Acupuncture.appointment(visit.id, {
      action: "add",
      version: 0,
      points: [{ id: "CV12", auricular: false }],
    });
  });
});

let hour = 10;
test.each([
  [{ pregnant: true, pregnancy_due: "2036-08-01" }, "en", "27+3 weeks, due 1 Aug 2036"],
  [{ pregnant: true, pregnancy_due: "2036-08-01" }, "pt", "27+3 semanas, parto previsto a"],
  [{ pregnant: true }, "en", "weeks not recorded"],
  // The visit was before this pregnancy.
  [{ pregnant: true, pregnancy_due: "2038-01-01" }, "en", undefined],
  [{ pregnant: false }, "en", undefined],
] as const)("%j on the day of the visit, in %s: %s", async (state, language, words) => {
  const patient = await makePatient(space.id, state);
  hour += 1;
  const { id } = await begun(patient, `2036-05-05T${hour}:00:00.000Z`);
  const text = pdfText(await as(ana, () => Printing.visitPdf(id, language))).replace(/\s+/g, " ");
  if (words) expect(text).toContain(words);
  else expect(text).not.toMatch(/Pregnant|weeks/);
});

const print = (language?: "en" | "pt") => as(ana, () => Printing.visitPdf(visit.id, language));

test("prints every section except the price", () => {
  expect(Object.keys(printers).sort()).toEqual(SECTION_KEYS.filter((key) => key !== "price").sort());
});

test("prints anamnesis, findings, diagnosis and treatment, and that the visit is not signed yet", async () => {
  const { value, calls } = await counted(ana, () => Printing.visitPdf(visit.id, "en"));
  expect(calls).toBeLessThanOrEqual(7);
  const words = pdfText(value);
  for (const part of [
    "Dor lombar ao acordar",
    "6 / 10",
    "Ibuprofen",
    "Penicillin",
    "Appendix",
    "Walks to work",
    "Nothing else",
    "62 bpm",
    "Drawn by lamplight",
    "72 bpm",
    "Documentation, not diagnosis.",
    "restricted",
    "M54.5&XK9K",
    "right",
    "CV12",
    "中脘",
    "Demo Magnesium, Demo Labs",
    "2 tablets, once a day, for 45 days",
    "with dinner",
    "2 boxes",
    "Rest for two days",
    "and warmth",
    "Plan for next time",
    "Add the hip",
    ana.name,
    "Back",
    "Hands",
    "Wiry",
  ])
    expect(words).toContain(part);
  expect(words.match(/Not signed: the content may still change\./g)).toHaveLength(2);
});

test("is entirely in Portuguese when asked", async () => {
  const words = pdfText(await print("pt"));
  for (const part of ["Resumo da consulta", "Sinais vitais", "Documentação, não diagnóstico."])
    expect(words).toContain(part);
});

test("uses the patient's language by default, and names a colleague who has not signed", async () => {
  const manager = await makeUser(space.id, "manager");
  const { value, calls } = await counted(manager, () => Printing.visitPdf(visit.id));
  expect(calls).toBeLessThanOrEqual(8);
  const words = pdfText(value);
  expect(words).toContain("Appointment summary");
  expect(words).toContain(ana.name);
});

test("refuses the front desk and other spaces", async () => {
  const desk = await makeUser(space.id, "receptionist");
  const stranger = await makeUser((await makeSpace()).id, "professional");
  await expect(as(desk, () => Printing.visitPdf(visit.id, "en"))).rejects.toMatchObject({
    kind: "forbidden",
  });
  await expect(as(stranger, () => Printing.visitPdf(visit.id, "en"))).rejects.toMatchObject({
    code: "appointment.not_found",
  });
});

test("prints the removed, added and changed points of an amendment", async () => {
  const words = await as(ana, async () => {
    const { points } = await Acupuncture.appointment(visit.id, { action: "get" });
    const out = points.map((point) => ({ ...point, needles_out: point.needles_in }));
    const st36 = out.map(({ pinyin: _, ...point }) => ({ ...point, id: "ST36", side: "left" as const }));
    await Acupuncture.appointment(visit.id, { action: "save", version: 1, points: out });
    const done = { status: "done", reason: "", override: false } as const;
    const { patient } = await Scheduling.setStatus(visit.id, { ...done, version: visit.version });
    const amend = (change: object, reason: string, version: number) =>
      Acupuncture.amend(visit.id, {
        patient,
        version,
        points: out,
        ashi_points: "",
        ashi_marks: [],
        amend: { reason },
        ...change,
      });
    await amend({ points: [...st36, ...out.map((point) => ({ ...point, depth: "1 cun" }))] }, "Forgotten", 2);
    await amend({ points: st36, ashi_points: "left trapezius" }, "Not needled", 3);
    return pdfText(await Printing.visitPdf(visit.id, "en"));
  });
  for (const part of [
    "Forgotten · Added: ST36 Zúsānlǐ (left) · CV12 Zhōngwǎn (centre): depth – → 1 cun",
    "Not needled · Taken out: CV12 Zhōngwǎn (centre) · Ashi points: – → left trapezius",
  ])
    expect(words.replace(/\s+/g, " ")).toContain(part);
});
