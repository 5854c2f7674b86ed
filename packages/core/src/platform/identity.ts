import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  type AuthenticationResultType,
  RevokeTokenCommand,
  VerifySoftwareTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { env } from "./env.ts";
import { AppError } from "./errors.ts";
import { account, clientSecret, nameOf, pool, secretHash } from "./user-pool.ts";

/** The tokens of a session: the ID token, which is the session, and the refresh token. */
export type Tokens = { session: string; access: string; refresh: string };
export type RenewedTokens = Omit<Tokens, "refresh">;
/** The user and space of a session, from the user pool. */
export type TokenClaims = { userId: string; spaceId: string };
/** `authTime` is the time of the sign-in with a password (epoch seconds). Renewing the session does not change it. */
export type SessionClaims = TokenClaims & { authTime: number };

const incorrect = () => new AppError("unauthenticated", "login.incorrect");
const noSession = () => new AppError("unauthenticated", "session.not_found");

/** A wrong password and an unknown address get the same answer. User pools have several names for these errors. */
const REFUSALS = new Set([
  "NotAuthorizedException",
  "InvalidPasswordException",
  "UserNotFoundException",
  "PasswordResetRequiredException",
  "InvalidParameterException",
]);

/** The product's error for a refused sign-in. */
function signInFailure(error: unknown): unknown {
  const name = nameOf(error);
  if (name === "UserNotConfirmedException") return new AppError("forbidden", "login.unconfirmed");
  if (name === "CodeMismatchException" || name === "ExpiredCodeException")
    return new AppError("unauthenticated", "totp.incorrect");
  if (name === "TooManyRequestsException" || name === "LimitExceededException")
    return new AppError("throttled", "login.throttled", { details: { retry_after: 5 } });
  return REFUSALS.has(name) ? incorrect() : error;
}

/**
 * Signs in with a password and, for users with two-step verification, a code. Throws 401 `login.incorrect`,
 * `totp.required` or `totp.incorrect`, 403 `login.unconfirmed` (only if the password was right).
 */
export async function signIn(credentials: {
  email: string;
  password: string;
  totp?: string | undefined;
}): Promise<Tokens> {
  const { email, password, totp } = credentials;
  try {
    const first = await begin("ADMIN_USER_PASSWORD_AUTH", email, { USERNAME: email, PASSWORD: password });
    if (!first.ChallengeName) return tokensOf(first.AuthenticationResult);
    if (first.ChallengeName !== "SOFTWARE_TOKEN_MFA") throw incorrect();
    if (!totp) throw new AppError("unauthenticated", "totp.required");
    const username = first.ChallengeParameters?.USER_ID_FOR_SRP ?? email;
    const second = await pool().send(
      new AdminRespondToAuthChallengeCommand({
        UserPoolId: env("USER_POOL_ID"),
        ClientId: env("USER_POOL_CLIENT_ID"),
        ChallengeName: "SOFTWARE_TOKEN_MFA",
        Session: first.Session,
        ChallengeResponses: {
          USERNAME: username,
          SOFTWARE_TOKEN_MFA_CODE: totp,
          SECRET_HASH: await secretHash(username),
        },
      }),
    );
    return tokensOf(second.AuthenticationResult);
  } catch (error) {
    throw signInFailure(error);
  }
}

/** Whether a password is the account's. False also where the user pool does not answer. */
export async function isPasswordOf(email: string, password: string): Promise<boolean> {
  try {
    await begin("ADMIN_USER_PASSWORD_AUTH", email, { USERNAME: email, PASSWORD: password });
    return true;
  } catch {
    return false;
  }
}

type Flow = "ADMIN_USER_PASSWORD_AUTH" | "REFRESH_TOKEN_AUTH";

