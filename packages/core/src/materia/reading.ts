import { openCursor, sealCursor } from "../db/pages.ts";
import { actor, mine } from "../platform/context.ts";
import { db } from "./connection.ts";
import type { Entry } from "./entry.entity.ts";

/** Ids begin with the time: the newest entry is the one with the greatest. */
const newest = (items: readonly Entry[]) => [...items].sort((a, b) => b.id.localeCompare(a.id));

/** What the actor made. One request. */
export async function readOwn(): Promise<Entry[]> {
  const { data } = await db.entities.entry.query.primary(mine()).go({ pages: "all", consistent: true });
  return newest(data);
}

/** What the actor made, newest first, then what colleagues share in the space. Two requests at once. */
export async function readVisible(): Promise<Entry[]> {
  const { spaceId, id } = actor();
  const [own, shared] = await Promise.all([
    readOwn(),
    db.entities.entry.query.shared({ space_id: spaceId }).go({ pages: "all" }),
  ]);
  return [...own, ...newest(shared.data.filter(({ user_id }) => user_id !== id))];
}

/** Entries of a page of what providers list. A page of long ones ends at a megabyte, before it is full. */
const PAGE = 200;
const LISTED = "materia.listed";

/** What verified providers list for every clinic, newest first, a page at a time. One request. */
export async function readListed(
  cursor: string | undefined,
): Promise<{ entries: Entry[]; next: string | null }> {
  const page = await db.entities.entry.query
    .listed({})
    .go({ cursor: openCursor(LISTED, cursor), limit: PAGE, order: "desc" });
  return { entries: page.data, next: sealCursor(LISTED, page.cursor) };
}

/** One entry that the actor may read. One request where it is the actor's own, three otherwise. */
export async function readOne(id: string): Promise<Entry | null> {
  const { spaceId, role } = actor();
  const { data } = await db.entities.entry.get({ ...mine(), id }).go({ consistent: true });
  if (data) return data;
  const [shared, listed] = await Promise.all([
    db.entities.entry.query.shared({ space_id: spaceId, id }).go(),
    // A provider reads what its own company made, and nothing of another's.
    role === "external_entity" ? null : db.entities.entry.query.listed({ id }).go(),
  ]);
  return shared.data[0] ?? listed?.data[0] ?? null;
}
