import * as z from "zod";
import { CONSENT_OCCASIONS } from "../../clinical/consents/consent-occasions.ts";
import { id, instant, language, requiredText, version } from "../kernel/primitives.ts";
import { richTextBlocks } from "../kernel/rich-text.ts";
import { route } from "../kernel/route.ts";

/** The texts that users accept. */
export const ACCEPTED_TEXTS = ["terms", "privacy"] as const;
export type AcceptedText = (typeof ACCEPTED_TEXTS)[number];
/** All texts with versions: those that users accept, and the texts of patients' consents that clinics begin with. */
export const LEGAL_TEXTS = [...ACCEPTED_TEXTS, ...CONSENT_OCCASIONS] as const;
export type LegalTextId = (typeof LEGAL_TEXTS)[number];
export const isAcceptedText = (text: LegalTextId): text is AcceptedText =>
  ACCEPTED_TEXTS.some((one) => one === text);

/**
 * Who has to accept a version anew. `owners` are the first users of their spaces. For the text of a patient's consent `all`
 * says that consents to earlier versions have to be renewed.
 */
export const ASKED = ["all", "owners", "nobody"] as const;
export type Asked = (typeof ASKED)[number];

/** Versions a text can have, the one the product ships with among them. */
export const MAX_LEGAL_VERSIONS = 60;
export const MAX_LEGAL_BODY = 30_000;
/** How far ahead a version can be published, days. */
export const MAX_AHEAD_DAYS = 366;

const versionNumber = z.coerce.number<number | string>().int().min(1).max(9999);

/** What a text says in one language. The text users accept may have the formatting of `text/rich-text.ts`. */
const words = z.object({ title: requiredText(120), body: requiredText(MAX_LEGAL_BODY) });
export const legalWords = z.object({ en: words, pt: words });
export type LegalWords = z.output<typeof legalWords>;

/** A version without its words. */
export const legalVersion = z.object({
  number: z.int(),
  /** The moment from which it is in force. */
  from: instant,
  asked: z.enum(ASKED),
});
export type LegalVersion = z.output<typeof legalVersion>;

/** What differs from an earlier version, line by line: see `text/changed-lines.ts`. */
const changedLine = z.object({
  kind: z.enum(["heading", "paragraph", "item"]),
  state: z.enum(["same", "added", "removed", "changed"]),
  parts: z.array(z.object({ text: z.string(), change: z.enum(["added", "removed"]).optional() })),
});

/** A version in one language, as everybody may read it. */
export const readLegalText = z.object({
  text: z.enum(ACCEPTED_TEXTS),
  number: z.int(),
  from: instant,
  title: z.string(),
  body: richTextBlocks,
  /** The version in force. */
  current: z.int(),
  /** All versions, newest first, a planned one among them. */
  versions: z.array(legalVersion.pick({ number: true, from: true })),
  /** What differs from the version asked about as `since`; null where none was. */
  changes: z.array(changedLine).nullable(),
});
export type ReadLegalText = z.output<typeof readLegalText>;

/** A text that a user has to accept, or will have to from a moment. */
export const askedText = z.object({
  text: z.enum(ACCEPTED_TEXTS),
  number: z.int(),
  from: instant,
  /** The version the user accepted last. */
  accepted: z.int(),
});
export type AskedText = z.output<typeof askedText>;

export const ACCEPTED_BY = ["registration", "invitation", "question"] as const;

/** That a user accepted a version. It never changes. */
export const acceptance = z.object({
  text: z.enum(ACCEPTED_TEXTS),
  number: z.int(),
  at: instant,
  /** The language in which it was read. */
  language,
  by: z.enum(ACCEPTED_BY),
});
export type Acceptance = z.output<typeof acceptance>;

/** What the session's user is asked, and what they accepted last. */
export const ownTexts = z.object({
  /** To be accepted before anything else. */
  asked: z.array(askedText),
  /** Announced: to be accepted from their moment. */
  coming: z.array(askedText),
});

/** Pages and readers without a session. */
export const legalTextsRoutes = {
  read: route({
    id: "legal-texts.read",
    method: "GET",
    path: "/legal-texts/{text}",
    summary:
      "The terms or the privacy policy in a language: the version in force, or another one by its number",
    access: { who: "public" },
    params: z.object({ text: z.enum(ACCEPTED_TEXTS) }),
    query: z.object({ language, number: versionNumber.optional(), since: versionNumber.optional() }),
    response: readLegalText,
    errors: ["legal_text.not_found"],
    touches: { table: "read" },
    // What is published, and the words of two versions.
    calls: 2,
    cacheable: true,
  }),
} as const;

/** A user's own acceptances, spread into the domain `accounts`. */
export const acceptanceRoutes = {
  listAcceptances: route({
    id: "accounts.list-acceptances",
    method: "GET",
    path: "/session/acceptances",
    summary: "The versions of the terms and the privacy policy that the user accepted, newest first",
    access: { who: "session" },
    response: z.object({
      /** The version accepted last of each; registering accepts the one in force. */
      accepted: z.object({ terms: z.int(), privacy: z.int() }),
      items: z.array(acceptance),
    }),
    errors: [],
    touches: { table: "read" },
    calls: 2,
  }),
} as const;

export const acceptTextsBody = z.object({
  texts: z
    .array(z.object({ text: z.enum(ACCEPTED_TEXTS), number: versionNumber }))
    .min(1)
    .max(ACCEPTED_TEXTS.length),
  language,
});

const superAdmin = { who: "admin", level: "super" } as const;
const params = z.object({ text: z.enum(LEGAL_TEXTS) });
const ofVersion = params.extend({ number: versionNumber });

