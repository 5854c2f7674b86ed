import { queryPage } from "../db/query-page.ts";
import { partitionOf } from "./archive-record.ts";
import { archiveKinds } from "./kinds.ts";

/** Lists that are empty in a space in which nobody has worked yet. Appointments and charges are of patients. */
const LISTS = Object.entries(archiveKinds)
  .filter(([entity, { holder }]) => holder === "space" && entity !== "space" && entity !== "user")
  .map(([, { entity }]) => entity);

/** Requests that {@link isEmptySpace} makes. */
export async function isEmptySpace(space_id: string): Promise<boolean> {
  const patients = archiveKinds.patient?.entity;
  const pages = await Promise.all(
    [...LISTS, ...(patients ? [patients] : [])].map((entity) =>
      queryPage(partitionOf(entity, { space_id }), { limit: 1 }),
    ),
  );
  return pages.every(({ items }) => items.length === 0);
}
