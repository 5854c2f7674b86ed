import { transact, update } from "../db/transact.ts";
import { countWrongLink } from "../db/wrong-links.ts";
import { nowIso } from "../platform/clock.ts";
import { AppError, absent } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";

/**
 * Stops news by mail for the user whom a mail's link names. Doing it again changes nothing, and whether the user is still
 * there is not told. One request. Throws 404 `unsubscribe.not_found`, or 429 where a network tried too many wrong ones.
 */
export async function unsubscribe(token: string): Promise<{ unsubscribed: true }> {
  const named = await Spaces.unsubscribeTokenOf(token);
  if (!named) {
    await countWrongLink();
    throw absent("unsubscribe");
  }
  const { space, user } = named;
  const at = nowIso();
  const patch = Spaces.db.entities.user
    .patch({ space_id: space, id: user })
    .set({ news_stopped_at: at, updated_at: at })
    .add({ version: 1 })
    .where(({ news_stopped_at }, { notExists }) => notExists(news_stopped_at));
  await transact({
    writes: [update(patch.params(), () => new StoppedAlready("conflict", "write.conflict"))],
    audit: { action: "update", record: user, space, user },
  }).catch((error: unknown) => {
    if (!(error instanceof StoppedAlready)) throw error;
  });
  return { unsubscribed: true };
}

/** Thrown internally where the user stopped news before, or is gone. */
class StoppedAlready extends AppError {}