/** A version as the back office lists it. */
const editedVersion = legalVersion.extend({
  titles: z.object({ en: z.string(), pt: z.string() }),
  published_at: instant.nullable(),
  /** Null for the version the product ships with. */
  published_by: z.string().nullable(),
  /** How many users accepted it; null for the text of a patient's consent. */
  accepted: z.int().nullable(),
});
export type EditedLegalVersion = z.output<typeof editedVersion>;

/** A text as the back office edits it. */
export const editedLegalText = z.object({
  text: z.enum(LEGAL_TEXTS),
  /** The version in force. */
  current: z.int(),
  /** Newest first. */
  versions: z.array(editedVersion),
  /** The next version's words; those of the newest one where nothing was written since. */
  draft: legalWords,
  /** Whether the draft differs from the newest version. */
  unpublished: z.boolean(),
  updated_at: instant.nullable(),
  updated_by: z.string(),
  /** 0 until the draft was saved first. */
  version: z.int(),
});
export type EditedLegalText = z.output<typeof editedLegalText>;

const basedOn = { version: version.or(z.literal(0)) };
export const legalDraft = legalWords.extend(basedOn);
export const legalPublication = z.object({
  ...basedOn,
  /** The moment from which it is in force; null for at once. */
  from: instant.nullable(),
  asked: z.enum(ASKED),
});

/** A text in the list of them. */
const listedText = z.object({
  text: z.enum(LEGAL_TEXTS),
  titles: z.object({ en: z.string(), pt: z.string() }),
  current: z.int(),
  from: instant,
  /** When the planned version comes into force; null without one. */
  planned: instant.nullable(),
  unpublished: z.boolean(),
});
export type ListedLegalText = z.output<typeof listedText>;

/** A user with the versions accepted last. */
const acceptingUser = z.object({
  user: z.string(),
  name: z.string(),
  owner: z.boolean(),
  active: z.boolean(),
  accepted: z.array(
    z.object({
      text: z.enum(ACCEPTED_TEXTS),
      number: z.int(),
      /** Null where it was accepted before acceptances were recorded one by one. */
      at: instant.nullable(),
    }),
  ),
});
export type AcceptingUser = z.output<typeof acceptingUser>;

/** The back office's routes, spread into the domain `backoffice`. */
export const legalTextAdminRoutes = {
  listLegalTexts: route({
    id: "backoffice.list-legal-texts",
    method: "GET",
    path: "/backoffice/legal-texts",
    summary: "Every text with versions: terms, privacy policy and the consents that clinics begin with",
    access: superAdmin,
    response: z.object({ items: z.array(listedText), next: z.null() }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  getLegalText: route({
    id: "backoffice.get-legal-text",
    method: "GET",
    path: "/backoffice/legal-texts/{text}",
    summary: "A text with its draft, its versions and how many users accepted each",
    access: superAdmin,
    params,
    response: editedLegalText,
    errors: [],
    touches: { table: "read" },
    calls: 3,
  }),
  getLegalVersion: route({
    id: "backoffice.get-legal-version",
    method: "GET",
    path: "/backoffice/legal-texts/{text}/versions/{number}",
    summary: "The words of a version in both languages",
    access: superAdmin,
    params: ofVersion,
    response: legalWords.extend({ number: z.int() }),
    errors: ["legal_text.not_found"],
    touches: { table: "read" },
    calls: 1,
  }),
  saveLegalDraft: route({
    id: "backoffice.save-legal-draft",
    method: "PUT",
    path: "/backoffice/legal-texts/{text}/draft",
    summary: "Keeps the words of a text's next version; nothing that is in force changes",
    access: superAdmin,
    params,
    body: legalDraft,
    response: editedLegalText,
    errors: ["legal_text.stale"],
    touches: { table: "write" },
    // Two more where somebody else changed the text at the same moment.
    calls: 6,
  }),
  publishLegalText: route({
    id: "backoffice.publish-legal-text",
    method: "POST",
    path: "/backoffice/legal-texts/{text}/publish",
    summary: "Makes the draft a version that never changes, in force at once or from a moment",
    access: superAdmin,
    params,
    body: legalPublication,
    response: editedLegalText,
    errors: [
      "legal_text.stale",
      "legal_text.unchanged",
      "legal_text.planned",
      "legal_text.too_many_versions",
      "input.invalid",
    ],
    touches: { table: "write" },
    // Two more where somebody else changed the text at the same moment.
    calls: 6,
  }),
  withdrawLegalText: route({
    id: "backoffice.withdraw-legal-text",
    method: "POST",
    path: "/backoffice/legal-texts/{text}/withdraw",
    summary: "Takes back the planned version before it is in force; its words stay as the draft",
    access: superAdmin,
    params,
    body: z.object(basedOn),
    response: editedLegalText,
    errors: ["legal_text.stale", "legal_text.not_planned"],
    touches: { table: "write" },
    // Two more where somebody else changed the text at the same moment.
    calls: 6,
  }),
  listSpaceAcceptances: route({
    id: "backoffice.list-space-acceptances",
    method: "GET",
    path: "/backoffice/spaces/{space}/acceptances",
    summary: "Which versions of the terms and the privacy policy the users of a space accepted",
    access: superAdmin,
    params: z.object({ space: id("space") }),
    response: z.object({ items: z.array(acceptingUser), next: z.null() }),
    errors: ["space.not_found"],
    touches: { table: "read" },
    // The users and what each accepted, a megabyte a request.
    calls: 4,
  }),
} as const;
