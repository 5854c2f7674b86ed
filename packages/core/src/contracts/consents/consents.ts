import * as z from "zod";
import { id, language, requiredText } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import {
  consentDecision,
  consentEntry,
  consentForm,
  consentPlace,
  consentRefused,
  consentSigned,
  consentTextHead,
  consentTextId,
} from "./consent-terms.ts";

const reads = { who: "space", can: "consents.read" } as const;
const writes = { who: "space", can: "consents.write" } as const;
const ofPatient = z.object({ patient: id("patient") });
const ofConsent = ofPatient.extend({ consent: id("consent") });

/** Patients whose consents one request reads. */
export const MAX_STATES = 50;
/** Errors of every decision. */
const DECIDING = [
  "patient.not_found",
  "consent_text.not_found",
  "consent_text.changed",
  "consent.stale",
  "consent.too_many",
] as const;

const patientState = z.object({
  patient: z.string(),
  /** Completed years; null if the birthday is unknown. */
  age: z.int().nullable(),
  decisions: z.array(consentDecision),
});

/** What patients agreed to. The front desk sees how every consent stands and records those to the protection of data. */
export const consentsRoutes = {
  listStates: route({
    id: "consents.list-states",
    method: "GET",
    path: "/consent-states",
    summary: "The texts in force and what patients decided about them, for lists",
    access: reads,
    query: z.object({
      /** Ids, separated by commas. */
      ids: z
        .string()
        .transform((ids) => [...new Set(ids.split(","))])
        .pipe(z.array(id("patient")).min(1).max(MAX_STATES)),
    }),
    response: z.object({ texts: z.array(consentTextHead), items: z.array(patientState), next: z.null() }),
    errors: [],
    touches: { table: "read" },
    // Two. More only for merged patients: their other records, a hundred a request.
    calls: 13,
  }),
  listOfPatient: route({
    id: "consents.list-of-patient",
    method: "GET",
    path: "/patients/{patient}/consents",
    summary: "How a patient's consents stand, and everything that was decided, newest first",
    access: reads,
    params: ofPatient,
    response: z.object({
      texts: z.array(consentTextHead),
      age: z.int().nullable(),
      decisions: z.array(consentDecision),
      items: z.array(consentEntry),
      next: z.null(),
    }),
    errors: ["patient.not_found"],
    touches: { table: "write" },
    // One more for every further record of a merged patient, and one for the versions of the platform's texts.
    calls: 5,
  }),
  getForm: route({
    id: "consents.get-form",
    method: "GET",
    path: "/patients/{patient}/consent-form",
    summary: "A text as a patient is shown it for signing",
    access: writes,
    params: ofPatient,
    query: z.object({ text: consentTextId, language: language.optional() }),
    response: consentForm,
    errors: ["patient.not_found", "consent_text.not_found", "consent.therapeutic"],
    touches: { table: "read" },
    calls: 3,
  }),
  sign: route({
    id: "consents.sign",
    method: "POST",
    path: "/patients/{patient}/consents",
    summary: "Records a signed consent and keeps its document where it cannot be changed",
    access: writes,
    params: ofPatient,
    body: consentSigned.extend(consentPlace.shape),
    status: 201,
    response: consentEntry,
    errors: [...DECIDING, "consent.therapeutic"],
    touches: { table: "write", files: "create" },
    calls: 4,
    idempotent: true,
  }),
  refuse: route({
    id: "consents.refuse",
    method: "POST",
    path: "/patients/{patient}/consent-refusals",
    summary: "Records that a patient refuses a text",
    access: writes,
    params: ofPatient,
    body: consentRefused.extend(consentPlace.shape),
    status: 201,
    response: consentEntry,
    errors: [...DECIDING, "consent.therapeutic"],
    touches: { table: "write" },
    calls: 4,
    idempotent: true,
  }),
  revoke: route({
    id: "consents.revoke",
    method: "POST",
    path: "/patients/{patient}/consents/{consent}/revoke",
    summary: "Records that a patient takes a consent back; its document stays",
    access: writes,
    params: ofConsent,
    body: z.object({ reason: requiredText(500) }),
    status: 201,
    response: consentEntry,
    errors: ["patient.not_found", "consent.not_found", "consent.stale", "consent.therapeutic"],
    touches: { table: "write" },
    calls: 4,
    idempotent: true,
  }),
  getDocument: route({
    id: "consents.get-document",
    method: "GET",
    path: "/patients/{patient}/consents/{consent}/document",
    summary: "A link to a signed consent's PDF, valid for five minutes; the read is recorded",
    access: reads,
    params: ofConsent,
    response: z.object({ url: z.string() }),
    errors: ["consent.not_found", "consent.therapeutic"],
    touches: { table: "write", files: "read" },
    calls: 2,
  }),
  verify: route({
    id: "consents.verify",
    method: "GET",
    path: "/patients/{patient}/consents/{consent}/verification",
    summary:
      "Whether the stored content and PDF still have the hashes that were recorded when they were signed; the read is recorded",
    access: reads,
    params: ofConsent,
    response: z.object({
      /** SHA-256 of the content recorded at signing. */
      hash: z.string(),
      content: z.boolean(),
      /** SHA-256 of the PDF recorded at signing, to compare a copy with. */
      document_hash: z.string(),
      document: z.boolean(),
    }),
    errors: ["consent.not_found", "consent.therapeutic"],
    touches: { table: "write", files: "read" },
    // The consent and the audit entry.
    calls: 2,
  }),
} as const;
