import { unknownPlaceholder } from "../clinical/consents/consent-text.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import {
  type EditedLegalText,
  type EditedLegalVersion,
  isAcceptedText,
  LEGAL_TEXTS,
  type LegalTextId,
  type LegalWords,
  type ListedLegalText,
  type legalTextAdminRoutes,
  MAX_AHEAD_DAYS,
  MAX_LEGAL_VERSIONS,
} from "../contracts/legal-texts/legal-texts.ts";
import { readItems } from "../db/read-items.ts";
import { type Operation, put, remove, transact } from "../db/transact.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, invalidField, stale } from "../platform/errors.ts";
import { shippedWords } from "../reference/legal-texts/shipped-texts.ts";
import * as Revisions from "../revisions/index.ts";
import { acceptanceCounts } from "./acceptances.ts";
import { inForce } from "./asked.policy.ts";
import { db } from "./entities.ts";
import type { LegalDraftItem, PublishedHead } from "./legal-text.entity.ts";
import { type Key, keyOfText, versionsIn } from "./published.ts";
import { forgetTexts, wordsOf } from "./words.ts";

/** A text as it is stored. */
type Stored = {
  text: LegalTextId;
  /** In the order of their moments, the shipped one first. */
  versions: PublishedHead[];
  draft: LegalDraftItem | undefined;
};

const draftKey = (text: LegalTextId) => db.entities.draft.get({ text }).params().Key as unknown as Key;

function storedIn(items: readonly Record<string, unknown>[], text: LegalTextId): Stored {
  const Item = items.find((item) => item.__edb_e__ === "legalDraft" && item.text === text);
  const draft = Item && db.entities.draft.parse({ Item }).data;
  return { text, versions: versionsIn(items, text), draft: draft ?? undefined };
}

const newest = ({ versions }: Stored) => versions.at(-1) as PublishedHead;
const planned = (stored: Stored) => (newest(stored).from > nowIso() ? newest(stored) : undefined);

function titlesOf(text: LegalTextId, { titles }: PublishedHead) {
  const { en, pt } = shippedWords(text);
  return titles ?? { en: en.title, pt: pt.title };
}

const isSame = (a: LegalWords, b: LegalWords): boolean =>
  (["en", "pt"] as const).every(
    (language) => a[language].title === b[language].title && a[language].body === b[language].body,
  );

/** Every text with versions. One request. */
export async function listTexts(): Promise<{ items: ListedLegalText[]; next: null }> {
  const items = await readItems(LEGAL_TEXTS.flatMap((text) => [keyOfText(text), draftKey(text)]));
  return {
    items: LEGAL_TEXTS.map((text) => {
      const stored = storedIn(items, text);
      const current = inForce(stored.versions, nowIso());
      return {
        text,
        titles: titlesOf(text, current),
        current: current.number,
        from: current.from,
        planned: planned(stored)?.from ?? null,
        unpublished: stored.draft?.unpublished ?? false,
      };
    }),
    next: null,
  };
}

/** A text with its draft, its versions and how many users accepted each. Three requests at most. */
export const getText = async (text: LegalTextId): Promise<EditedLegalText> => detail(await read(text));

/** The words of a version in both languages. One request. Throws 404 `legal_text.not_found`. */
export async function getVersion(
  text: LegalTextId,
  number: number,
): Promise<LegalWords & { number: number }> {
  const [words] = await wordsOf(text, [number]);
  return { number, ...(words as LegalWords) };
}

async function read(text: LegalTextId): Promise<Stored> {
  return storedIn(await readItems([keyOfText(text), draftKey(text)]), text);
}

/** The words that a draft begins with: those of the newest version. */
const draftWords = async (stored: Stored): Promise<LegalWords> =>
  stored.draft?.words ?? ((await wordsOf(stored.text, [newest(stored).number]))[0] as LegalWords);

