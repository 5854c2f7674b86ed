import { db } from "../catalogues/entities.ts";
import { forgetPublished } from "../catalogues/published.ts";
import { db as revisions } from "../revisions/entities.ts";

/** Takes back everything that was written over the catalogues, with its history and publications. */
export async function emptyCatalogues() {
  const { head, entry, part, chunk, uses, usesRun } = db.entities;
  const { revision } = revisions.entities;
  const all = { pages: "all" } as const;
  for (const item of (await head.scan.go(all)).data) await head.delete(item).go();
  for (const item of (await entry.scan.go(all)).data) await entry.delete(item).go();
  for (const item of (await revision.scan.go(all)).data) await revision.delete(item).go();
  for (const item of (await part.scan.go(all)).data) await part.delete(item).go();
  for (const item of (await chunk.scan.go(all)).data) await chunk.delete(item).go();
  for (const item of (await uses.scan.go(all)).data) await uses.delete(item).go();
  for (const item of (await usesRun.scan.go(all)).data) await usesRun.delete(item).go();
  forgetPublished();
}
