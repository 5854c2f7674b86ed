import { now } from "../platform/clock.ts";
import { type Account, accountOf, removeAccount } from "../platform/identity-accounts.ts";
import * as Spaces from "../spaces/index.ts";
import { pendingOf } from "./abandoned-signup.ts";

/**
 * No function that opens accounts runs this long. An account without an owner that is older was left behind by one that was
 * interrupted.
 */
const ABANDONED_MS = 60_000;

/**
 * The state of an existing account with the same address: it has an owner; it is an unconfirmed registration (with the
 * hash of its request); it is being opened at this moment; or it was abandoned.
 */
type AddressState =
  | { kind: "owned" }
  | { kind: "unconfirmed"; requestHash: string | undefined }
  | { kind: "in_progress" }
  | { kind: "abandoned" };

async function stateOf(email: string, account: Account): Promise<AddressState> {
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
 * Deletes an unconfirmed account with this address, so that the address belongs to whoever registers last and codes
 * sent earlier confirm nothing. An account that has an owner or may be being opened at this moment is left alone.
 * `repeated` if it was created by this very request. At most two requests.
 */
export async function freeAddress(email: string, requestHash?: string): Promise<Outcome> {
  const account = await accountOf(email);
  if (!account) return "freed";
  const state = await stateOf(email, account);
  if (state.kind === "owned" || state.kind === "in_progress") return state.kind;
  if (state.kind === "unconfirmed" && requestHash && state.requestHash === requestHash) return "repeated";
  await removeAccount(account.subject);
  return "freed";
}
