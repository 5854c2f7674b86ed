import * as z from "zod";
import { id, instant } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { consentTextId } from "./consent-terms.ts";

const ofPatient = z.object({ patient: id("patient") });
const ofText = ofPatient.extend({ text: consentTextId });

/** Days after which a link to sign a text stops working. */
export const CONSENT_LINK_DAYS = 7;
export const CONSENT_LINK_STATUSES = ["open", "signed", "refused"] as const;

/** A link with which a patient decides about one text on their own phone. Its address is not in it. */
export const consentLink = z.object({
  text: z.string(),
  status: z.enum(CONSENT_LINK_STATUSES),
  created_at: instant,
  /** Who made it, by name. */
  created_by: z.string(),
  ends_at: instant,
  /** When the page was first opened with it. */
  opened_at: instant.nullable(),
  decided_at: instant.nullable(),
});
export type ConsentLink = z.output<typeof consentLink>;

/** Links with which patients sign texts on their own phone, as the clinic sees them. */
export const consentLinkRoutes = {
  listLinks: route({
    id: "consents.list-links",
    method: "GET",
    path: "/patients/{patient}/consent-links",
    summary: "A patient's links to sign texts, and what became of them; without their addresses",
    access: { who: "space", can: "consents.read" },
    params: ofPatient,
    response: z.object({ items: z.array(consentLink), next: z.null() }),
    errors: ["patient.not_found"],
    touches: { table: "read" },
    calls: 2,
  }),
  createLink: route({
    id: "consents.create-link",
    method: "PUT",
    path: "/patients/{patient}/consent-links/{text}",
    summary: "Makes a link to sign a text and answers its address once; an earlier one stops working",
    access: { who: "space", can: "consents.write" },
    params: ofText,
    response: z.object({ url: z.string(), link: consentLink }),
    errors: ["patient.not_found", "consent_text.not_found", "consent.therapeutic", "throttled"],
    touches: { table: "write" },
    calls: 3,
  }),
  revokeLink: route({
    id: "consents.revoke-link",
    method: "DELETE",
    path: "/patients/{patient}/consent-links/{text}",
    summary: "Ends a link to sign a text; safe to repeat",
    access: { who: "space", can: "consents.write" },
    params: ofText,
    response: z.object({ text: z.string() }),
    errors: ["patient.not_found"],
    touches: { table: "write" },
    calls: 1,
  }),
} as const;