async function detail(stored: Stored): Promise<EditedLegalText> {
  const { text, versions, draft } = stored;
  const [counts, words] = await Promise.all([
    isAcceptedText(text) ? acceptanceCounts(text) : undefined,
    draftWords(stored),
  ]);
  const view = (head: PublishedHead): EditedLegalVersion => {
    const publication = draft?.publications.find(({ number }) => number === head.number);
    return {
      number: head.number,
      from: head.from,
      asked: head.asked,
      titles: titlesOf(text, head),
      published_at: publication?.at ?? null,
      published_by: publication?.by ?? null,
      accepted: counts ? (counts.get(head.number) ?? 0) : null,
    };
  };
  return {
    text,
    current: inForce(versions, nowIso()).number,
    versions: versions.map(view).reverse(),
    draft: words,
    unpublished: draft?.unpublished ?? false,
    updated_at: draft?.updated_at ?? null,
    updated_by: draft?.updated_by_name ?? "",
    version: draft?.version ?? 0,
  };
}

type Based<R extends keyof typeof legalTextAdminRoutes> = RequestOf<(typeof legalTextAdminRoutes)[R]>["body"];

/** Throws 409 `legal_text.stale` where somebody else changed the text since. */
async function readBased(text: LegalTextId, version: number): Promise<Stored> {
  const stored = await read(text);
  if ((stored.draft?.version ?? 0) !== version) throw stale("legal_text", await detail(stored));
  return stored;
}

type DraftChange = Pick<LegalDraftItem, "words" | "unpublished"> &
  Partial<Pick<LegalDraftItem, "publications" | "last_number">>;

function nextDraft({ text, versions, draft }: Stored, change: DraftChange): LegalDraftItem {
  const { id, name } = actor();
  return {
    text,
    last_number: draft?.last_number ?? newest({ text, versions, draft }).number,
    publications: draft?.publications ?? [],
    ...change,
    updated_at: nowIso(),
    updated_by: id,
    updated_by_name: name,
    version: (draft?.version ?? 0) + 1,
  };
}

/** What the history keeps of a text: its words, and the version they are, where they are one. */
const revised = (words: LegalWords, version?: PublishedHead) => ({
  title_en: words.en.title,
  title_pt: words.pt.title,
  body_en: words.en.body,
  body_pt: words.pt.body,
  ...(version && { number: version.number, starts_at: version.from, asked: version.asked }),
});

type Written = {
  draft: LegalDraftItem;
  /** What the history says was there before and is there now. */
  before: ReturnType<typeof revised>;
  after: ReturnType<typeof revised>;
  /** The list of versions, where it changes. */
  versions?: PublishedHead[];
  more?: Operation[];
};

/** Writes a change on the condition that the draft is the one that was read. */
async function write(stored: Stored, { draft, before, after, versions, more = [] }: Written) {
  const { text } = stored;
  const params = stored.draft
    ? db.entities.draft
        .put(draft)
        .where(({ version }, { eq }) => eq(version, stored.draft?.version ?? 0))
        .params()
    : db.entities.draft.create(draft).params();
  // The shipped version is not stored.
  const [, ...listed] = versions ?? [];
  const refused = () => stale("legal_text", null);
  const write = transact({
    writes: [
      put(params, refused),
      ...(versions ? [put(db.entities.text.put({ text, versions: listed }).params())] : []),
      ...more,
      Revisions.revisionWrite({
        kind: "legal_text",
        subject: text,
        version: draft.version,
        title: draft.words.en.title,
        before,
        after,
      }),
    ],
    audit: { action: "update", record: text },
  });
  await write.catch(async (error) => {
    const isStale = error instanceof AppError && error.code === "legal_text.stale";
    throw isStale ? stale("legal_text", await detail(await read(text))) : error;
  });
  forgetTexts();
  return detail({ text, versions: versions ?? stored.versions, draft });
}

