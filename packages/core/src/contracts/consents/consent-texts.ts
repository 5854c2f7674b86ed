import * as z from "zod";
import { CONSENT_OCCASIONS } from "../../clinical/consents/consent-occasions.ts";
import { unknownPlaceholder } from "../../clinical/consents/consent-text.ts";
import { CONSENT_AGES } from "../../clinical/consents/required-consents.ts";
import { id, instant, requiredText, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { consentTextId } from "./consent-terms.ts";

const manages = { who: "space", can: "clinic.manage" } as const;
const ofText = z.object({ text: consentTextId });

/** Texts a clinic can add to the platform's, those it no longer uses included. */
export const MAX_OWN_TEXTS = 20;
/** Versions of one text that a clinic can publish. */
export const MAX_TEXT_VERSIONS = 60;

const withPlaceholders = (max: number) =>
  requiredText(max).refine((written) => unknownPlaceholder(written) === undefined, {
    message: "placeholder.unknown",
  });
const words = z.object({ title: withPlaceholders(120), body: withPlaceholders(12_000) });
const bothLanguages = { en: words, pt: words };

/** The words of the next version, in both languages. */
export const consentDraft = z.object(bothLanguages);
export type ConsentDraft = z.output<typeof consentDraft>;

/** The same in one form, a field for each part. */
export const consentDraftForm = z.object({
  en_title: words.shape.title,
  en_body: words.shape.body,
  pt_title: words.shape.title,
  pt_body: words.shape.body,
});

/** Who must have a text of the clinic's own. */
export const consentRule = z.object({
  /** What calls for it; null for a text that is only signed when somebody chooses it. */
  occasion: z.enum(CONSENT_OCCASIONS).nullable().default(null),
  ages: z.enum(CONSENT_AGES).default("all"),
});
export type ConsentRule = z.output<typeof consentRule>;

/** A text as managers see it. */
const managedText = z.object({
  id: z.string(),
  occasion: z.enum(CONSENT_OCCASIONS).nullable(),
  ages: z.enum(CONSENT_AGES),
  /** In force, or as drafted where nothing was published yet. */
  titles: z.object({ en: z.string(), pt: z.string() }),
  /** The version in force: `p1` of the platform, `c2` of the clinic; null where none is. */
  current: z.string().nullable(),
  /** Whether the clinic uses it. */
  active: z.boolean(),
  /** Whether the platform has a text for it. */
  shipped: z.boolean(),
  /** Whether the draft differs from what is published. */
  unpublished: z.boolean(),
});
export type ManagedText = z.output<typeof managedText>;

const managedDetail = managedText.extend({
  /** What a form begins with: the draft, or the words in force. */
  words: z.object({
    en: z.object({ title: z.string(), body: z.string() }),
    pt: z.object({ title: z.string(), body: z.string() }),
  }),
  /** Newest first. */
  versions: z.array(
    z.object({ number: z.int(), published_at: instant, published_by: z.string(), renews: z.boolean() }),
  ),
  /** 0 until the clinic changes something. */
  version: z.int(),
});
export type ManagedTextDetail = z.output<typeof managedDetail>;

const basedOn = { version: version.or(z.literal(0)) };

/** The texts of a clinic's consents: the platform's, the clinic's versions of them, and its own. */
export const consentTextsRoutes = {
  listTexts: route({
    id: "consents.list-texts",
    method: "GET",
    path: "/consent-texts",
    summary: "Every text a clinic uses or can use",
    access: manages,
    response: z.object({ items: z.array(managedText), next: z.null() }),
    errors: [],
    touches: { table: "read" },
    calls: 2,
  }),
  getText: route({
    id: "consents.get-text",
    method: "GET",
    path: "/consent-texts/{text}",
    summary: "A text with the words of its next version and the list of those published",
    access: manages,
    params: ofText,
    response: managedDetail,
    errors: ["consent_text.not_found"],
    touches: { table: "read" },
    calls: 2,
  }),
  createText: route({
    id: "consents.create-text",
    method: "POST",
    path: "/consent-texts",
    summary: "Begins a text of the clinic's own, in force once it is published",
    access: manages,
    body: consentDraft.extend(consentRule.shape),
    status: 201,
    response: managedDetail,
    errors: ["catalogue.full"],
    touches: { table: "write" },
    calls: 1,
    idempotent: true,
  }),
  saveDraft: route({
    id: "consents.save-draft",
    method: "PUT",
    path: "/consent-texts/{text}/draft",
    summary: "Keeps the words of a text's next version; nothing that is in force changes",
    access: manages,
    params: ofText,
    body: consentDraft.extend(basedOn),
    response: managedDetail,
    errors: ["consent_text.not_found", "consent_text.stale"],
    touches: { table: "write" },
    calls: 3,
  }),
  setRule: route({
    id: "consents.set-rule",
    method: "PUT",
    path: "/consent-texts/{text}/rule",
    summary: "Who must have a text of the clinic's own: with which treatment, at which age",
    access: manages,
    params: z.object({ text: id("consentText") }),
    body: consentRule.extend(basedOn),
    response: managedDetail,
    errors: ["consent_text.not_found", "consent_text.stale"],
    touches: { table: "write" },
    calls: 2,
  }),
  publish: route({
    id: "consents.publish",
    method: "POST",
    path: "/consent-texts/{text}/publish",
    summary: "Puts the draft in force as a version that never changes",
    access: manages,
    params: ofText,
    body: z.object({
      ...basedOn,
      /** Consents given before have to be renewed. */
      renew: z.boolean(),
    }),
    response: managedDetail,
    errors: [
      "consent_text.not_found",
      "consent_text.stale",
      "consent_text.unchanged",
      "consent_text.too_many_versions",
    ],
    touches: { table: "write" },
    calls: 3,
  }),
  setActive: route({
    id: "consents.set-active",
    method: "POST",
    path: "/consent-texts/{text}/active",
    summary: "Uses a text, or no longer; what was signed stays",
    access: manages,
    params: ofText,
    body: z.object({ ...basedOn, active: z.boolean() }),
    response: managedDetail,
    errors: ["consent_text.not_found", "consent_text.stale"],
    touches: { table: "write" },
    calls: 3,
  }),
} as const;
