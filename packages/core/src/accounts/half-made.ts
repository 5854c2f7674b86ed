import { now } from "../platform/clock.ts";
import { accountOf, removeAccount } from "../platform/identity.ts";
import { Spaces } from "../spaces/index.ts";

/** No function runs this long: an account this old that belongs to nobody was left by one that died half-way. */
const ABANDONED_MS = 15 * 60_000;

/**
 * Frees an e-mail held by an account whose opening broke off before its user was written. Answers whether it did; an
 * account somebody has, or may be opening at this moment, is left alone.
 */
export async function clearHalfMade(email: string): Promise<boolean> {
  const account = await accountOf(email);
  if (!account || now() - account.createdAt < ABANDONED_MS) return false;
  if (account.claims) {
    const { userId, spaceId } = account.claims;
    const { data } = await Spaces.db.entities.user
      .get({ space_id: spaceId, id: userId })
      .go({ consistent: true });
    if (data) return false;
  }
  await removeAccount(account.subject);
  return true;
}
