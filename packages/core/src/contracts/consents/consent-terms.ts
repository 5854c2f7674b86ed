import * as z from "zod";
import { CONSENT_OCCASIONS } from "../../clinical/consents/consent-occasions.ts";
import { CONSENT_AGES } from "../../clinical/consents/required-consents.ts";
import { isSignature, MAX_SIGNATURE_STROKES, MAX_STROKE_CHARS } from "../../clinical/consents/signature.ts";
import { id, instant, language, requiredText, text } from "../kernel/primitives.ts";

/** The platform's own text of an occasion, or a text a clinic added. */
export const consentTextId = z.union([z.enum(CONSENT_OCCASIONS), id("consentText")], {
  message: "id.invalid",
});
/** `p` and the number of a version of the platform, or `c` and the number of a version of the clinic. */
export const consentVersionId = z.string().regex(/^[pc]\d{1,3}$/, { message: "id.invalid" });
/** SHA-256 in hex. */
const hash = z.string().regex(/^[0-9a-f]{64}$/, { message: "id.invalid" });

/** The same text in both languages. */
const inBothLanguages = <Part extends z.ZodType>(part: Part) => z.object({ en: part, pt: part });

/** A text in force, without its words. */
export const consentTextHead = z.object({
  id: z.string(),
  occasion: z.enum(CONSENT_OCCASIONS).nullable(),
  titles: inBothLanguages(z.string()),
  /** The version in force. */
  current: z.string(),
  /** A consent given before this moment has to be renewed. */
  renew_since: instant.nullable(),
  ages: z.enum(CONSENT_AGES),
  /** Whether the caller may record a decision: the front desk only about the protection of data. */
  collects: z.boolean(),
});
export type ConsentTextHead = z.output<typeof consentTextHead>;

export const CONSENT_STATUSES = ["signed", "refused", "revoked"] as const;
export const CONSENT_SOURCES = ["tablet", "link"] as const;

/** The last decision about a text. */
export const consentDecision = z.object({
  text: z.string(),
  /** The entry of the history that it is. */
  consent: z.string(),
  status: z.enum(CONSENT_STATUSES),
  at: instant,
  for_minor: z.boolean(),
});

/** Who decides. For a minor it is the legal representative. */
export const consentSigner = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("patient") }),
  z.object({
    kind: z.literal("representative"),
    name: requiredText(200),
    /** Mother, father, guardian and so on. */
    relation: requiredText(80),
    /** Number of the identity document, if it was shown. */
    document: text(40).default(""),
  }),
]);
export type ConsentSigner = z.output<typeof consentSigner>;

const drawn = z.object({
  kind: z.literal("drawn"),
  /** Each the points of a line: see `clinical/consents/signature.ts`. */
  strokes: z
    .array(z.string().max(MAX_STROKE_CHARS, { message: "signature.invalid" }))
    .max(MAX_SIGNATURE_STROKES, { message: "signature.invalid" })
    .refine(isSignature, { message: "signature.invalid" }),
});
const typed = z.object({ kind: z.literal("typed"), name: requiredText(200) });
/** Drawn with a pen, a finger or a mouse; or a typed name, for who uses a keyboard. */
export const consentSignature = z.discriminatedUnion("kind", [drawn, typed]);
export type ConsentSignature = z.output<typeof consentSignature>;

/** What a decision is about: exactly the words that were shown. */
const decidedText = z.object({
  text: consentTextId,
  version: consentVersionId,
  language,
  /** The fingerprint of the words as shown, from the form. Refused if they would be others now. */
  seen: hash,
  /** The decision it follows; null for the first one about this text. */
  after: id("consent").nullable(),
  signer: consentSigner,
});
/** Signing a text. The server adds the moment and, on the clinic's own device, the witness. */
export const consentSigned = decidedText.extend({ signature: consentSignature });
export type ConsentSigned = z.output<typeof consentSigned>;
/** Refusing a text. */
export const consentRefused = decidedText.extend({ reason: requiredText(500) });
export type ConsentRefused = z.output<typeof consentRefused>;
/** Where it is signed: one of the clinic's places, or none where the clinic has none. */
export const consentPlace = z.object({ establishment: id("establishment").nullable().default(null) });

/** An entry of the history; it never changes. */
export const consentEntry = z.object({
  id: z.string(),
  /** The record it belongs to: another one of the same person after a merge. */
  patient: z.string(),
  text: z.string(),
  title: z.string(),
  version: z.string(),
  language,
  status: z.enum(CONSENT_STATUSES),
  at: instant,
  signer: z.object({
    kind: z.enum(["patient", "representative"]),
    name: z.string(),
    relation: z.string(),
    document: z.string(),
  }),
  place: z.string(),
  /** The user in whose session it was recorded; null for one signed by a link. */
  witness: z.string().nullable(),
  source: z.enum(CONSENT_SOURCES),
  reason: z.string(),
  /** The signed entry that a revocation ends. */
  revokes: z.string().nullable(),
  /** SHA-256 of the signed content; null where nothing was signed, or for who may not read it. */
  hash: z.string().nullable(),
});
export type ConsentEntry = z.output<typeof consentEntry>;

/** A text as it is shown for signing, filled in but for the representative's name, which is typed there. */
export const consentForm = z.object({
  text: z.string(),
  occasion: z.enum(CONSENT_OCCASIONS).nullable(),
  version: z.string(),
  language,
  title: z.string(),
  body: z.string(),
  seen: z.string(),
  after: z.string().nullable(),
  patient_name: z.string(),
  /** The language of messages to the patient. */
  patient_language: language,
  /** Whether only a legal representative can sign. */
  minor: z.boolean(),
  /** As noted in the patient's record. */
  representative: z.string(),
});
export type ConsentForm = z.output<typeof consentForm>;

/** Decisions about one patient's record; more are refused. */
export const MAX_CONSENTS = 100;
