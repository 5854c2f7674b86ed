import type { Operation } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { revoke, signIn } from "../platform/identity.ts";
import { errorFacts, log } from "../platform/logger.ts";
import * as Spaces from "../spaces/index.ts";
import { forget, guarded } from "./login-throttle.ts";

type Proof = { password: string; totp: string };

/**
 * Asks for password and current code of the signed-in user before something that cannot be taken back, under the same
 * throttling as signing in. `work` gets the write that settles the attempt, for its transaction. Throws 403
 * `erasure.second_factor` for a user without two-step verification, 400 for `password` or `totp`, 429
 * `login.throttled`. Three requests besides those of `work`.
 */
export async function withSecondFactor<T>(
  { password, totp }: Proof,
  work: (settles: Operation) => Promise<T>,
): Promise<T> {
  if (!actor().hasTotp) throw new AppError("forbidden", "erasure.second_factor");
  const { user } = await Spaces.loadUserAndSpace({ userId: actor().id, spaceId: actor().spaceId });
  return guarded(user.email, async (attempt) => {
    const tokens = await signIn({ email: user.email, password, totp }).catch(refuseProof);
    // The sign-in is only a proof: the session that asked goes on.
    await revoke(tokens.refresh).catch((error) => log("warn", "session not revoked", errorFacts(error)));
    return work(forget(attempt));
  });
}

/** Reports why a proof by password and code was refused, for the form's own fields. Throws other errors as they are. */
export function refuseProof(error: unknown): never {
  const field = error instanceof AppError ? FIELDS[error.code] : undefined;
  if (!(error instanceof AppError) || !field) throw error;
  const code = field === "password" ? "password.incorrect" : error.code;
  throw new AppError("invalid", code, { fields: { [field]: code } });
}
const FIELDS: Readonly<Record<string, string>> = {
  "login.incorrect": "password",
  "totp.required": "totp",
  "totp.incorrect": "totp",
};
