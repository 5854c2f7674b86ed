import type { CourseMark, MarkKind } from "@meridian/core/contracts/monitoring/course";
import { formatDate } from "@meridian/ui/i18n/format";
import type { TFunction } from "i18next";

/** The rows of marks above the plots. */
export const LANES = ["visits", "prescriptions", "medication"] as const;
export type Lane = (typeof LANES)[number];
const LANE_OF: Record<MarkKind, Lane> = {
  visit: "visits",
  points: "visits",
  prescription: "prescriptions",
  medication: "medication",
};

/** What happened on one day. */
export type MarkDay = { day: string; marks: CourseMark[] };

/** Marks by their days, oldest first. */
export function markDays(marks: readonly CourseMark[]): MarkDay[] {
  const days = new Map<string, CourseMark[]>();
  for (const mark of marks) days.set(mark.day, [...(days.get(mark.day) ?? []), mark]);
  return [...days].map(([day, ofDay]) => ({ day, marks: ofDay })).sort((a, b) => a.day.localeCompare(b.day));
}

export const inLane = (marks: readonly CourseMark[], lane: Lane) =>
  marks.filter(({ kind }) => LANE_OF[kind] === lane);

type Say = TFunction<"monitoring">;

/** A mark in words, without its day: "Formula begun: Xiao Yao San". */
export function markText(t: Say, mark: CourseMark, colleagues: ReadonlyMap<string, string>): string {
  switch (mark.kind) {
    case "visit": {
      const name = colleagues.get(mark.professional) ?? "";
      const said = name ? t("marks.visitOf", { name }) : t("marks.visit");
      return mark.signed ? said : t("marks.unsigned", { text: said });
    }
    case "points":
      return t("marks.points", { points: mark.points.join(", ") });
    case "prescription":
      return t(`marks.${mark.section}.${mark.change}`, { name: mark.name });
    case "medication":
      return t(`marks.medication.${mark.change}`, {
        name: [mark.name, mark.detail].filter(Boolean).join(", "),
      });
  }
}

/** A group of marks that stand close together, for its button. */
export function groupText(t: Say, days: readonly MarkDay[], colleagues: ReadonlyMap<string, string>): string {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return "";
  const texts = days.flatMap(({ marks }) => marks.map((mark) => markText(t, mark, colleagues)));
  if (first === last) return `${formatDate(first.day)}: ${texts.join("; ")}`;
  return t("marks.several", {
    count: texts.length,
    from: formatDate(first.day),
    to: formatDate(last.day),
  });
}

/** What is beside a mark's button where there is room: points and names. */
export const shortText = (marks: readonly CourseMark[]): string =>
  marks
    .flatMap((mark) => (mark.kind === "points" ? mark.points : mark.kind === "visit" ? [] : [mark.name]))
    .join(", ");

/** The appointment's step that holds what is marked. */
const STEP_OF: Record<MarkKind, string> = {
  visit: "",
  points: "?step=treatments",
  prescription: "?step=treatments",
  medication: "?step=anamnesis",
};

/** Where a mark leads: the appointment, at the step that holds it. */
export const markPath = ({ kind, patient, appointment }: CourseMark) =>
  `/patient/${patient}/appointment/${appointment}${STEP_OF[kind]}`;
