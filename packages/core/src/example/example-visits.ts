import * as Acupuncture from "../acupuncture/index.ts";
import type { Module } from "../contracts/kernel/access.ts";
import type { Appointment } from "../contracts/scheduling/appointments.ts";
import { type SectionData, type SectionKey, sectionSpec } from "../contracts/visits/sections.ts";
import { actor } from "../platform/context.ts";
import * as Scheduling from "../scheduling/index.ts";
import * as Visits from "../visits/index.ts";
import type { ExampleWords } from "./example-words.ts";

/** How strong the complaint is, and what is measured, at a visit: the example gets better from one to the next. */
type Course = { intensity: number; systolic: number; diastolic: number; rate: number; tongue: string[] };
const COURSE: readonly [Course, Course, Course] = [
  {
    intensity: 8,
    systolic: 142,
    diastolic: 91,
    rate: 86,
    tongue: ["body_color.red_sides", "coating_color.yellow"],
  },
  {
    intensity: 6,
    systolic: 134,
    diastolic: 86,
    rate: 80,
    tongue: ["body_color.red_sides", "coating_color.white"],
  },
  {
    intensity: 4,
    systolic: 128,
    diastolic: 82,
    rate: 76,
    tongue: ["body_color.light_red", "coating_color.white"],
  },
];

type Contents = { [Key in SectionKey]?: Partial<SectionData<Key>> };

/** The anamnesis and the tests of the visit with a number. */
function examined(visit: 0 | 1 | 2, words: ExampleWords): Contents {
  const { intensity, systolic, diastolic, rate, tongue } = COURSE[visit];
  const { medicine, allergy } = words;
  return {
    complaint: {
      items: [
        {
          what: words.complaint,
          onset: words.onset,
          course: visit === 0 ? "worse" : "better",
          course_note: "",
          intensity,
          side: "both",
          quality: [],
          better: words.better,
          worse: words.worse,
          icd: [],
        },
      ],
    },
    medication: {
      items: [{ inn: "Warfarin", group: "", stopped: "", ...medicine }],
    },
    allergies: { items: [{ ...allergy, inn: "", severity: "moderate", since: "" }] },
    vital_signs: { values: { heart_rate: rate, systolic_bp: systolic, diastolic_bp: diastolic } },
    tongue: { whole: tongue, note: visit === 1 ? words.tongue : "" },
    pulse: { overall: ["wiry"], rate, rhythm: "regular" },
  };
}

const judged = { primary: true, certainty: "suspected" as const, note: "", evidence: [], reference: null };

/** The diagnosis and what is written about the treatment of the signed visits. */
function concluded(words: ExampleWords, modules: readonly Module[]): Contents {
  return {
    diagnosis: {
      icd: [
        {
          code: "G44.2",
          title: "Tension-type headache",
          en: "Tension-type headache",
          pt: "Cefaleia tensional",
          extensions: [],
          ...judged,
        },
      ],
      ...(modules.includes("mtc") && { patterns: [{ key: "liver_yang_rising", ...judged }] }),
    },
    treatment_notes: { text: words.note, advice: words.advice },
  };
}

const POINTS = ["GB20", "LI4", "LR3"];

/** Opens a booked visit and writes its anamnesis and tests. Signs it unless it is the last. Runs as its professional. */
export async function writeExampleVisit(
  booked: Appointment,
  visit: 0 | 1 | 2,
  words: ExampleWords,
): Promise<void> {
  const status = (to: Appointment["status"], version: number) =>
    Scheduling.setStatus(booked.id, { status: to, reason: "", version, override: false });
  const opened = await status("open", booked.version);
  const isSigned = visit !== 2;
  const { modules } = actor();
  await writeSections(booked, { ...examined(visit, words), ...(isSigned && concluded(words, modules)) });
  if (!isSigned) return;
  if (modules.includes("mtc")) await choosePoints(booked.id);
  await status("done", opened.version);
}

/** Saves the sections whose module the actor has. */
async function writeSections({ id, patient }: Appointment, contents: Contents): Promise<void> {
  const { modules } = actor();
  for (const [key, data] of Object.entries(contents) as [SectionKey, Record<string, unknown>][]) {
    const { module } = sectionSpec(key);
    if (module && !modules.includes(module)) continue;
    await Visits.saveSection({
      params: { appointment: id, section: key },
      body: { patient, version: 0, data },
    });
  }
}

/** Chooses three points and counts every needle out again, as signing asks for. */
async function choosePoints(appointment: string): Promise<void> {
  const { points, version } = await Acupuncture.appointment(appointment, {
    action: "add",
    version: 0,
    points: POINTS.map((id) => ({ id, auricular: false })),
  });
  await Acupuncture.appointment(appointment, {
    action: "save",
    version,
    points: points.map((point) => ({ ...point, needles_out: point.needles_in })),
  });
}
