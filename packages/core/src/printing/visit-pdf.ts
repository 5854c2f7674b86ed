import * as Assessments from "../assessments/index.ts";
import { type PointsText, pointChanges } from "../clinical/acupuncture/point-changes.ts";
import { pregnancyOn } from "../clinical/anamnesis/pregnancy-weeks.ts";
import { sinceVisit } from "../clinical/monitoring/means.ts";
import type { TestVersion } from "../contracts/assessments/assessments.ts";
import type { TakenTest } from "../contracts/assessments/custom-test-content.ts";
import { can } from "../contracts/kernel/access.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import type { Appointment } from "../contracts/scheduling/appointments.ts";
import type { AmendedPart } from "../contracts/visits/amendment.ts";
import { type AmendmentView, STEPS, sectionsOf } from "../contracts/visits/sections.ts";
import type { Visit } from "../contracts/visits/visits.ts";
import * as Monitoring from "../monitoring/index.ts";
import type { Block, DocumentHead } from "../pdf/index.ts";
import * as Pdf from "../pdf/index.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import { dayIn } from "../time/day-in.ts";
import * as Visits from "../visits/index.ts";
import { wordsToKeep } from "../visits/signing/index.ts";
import { acupuncture } from "./acupuncture.ts";
import { letterheadOf } from "./letterhead.ts";
import { monitoring } from "./monitoring.ts";
import { momentIn, speechIn, type TextFormat } from "./print-texts.ts";
import { sectionBlocks, unsigned } from "./section-blocks.ts";

type Content = Pick<NonNullable<Visit["content"]>, "sections" | "amendments" | "acupuncture" | "words">;

/** What is printed of a visit, also when it is read together with others. */
export type PrintedVisit = {
  appointment: Appointment;
  patient: Pick<Visit["patient"], "name" | "birthday" | "clinical">;
  content: Content;
  professional: string;
};

/**
 * A PDF summary of an appointment: anamnesis, findings, diagnosis and treatment, on its establishment's letterhead. In
 * the patient's language by default. Three requests to read the appointment, three for the symptoms followed before
 * it, one if it has custom tests, and one for the professional's name if it is not signed. Throws 403 for users who may not read clinical content.
 */
export async function visitPdf(
  appointmentId: string,
  language?: Language,
  options: { isAudited?: boolean } = {},
): Promise<Uint8Array> {
  const visit = await Visits.get(appointmentId, undefined, options);
  const { appointment, patient, content } = visit;
  if (!content) throw new AppError("forbidden", "access.denied");
  const [letterhead, versions, professional, followed, worded] = await Promise.all([
    letterheadOf(appointment),
    versionsOf(content),
    professionalOf(appointment),
    followedBefore(visit),
    inWordsOfToday(appointment, content),
  ]);
  return renderVisit({
    appointment,
    patient,
    content: worded,
    versions,
    letterhead,
    professional,
    followed,
    language: language ?? patient.language,
  });
}

/** The content of a visit that has not ended, in the words that are published now. */
async function inWordsOfToday({ status }: Appointment, content: Content): Promise<Content> {
  if (status === "done") return content;
  const { term_words: words } = await wordsToKeep(
    new Map(content.sections.map((section) => [section.section, section])),
  );
  return { ...content, ...(words && { words }) };
}

/** Who signed, or the professional if nobody has signed yet. */
async function professionalOf({ signed_by, professional }: Appointment): Promise<string> {
  if (signed_by) return signed_by.name;
  const { id, name, spaceId } = actor();
  if (professional === id) return name;
  const { data } = await Spaces.db.entities.user.get({ space_id: spaceId, id: professional }).go();
  return data?.name ?? "";
}

/** The versions of the custom tests in visits. One request if there are any. */
export async function versionsOf({ sections }: Pick<Content, "sections">): Promise<readonly TestVersion[]> {
  const taken = sections
    .filter(({ section }) => section === "custom_tests")
    .flatMap(({ data }) => (data.items ?? []) as TakenTest[]);
  if (taken.length === 0) return [];
  const names = new Map(taken.map(({ test, version }) => [`${test} ${version}`, { test, version }]));
  return (await Assessments.versions([...names.values()])).items;
}

/** What the patient noted since the appointment before this one, for users who may read it. */
async function followedBefore({ appointment, patient }: Visit): Promise<Parameters<typeof monitoring>[0]> {
  const dayOf = (start: string) => dayIn(actor().space.timeZone, start);
  const last = patient.last_visit ? dayOf(patient.last_visit.start) : null;
  const period = sinceVisit(last, dayOf(appointment.start));
  if (!can(actor(), "monitoring.read")) return { symptoms: [], days: [], period };
  return { ...(await Monitoring.answersBetween(patient.id, period)), period };
}

type Printed = PrintedVisit & {
  followed: Parameters<typeof monitoring>[0];
  versions: readonly TestVersion[];
  letterhead: DocumentHead["letterhead"];
  language: Language;
};

