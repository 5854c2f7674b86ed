import { listedPage, visible } from "../db/catalogue-entries.ts";
import { actor, mine } from "../platform/context.ts";
import { db } from "./entities.ts";
import type { Entry } from "./entry.entity.ts";

/** The actor's own entries, then those colleagues share. Two requests at once. */
export async function readVisible(): Promise<Entry[]> {
  const { entry } = db.entities;
  const [own, shared] = await Promise.all([
    entry.query.primary(mine()).go({ pages: "all", consistent: true }),
    entry.query.shared({ space_id: actor().spaceId }).go({ pages: "all" }),
  ]);
  return visible(own.data, shared.data);
}

/** Entries verified providers list for every clinic, newest first, by pages. One request. */
export const readListed = (cursor: string | undefined) =>
  listedPage("materia.listed", cursor, db.entities.entry.query.listed({}));

/** One entry that the actor may read. One request where it is the actor's own, three otherwise. */
export async function readOne(id: string): Promise<Entry | null> {
  const { spaceId, role } = actor();
  const { data } = await db.entities.entry.get({ ...mine(), id }).go({ consistent: true });
  if (data) return data;
  const [shared, listed] = await Promise.all([
    db.entities.entry.query.shared({ space_id: spaceId, id }).go(),
    // A provider reads only entries of its own company.
    role === "external_entity" ? null : db.entities.entry.query.listed({ id }).go(),
  ]);
  return shared.data[0] ?? listed?.data[0] ?? null;
}
