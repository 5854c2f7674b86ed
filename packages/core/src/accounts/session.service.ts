import type { SessionUser } from "../contracts/accounts/accounts.ts";
import { transact } from "../db/transact.ts";
import { constantTimeRefusal } from "../platform/constant-time.ts";
import { AppError } from "../platform/errors.ts";
import {
  claimsOf,
  renew as renewTokens,
  revoke,
  type SessionClaims,
  signIn,
  type Tokens,
} from "../platform/identity.ts";
import { errorFacts, log } from "../platform/logger.ts";
import * as Spaces from "../spaces/index.ts";
import { readerOf, visibleAlerts } from "./alerts.service.ts";
import { forget, guarded } from "./login-throttle.ts";

type Credentials = { email: string; password: string; totp?: string | undefined };
type Alerts = Awaited<ReturnType<typeof visibleAlerts>>;
type SignedIn = { user: SessionUser; tokens: Tokens };
/** A renewed session keeps its refresh token. */
type Renewed = { user: SessionUser; tokens: Omit<Tokens, "refresh" | "access"> };

const incorrect = () => new AppError("unauthenticated", "login.incorrect");

/**
 * Signs in a user of a clinic. An administrator gets the same reply as for a wrong password. Throws 401
 * `login.incorrect`, `totp.required`, `totp.incorrect`, 403 `login.unconfirmed`, 429 `login.throttled`.
 */
export async function login(credentials: Credentials): Promise<SignedIn & { alerts: Alerts }> {
  const { hidden, ...signedIn } = await authenticate(credentials, (role) => role !== "admin");
  return { ...signedIn, alerts: await visibleAlerts(readerOf(signedIn.user), hidden) };
}

/** Signs in an administrator; anyone else gets the same reply as for a wrong password. Throws as {@link login}. */
export async function loginToBackoffice(credentials: Credentials): Promise<SignedIn> {
  const { user, tokens } = await authenticate(credentials, (role) => role === "admin");
  return { user, tokens };
}

const authenticate = (credentials: Credentials, allowsRole: (role: SessionUser["role"]) => boolean) =>
  constantTimeRefusal(() => {
    const email = credentials.email.trim().toLowerCase();
    return guarded(email, async (attempt) => {
      const tokens = await signIn({ ...credentials, email });
      const { user, space, timers } = await memberOf(tokens, allowsRole);
      await transact({
        writes: [forget(attempt)],
        audit: { action: "sign_in", record: user.id, space: user.space_id, user: user.id },
      });
      return {
        user: await Spaces.sessionUserOf(user, space, timers),
        tokens,
        hidden: user.hidden_alerts ?? [],
      };
    });
  });

/**
 * The user of valid credentials, if their role may sign in here; otherwise the new session is revoked. A removed or
 * deactivated user gets the same reply as for a wrong password. The users of a blocked space, who gave the right one, are
 * told so: 401 `space.blocked`.
 */
async function memberOf(tokens: Tokens, allowsRole: (role: SessionUser["role"]) => boolean) {
  const claims = claimsOf(tokens.session);
  let refusal = incorrect();
  const unlessExpected = (error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "space.blocked") refusal = error;
  };
  const found = claims && (await Spaces.loadUserAndSpace(claims).catch(unlessExpected));
  if (found && allowsRole(found.user.role)) return found;
  await revoke(tokens.refresh);
  throw refusal;
}

/** The session's user, read again. One request. Throws 401 for a deactivated user and an ended session. */
export async function currentUser(claims: SessionClaims): Promise<SessionUser> {
  const { user, space, timers } = await Spaces.loadUserAndSpace(claims);
  return Spaces.sessionUserOf(user, space, timers);
}

/** Renews an expired session with its refresh token, and answers its user; 401 `session.not_found`. */
export async function renewSession(tokens: {
  session?: string | undefined;
  refresh?: string | undefined;
}): Promise<Renewed> {
  if (!tokens.session || !tokens.refresh) throw new AppError("unauthenticated", "session.not_found");
  const { session } = await renewTokens({ session: tokens.session, refresh: tokens.refresh });
  const claims = claimsOf(session);
  if (!claims) throw new AppError("unauthenticated", "session.not_found");
  return { user: await currentUser(claims), tokens: { session } };
}

/** Ends a session. The browser's cookies are deleted even if the user pool cannot be reached. */
export async function logout(refreshToken: string | undefined): Promise<void> {
  if (!refreshToken) return;
  await revoke(refreshToken).catch((error) => log("warn", "session not revoked", errorFacts(error)));
}
