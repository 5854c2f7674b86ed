import * as z from "zod";
import { instant, language } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { CONSENT_LINK_SIGNERS } from "./consent-links.ts";
import { consentRefused, consentSigned } from "./consent-terms.ts";

/** 160 random bits, as `newToken` makes them. */
const key = z.string().regex(/^[\w-]{27}$/, { message: "token.invalid" });
const byKey = z.object({ key });
/** Made by the page for one decision, so that a repeated request is recognised. */
const request = z.uuid({ message: "id.invalid" });

/** What a patient's page shows. Only the text itself can name the patient. */
export const consentPage = z.object({
  clinic: z.string(),
  initials: z.string(),
  /** The text's id, and the how many-th of the link's texts it is. */
  text: z.string(),
  number: z.int(),
  count: z.int(),
  /** Who is to decide; null where whoever opens the page says so. */
  signer: z.enum(CONSENT_LINK_SIGNERS).nullable(),
  /** The language of the text, and the one that messages to the patient have. */
  language,
  title: z.string(),
  body: z.string(),
  version: z.string(),
  /** The fingerprint of the words. */
  seen: z.string(),
  /** The decision that the next one follows. */
  after: z.string().nullable(),
  /** Whether only a legal representative can decide. */
  minor: z.boolean(),
  ends_at: instant,
});
export type ConsentPage = z.output<typeof consentPage>;

const decided = z.object({
  status: z.enum(["signed", "refused"]),
  at: instant,
  /** Texts of the link that are still to be decided. */
  left: z.int(),
});
const ERRORS = ["consent_page.not_found", "throttled"] as const;
const DECIDING = [...ERRORS, "consent_text.changed", "consent.too_many"] as const;

/** The page on which a patient decides about texts, one after the other: no session, the link is the key. */
export const consentPageRoutes = {
  readPage: route({
    id: "consents.read-page",
    method: "GET",
    path: "/consent-pages/{key}",
    summary: "The next text that a link was made for, in the patient's language unless another is asked for",
    access: { who: "public" },
    params: byKey,
    query: z.object({ language: language.optional() }),
    response: consentPage,
    errors: [...ERRORS],
    touches: { table: "write" },
    calls: 5,
    needsPlan: false,
  }),
  signPage: route({
    id: "consents.sign-page",
    method: "POST",
    path: "/consent-pages/{key}/signature",
    summary:
      "Signs a text; the link works for one decision about each, and what is sent twice is signed once",
    access: { who: "public" },
    params: byKey,
    body: consentSigned.extend({ request }),
    response: decided,
    errors: [...DECIDING],
    touches: { table: "write", files: "create" },
    calls: 5,
    needsPlan: false,
  }),
  refusePage: route({
    id: "consents.refuse-page",
    method: "POST",
    path: "/consent-pages/{key}/refusal",
    summary: "Refuses a text; the link works for one decision about each",
    access: { who: "public" },
    params: byKey,
    body: consentRefused.extend({ request }),
    response: decided,
    errors: [...DECIDING],
    touches: { table: "write" },
    calls: 5,
    needsPlan: false,
  }),
  getCopy: route({
    id: "consents.get-copy",
    method: "POST",
    path: "/consent-pages/{key}/copy",
    summary: "A link to the signed document, for the page that signed it; valid for five minutes",
    access: { who: "public" },
    params: byKey,
    body: z.object({ request }),
    response: z.object({ url: z.string() }),
    errors: [...ERRORS],
    touches: { table: "write", files: "read" },
    calls: 2,
    needsPlan: false,
  }),
} as const;
