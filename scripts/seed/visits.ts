import * as Acupuncture from "../../packages/core/src/acupuncture/index.ts";
import { both, sentenceOf } from "../../packages/core/src/clinical/safety/finding.ts";
import { flagRules, type SafetyFlag } from "../../packages/core/src/clinical/safety/point-flags.ts";
import type { Appointment } from "../../packages/core/src/contracts/scheduling/appointments.ts";
import type { SectionKey } from "../../packages/core/src/contracts/visits/sections.ts";
import { nowIso } from "../../packages/core/src/platform/clock.ts";
import { AppError } from "../../packages/core/src/platform/errors.ts";
import * as Scheduling from "../../packages/core/src/scheduling/index.ts";
import * as Visits from "../../packages/core/src/visits/index.ts";
import type { Followed } from "./long-term-patient.ts";
import type { Generator } from "./people.ts";
import { addTonguePhoto } from "./photos.ts";
import { tongueOf } from "./tongues.ts";

/** Kinds of visit in the demo clinic: complaint, findings and treatment. */
const CASES = [
  {
    reason: "Low back pain after lifting boxes",
    complaint: { side: "right", course: "better", quality: ["dull"], better: "Heat", worse: "Sitting" },
    systems: { musculoskeletal: ["low_back_pain", "morning_stiffness"] },
    onset: "Ten days ago",
    icd: [{ code: "M54.5", title: "Low back pain" }],
    patterns: ["blood_stasis"],
    points: ["BL23", "BL40", "GB30", "BL60"],
    ashi: "Right lumbar, two fingers beside L4",
    note: "Heat at home in the evening, walk daily.",
  },
  {
    reason: "Tension headache most afternoons",
    complaint: { side: "both", course: "fluctuating", quality: ["heavy"], better: "Sleep", worse: "Screens" },
    systems: { head: ["headache"], eyes: ["dry_eyes"] },
    onset: "Three months ago",
    icd: [{ code: "G44.2", title: "Tension-type headache" }],
    patterns: ["liver_yang_rising"],
    points: ["GB20", "LI4", "LR3", "GV20"],
    ashi: "Upper trapezius, both sides",
    note: "Less screen after eight, neck exercises twice a day.",
  },
  {
    reason: "Falls asleep late and wakes at three",
    complaint: { course: "same", worse: "Coffee, worries" },
    systems: { psychological: ["insomnia"] },
    onset: "Since the summer",
    icd: [{ code: "G47.0", title: "Insomnia" }],
    patterns: ["yin_deficiency"],
    points: ["HT7", "SP6", "PC6", "KI3"],
    ashi: "",
    note: "No coffee after noon.",
  },
  {
    reason: "Bloated after meals, tired",
    complaint: { course: "fluctuating", better: "Warm food" },
    systems: { digestive: ["bloating"], general: ["fatigue"] },
    onset: "About a year",
    icd: [{ code: "K30", title: "Functional dyspepsia" }],
    patterns: ["qi_deficiency", "phlegm_damp"],
    points: ["ST36", "CV12", "SP9", "SP3"],
    ashi: "",
    note: "Warm breakfast, smaller evening meal.",
  },
] as const;

type Written = {
  ending: "done" | "open";
  extent: "full" | "short";
  /** The visit's data for a long-term patient; other patients get random ones. */
  followed?: Followed | undefined;
};

/** Opens a visit and writes what a therapist would; signs it if it is `done`. Runs as the visit's professional. */
export async function writeVisit(
  appointment: Appointment,
  random: Generator,
  { ending, extent, followed }: Written,
) {
  const visit = CASES[followed?.reason ?? -1] ?? random.pick(CASES);
  const opened = await Scheduling.setStatus(appointment.id, status("open", appointment.version));
  const write = (section: SectionKey, data: Record<string, unknown>) =>
    Visits.saveSection({
      params: { appointment: appointment.id, section },
      body: { patient: appointment.patient, version: 0, data },
    });
  // What a long-term patient has is written last, and not filled at random before.
  const save: Save = async (section, data) => section in (followed?.examined ?? {}) || write(section, data);
  await save("complaint", {
    items: [
      {
        what: visit.reason,
        onset: visit.onset,
        intensity: followed?.intensity ?? random.between(3, 8),
        icd: visit.icd,
        ...visit.complaint,
      },
    ],
  });
  if (extent === "full") await save("tongue", tongueOf(visit.patterns, appointment));
  if (followed)
    await addTonguePhoto(appointment, {
      coating: followed.intensity / 10,
      pale: 0.2 + followed.intensity / 20,
    });
  if (extent === "full") await writeFindings(appointment.id, visit, random, save, ending);
  const examined = { ...(extent === "full" && { vital_signs: measured(random) }), ...followed?.examined };
  for (const [section, data] of Object.entries(examined)) await write(section as SectionKey, data);
  if (ending === "open") return opened;
  const sign = () => Scheduling.setStatus(appointment.id, status("done", opened.version));
  try {
    return await sign();
  } catch (error) {
    const rules =
      error instanceof AppError && error.code === "safety.reason_needed" && error.facts.details?.rules;
    if (!rules) throw error;
    await save("safety", { reasons: Object.fromEntries((rules as string[]).map(reasoned)) });
    return sign();
  }
}

