import { type Operation, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import {
  associateTotp,
  claimsOf,
  disableTotp,
  renew,
  revoke,
  signIn,
  type Tokens,
  verifyTotp,
} from "../platform/identity.ts";
import { errorFacts, log } from "../platform/logger.ts";
import type { UserItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { forget, guarded } from "./login-throttle.ts";
import { refuseProof } from "./step-up.service.ts";

const claims = () => ({ userId: actor().id, spaceId: actor().spaceId });

type CurrentSession = { session?: string | undefined; refresh?: string | undefined };
type Proof = { password: string; totp?: string | undefined };
type Session = Pick<Tokens, "session" | "refresh">;

/**
 * Creates a secret for an authenticator app, as text and as the URL for its QR code. Needs the password and, with
 * two-step verification already on, the current code, so that an unattended session cannot change it. Answers the
 * session that replaces the current one. Throws 400 for `password` or `totp`, 429 `login.throttled`. Four requests.
 */
export async function startTotp(
  current: CurrentSession,
  proof: Proof,
): Promise<{ secret: string; uri: string; session: Session }> {
  const { user } = await Spaces.loadUserAndSpace(claims());
  const { tokens } = await signInAgain(user, proof, () => []);
  const secret = await associateTotp(tokens.access);
  await revokePrevious(current);
  const label = encodeURIComponent(`Meridian:${user.email}`);
  return {
    secret,
    uri: `otpauth://totp/${label}?secret=${secret}&issuer=Meridian`,
    session: sessionOf(tokens),
  };
}

/**
 * Turns two-step verification on with the app's first code, and ends every session begun without it. Throws 400
 * `totp.incorrect`. Two requests.
 */
export async function confirmTotp(current: CurrentSession, code: string) {
  if (!current.session || !current.refresh) throw new AppError("unauthenticated", "session.not_found");
  const { user } = await Spaces.loadUserAndSpace(claims());
  const { access } = await renew({ session: current.session, refresh: current.refresh });
  await verifyTotp(access, user.subject ?? user.email, code);
  await transact({ ...storeSetting(true, claimsOf(current.session)?.authTime) });
  Spaces.forgetActor(claims());
  return { totp_enabled: true as const };
}

/**
 * Turns two-step verification off. Needs the password and the current code, under the same throttling as signing in.
 * Ends every session but the new one. Throws as {@link start}.
 */
export async function stopTotp(current: CurrentSession, proof: Proof) {
  const { user } = await Spaces.loadUserAndSpace(claims());
  const { tokens } = await signInAgain(
    user,
    proof,
    (fresh) => storeSetting(false, claimsOf(fresh.session)?.authTime).writes,
    () => disableTotp(user.subject ?? user.email),
  );
  await revokePrevious(current);
  Spaces.forgetActor(claims());
  return { totp_enabled: false as const, session: sessionOf(tokens) };
}

const sessionOf = ({ session, refresh }: Tokens): Session => ({ session, refresh });

/** Signs the user in again under the throttling, and writes `writes` together with deleting the failures. */
function signInAgain(
  user: UserItem,
  { password, totp }: Proof,
  writes: (fresh: Tokens) => Operation[],
  before: () => Promise<void> = async () => undefined,
) {
  return guarded(user.email, async (attempt) => {
    const tokens = await signIn({ email: user.email, password, totp }).catch(refuseProof);
    await before();
    const { userId } = claims();
    await transact({
      writes: [...writes(tokens), forget(attempt)],
      audit: { action: "update", record: userId },
    });
    return { tokens };
  });
}

/** Revokes the tokens of the previous session. After a change of the setting the table already refuses them. */
async function revokePrevious({ refresh }: CurrentSession): Promise<void> {
  if (refresh) await revoke(refresh).catch((error) => log("warn", "session not revoked", errorFacts(error)));
}

/** Stores whether two-step verification is on, and since when sessions are valid. */
function storeSetting(totp_enabled: boolean, since: number | undefined) {
  const { userId, spaceId } = claims();
  const patch = Spaces.db.entities.user
    .patch({ space_id: spaceId, id: userId })
    .set({ totp_enabled, updated_at: nowIso(), ...(since && { sessions_valid_from: since }) })
    .add({ version: 1 });
  return { writes: [update(patch.params())], audit: { action: "update", record: userId } as const };
}
