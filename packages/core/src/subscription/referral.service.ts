import type { Operation } from "../db/transact.ts";
import { put } from "../db/transact.ts";
import { db } from "./entities.ts";

/** Whose code it is; undefined for a campaign's or a mistyped one. One request. */
export async function referrerOf(code: string): Promise<{ space_id: string; user_id: string } | undefined> {
  const { data } = await db.entities.referral.get({ code: code.trim().toUpperCase() }).go();
  return data ? { space_id: data.space_id, user_id: data.user_id } : undefined;
}

/**
 * The write that lists a new space with the user by whose code it came; none for the code of a campaign. One request.
 */
export async function referredWrites(
  code: string | undefined,
  space: { id: string; name: string; at: string },
): Promise<Operation[]> {
  const by = code ? await referrerOf(code) : undefined;
  if (!by) return [];
  const row = {
    ...by,
    referred_id: space.id,
    referred_name: space.name,
    registered_at: space.at,
  };
  return [put(db.entities.referred.put(row).params())];
}