/** A therapist's reason for using a point with a warning. */
function reasoned(rule: string) {
  const [flag = "", point = ""] = rule.replace("point.", "").split(":");
  const { statement } = flagRules[flag as SafetyFlag];
  const answered = sentenceOf({ subject: both(point), statement });
  return [rule, { ...answered, reason: "Discussed with the patient; light needling only.", at: nowIso() }];
}

type Save = (section: SectionKey, data: Record<string, unknown>) => Promise<unknown>;

const measured = (random: Generator) => ({
  values: {
    heart_rate: random.between(62, 88),
    systolic_bp: random.between(105, 128),
    diastolic_bp: random.between(65, 82),
  },
  confirmed: [],
});

/** Anamnesis, diagnosis and treatment. */
async function writeFindings(
  appointment: string,
  visit: (typeof CASES)[number],
  random: Generator,
  save: Save,
  ending: "done" | "open",
) {
  await writeAnamnesis(visit, random, save);
  await save("diagnosis", { icd: visit.icd, patterns: visit.patterns, text: "" });
  await choosePoints(appointment, visit, ending === "done");
  await save("treatment_notes", { text: visit.note });
}

/** The anamnesis after the complaint. */
async function writeAnamnesis(visit: (typeof CASES)[number], random: Generator, save: Save) {
  await save("medication", { items: random.chance(0.6) ? [random.pick(MEDICINES)] : [], none: false });
  await save("allergies", random.chance(0.3) ? { items: [random.pick(ALLERGIES)] } : { none: true });
  await save("past_history", {
    illnesses: random.chance(0.4) ? [{ what: "Asthma", code: "J45", when: "2009" }] : [],
    surgeries: random.chance(0.3) ? [{ what: "Appendectomy", when: "2001" }] : [],
    family: [{ who: random.pick(["mother", "father"]), what: "High blood pressure" }],
  });
  await save("life_habits", {
    values: {
      water: random.between(2, 8) / 4,
      coffee: random.between(0, 4),
      alcohol: random.pick(["never", "occasional", "weekly"]),
      tobacco: random.pick(["never", "never", "former"]),
      sleep_hours: random.between(5, 8),
      sleep_quality: random.pick(["good", "fair", "poor"]),
      stress_level: random.between(2, 8),
    },
  });
  const findings = Object.entries(visit.systems).map(([key, found]) => [key, { findings: found }]);
  await save("review_of_systems", {
    systems: { cardiovascular: { normal: true }, urinary: { normal: true }, ...Object.fromEntries(findings) },
  });
}

const MEDICINES = [
  {
    drug: "Ibuprofen",
    inn: "Ibuprofen",
    group: "9.1.3",
    dose: "400 mg",
    frequency: "when it hurts",
    since: "2 weeks ago",
    reason: "Back pain",
  },
  {
    drug: "Metformin",
    inn: "Metformin",
    group: "8.4.2",
    dose: "850 mg",
    frequency: "twice a day",
    since: "2019",
  },
  {
    drug: "Omeprazole",
    inn: "Omeprazole",
    group: "6.2.2.3",
    dose: "20 mg",
    frequency: "before breakfast",
    since: "2022",
  },
] as const;
const ALLERGIES = [
  { substance: "Pollen", reaction: "sneezing", severity: "mild" },
  { substance: "Latex", reaction: "rash", severity: "moderate" },
] as const;

const status = (next: Appointment["status"], version: number, reason = "") => ({
  status: next,
  reason,
  version,
  override: false,
});

async function choosePoints(appointment: string, visit: (typeof CASES)[number], needlesOut: boolean) {
  const added = await Acupuncture.appointment(appointment, {
    action: "add",
    version: 0,
    points: visit.points.map((id) => ({ id, auricular: false })),
  });
  const points = added.points.map((point) => ({
    ...point,
    depth: "0.8 cun",
    retention: 25,
    response: "moderate" as const,
    needles_out: needlesOut ? point.needles_in : 0,
  }));
  const saved = await Acupuncture.appointment(appointment, {
    action: "save",
    version: added.version,
    points,
  });
  if (visit.ashi)
    await Acupuncture.appointment(appointment, {
      action: "save_ashi",
      version: saved.version,
      ashi_points: visit.ashi,
    });
}
