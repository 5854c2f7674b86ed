import type { Language } from "../contracts/kernel/primitives.ts";
import type { Appointment } from "../contracts/scheduling/appointments.ts";
import { PRESCRIBED_SECTIONS } from "../contracts/visits/sections.ts";
import type { Visit } from "../contracts/visits/visits.ts";
import type { Block } from "../pdf/index.ts";
import * as Pdf from "../pdf/index.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import { dayIn } from "../time/day-in.ts";
import * as Visits from "../visits/index.ts";
import { letterheadOf } from "./letterhead.ts";
import { prescribedWords } from "./prescribed-words.ts";
import { momentIn, speechIn, type TextFormat } from "./print-texts.ts";
import { sectionBlocks, unsigned } from "./section-blocks.ts";

type Prescriber = { name: string; licence: string };

/**
 * A PDF of what an appointment prescribes, on its establishment's letterhead: formulas, single substances and
 * supplements. In the patient's language by default. Three requests to read the appointment and one for the prescriber.
 * Throws 403 for users who may not read clinical content, 409 `prescription.empty` if nothing is prescribed.
 */
export async function prescriptionPdf(appointmentId: string, language?: Language): Promise<Uint8Array> {
  const visit = await Visits.get(appointmentId, undefined);
  const { appointment, patient, content } = visit;
  if (!content) throw new AppError("forbidden", "access.denied");
  const format = speechIn(language ?? patient.language);
  const blocks = PRESCRIBED_SECTIONS.flatMap((key) => sectionBlocks(key, content, [], format));
  if (blocks.length === 0) throw new AppError("conflict", "prescription.empty");
  const [letterhead, prescriber] = await Promise.all([letterheadOf(appointment), prescriberOf(appointment)]);
  const title = prescribedWords[format.language].title;
  const when = spokenDay(format, appointment.start);
  return Pdf.renderDocument(
    {
      language: format.language,
      title: `${title} · ${patient.name} · ${when}`,
      created: new Date(appointment.signed_at ?? appointment.updated_at),
      letterhead,
      foot: `${patient.name} · ${when}`,
    },
    [
      { kind: "heading", text: title },
      { kind: "facts", rows: headRows(visit, prescriber, when, format) },
      ...unsigned(appointment, format),
      ...blocks,
      ...ending(appointment, prescriber, format),
    ],
  );
}

/** The professional, by the name in the signature and the current licence number. */
async function prescriberOf({ professional, signed_by }: Appointment): Promise<Prescriber> {
  const { data } = await Spaces.db.entities.user
    .get({ space_id: actor().spaceId, id: signed_by?.id ?? professional })
    .go();
  return { name: signed_by?.name ?? data?.name ?? "", licence: data?.license_number ?? "" };
}

function headRows({ patient }: Visit, by: Prescriber, when: string, format: TextFormat): [string, string][] {
  const rows: [string, string][] = [
    [format.words.patient, patient.name],
    [format.words.born, patient.birthday === null ? "" : format.day(patient.birthday)],
    [format.words.date, when],
    [format.words.professional, by.name],
    [prescribedWords[format.language].licence, by.licence],
  ];
  return rows.filter(([, value]) => value !== "");
}

/** Whether, when and by whom it was signed, and space for a handwritten signature. */
function ending(appointment: Appointment, by: Prescriber, format: TextFormat): Block[] {
  const { signed_at } = appointment;
  const signed = signed_at && `${format.words.signed} ${by.name}, ${instantIn(format, signed_at)}`;
  return [
    { kind: "rule" },
    ...(signed ? [{ kind: "paragraph" as const, text: signed, leads: true }] : unsigned(appointment, format)),
    { kind: "facts", rows: [[prescribedWords[format.language].signature, "_".repeat(36)]] },
  ];
}

const instantIn = ({ language }: TextFormat, instant: string) =>
  momentIn(language, actor().space.timeZone, instant);

const spokenDay = ({ day }: TextFormat, instant: string) => day(dayIn(actor().space.timeZone, instant));
