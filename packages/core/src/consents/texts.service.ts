import {
  type ConsentDraft,
  type ConsentRule,
  type consentTextsRoutes,
  MAX_OWN_TEXTS,
  MAX_TEXT_VERSIONS,
  type ManagedText,
  type ManagedTextDetail,
} from "../contracts/consents/consent-texts.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { reserveQuota, spaceHolder } from "../db/catalogue-entries.ts";
import { readItems } from "../db/read-items.ts";
import { type Operation, put, transact } from "../db/transact.ts";
import * as LegalTexts from "../legal-texts/index.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import type { ConsentDraftItem, ConsentTextItem, ConsentWords } from "./consent-text.entity.ts";
import { db } from "./entities.ts";
import { platformText, platformTexts, platformWords } from "./platform-texts.ts";
import { textItems } from "./texts-in-force.ts";

type Words = Record<"en" | "pt", ConsentWords>;
/** A text with what is stored about it; nothing for a text of the platform that the clinic never changed. */
type Managed = {
  head: ConsentTextItem;
  draft: ConsentDraftItem | undefined;
  /** What the platform's text says, where there is no draft. */
  shipped?: Words | undefined;
};

/** Every text the clinic uses or can use, the platform's first. Two requests at most. */
export async function listTexts(): Promise<{ items: ManagedText[]; next: null }> {
  const items = await textItems(actor().spaceId);
  const byId = new Map(items.map((item) => [item.text_id, item]));
  const platform = platformTexts().map(({ occasion }) => byId.get(occasion) ?? untouched(occasion));
  const own = items.filter(({ text_id }) => !platformText(text_id));
  return { items: [...platform, ...own].map(textView), next: null };
}

/** What stands for a text of the platform that the clinic never changed. */
function untouched(occasion: string): ConsentTextItem {
  const text = platformText(occasion);
  if (!text) throw absent("consent_text");
  return {
    space_id: actor().spaceId,
    text_id: text.occasion,
    occasion: text.occasion,
    titles: text.titles,
    current: 0,
    active: true,
    unpublished: false,
  };
}

function textView(item: ConsentTextItem): ManagedText {
  const platform = platformText(item.text_id);
  const shipped = platform ? `p${platform.number}` : null;
  return {
    id: item.text_id,
    occasion: item.occasion ?? null,
    ages: item.ages ?? "all",
    titles: item.titles,
    current: item.current > 0 ? `c${item.current}` : shipped,
    active: item.active,
    shipped: platform !== undefined,
    unpublished: item.unpublished,
  };
}

const keyOf = (text_id: string) => ({ space_id: actor().spaceId, text_id });

/** A text and its draft. One request, a second one for words of the platform that this container has not read. Throws 404 `consent_text.not_found`. */
async function readManaged(text: string): Promise<Managed> {
  const textKeys = LegalTexts.patientTexts.keys();
  const keys = [
    ...textKeys,
    db.entities.text.get(keyOf(text)).params().Key,
    db.entities.draft.get(keyOf(text)).params().Key,
  ];
  const items = await readItems(keys as never);
  if (textKeys.length > 0) LegalTexts.patientTexts.learn(items);
  const of = (kind: string) => items.find(({ __edb_e__ }) => __edb_e__ === kind);
  const headItem = of("consentText");
  const draftItem = of("consentDraft");
  const head = headItem && db.entities.text.parse({ Item: headItem }).data;
  const draft = draftItem && db.entities.draft.parse({ Item: draftItem }).data;
  const platform = draft ? undefined : platformText(text);
  const shipped = platform && (await platformWords(platform));
  return { head: head ?? untouched(text), draft: draft ?? undefined, shipped };
}

function detailView(managed: Managed): ManagedTextDetail {
  const { head, draft } = managed;
  return {
    ...textView(head),
    words: wordsOf(managed),
    versions: [...(draft?.versions ?? [])].reverse(),
    version: draft?.version ?? 0,
  };
}

/** The draft's words. A published text has a draft, so only the platform's are without one. */
function wordsOf({ draft, shipped }: Managed): Words {
  const words = draft?.words ?? shipped;
  if (!words) throw new Error("a consent text of a clinic has no draft");
  return words;
}

/** A text with the words of its next version. One request. Throws 404. */
export const getText = async (text: string): Promise<ManagedTextDetail> =>
  detailView(await readManaged(text));

/** Begins a text of the clinic's own. One request. Throws 409 `catalogue.full`. */
export async function createText({
  occasion,
  ages,
  ...words
}: ConsentDraft & ConsentRule): Promise<ManagedTextDetail> {
  const text_id = newId("consentText");
  const head: ConsentTextItem = {
    ...keyOf(text_id),
    ...(occasion && { occasion }),
    ages,
    titles: { en: words.en.title, pt: words.pt.title },
    current: 0,
    active: true,
    unpublished: true,
  };
  const draft = nextDraft({ head, draft: undefined }, { words });
  const result = detailView({ head, draft });
  await transact({
    writes: [
      put(db.entities.text.create(head).params()),
      put(db.entities.draft.create(draft).params()),
      reserveQuota("consent_text", MAX_OWN_TEXTS, 1, spaceHolder()),
    ],
    audit: { action: "create", record: text_id },
    result,
  });
  return result;
}

