import type { accountsRoutes, SessionUser } from "../contracts/accounts/accounts.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import type { SpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";

type Wish = RequestOf<typeof accountsRoutes.requireTotp>["body"];

/**
 * Requires two-step verification of every user of the space, or stops requiring it. Users without it, including the
 * owner, can then only set it up. Throws 403 for anyone but the owner, 409 `space.stale` with the current setting. Two
 * requests.
 */
export async function requireTotp({ version, requires_totp }: Wish): Promise<{ user: SessionUser }> {
  const { id, spaceId, owner } = actor();
  if (!owner) throw new AppError("forbidden", "access.denied");
  const patch = Spaces.db.entities.space
    .patch({ id: spaceId })
    .set({ requires_totp, updated_at: nowIso(), updated_by: id })
    .add({ version: 1 })
    .where((item, { eq }) => eq(item.version, version));
  const currentOf = (Item: Record<string, unknown>) => {
    const space = Spaces.db.entities.space.parse({ Item }).data as SpaceItem;
    return { version: space.version, requires_totp: space.requires_totp };
  };
  await transact({
    writes: [
      update(patch.params(), (current) => (current ? stale("space", currentOf(current)) : absent("space"))),
    ],
    audit: { action: "update", record: spaceId },
  });
  Spaces.forgetSpace(spaceId);
  const { user, space, timers } = await Spaces.loadUserAndSpace({ userId: id, spaceId });
  return { user: await Spaces.sessionUserOf(user, space, timers) };
}
