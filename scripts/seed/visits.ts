import { Acupuncture } from "../../packages/core/src/acupuncture/index.ts";
import { Appointments } from "../../packages/core/src/appointments/index.ts";
import type { Appointment } from "../../packages/core/src/contracts/appointments.ts";
import type { SectionKey } from "../../packages/core/src/contracts/sections.ts";
import type { Generator } from "./people.ts";

/** Kinds of visit the demo clinic sees: what brought the patient, what was found, what was done. */
const CASES = [
  {
    reason: "Low back pain after lifting boxes",
    onset: "Ten days ago",
    icd: [{ code: "M54.5", title: "Low back pain" }],
    patterns: ["blood_stasis"],
    points: ["BL23", "BL40", "GB30", "BL60"],
    ashi: "Right lumbar, two fingers beside L4",
    note: "Heat at home in the evening, walk daily.",
  },
  {
    reason: "Tension headache most afternoons",
    onset: "Three months ago",
    icd: [{ code: "G44.2", title: "Tension-type headache" }],
    patterns: ["liver_yang_rising"],
    points: ["GB20", "LI4", "LR3", "GV20"],
    ashi: "Upper trapezius, both sides",
    note: "Less screen after eight, neck exercises twice a day.",
  },
  {
    reason: "Falls asleep late and wakes at three",
    onset: "Since the summer",
    icd: [{ code: "G47.0", title: "Insomnia" }],
    patterns: ["yin_deficiency"],
    points: ["HT7", "SP6", "PC6", "KI3"],
    ashi: "",
    note: "No coffee after noon.",
  },
  {
    reason: "Bloated after meals, tired",
    onset: "About a year",
    icd: [{ code: "K30", title: "Functional dyspepsia" }],
    patterns: ["qi_deficiency", "phlegm_damp"],
    points: ["ST36", "CV12", "SP9", "SP3"],
    ashi: "",
    note: "Warm breakfast, smaller evening meal.",
  },
] as const;

/** Opens a visit and writes what a therapist would; signs it when it is `done`. Runs as the visit's professional. */
export async function writeVisit(
  appointment: Appointment,
  random: Generator,
  ending: "done" | "open",
  extent: "full" | "short",
) {
  const visit = random.pick(CASES);
  const opened = await Appointments.setStatus(appointment.id, status("open", appointment.version));
  const save = (section: SectionKey, data: Record<string, unknown>) =>
    Appointments.saveSection({
      params: { appointment: appointment.id, section },
      body: { patient: appointment.patient, version: 0, data },
    });
  await save("complaint", {
    reason: visit.reason,
    onset: visit.onset,
    course: "Comes and goes",
    intensity: random.between(3, 8),
    icd: visit.icd,
  });
  if (extent === "full") await writeFindings(appointment.id, visit, random, save, ending);
  if (ending === "open") return opened;
  return Appointments.setStatus(appointment.id, status("done", opened.version));
}

type Save = (section: SectionKey, data: Record<string, unknown>) => Promise<unknown>;

/** What was measured, concluded and done. */
async function writeFindings(
  appointment: string,
  visit: (typeof CASES)[number],
  random: Generator,
  save: Save,
  ending: "done" | "open",
) {
  await save("vital_signs", {
    values: {
      heart_rate: random.between(62, 88),
      systolic_bp: random.between(105, 128),
      diastolic_bp: random.between(65, 82),
    },
    confirmed: [],
  });
  await save("diagnosis", { icd: visit.icd, patterns: visit.patterns, text: "" });
  await choosePoints(appointment, visit, ending === "done");
  await save("treatment_notes", { text: visit.note });
}

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
