import * as z from "zod";
import { id, instant } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { linkChannels, linkDelivery, linkMessage } from "../notifications/link-delivery.ts";
import { consentTextId } from "./consent-terms.ts";

const reads = { who: "space", can: "consents.read" } as const;
const writes = { who: "space", can: "consents.write" } as const;
const ofPatient = z.object({ patient: id("patient") });

/** Days after which a link to sign texts stops working. */
export const CONSENT_LINK_DAYS = 7;
/** Texts that one link can hold. */
export const MAX_LINK_TEXTS = 10;
export const CONSENT_LINK_STATUSES = ["open", "signed", "refused"] as const;
export const CONSENT_LINK_SIGNERS = ["patient", "representative"] as const;

/** A link with which a patient decides about texts on their own phone. Its address is not in it. */
export const consentLink = z.object({
  /** In the order in which they are shown. */
  texts: z.array(
    z.object({
      text: z.string(),
      status: z.enum([...CONSENT_LINK_STATUSES, "expired"]),
      decided_at: instant.nullable(),
    }),
  ),
  /** Who is to decide; null where whoever opens it says so. */
  signer: z.enum(CONSENT_LINK_SIGNERS).nullable(),
  created_at: instant,
  /** Who made it, by name. */
  created_by: z.string(),
  ends_at: instant,
  /** When the page was first opened with it. */
  opened_at: instant.nullable(),
  /** The last message of each channel that carried it. */
  sent: z.array(linkDelivery),
});
export type ConsentLink = z.output<typeof consentLink>;

/** What a link is made for. */
export const consentLinkWanted = z.object({
  texts: z
    .array(consentTextId)
    .min(1, { message: "required" })
    .max(MAX_LINK_TEXTS)
    .transform((texts) => [...new Set(texts)]),
  /** For a minor only the legal representative. */
  signer: z.enum(CONSENT_LINK_SIGNERS),
});
export type ConsentLinkWanted = z.output<typeof consentLinkWanted>;

/** The message with the link, and whom it goes to. */
export const consentLinkMessage = linkMessage.extend({
  patient_name: z.string(),
  /** Whether only a legal representative can decide. */
  minor: z.boolean(),
  /** As noted in the patient's record. */
  representative: z.string(),
});
export type ConsentLinkMessage = z.output<typeof consentLinkMessage>;

const MAKING = [
  "patient.not_found",
  "consent_text.not_found",
  "consent.therapeutic",
  "consent.representative_required",
  "throttled",
] as const;

/** Links with which patients sign texts on their own phone, as the clinic sees them. */
export const consentLinkRoutes = {
  listLinks: route({
    id: "consents.list-links",
    method: "GET",
    path: "/patients/{patient}/consent-links",
    summary: "A patient's links to sign texts, and what became of them; without their addresses",
    access: reads,
    params: ofPatient,
    response: z.object({ items: z.array(consentLink), next: z.null() }),
    errors: ["patient.not_found"],
    touches: { table: "read" },
    // Two. One more where links were sent, and one for merged patients.
    calls: 4,
  }),
  createLink: route({
    id: "consents.create-link",
    method: "PUT",
    path: "/patients/{patient}/consent-links",
    summary: "Makes a link to sign texts and answers its address once; earlier ones for them stop working",
    access: writes,
    params: ofPatient,
    body: consentLinkWanted,
    response: z.object({ url: z.string(), link: consentLink }),
    errors: [...MAKING],
    touches: { table: "write", secret: true },
    calls: 3,
  }),
  previewLinkMessage: route({
    id: "consents.preview-link-message",
    method: "GET",
    path: "/patients/{patient}/consent-links/message",
    summary: "The message with a link as it would be sent, and which channels reach the patient",
    access: writes,
    params: ofPatient,
    query: z.object({ signer: z.enum(CONSENT_LINK_SIGNERS).default("patient") }),
    response: consentLinkMessage,
    errors: ["patient.not_found"],
    touches: { table: "read" },
    // The patient, and three for the published wording where the container does not know it.
    calls: 5,
  }),
  sendLink: route({
    id: "consents.send-link",
    method: "POST",
    path: "/patients/{patient}/consent-links/messages",
    summary: "Sends the link to sign texts by e-mail or text message; a new one where none for them works",
    access: writes,
    params: ofPatient,
    body: consentLinkWanted.extend({ channels: linkChannels }),
    status: 201,
    /** Without the address, because the answer is kept for a repeated request. */
    response: z.object({ messages: z.array(linkDelivery) }),
    errors: [...MAKING, "message.no_channel"],
    touches: { table: "write", secret: true },
    calls: 4,
    idempotent: true,
  }),
  revokeLink: route({
    id: "consents.revoke-link",
    method: "DELETE",
    path: "/patients/{patient}/consent-links/{text}",
    summary: "Ends the link that holds a text, for all its texts; safe to repeat",
    access: writes,
    params: ofPatient.extend({ text: consentTextId }),
    response: z.object({ text: z.string() }),
    errors: ["patient.not_found"],
    touches: { table: "write" },
    calls: 2,
  }),
} as const;
