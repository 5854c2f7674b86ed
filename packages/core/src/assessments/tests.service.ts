import {
  MOST_TESTS,
  type StandingDraft,
  type TestDraft,
  type TestHead,
} from "../contracts/assessments/assessments.ts";
import type { TestContent } from "../contracts/assessments/custom-test-content.ts";
import type { Edit } from "../contracts/visits/sections.ts";
import { releaseQuota, reserveQuota } from "../db/catalogue-entries.ts";
import { type Operation, put, type Refusal, remove, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { db } from "./entities.ts";
import { readOwnTest, readTest, readVersions, testKey, versionName, visibleHeads } from "./store.ts";
import type { DraftItem, HeadItem } from "./test.entity.ts";
import { draftView, headFields, headView, wholeContent } from "./views.ts";

/** The actor's own tests and those shared in the space, by name. One request. */
export async function list() {
  const heads = await visibleHeads();
  return {
    items: heads.map(headView).sort((a, b) => a.name.localeCompare(b.name)),
    next: null,
  };
}

/** A test: the draft for its owner, the newest version for everybody else. One request, two for another's. */
export async function get(test: string): Promise<TestDraft> {
  const { head, draft } = await readTest(test);
  if (head.owner_id === actor().id) return draftView(head, wholeContent(draft.content), draft);
  return draftView(head, await newestOf(head), { version: 0 });
}

/** The newest version of a test, which others see. Throws 404 if it was never published. */
async function newestOf(head: HeadItem): Promise<TestContent> {
  const name = { test: head.test_id, version: head.published };
  const newest = head.published > 0 ? (await readVersions([name])).get(versionName(name)) : undefined;
  if (!newest) throw absent("test");
  return wholeContent(newest.content);
}

/**
 * Creates a test of the actor's own, empty or as a copy. One request; a copy takes one or two more. Throws 404 for the
 * one to copy, 409 `catalogue.full`.
 */
export async function create({ name, from }: { name: string; from?: string | undefined }): Promise<TestHead> {
  const source = from === undefined ? undefined : await get(from);
  const test_id = newId("customTest");
  const content = { ...(source?.content ?? wholeContent({})), name };
  const now = nowIso();
  const head: HeadItem = {
    ...testKey(test_id),
    owner_id: actor().id,
    owner_name: actor().name,
    ...headFields(content),
    shared: false,
    archived: false,
    published: 0,
    edited: true,
    created_at: now,
    updated_at: now,
  };
  const result = headView(head);
  await transact({
    writes: [
      put(db.entities.head.create(head).params()),
      put(
        db.entities.draft.create({ ...testKey(test_id), owner_id: actor().id, content, version: 1 }).params(),
      ),
      reserveQuota("test", MOST_TESTS),
    ],
    audit: { action: "create", record: test_id },
    result,
  });
  return result;
}

const currentDraft = ({ content, version, edit }: DraftItem): StandingDraft => ({
  content: wholeContent(content),
  version,
  ...(edit && { edit }),
});

type Save = { version: number; content: TestContent; edit?: Edit | undefined };

/** Saves the draft of the actor's own test. Two requests. Throws 404, 403 `test.not_own`, 409 `test.stale` with the current draft. */
export async function save(test: string, { version, content, edit }: Save) {
  const { head, draft } = await readOwnTest(test);
  if (draft.version !== version) throw stale("test", currentDraft(draft));
  const updated_at = nowIso();
  await transact({
    writes: [
      update(
        db.entities.draft
          .patch(testKey(test))
          .set({ content, ...(edit && { edit }) })
          .add({ version: 1 })
          .where((stored, { eq }) => eq(stored.version, version))
          .params(),
        staleDraft,
      ),
      changeHead(test, {
        // A test has the name of its draft until it is published, and then of its newest version.
        ...(head.published === 0 && headFields(content)),
        owner_name: actor().name,
        edited: true,
        updated_at,
      }),
    ],
    audit: { action: "update", record: test },
  });
  return { version: version + 1, updated_at };
}

export const staleDraft: Refusal = (stored) =>
  stored
    ? stale("test", currentDraft(db.entities.draft.parse({ Item: stored }).data as DraftItem))
    : absent("test");

type HeadChange = Partial<Omit<HeadItem, "space_id" | "test_id" | "owner_id" | "created_at">>;

/** A change of a test's head. The draft's version guards what is written together with it. */
export const changeHead = (test: string, change: HeadChange): Operation =>
  update(db.entities.head.patch(testKey(test)).set(change).params(), () => absent("test"));

/** Shares the actor's own test with the space, or stops sharing it. Two requests. */
export const share = (test: string, shared: boolean) => setHead(test, { shared }, "update");
/** Archives the actor's own test. Two requests. */
export const archive = (test: string) => setHead(test, { archived: true }, "archive");
/** Restores an archived test. Two requests. */
export const restore = (test: string) => setHead(test, { archived: false }, "restore");

async function setHead(
  test: string,
  change: HeadChange,
  action: "update" | "archive" | "restore",
): Promise<TestHead> {
  const { head } = await readOwnTest(test);
  const next = { ...change, updated_at: nowIso() };
  await transact({ writes: [changeHead(test, next)], audit: { action, record: test } });
  return headView({ ...head, ...next });
}

/** Deletes the actor's own test that was never published. Two requests. Throws 409 `test.published`. */
export async function removeTest(test: string) {
  const { head } = await readOwnTest(test);
  const published = () => new AppError("conflict", "test.published");
  if (head.published > 0) throw published();
  await transact({
    writes: [
      remove(
        db.entities.head
          .remove(testKey(test))
          .where((stored, { eq }) => eq(stored.published, 0))
          .params(),
        published,
      ),
      remove(db.entities.draft.delete(testKey(test)).params()),
      releaseQuota("test"),
    ],
    audit: { action: "delete", record: test },
  });
  return { id: test };
}
