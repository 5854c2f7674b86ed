import { type AppointmentItem, isSigned } from "../appointments/index.ts";
import type { AgeGroup, CountedGender, TreatmentKind } from "../contracts/statistics/terms.ts";
import type { SectionKey } from "../contracts/visits/sections.ts";
import { dayIn } from "../time/day-in.ts";
import { ageOn } from "../time/days.ts";
import { catalogueUsesOf } from "../visits/signing/index.ts";
import type { StoredAcupuncture } from "../visits/stored/index.ts";
import { reasonOf } from "./reasons.ts";
import type { Contribution, ContributionPart, Counts } from "./statistics.entity.ts";

export type CountedPayment = {
  kind: "payment" | "refund";
  amount: number;
  method: string;
  professional_id: string;
  establishment_id: string;
  day: string;
};

export type CountedRecords = {
  head: AppointmentItem | undefined;
  payments: readonly CountedPayment[];
  sections: ReadonlyMap<SectionKey, { data: Record<string, unknown> }>;
  acupuncture: StoredAcupuncture | undefined;
};

type Surroundings = {
  patient: { birthday?: string | undefined; gender?: string | undefined } | undefined;
  timeZone: string;
  /** The establishment of an office; empty where it is not known. */
  placeOf: (office: string) => string;
};

/** The most entries of one appointment that are counted. The first in weight count; more are hardly ever written. */
const MOST = { icd: 10, patterns: 10, points: 80, prescribed: 12, treatments: 20 } as const;
/** Names longer than this are cut, so that an item of sums stays small. */
const MAX_NAME = 60;

const counter = () => {
  const counts: Counts = {};
  return {
    counts,
    add(key: string, amount = 1) {
      if (amount !== 0) counts[key] = (counts[key] ?? 0) + amount;
    },
  };
};

const emptyPart = (day: string, professional: string, place: string): ContributionPart => ({
  day,
  professional,
  place,
  main: {},
  clinical: {},
  pairs: {},
});

/** The age group of a patient on a day. */
function ageGroupOn(birthday: string | undefined, day: string): AgeGroup {
  return birthday ? ageGroup(ageOn(birthday, day)) : "unknown";
}
export const ageGroup = (age: number): AgeGroup =>
  String(Math.min(80, Math.max(0, Math.floor(age / 10) * 10))) as AgeGroup;
const genderOf = (gender: string | undefined): CountedGender =>
  gender === "male" || gender === "female" ? gender : "unknown";

/** What an appointment and its payments add to the statistics. Undefined where they add nothing. */
export function contributionOf(records: CountedRecords, around: Surroundings): Contribution | undefined {
  const { head, payments } = records;
  const own = head && appointmentPart(head, records, around);
  const parts = [...(own ? [own.part] : []), ...incomeParts(payments, head)];
  if (parts.length === 0) return undefined;
  return { parts: joined(parts), ...own?.facts };
}

function appointmentPart(head: AppointmentItem, records: CountedRecords, around: Surroundings) {
  const { patient, timeZone, placeOf } = around;
  const day = dayIn(timeZone, head.start);
  const part = emptyPart(day, head.professional_id, placeOf(head.office_id));
  const group = `${ageGroupOn(patient?.birthday, day)}:${genderOf(patient?.gender)}`;
  part.main = mainCounts(head, group, part.place);
  if (head.status !== "done") return { part, facts: {} };
  const facts: Partial<Contribution> = { start: head.start, group };
  if (!isSigned(head)) return { part, facts };
  const { clinical, pairs, treatments, titles } = clinicalCounts(head, records);
  const uses = catalogueUsesOf(records.sections, records.acupuncture);
  return { part: { ...part, clinical, pairs, uses }, facts: { ...facts, treatments, titles } };
}

const OUTCOMES = { done: "done", missed: "missed", cancelled: "cancelled" } as Readonly<
  Record<string, string>
>;

function mainCounts(head: AppointmentItem, group: string, place: string): Counts {
  const { counts, add } = counter();
  const outcome = OUTCOMES[head.status] ?? "upcoming";
  add(outcome);
  add(`professional:${outcome}:${head.professional_id}`);
  if (outcome === "missed" || outcome === "cancelled") add(`reason:${outcome}:${reasonOf(head.reason)}`);
  if (outcome === "done") {
    add(`type:done:${head.appointment_type.id}`);
    add(`group:done:${group}`);
    if (place) add(`place:done:${place}`);
  }
  const owed = outcome === "done" || head.fee_owed ? Math.max(0, head.price - head.paid) : 0;
  if (owed > 0) {
    add("unpaid", owed);
    add("unpaid_appointments");
    add(`professional:unpaid:${head.professional_id}`, owed);
  }
  return counts;
}

