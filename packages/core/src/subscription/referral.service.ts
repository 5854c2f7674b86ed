import type { ReferredSpace } from "../contracts/subscription/overview.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { type Operation, put } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { db } from "./entities.ts";
import type { ReferredSpaceItem } from "./referral.entity.ts";

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

/** A page of the spaces that came by the codes of the space's users, newest first. One request. */
export async function listReferred(query: { cursor?: string | undefined; limit: number }) {
  const page = await db.entities.referred.query.primary({ space_id: actor().spaceId }).go({
    cursor: await openCursor("subscription.referred", query.cursor),
    limit: query.limit,
    order: "desc",
  });
  return {
    items: page.data.map(referredView),
    next: await sealCursor("subscription.referred", page.cursor),
  };
}

const referredView = (item: ReferredSpaceItem): ReferredSpace => ({
  id: item.referred_id,
  name: item.referred_name,
  registered_at: item.registered_at,
  rewarded_at: item.rewarded_at ?? null,
  days: item.days ?? 0,
});