function renderVisit({ followed, versions, letterhead, language, ...visit }: Printed): Promise<Uint8Array> {
  const { appointment, patient, content } = visit;
  const format = { ...speechIn(language), terms: content.words };
  const when = momentIn(language, actor().space.timeZone, appointment.start);
  return Pdf.renderDocument(
    {
      language,
      title: `${format.words.title} · ${when}`,
      created: new Date(appointment.signed_at ?? appointment.updated_at),
      letterhead,
      foot: `${patient.name} · ${when}`,
    },
    [
      { kind: "heading", text: format.words.title },
      ...findingBlocks(visit, versions, format),
      ...monitoring(followed, format),
      ...ending(visit, content, format),
    ],
  );
}

/** A visit of a record that is printed whole: its date, what was found and done in it, who signed, and amendments. */
export function visitBlocks(
  visit: PrintedVisit,
  versions: readonly TestVersion[],
  language: Language,
): Block[] {
  const format = { ...speechIn(language), terms: visit.content.words };
  return [...findingBlocks(visit, versions, format), ...ending(visit, visit.content, format)];
}

function findingBlocks(visit: PrintedVisit, versions: readonly TestVersion[], format: TextFormat): Block[] {
  const { appointment, professional, content } = visit;
  const when = momentIn(format.language, actor().space.timeZone, appointment.start);
  return [
    { kind: "facts", rows: headRows(visit, professional, when, format) },
    ...unsigned(appointment, format),
    ...STEPS.flatMap((step) => stepBlocks(step, content, versions, format)),
  ];
}

function headRows(
  { appointment, patient }: PrintedVisit,
  professional: string,
  when: string,
  format: TextFormat,
): [string, string][] {
  const { words } = format;
  const rows: [string, string][] = [
    [words.patient, patient.name],
    [words.born, patient.birthday === null ? "" : format.day(patient.birthday)],
    [words.date, when],
    [words.type, appointment.appointment_type.name],
    [words.professional, professional],
    [words.pregnancy, pregnancy(patient.clinical, appointment.start, format)],
    [words.lactant, patient.clinical?.lactant ? words.yes : ""],
  ];
  return rows.filter(([, value]) => value !== "");
}

/** The pregnancy as the visit's header shows it, on the day of the visit. */
function pregnancy(
  clinical: Visit["patient"]["clinical"],
  start: string,
  { words, day }: TextFormat,
): string {
  if (!clinical?.pregnant) return "";
  const { pregnancy_due: due } = clinical;
  const at = pregnancyOn(due, start.slice(0, 10));
  if (at.kind === "before") return "";
  const weeks = at.kind === "weeks" ? `${at.weeks}+${at.days} ${words.weeks}` : words.pregnant[at.kind];
  return [weeks, due ? `${words.due} ${day(due)}` : ""].filter(Boolean).join(", ");
}

function stepBlocks(
  step: (typeof STEPS)[number],
  content: Content,
  versions: readonly TestVersion[],
  format: TextFormat,
): Block[] {
  const blocks = sectionsOf(step).flatMap((key) => sectionBlocks(key, content, versions, format));
  const needles = step === "treatments" ? acupuncture(content.acupuncture, format) : [];
  const all = [...needles, ...blocks];
  return all.length === 0
    ? []
    : [{ kind: "rule" }, { kind: "heading", text: format.words.steps[step], level: 2 }, ...all];
}

function ending({ appointment }: PrintedVisit, { amendments }: Content, format: TextFormat): Block[] {
  const { language, words } = format;
  const { signed_by, signed_at } = appointment;
  const zone = actor().space.timeZone;
  return [
    { kind: "rule" },
    ...(signed_by && signed_at
      ? [
          {
            kind: "paragraph" as const,
            text: `${words.signed} ${signed_by.name}, ${momentIn(language, zone, signed_at)}`,
          },
        ]
      : unsigned(appointment, format)),
    ...amendments.map(
      (amendment): Block => ({ kind: "paragraph", quiet: true, text: amendedIn(amendment, zone, format) }),
    ),
  ];
}

/**
 * Who amended what, when and why. For points also the changes themselves, because a table of the amended points does
 * not show what was there before.
 */
function amendedIn(amendment: AmendmentView, zone: string, { words, language }: TextFormat): string {
  const { section, amended_by, amended_at, reason, old_value, new_value } = amendment;
  const title = words.sections[section as AmendedPart] ?? section;
  const heading = `${words.amended}: ${title}, ${amended_by.name}, ${momentIn(language, zone, amended_at)}: ${reason}`;
  if (section !== "acupuncture") return heading;
  const changes = pointChanges(old_value as PointsText | null, new_value as PointsText, language);
  return [heading, ...changes.map((line) => `${line.title}: ${line.text}`)].join(" · ");
}