/** Starts a session with an IAM-signed call, the only way in which the client accepts sign-ins. */
async function begin(AuthFlow: Flow, username: string, given: Record<string, string>) {
  return pool().send(
    new AdminInitiateAuthCommand({
      UserPoolId: env("USER_POOL_ID"),
      ClientId: env("USER_POOL_CLIENT_ID"),
      AuthFlow,
      AuthParameters: { ...given, SECRET_HASH: await secretHash(username) },
    }),
  );
}

function tokensOf(result: AuthenticationResultType | undefined): Tokens {
  const { IdToken, AccessToken, RefreshToken } = result ?? {};
  if (!IdToken || !AccessToken || !RefreshToken) throw new Error("The user pool gave no tokens");
  return { session: IdToken, access: AccessToken, refresh: RefreshToken };
}

/**
 * New session and access tokens from an ended session and its refresh token. Throws 401 `session.not_found` for a token
 * that is expired, revoked or another user's.
 */
export async function renew(tokens: { session: string; refresh: string }): Promise<RenewedTokens> {
  const subject = payloadOf(tokens.session)?.["cognito:username"];
  if (typeof subject !== "string") throw noSession();
  try {
    const { AuthenticationResult } = await begin("REFRESH_TOKEN_AUTH", subject, {
      REFRESH_TOKEN: tokens.refresh,
    });
    const { IdToken, AccessToken } = AuthenticationResult ?? {};
    if (!IdToken || !AccessToken) throw new Error("The user pool gave no tokens");
    return { session: IdToken, access: AccessToken };
  } catch (error) {
    throw REFUSALS.has(nameOf(error)) ? noSession() : error;
  }
}

/** Ends the session of a refresh token. A session that has already ended is not an error. */
export async function revoke(refreshToken: string): Promise<void> {
  const ClientSecret = await clientSecret();
  try {
    await pool().send(
      new RevokeTokenCommand({ ClientId: env("USER_POOL_CLIENT_ID"), ClientSecret, Token: refreshToken }),
    );
  } catch (error) {
    const ended = REFUSALS.has(nameOf(error)) || nameOf(error) === "UnauthorizedException";
    if (!ended) throw error;
  }
}

/** Reads a token that just came from the pool over our own connection, so its signature need not be checked. */
export function claimsOf(session: string): SessionClaims | undefined {
  const payload = payloadOf(session);
  const userId = payload?.["custom:user_id"];
  const spaceId = payload?.["custom:space_id"];
  return typeof userId === "string" && typeof spaceId === "string"
    ? { userId, spaceId, authTime: Number(payload?.auth_time) }
    : undefined;
}

function payloadOf(token: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Ends every session of an account: its refresh tokens stop working. */
export async function signOutEverywhere(subject: string): Promise<void> {
  await pool().send(new AdminUserGlobalSignOutCommand(account(subject)));
}

/** Begins setting up two-step verification; answers the secret, in base 32, for an authenticator app. */
export async function associateTotp(accessToken: string): Promise<string> {
  const { SecretCode } = await pool().send(new AssociateSoftwareTokenCommand({ AccessToken: accessToken }));
  return String(SecretCode);
}

/** Turns two-step verification on with the app's first code. Throws 400 for `totp` if the code is wrong. */
export async function verifyTotp(accessToken: string, subject: string, code: string): Promise<void> {
  try {
    await pool().send(new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode: code }));
  } catch (error) {
    const wrong = ["CodeMismatchException", "EnableSoftwareTokenMFAException", "InvalidParameterException"];
    if (wrong.includes(nameOf(error)))
      throw new AppError("invalid", "totp.incorrect", { fields: { totp: "totp.incorrect" } });
    throw error;
  }
  await preferTotp(subject, true);
}

/** Turns two-step verification off. */
export const disableTotp = (subject: string) => preferTotp(subject, false);

async function preferTotp(subject: string, on: boolean): Promise<void> {
  await pool().send(
    new AdminSetUserMFAPreferenceCommand({
      ...account(subject),
      SoftwareTokenMfaSettings: { Enabled: on, PreferredMfa: on },
    }),
  );
}
