import type { ConsentEntry } from "../contracts/consents/consent-terms.ts";
import type { PatientDocument } from "../contracts/documents/documents.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import type { MonitoredSymptom } from "../contracts/monitoring/symptom-terms.ts";
import type { CopyPurpose } from "../contracts/patient-copy/copy-purposes.ts";
import type { CopiedVisit } from "../contracts/patient-copy/patient-copy.ts";
import type { Patient } from "../contracts/patients/patients.ts";
import type { Block } from "../pdf/index.ts";
import { actor } from "../platform/context.ts";
import * as Printing from "../printing/index.ts";
import { COPY_WORDS } from "./copy-words.ts";

type Row = [label: string, value: string];
const filled = (rows: readonly Row[]): Row[] => rows.filter(([, value]) => value !== "");
const euros = (cents: number, language: Language) =>
  new Intl.NumberFormat(language === "pt" ? "pt-PT" : "en-GB", { style: "currency", currency: "EUR" }).format(
    cents / 100,
  );

/** What is known of the person, with what the record says of allergies, medication and pregnancy. */
export function personBlocks(patient: Patient, language: Language): Block[] {
  const words = COPY_WORDS[language];
  const { day } = Printing.speechIn(language);
  const { field, gender, marital, yes } = words;
  const yesOrNone = (value: boolean | undefined) => (value ? yes : "");
  const rows: Row[] = [
    [field.name, patient.name],
    [field.birthday, patient.birthday === null ? "" : day(patient.birthday)],
    [field.gender, patient.gender === null ? "" : gender[patient.gender]],
    [field.marital_status, patient.marital_status === null ? "" : marital[patient.marital_status]],
    [field.blood_type, patient.blood_type ?? ""],
    [field.occupation, patient.occupation],
    [field.health_system_number, patient.health_system_number],
    [field.id_number, patient.id_number],
    [field.social_security_number, patient.social_security_number],
    [field.vat_number, patient.vat_number],
    [field.address, patient.address],
    [field.phone, patient.phone],
    [field.mobile_number, patient.mobile_number],
    [field.email, patient.email],
    [field.legal_representative, patient.legal_representative],
    [field.consents_email, yesOrNone(patient.consents_email)],
    [field.consents_sms, yesOrNone(patient.consents_sms)],
    [field.notes, patient.notes],
    [field.alerts, patient.alerts ?? ""],
    [field.allergies, patient.allergies ?? ""],
    [field.medication, patient.medication ?? ""],
    [field.pregnant, yesOrNone(patient.pregnant)],
    [field.pregnancy_due, patient.pregnancy_due ? day(patient.pregnancy_due) : ""],
    [field.lactant, yesOrNone(patient.lactant)],
    [field.merges, patient.merges.map(({ name }) => name).join(", ")],
  ];
  return [
    { kind: "heading", text: words.person, level: 2 },
    { kind: "facts", rows: filled(rows) },
  ];
}

/** Every decision about a consent, newest first. */
export function consentBlocks(entries: readonly ConsentEntry[], language: Language): Block[] {
  const words = COPY_WORDS[language];
  if (entries.length === 0) return [];
  return [
    { kind: "heading", text: words.consents, level: 2 },
    {
      kind: "table",
      columns: [
        { title: words.date, share: 1.3 },
        { title: words.consent, share: 2 },
        { title: words.decision, share: 0.8 },
        { title: words.signer, share: 1.5 },
      ],
      rows: entries.map(({ at, title, status, signer, reason }) => ({
        cells: [
          moment(at, language),
          reason === "" ? title : `${title}: ${reason}`,
          words.status[status],
          [signer.name, signer.relation].filter(Boolean).join(", "),
        ],
      })),
    },
  ];
}

/** Symptoms followed between appointments. Their answers are in the copy's file and table. */
export function symptomBlocks(symptoms: readonly MonitoredSymptom[], language: Language): Block[] {
  const words = COPY_WORDS[language];
  const { day } = Printing.speechIn(language);
  if (symptoms.length === 0) return [];
  return [
    { kind: "heading", text: words.symptoms, level: 2 },
    {
      kind: "table",
      columns: [
        { title: words.symptom, share: 2 },
        { title: words.from, share: 1 },
        { title: words.to, share: 1 },
        { title: words.professional, share: 1.5 },
      ],
      rows: symptoms.map(({ name, start, end, professional }) => ({
        cells: [name, day(start), end === null ? "" : day(end), professional.name],
      })),
    },
    { kind: "paragraph", text: words.answersElsewhere, quiet: true },
  ];
}

/** A page of the list of documents. */
export function documentBlocks(documents: readonly PatientDocument[], language: Language): Block[] {
  const words = COPY_WORDS[language];
  const { day } = Printing.speechIn(language);
  return [
    { kind: "heading", text: words.documents },
    {
      kind: "table",
      columns: [
        { title: words.date, share: 1 },
        { title: words.document, share: 2.5 },
        { title: words.kind, share: 1 },
        { title: words.addedBy, share: 1.5 },
      ],
      rows: documents.map(({ date, title, kind, format, added_by }) => ({
        cells: [day(date), `${title} (${format})`, words.documentKind[kind], added_by.name],
      })),
    },
  ];
}

type HeadInput = { purpose: CopyPurpose; language: Language; begun: boolean };

/** The head of an appointment: its title and state, notes, price, and photos. */
export function appointmentBlocks(visit: CopiedVisit, { purpose, language, begun }: HeadInput): Block[] {
  const words = COPY_WORDS[language];
  const { appointment, professional_name, photos } = visit;
  const { status, reason, notes, payment, appointment_type } = appointment;
  const when = moment(appointment.start, language);
  const rows: Row[] = [
    ...(begun
      ? []
      : ([
          [words.appointment, appointment_type.name],
          [words.professional, professional_name],
          [words.state, words.appointmentStatus[status]],
        ] satisfies Row[])),
    [words.reason, reason],
    ...(purpose === "patient"
      ? ([
          [words.notes, notes],
          [words.price, payment ? euros(payment.price, language) : ""],
          [words.paid, payment ? euros(payment.paid, language) : ""],
        ] satisfies Row[])
      : []),
    [words.photos, photos.map(({ id, caption }) => [id, caption].filter(Boolean).join(": ")).join("\n")],
  ];
  const shown = filled(rows);
  return [
    { kind: "heading", text: when, level: 2 },
    ...(shown.length > 0 ? [{ kind: "facts" as const, rows: shown }] : []),
  ];
}

const moment = (at: string, language: Language) => Printing.momentIn(language, actor().space.timeZone, at);
