import { actor } from "../platform/context.ts";
import { db } from "./entities.ts";

/** How many patients of the clinic are active, as the plan's limit counts them. One request. */
export async function countActive(space_id = actor().spaceId): Promise<number> {
  const { data } = await db.entities.count.get({ space_id }).go();
  return data?.active ?? 0;
}
