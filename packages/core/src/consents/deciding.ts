import { isMinor } from "../clinical/consents/required-consents.ts";
import type { ConsentEntry, ConsentRefused, ConsentSigned } from "../contracts/consents/consent-terms.ts";
import { MAX_CONSENTS } from "../contracts/consents/consent-terms.ts";
import { retryOn } from "../db/retry-on.ts";
import { check, type Operation, put, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { AppError, absent, invalidField, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import type { ConsentItem, PatientConsentsItem, StoredDecision, StoredSigner } from "./consent.entity.ts";
import { formFor, withRepresentative } from "./consent-form.ts";
import { fullView } from "./consent-view.ts";
import { db } from "./entities.ts";
import { type Person, patientKey, type Record, readPerson } from "./person.ts";
import { keepDocument, type SignedContent } from "./signed-document.ts";
import { type TextInForce, textInForce } from "./texts-in-force.ts";

/** Where a decision is recorded: in a user's session on the clinic's device, or by the patient's own link. */
export type Circumstances = Record & {
  source: "tablet" | "link";
  /** The user in whose session it is recorded; null for a link. */
  witness: { id: string; name: string } | null;
  /** Who explained the text, for its words. */
  professional: string;
  /** One of the clinic's places, or null. */
  establishment: string | null;
  /** What is written in the same transaction as the decision. */
  writes?: (entry: ConsentItem) => Operation[];
};

/** Throws where a text of this occasion may not be decided here. */
type Permit = (occasion: TextInForce["occasion"]) => void;

/**
 * Records a signed consent and keeps its document. At most four requests, one more where two decisions about a patient
 * meet. Works without a session. Throws 404 `patient.not_found` or `consent_text.not_found`, 409 `consent_text.changed`
 * with the words as they are now, `consent.stale`, `consent.too_many`, `patient.archived` or `patient.merged`, 400 naming
 * `signer.kind` or `establishment`.
 */
export async function signConsent(
  where: Circumstances,
  body: ConsentSigned,
  permit?: Permit,
): Promise<ConsentEntry> {
  const { person, entry, form } = await prepare(where, body, { status: "signed", permit });
  // A repeated request gets its first answer from the transaction; another decision in between refuses it there.
  if (!follows(person, body)) return record(where, person, entry, body.after);
  const { signer } = entry;
  const representative = signer.kind === "representative" ? signer.name : "";
  const place = placeOf(person, where.establishment);
  const content: SignedContent = {
    format: 1,
    consent: entry.consent_id,
    clinic: person.space.space_name,
    place: entry.place,
    address: place?.address ?? "",
    time_zone: person.space.time_zone,
    text: {
      id: entry.text_id,
      version: entry.text_version,
      language: entry.language,
      title: withRepresentative(form.title, representative),
      body: withRepresentative(form.body, representative),
    },
    patient: { id: entry.patient_id, name: person.patient.name, birthday: person.patient.birthday ?? null },
    signer,
    signature: body.signature,
    signed_at: entry.at,
    witness: entry.witness_name ?? null,
    source: entry.source,
  };
  const hashes = await keepDocument(where.space_id, content, {
    letterhead_height: place?.letterhead_height ?? 0,
    logo_url: place?.prescription_logo_url ?? null,
    phone: place?.phone ?? "",
  });
  return record(where, person, { ...entry, ...hashes }, body.after);
}

/** Records that a text was refused. Requests and errors as {@link signConsent}; no document. */
export async function refuseConsent(
  where: Circumstances,
  body: ConsentRefused,
  permit?: Permit,
): Promise<ConsentEntry> {
  const { person, entry } = await prepare(where, body, { status: "refused", permit });
  return record(where, person, { ...entry, reason: body.reason }, body.after);
}

/**
 * Records that a consent is taken back. Three requests at most. Throws 404 `consent.not_found`, 409 `consent.stale` if
 * it is not what counts now.
 */
export async function revokeConsent(
  where: Circumstances,
  { signed, reason }: { signed: ConsentItem; reason: string },
): Promise<ConsentEntry> {
  const person = await readPerson(where, [signed.text_id]);
  requireActive(person);
  const entry: ConsentItem = {
    ...entryOf(where, person, "revoked"),
    text_id: signed.text_id,
    ...(signed.occasion && { occasion: signed.occasion }),
    title: signed.title,
    text_version: signed.text_version,
    language: signed.language,
    signer: signed.signer,
    reason,
    revokes: signed.consent_id,
  };
  return record(where, person, entry, signed.consent_id);
}

/** Reads what a decision needs and checks it against what the patient was shown. */
async function prepare(
  where: Circumstances,
  body: ConsentSigned | ConsentRefused,
  { status, permit }: { status: "signed" | "refused"; permit: Permit | undefined },
) {
  const person = await readPerson(where, [body.text]);
  permit?.(textInForce(body.text, person.texts).occasion);
  requireActive(person);
  const form = await formFor(person, { ...body, professional: where.professional });
  if (form.seen !== body.seen || form.version !== body.version)
    throw new AppError("conflict", "consent_text.changed", { current: form });
  if (form.minor && body.signer.kind === "patient")
    throw invalidField("signer.kind", "consent.representative_required");
  const entry: ConsentItem = {
    ...entryOf(where, person, status),
    text_id: form.text,
    ...(form.occasion && { occasion: form.occasion }),
    title: form.title,
    text_version: form.version,
    language: form.language,
    signer: signerOf(person, body.signer),
  };
  return { person, entry, form };
}

const signerOf = ({ patient }: Person, signer: ConsentSigned["signer"]): StoredSigner =>
  signer.kind === "representative"
    ? signer
    : { kind: "patient", name: patient.name, relation: "", document: "" };

function entryOf(where: Circumstances, person: Person, status: ConsentItem["status"]) {
  const place = placeOf(person, where.establishment);
  const { witness } = where;
  return {
    space_id: where.space_id,
    patient_id: where.patient_id,
    consent_id: newId("consent"),
    status,
    at: nowIso(),
    for_minor: isMinor(person.age),
    place: place?.name ?? "",
    ...(witness && { witness_id: witness.id, witness_name: witness.name }),
    source: where.source,
    reason: "",
  };
}

function placeOf({ space }: Person, establishment: string | null) {
  if (establishment === null) return undefined;
  const place = space.establishments.find(({ id }) => id === establishment);
  if (!place) throw invalidField("establishment", "establishment.not_found");
  return place;
}

function requireActive({ patient }: Person): void {
  if (patient.state !== "active") throw new AppError("conflict", `patient.${patient.state}`);
}

const follows = ({ decisions }: Person, { text, after }: { text: string; after: string | null }) =>
  (decisions[text]?.consent ?? null) === after;

/** Writes the entry and the states in one transaction, again where another text was decided at the same moment. */
async function record(
  where: Circumstances,
  person: Person,
  entry: ConsentItem,
  after: string | null,
): Promise<ConsentEntry> {
  const result = fullView(entry);
  await retryOn(
    ["write.conflict"],
    async (attempt) => {
      const now = attempt === 1 ? person : await readPerson(where, [entry.text_id]);
      await transact({
        writes: [
          mustStayActive(where),
          put(db.entities.consent.create(entry).params()),
          statesWrite(now, entry, after),
          ...(where.writes?.(entry) ?? []),
        ],
        audit: {
          action: entry.status === "signed" ? "create" : "status",
          record: entry.consent_id,
          patient: where.patient_id,
          space: where.space_id,
          user: where.witness?.id ?? where.patient_id,
        },
        result,
      });
    },
    { attempts: 4 },
  );
  return result;
}

function statesWrite(person: Person, entry: ConsentItem, after: string | null): Operation {
  const { held } = person;
  const count = (held?.count ?? 0) + 1;
  if (count > MAX_CONSENTS)
    throw new AppError("conflict", "consent.too_many", { details: { limit: MAX_CONSENTS } });
  const decision: StoredDecision = {
    consent: entry.consent_id,
    status: entry.status,
    at: entry.at,
    for_minor: entry.for_minor,
  };
  const next: PatientConsentsItem = {
    space_id: entry.space_id,
    patient_id: entry.patient_id,
    decisions: { ...held?.decisions, [entry.text_id]: decision },
    count,
    version: (held?.version ?? 0) + 1,
  };
  const current = person.decisions[entry.text_id];
  const isCurrent = follows(person, { text: entry.text_id, after });
  const refused = () =>
    isCurrent ? new AppError("conflict", "write.conflict") : stale("consent", current ?? null);
  if (!isCurrent && !held) throw refused();
  // The version 0 is never stored: a decision that does not follow the last one is refused by the transaction itself,
  // so that a repeated request still gets its first answer.
  const params = held
    ? db.entities.patient
        .put(next)
        .where(({ version }, { eq }) => eq(version, isCurrent ? held.version : 0))
        .params()
    : db.entities.patient.create(next).params();
  return put(params, refused);
}

const mustStayActive = (of: Record): Operation =>
  check(
    { Key: patientKey(of) },
    { expression: "#state = :active", names: { "#state": "state" }, values: { ":active": "active" } },
    (current) => (current ? new AppError("conflict", `patient.${String(current.state)}`) : absent("patient")),
  );