function nextDraft(
  managed: Managed,
  change: Partial<Pick<ConsentDraftItem, "words" | "versions">>,
): ConsentDraftItem {
  const { head, draft } = managed;
  return {
    ...keyOf(head.text_id),
    words: change.words ?? wordsOf(managed),
    versions: change.versions ?? draft?.versions ?? [],
    updated_at: nowIso(),
    updated_by: actor().id,
    version: (draft?.version ?? 0) + 1,
  };
}

type Based<R extends keyof typeof consentTextsRoutes> = RequestOf<(typeof consentTextsRoutes)[R]>["body"];

/** Throws 409 `consent_text.stale` where somebody else changed it since. */
async function readBased(text: string, version: number): Promise<Managed> {
  const managed = await readManaged(text);
  if ((managed.draft?.version ?? 0) !== version) throw stale("consent_text", detailView(managed));
  return managed;
}

/** Writes the draft on the condition that it is the one that was read, and with it the text in force. */
async function write(
  before: Managed,
  after: { head: ConsentTextItem; draft: ConsentDraftItem },
  more: Operation[] = [],
) {
  const params = before.draft
    ? db.entities.draft
        .put(after.draft)
        .where(({ version }, { eq }) => eq(version, before.draft?.version ?? 0))
        .params()
    : db.entities.draft.create(after.draft).params();
  const refused = (current: Record<string, unknown> | undefined) => {
    const draft = current && db.entities.draft.parse({ Item: current }).data;
    return stale("consent_text", draft ? detailView({ head: before.head, draft }) : null);
  };
  await transact({
    writes: [put(params, refused), ...more, put(db.entities.text.put(after.head).params())],
    audit: { action: "update", record: after.head.text_id },
  });
  return detailView(after);
}

/** Keeps the words of the next version. Two requests. Throws 404 and 409 `consent_text.stale`. */
export async function saveDraft(
  text: string,
  { version, ...words }: Based<"saveDraft">,
): Promise<ManagedTextDetail> {
  const before = await readBased(text, version);
  const draft = nextDraft(before, { words });
  // A text that was never published is listed by the title of its draft.
  const isListedByDraft = before.head.current === 0 && !platformText(text);
  const titles = isListedByDraft ? { en: words.en.title, pt: words.pt.title } : before.head.titles;
  return write(before, { head: { ...before.head, titles, unpublished: true }, draft });
}

/** Says who must have a text of the clinic's own. Two requests. Throws 404 and 409 `consent_text.stale`. */
export async function setRule(
  text: string,
  { version, occasion, ages }: Based<"setRule">,
): Promise<ManagedTextDetail> {
  const before = await readBased(text, version);
  const { occasion: _, ...rest } = before.head;
  const head = { ...rest, ...(occasion && { occasion }), ages };
  return write(before, { head, draft: nextDraft(before, {}) });
}

/**
 * Puts the draft in force as a version that never changes. Two requests. Throws 404, 409 `consent_text.stale`,
 * `consent_text.unchanged` or `consent_text.too_many_versions`.
 */
export async function publish(
  text: string,
  { version, renew }: Based<"publish">,
): Promise<ManagedTextDetail> {
  const before = await readBased(text, version);
  if (!before.draft || !before.head.unpublished) throw new AppError("conflict", "consent_text.unchanged");
  const { words, versions } = before.draft;
  if (versions.length >= MAX_TEXT_VERSIONS)
    throw new AppError("conflict", "consent_text.too_many_versions", {
      details: { limit: MAX_TEXT_VERSIONS },
    });
  const published = {
    number: versions.length + 1,
    published_at: nowIso(),
    published_by: actor().name,
    renews: renew,
  };
  const head: ConsentTextItem = {
    ...before.head,
    titles: { en: words.en.title, pt: words.pt.title },
    current: published.number,
    active: true,
    unpublished: false,
    ...(renew && { renew_since: published.published_at }),
  };
  const draft = nextDraft(before, { versions: [...versions, published] });
  const { number, published_at, published_by } = published;
  const item = { ...keyOf(text), number, words, published_at, published_by };
  return write(before, { head, draft }, [put(db.entities.version.create(item).params())]);
}

/** Uses a text, or no longer. Two requests. Throws 404 and 409 `consent_text.stale`. */
export async function setActive(
  text: string,
  { version, active }: Based<"setActive">,
): Promise<ManagedTextDetail> {
  const before = await readBased(text, version);
  return write(before, { head: { ...before.head, active }, draft: nextDraft(before, {}) });
}
