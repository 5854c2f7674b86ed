import * as Consents from "../consents/index.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import type { CopyPurpose } from "../contracts/patient-copy/copy-purposes.ts";
import { COPIED_DOCUMENTS, type CopiedVisit } from "../contracts/patient-copy/patient-copy.ts";
import * as Documents from "../documents/index.ts";
import * as Monitoring from "../monitoring/index.ts";
import * as Patients from "../patients/index.ts";
import * as Pdf from "../pdf/index.ts";
import { now } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import * as Printing from "../printing/index.ts";
import { copiedPatient, readRemaining, requireMayCopy } from "./access.ts";
import { appointmentBlocks, consentBlocks, documentBlocks, personBlocks, symptomBlocks } from "./blocks.ts";
import { COPY_WORDS } from "./copy-words.ts";
import { clinicName } from "./start.service.ts";
import { visits } from "./visits.service.ts";

type Asked = { purpose: CopyPurpose; language: Language };
type Page = Asked & { cursor?: string | undefined };

/**
 * The first part of a printed copy: the person, consents, and symptoms followed between appointments. Throws 404, 403
 * `patient_copy.refused`.
 */
export async function printPerson(patientId: string, { purpose, language }: Asked): Promise<Uint8Array> {
  requireMayCopy(purpose);
  const item = await readRemaining(patientId);
  const [clinic, consents, symptoms] = await Promise.all([
    clinicName(),
    Consents.listOfPatient(item.patient_id),
    Monitoring.listOfPatient(item.patient_id),
  ]);
  const patient = copiedPatient(Patients.patientView(item), purpose);
  const words = COPY_WORDS[language];
  return render(clinic, patient.name, language, [
    { kind: "heading", text: words.title },
    { kind: "paragraph", text: words.purpose[purpose], quiet: true },
    ...personBlocks(patient, language),
    ...consentBlocks(consents.items, language),
    ...symptomBlocks(symptoms.items, language),
  ]);
}

/** A page of the list of documents. Throws 404, 403 `patient_copy.refused`. */
export async function printDocuments(
  patientId: string,
  { purpose, language, cursor }: Page,
): Promise<Uint8Array> {
  requireMayCopy(purpose);
  const { name } = await Patients.readPatient(patientId);
  const [clinic, { items }] = await Promise.all([
    clinicName(),
    Documents.list(patientId, { archived: false, limit: COPIED_DOCUMENTS, cursor }),
  ]);
  return render(clinic, name, language, documentBlocks(items, language));
}

/** A page of appointments, the same as `visits` answers for the cursor. Throws 404, 403 `patient_copy.refused`. */
export async function printVisits(
  patientId: string,
  { purpose, language, cursor }: Page,
): Promise<Uint8Array> {
  const [patient, clinic, page] = await Promise.all([
    Patients.readPatient(patientId),
    clinicName(),
    visits(patientId, { purpose, cursor }),
  ]);
  const sections = page.items.flatMap((visit) => visit.sections);
  const versions = await Printing.versionsOf({ sections });
  const blocks = page.items.flatMap((visit, index) => [
    ...(index === 0 ? [] : [{ kind: "rule" } as const]),
    ...visitOf(visit, versions, patient, { purpose, language }),
  ]);
  return render(clinic, patient.name, language, blocks);
}

/** Appointments that did not begin have no content to print. */
function visitOf(
  visit: CopiedVisit,
  versions: Awaited<ReturnType<typeof Printing.versionsOf>>,
  { name, birthday = null }: { name: string; birthday?: string | undefined | null },
  { purpose, language }: Asked,
): Pdf.Block[] {
  const { appointment, professional_name: professional, sections, amendments, acupuncture, photos } = visit;
  const hasContent = sections.length + amendments.length + acupuncture.points.length + photos.length > 0;
  const begun = hasContent || appointment.status === "done";
  const head = appointmentBlocks(visit, { purpose, language, begun });
  if (!begun) return head;
  const patient = { name, birthday, clinical: null };
  const content = { sections, amendments, acupuncture };
  return [
    ...head,
    ...Printing.visitBlocks({ appointment, patient, content, professional }, versions, language),
  ];
}

async function render(
  clinic: string,
  name: string,
  language: Language,
  blocks: readonly Pdf.Block[],
): Promise<Uint8Array> {
  const words = COPY_WORDS[language];
  const made = new Date(now());
  const day = Printing.momentIn(language, actor().space.timeZone, made.toISOString());
  return Pdf.renderDocument(
    {
      language,
      title: `${words.title} · ${name}`,
      created: made,
      letterhead: { height: 0, name: clinic, lines: [] },
      foot: `${name} · ${words.made} ${day}`,
    },
    blocks,
  );
}
