import { now } from "../platform/clock.ts";
import { type Account, accountOf, removeAccount } from "../platform/identity-accounts.ts";
import * as Spaces from "../spaces/index.ts";
import { pendingOf } from "./abandoned-signup.ts";

/** No function runs this long: an account this old that belongs to nobody was left by one that died half-way. */
const ABANDONED_MS = 15 * 60_000;

/**
 * What an account that stands in the way of a new one is: somebody's; a registration nobody confirmed (with the request
 * it came by); one that is being opened at this moment; or nobody's.
 */
type Standing =
  | { kind: "owned" }
  | { kind: "unconfirmed"; requestHash: string | undefined }
  | { kind: "in_progress" }
  | { kind: "abandoned" };

async function standingOf(email: string, account: Account): Promise<Standing> {
  if (account.confirmed && (await hasUser(account))) return { kind: "owned" };
  const pending = await pendingOf(email, account.subject);
  if (pending && !account.confirmed) return { kind: "unconfirmed", requestHash: pending.request_hash };
  // Confirmed, and its space is about to be written.
  if (pending) return { kind: "owned" };
  return now() - account.createdAt < ABANDONED_MS ? { kind: "in_progress" } : { kind: "abandoned" };
}

async function hasUser({ claims }: Account): Promise<boolean> {
  if (!claims) return false;
  const key = { space_id: claims.spaceId, id: claims.userId };
  return (await Spaces.db.entities.user.get(key).go({ consistent: true })).data !== null;
}

export type Outcome = "freed" | "owned" | "in_progress" | "repeated";

/**
 * Frees an address that nobody has proven to be theirs: whoever registers last with it is the one its next code is for,
 * and what was sent before confirms nothing. An account somebody has, or may be opening at this moment, is left alone.
 * `repeated` where it stands from the very same request. Two requests at most.
 */
export async function freeAddress(email: string, requestHash?: string): Promise<Outcome> {
  const account = await accountOf(email);
  if (!account) return "freed";
  const standing = await standingOf(email, account);
  if (standing.kind === "owned" || standing.kind === "in_progress") return standing.kind;
  if (standing.kind === "unconfirmed" && requestHash && standing.requestHash === requestHash)
    return "repeated";
  await removeAccount(account.subject);
  return "freed";
}