function clinicalCounts(head: AppointmentItem, { sections, acupuncture }: CountedRecords) {
  const clinical = counter();
  const pairs = counter();
  const icd = (head.summary?.icd ?? []).slice(0, MOST.icd);
  const patterns = [...new Set(head.summary?.patterns ?? [])].slice(0, MOST.patterns);
  clinical.add("signed");
  for (const { code } of icd) clinical.add(`icd:${code}`);
  for (const pattern of patterns) clinical.add(`pattern:${pattern}`);
  for (const { code } of icd) for (const pattern of patterns) pairs.add(`${code} ${pattern}`);
  for (const point of pointsOf(acupuncture)) clinical.add(`point:${point}`);
  for (const formula of namesIn(sections, "formulas")) clinical.add(`formula:${formula}`);
  const treatments = treatmentsOf(sections, acupuncture);
  for (const kind of treatments) clinical.add(`treatment:${kind}`);
  for (const key of ["other_treatments", "custom_treatments"] as const)
    for (const name of namesIn(sections, key)) clinical.add(`named:${name}`);
  const titles = Object.fromEntries(icd.map(({ code, title }) => [code, title.slice(0, MAX_NAME)]));
  return { clinical: clinical.counts, pairs: pairs.counts, treatments, titles };
}

type Entry = { name?: unknown };
const entriesOf = (sections: CountedRecords["sections"], key: SectionKey): Entry[] => {
  const items = sections.get(key)?.data.items;
  return Array.isArray(items) ? items : [];
};

const namesIn = (sections: CountedRecords["sections"], key: SectionKey): string[] =>
  [
    ...new Set(
      entriesOf(sections, key).map(({ name }) =>
        String(name ?? "")
          .trim()
          .slice(0, MAX_NAME),
      ),
    ),
  ]
    .filter(Boolean)
    .slice(0, MOST.treatments);

/** Points by id, a clinic's own by name, each once whatever its sides. */
const pointsOf = (acupuncture: StoredAcupuncture | undefined): string[] =>
  [
    ...new Set(
      (acupuncture?.points ?? []).map(({ id, name }) =>
        id.startsWith("pnt_") ? (name ?? "").slice(0, MAX_NAME) : id,
      ),
    ),
  ]
    .filter(Boolean)
    .slice(0, MOST.points);

const IN_SECTIONS = [
  "formulas",
  "substances",
  "supplements",
  "osteopathic_treatment",
  "other_treatments",
  "custom_treatments",
] as const satisfies readonly (TreatmentKind & SectionKey)[];

function treatmentsOf(
  sections: CountedRecords["sections"],
  acupuncture: StoredAcupuncture | undefined,
): TreatmentKind[] {
  const points = acupuncture?.points ?? [];
  const ashi = Boolean(acupuncture && (acupuncture.ashi_points.trim() || acupuncture.ashi_marks.length > 0));
  return [
    ...(points.some(({ auricular }) => !auricular) ? (["acupuncture"] as const) : []),
    ...(points.some(({ auricular }) => auricular) ? (["auricular"] as const) : []),
    ...(ashi ? (["ashi"] as const) : []),
    ...IN_SECTIONS.filter((key) => entriesOf(sections, key).length > 0),
  ];
}

/** What was paid, on the day it was paid, whatever the appointment's day. */
function incomeParts(
  payments: readonly CountedPayment[],
  head: AppointmentItem | undefined,
): ContributionPart[] {
  const type = head?.appointment_type.id ?? "";
  return payments.map(({ kind, amount, method, professional_id, establishment_id, day }) => {
    const { counts, add } = counter();
    const income = kind === "payment" ? amount : -amount;
    add("income", income);
    add(`method:${method}`, income);
    add(`type:income:${type}`, income);
    add(`professional:income:${professional_id}`, income);
    if (establishment_id) add(`place:income:${establishment_id}`, income);
    if (kind === "refund") add("refunds", amount);
    return { ...emptyPart(day, professional_id, establishment_id), main: counts };
  });
}

/** The parts, with those of the same day, professional and place added together. */
function joined(parts: readonly ContributionPart[]): ContributionPart[] {
  const found = new Map<string, ContributionPart>();
  for (const part of parts) {
    const key = `${part.day} ${part.professional} ${part.place}`;
    const before = found.get(key);
    if (!before) found.set(key, { ...part, main: { ...part.main } });
    else
      for (const [name, amount] of Object.entries(part.main))
        before.main[name] = (before.main[name] ?? 0) + amount;
  }
  return [...found.values()];
}

export type SymptomEnd = { day: string; value: number };

/** What a monitored symptom adds: its first and last value for each treatment that the patient had between them. */
export function symptomContribution(
  professional: string,
  ends: { first: SymptomEnd; last: SymptomEnd } | undefined,
  appointments: readonly { day: string; treatments: readonly TreatmentKind[] }[],
): Contribution | undefined {
  if (!ends || ends.first.day === ends.last.day) return undefined;
  const { first, last } = ends;
  const within = appointments.filter(({ day }) => day >= first.day && day <= last.day);
  const part = emptyPart(last.day, professional, "");
  for (const kind of new Set(within.flatMap(({ treatments }) => treatments)))
    Object.assign(part.clinical, {
      [`symptom:count:${kind}`]: 1,
      // Tenths, so that sums are whole numbers.
      [`symptom:first:${kind}`]: Math.round(first.value * 10),
      [`symptom:last:${kind}`]: Math.round(last.value * 10),
    });
  return Object.keys(part.clinical).length > 0 ? { parts: [part] } : undefined;
}