/** The text of a consent has placeholders from a fixed list. Throws 400 naming the field. */
function checkPlaceholders(text: LegalTextId, words: LegalWords): void {
  if (isAcceptedText(text)) return;
  for (const language of ["en", "pt"] as const)
    for (const part of ["title", "body"] as const)
      if (unknownPlaceholder(words[language][part]) !== undefined)
        throw invalidField(`${language}.${part}`, "placeholder.unknown");
}

/** Keeps the words of the next version. Four requests at most. Throws 409 `legal_text.stale`. */
export async function saveDraft(
  text: LegalTextId,
  { version, en, pt }: Based<"saveLegalDraft">,
): Promise<EditedLegalText> {
  const words = { en, pt };
  checkPlaceholders(text, words);
  const stored = await readBased(text, version);
  const [before, published] = await Promise.all([
    draftWords(stored),
    wordsOf(text, [newest(stored).number]).then(([found]) => found as LegalWords),
  ]);
  const draft = nextDraft(stored, { words, unpublished: !isSame(words, published) });
  return write(stored, { draft, before: revised(before), after: revised(words) });
}

/**
 * Makes the draft a version that never changes. Four requests at most. Throws 400 for `from`, 409 `legal_text.stale`,
 * `legal_text.unchanged`, `legal_text.planned` or `legal_text.too_many_versions`.
 */
export async function publish(
  text: LegalTextId,
  { version, from: asked_from, asked }: Based<"publishLegalText">,
): Promise<EditedLegalText> {
  const stored = await readBased(text, version);
  const { draft } = stored;
  if (!draft?.unpublished) throw new AppError("conflict", "legal_text.unchanged");
  if (planned(stored)) throw new AppError("conflict", "legal_text.planned");
  if (stored.versions.length >= MAX_LEGAL_VERSIONS)
    throw new AppError("conflict", "legal_text.too_many_versions", {
      details: { limit: MAX_LEGAL_VERSIONS },
    });
  const from = startOf(asked_from);
  const number = draft.last_number + 1;
  const { words } = draft;
  const head = { number, from, asked, titles: { en: words.en.title, pt: words.pt.title } };
  const { id, name } = actor();
  const at = nowIso();
  const item = { text, number, words, from, asked };
  const next = nextDraft(stored, {
    words,
    unpublished: false,
    last_number: number,
    publications: [...draft.publications, { number, at, by: name }],
  });
  return write(stored, {
    draft: next,
    before: revised(words),
    after: revised(words, head),
    versions: [...stored.versions, head],
    more: [
      put(
        db.entities.version
          .create({ ...item, published_at: at, published_by: id, published_by_name: name })
          .params(),
      ),
    ],
  });
}

/** The moment from which a version is in force: at once, or a later one of the next year. Throws 400 for `from`. */
function startOf(from: string | null): string {
  if (from === null) return nowIso();
  const start = Date.parse(from);
  if (start < now() - 60_000) throw invalidField("from", "legal_text.from_past");
  if (start > now() + MAX_AHEAD_DAYS * 86_400_000) throw invalidField("from", "legal_text.from_far");
  return new Date(start).toISOString();
}

/**
 * Takes back the planned version before it is in force. Its words stay as the draft, and its number is not used again. Four requests
 * at most. Throws 409 `legal_text.stale` or `legal_text.not_planned`.
 */
export async function withdraw(
  text: LegalTextId,
  { version }: Based<"withdrawLegalText">,
): Promise<EditedLegalText> {
  const stored = await readBased(text, version);
  const head = planned(stored);
  if (!head || !stored.draft) throw new AppError("conflict", "legal_text.not_planned");
  const [words] = (await wordsOf(text, [head.number])) as [LegalWords];
  const kept = stored.draft.unpublished ? stored.draft.words : words;
  return write(stored, {
    draft: nextDraft(stored, {
      words: kept,
      unpublished: true,
      publications: stored.draft.publications.filter(({ number }) => number !== head.number),
    }),
    before: revised(words, head),
    after: revised(words),
    versions: stored.versions.slice(0, -1),
    more: [remove(db.entities.version.remove({ text, number: head.number }).params())],
  });
}
