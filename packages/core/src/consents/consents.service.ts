import type {
  ConsentEntry,
  ConsentForm,
  ConsentRefused,
  ConsentSigned,
} from "../contracts/consents/consent-terms.ts";
import type { consentsRoutes } from "../contracts/consents/consents.ts";
import { can } from "../contracts/kernel/access.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import type { ResponseOf } from "../contracts/kernel/route.ts";
import { auditRead } from "../db/audit.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { downloadLink, wholeFile } from "../platform/files.ts";
import type { ConsentItem } from "./consent.entity.ts";
import { formFor } from "./consent-form.ts";
import { entryView, readsDetails } from "./consent-view.ts";
import { type Circumstances, refuseConsent, revokeConsent, signConsent } from "./deciding.ts";
import { db } from "./entities.ts";
import { ageIn, readPerson } from "./person.ts";
import { documentKey, sha256 } from "./signed-document.ts";
import { headView, isTherapeutic, textInForce, textItems, textsInForce } from "./texts-in-force.ts";

const recordOf = (patient: string) => ({ space_id: actor().spaceId, patient_id: patient });

/** The actor's session on the clinic's device. */
function here(patient: string, establishment: string | null): Circumstances {
  const { id, name } = actor();
  return {
    ...recordOf(patient),
    source: "tablet",
    witness: { id, name },
    professional: name,
    establishment,
  };
}

/** Throws 403 `consent.therapeutic` for who may only record consents to the protection of data. */
export function requireMayRecord(occasion: Parameters<typeof isTherapeutic>[0]): void {
  if (isTherapeutic(occasion) && !can(actor(), "clinical.write"))
    throw new AppError("forbidden", "consent.therapeutic");
}

type OfPatient = ResponseOf<typeof consentsRoutes.listOfPatient>;

/**
 * How a patient's consents stand, and every decision, newest first, those of merged records too. Four requests, one more
 * for every further record. Throws 404.
 */
export async function listOfPatient(patientId: string): Promise<OfPatient> {
  const { spaceId, space } = actor();
  const patient = await Patients.remainingOf(await Patients.readPatient(patientId));
  const [texts, entries] = await Promise.all([
    textItems(spaceId),
    Promise.all(Patients.recordsOf(patient).map(entriesOf)),
    auditRead(patientId),
  ]);
  const newestFirst = entries.flat().sort((a, b) => b.consent_id.localeCompare(a.consent_id));
  const age = ageIn(space.timeZone, patient.birthday);
  return {
    texts: textsInForce(texts).map(headView),
    age,
    decisions: lastOfEachText(newestFirst),
    items: newestFirst.map(entryView),
    next: null,
  };
}

async function entriesOf(patient: string): Promise<ConsentItem[]> {
  const { data } = await db.entities.consent.query
    .primary(recordOf(patient))
    .go({ pages: "all", consistent: true });
  return data;
}

function lastOfEachText(newestFirst: readonly ConsentItem[]): OfPatient["decisions"] {
  const last = new Map<string, ConsentItem>();
  for (const item of newestFirst) if (!last.has(item.text_id)) last.set(item.text_id, item);
  return [...last.values()].map((item) => ({
    text: item.text_id,
    consent: item.consent_id,
    status: item.status,
    at: item.at,
    for_minor: item.for_minor,
  }));
}

/**
 * A text as a patient is shown it, in the patient's language unless another is asked for. Two requests, a third one
 * where other records were merged into this one. Throws 404 `patient.not_found` or `consent_text.not_found`, 403
 * `consent.therapeutic`.
 */
export async function getForm(
  patient: string,
  { text, language }: { text: string; language?: Language | undefined },
): Promise<ConsentForm> {
  const person = await readPerson(recordOf(patient), [text]);
  requireMayRecord(textInForce(text, person.texts).occasion);
  return formFor(person, {
    text,
    language: language ?? person.patient.language,
    professional: actor().name,
  });
}

type Place = { establishment: string | null };

/** Records a consent signed on the clinic's device: see {@link signConsent}. Throws 403 `consent.therapeutic`. */
export async function sign(patient: string, { establishment, ...body }: ConsentSigned & Place) {
  return signConsent(here(patient, establishment), body, requireMayRecord);
}

/** Records that a patient refuses a text: see {@link refuseConsent}. Throws 403 `consent.therapeutic`. */
export async function refuse(patient: string, { establishment, ...body }: ConsentRefused & Place) {
  return refuseConsent(here(patient, establishment), body, requireMayRecord);
}

type One = { patient: string; consent: string };

/** Takes a consent back: see {@link revokeConsent}. Four requests at most. */
export async function revoke({ patient, consent }: One, reason: string): Promise<ConsentEntry> {
  const signed = await readConsent({ patient, consent });
  requireMayRecord(signed.occasion);
  if (signed.status !== "signed") throw absent("consent");
  return revokeConsent(here(patient, null), { signed, reason });
}

/** One decision. One request. Throws 404, also for one in another patient's record. */
async function readConsent({ patient, consent }: One): Promise<ConsentItem> {
  const { data } = await db.entities.consent
    .get({ ...recordOf(patient), consent_id: consent })
    .go({ consistent: true });
  if (!data) throw absent("consent");
  return data;
}

/** A signed consent whose document the actor may read. Throws 404 and 403 `consent.therapeutic`. */
async function readSigned(one: One) {
  const item = await readConsent(one);
  if (!readsDetails(item)) throw new AppError("forbidden", "consent.therapeutic");
  const { content_hash, document_hash } = item;
  if (!content_hash || !document_hash) throw absent("consent");
  return { ...item, content_hash, document_hash };
}

/** A link to the PDF, valid for five minutes. Two requests; the read is recorded. Throws 404 and 403. */
export async function getDocument(one: One): Promise<{ url: string }> {
  const item = await readSigned(one);
  await auditRead(item.consent_id, item.patient_id);
  return { url: await downloadLink(documentKey(item, "pdf")) };
}

/**
 * Computes the hashes of what is stored again and compares them. Two requests; the read is recorded, because the answer
 * says what was signed and whether it still is. Throws 404 and 403.
 */
export async function verify(one: One): Promise<ResponseOf<typeof consentsRoutes.verify>> {
  const item = await readSigned(one);
  const [content, document] = await Promise.all([
    wholeFile(documentKey(item, "json")),
    wholeFile(documentKey(item, "pdf")),
    auditRead(item.consent_id, item.patient_id),
  ]);
  const matches = (stored: Uint8Array | null, hash: string) => stored !== null && sha256(stored) === hash;
  return {
    hash: item.content_hash,
    content: matches(content, item.content_hash),
    document_hash: item.document_hash,
    document: matches(document, item.document_hash),
  };
}
