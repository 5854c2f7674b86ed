import { type Operation, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { associateTotp, disableTotp, passwordIsRight, renew, verifyTotp } from "../platform/identity.ts";
import { Spaces } from "../spaces/index.ts";
import { forget, guarded } from "./lock-out.ts";

const claims = () => ({ userId: actor().id, spaceId: actor().spaceId });

/** The pool wants an access token to set up a factor; the session's refresh token gets one. */
async function accessOf(refreshToken: string | undefined): Promise<string> {
  if (!refreshToken) throw new AppError("unauthenticated", "session.absent");
  return (await renew(refreshToken)).access;
}

/** A secret for an authenticator app, as text and as the address its camera reads. One request. */
export async function start(refreshToken: string | undefined): Promise<{ secret: string; uri: string }> {
  const { user } = await Spaces.loadUserAndSpace(claims());
  const secret = await associateTotp(await accessOf(refreshToken));
  const label = encodeURIComponent(`Meridian:${user.email}`);
  return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=Meridian` };
}

/** Turns the second factor on with the app's first code; 400 `totp.incorrect`. One request. */
export async function confirm(refreshToken: string | undefined, code: string) {
  await verifyTotp(await accessOf(refreshToken), code);
  await mark(true);
  return { totp_enabled: true as const };
}

/** Turns it off, proven by the password, under the same lock-out as signing in; 400 `password.incorrect`. */
export async function stop(refreshToken: string | undefined, password: string) {
  const { user } = await Spaces.loadUserAndSpace(claims());
  const access = await accessOf(refreshToken);
  await guarded(user.email, async (attempt) => {
    if (!(await passwordIsRight(user.email, password)))
      throw new AppError("invalid", "password.incorrect", { fields: { password: "password.incorrect" } });
    await disableTotp(access);
    await mark(false, [forget(attempt)]);
  });
  return { totp_enabled: false as const };
}

async function mark(totp_enabled: boolean, also: Operation[] = []) {
  const { userId, spaceId } = claims();
  const patch = Spaces.db.entities.user
    .patch({ space_id: spaceId, id: userId })
    .set({ totp_enabled, updated_at: nowIso() })
    .add({ version: 1 });
  await transact({
    writes: [update(patch.params()), ...also],
    audit: { action: "update", record: userId },
  });
  Spaces.forgetActor(claims());
}
