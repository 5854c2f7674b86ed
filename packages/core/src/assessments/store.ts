import { readItems } from "../db/read-items.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { db } from "./entities.ts";
import type { DraftItem, HeadItem, VersionItem } from "./test.entity.ts";

type Key = { pk: string; sk: string };
type Stored = Record<string, unknown>;
const keyIn = (params: Record<string, unknown>) => params.Key as Key;
const kindOf = (item: Stored) => item.__edb_e__;

/** The key attributes of a test's items. */
export const testKey = (test_id: string) => ({ space_id: actor().spaceId, test_id });

/** The space's tests that the actor sees: own and shared ones. One request. */
export async function visibleHeads(): Promise<HeadItem[]> {
  const { data } = await db.entities.head.query
    .primary({ space_id: actor().spaceId })
    .go({ pages: "all", consistent: true });
  return data.filter(mayUse);
}

/** Whether a test is the actor's own or shared in the space. Others answer 404. */
export const mayUse = (head: Pick<HeadItem, "owner_id" | "shared">): boolean =>
  head.owner_id === actor().id || head.shared;

/** A test's head and draft, in one request. Throws 404 for a test the actor may not use. */
export async function readTest(test: string): Promise<{ head: HeadItem; draft: DraftItem }> {
  const items = await readItems([
    keyIn(db.entities.head.get(testKey(test)).params()),
    keyIn(db.entities.draft.get(testKey(test)).params()),
  ]);
  const head = items.find((item) => kindOf(item) === "customTest");
  const draft = items.find((item) => kindOf(item) === "customTestDraft");
  const found = head && parseHead(head);
  if (!found || !draft || !mayUse(found)) throw absent("test");
  return { head: found, draft: db.entities.draft.parse({ Item: draft }).data as DraftItem };
}

/** Like {@link readTest}, for changes: 403 `test.not_own` where it is a colleague's shared one. */
export async function readOwnTest(test: string) {
  const found = await readTest(test);
  if (found.head.owner_id !== actor().id) throw new AppError("forbidden", "test.not_own");
  return found;
}

const parseHead = (Item: Stored) => db.entities.head.parse({ Item }).data as HeadItem;
const parseVersion = (Item: Stored) => db.entities.version.parse({ Item }).data as VersionItem;

export type VersionKey = { test: string; version: number };
export const versionName = ({ test, version }: VersionKey) => `${test}.${version}`;

/**
 * Versions by test and number, in one request, as far as the actor may see them: of own or shared tests, and versions
 * used in a visit, which belong to the space's records.
 */
export async function readVersions(names: readonly VersionKey[]): Promise<Map<string, VersionItem>> {
  const tests = [...new Set(names.map(({ test }) => test))];
  const items = await readItems([
    ...tests.map((test) => keyIn(db.entities.head.get(testKey(test)).params())),
    ...names.map(({ test, version }) =>
      keyIn(db.entities.version.get({ ...testKey(test), number: version }).params()),
    ),
  ]);
  const visibleTests = new Set(
    items.flatMap((item) => {
      const head = kindOf(item) === "customTest" ? parseHead(item) : undefined;
      return head && mayUse(head) ? [head.test_id] : [];
    }),
  );
  const versions = items.filter((item) => kindOf(item) === "customTestVersion").map(parseVersion);
  return new Map(
    versions
      .filter(({ test_id, used_at }) => used_at !== undefined || visibleTests.has(test_id))
      .map((version) => [versionName({ test: version.test_id, version: version.number }), version]),
  );
}
