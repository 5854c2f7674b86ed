import { countAllowance } from "../db/allowance.ts";
import { type Operation, transact, update } from "../db/transact.ts";
import { now, nowIso } from "../platform/clock.ts";
import { constantTimeAnswer, constantTimeRefusal } from "../platform/constant-time.ts";
import { signOutEverywhere } from "../platform/identity.ts";
import {
  accountOf,
  resetPassword as resetPoolPassword,
  sendResetCode,
} from "../platform/identity-accounts.ts";
import * as Spaces from "../spaces/index.ts";
import { forgetFailures } from "./login-throttle.ts";
import { checkPassword } from "./password-rules.ts";

const normalizeEmail = (email: string) => email.trim().toLowerCase();

/** Sends a code for a new password if there is an account; otherwise gives the same answer after the same time. */
export async function requestPasswordReset({ email }: { email: string }): Promise<{ status: 200 }> {
  const address = normalizeEmail(email);
  await countAllowance("reset_mail", address);
  await constantTimeAnswer(() => sendResetCode(address));
  return { status: 200 };
}

type Reset = { email: string; code: string; password: string };

/**
 * Changes the password, authorised by the code from the mail, and ends every session of the account, so that anybody
 * who knew the old password is signed out. Throws 400 for `code` or `password`, the same for a wrong code and an
 * unknown address; 429.
 */
export async function resetPassword({ email, code, password }: Reset): Promise<{ status: 200 }> {
  const address = normalizeEmail(email);
  checkPassword(password, { email: address });
  await countAllowance("code", address);
  await constantTimeRefusal(() => resetPoolPassword(address, code, password));
  const account = await accountOf(address);
  if (account) {
    await signOutEverywhere(account.subject);
    const { claims } = account;
    await transact({
      writes: [...(claims ? [sessionsFrom(claims, Math.floor(now() / 1000))] : []), forgetFailures(address)],
      ...(claims && {
        audit: {
          action: "update",
          record: claims.userId,
          space: claims.spaceId,
          user: claims.userId,
        } as const,
      }),
    });
    if (claims) Spaces.forgetActor(claims);
  }
  return { status: 200 };
}

/** Refuses sessions that began before this second, wherever their tokens are. */
export function sessionsFrom(who: { userId: string; spaceId: string }, second: number): Operation {
  const patch = Spaces.db.entities.user
    .patch({ space_id: who.spaceId, id: who.userId })
    .set({ sessions_valid_from: second, updated_at: nowIso() });
  return update(patch.params());
}
