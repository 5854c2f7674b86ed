import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  type AttributeType,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SetUserMFAPreferenceCommand,
  SignUpCommand,
  VerifySoftwareTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Language } from "../contracts/primitives.ts";
import { clientLimits } from "./client-limits.ts";
import { env } from "./env.ts";
import { AppError, invalidField } from "./errors.ts";

/** What signing in gives: the ID token that is the session, and the one that renews it. */
export type Tokens = { session: string; access: string; refresh: string };
export type RenewedTokens = Omit<Tokens, "refresh">;
/** Who a session is, as the user pool says. */
export type TokenClaims = { userId: string; spaceId: string };

/** Milliseconds for one try: writing an invitation's text waits for a function of ours that may have to start first. */
const REQUEST_MS = 6000;

let client: CognitoIdentityProviderClient | undefined;
const pool = () => {
  client ??= new CognitoIdentityProviderClient(clientLimits(REQUEST_MS));
  return client;
};

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "");
const incorrect = () => new AppError("unauthenticated", "login.incorrect");

/** A wrong password and an unknown address are the same answer, under every name pools have for them. */
const REFUSALS = new Set([
  "NotAuthorizedException",
  "InvalidPasswordException",
  "UserNotFoundException",
  "PasswordResetRequiredException",
  "InvalidParameterException",
]);

/** The pool's refusal of a sign-in as the product's. */
function signInFailure(error: unknown): unknown {
  const name = nameOf(error);
  if (name === "UserNotConfirmedException") return new AppError("forbidden", "login.unconfirmed");
  if (name === "CodeMismatchException" || name === "ExpiredCodeException")
    return new AppError("unauthenticated", "totp.incorrect");
  if (name === "TooManyRequestsException" || name === "LimitExceededException")
    return new AppError("throttled", "login.wait", { details: { retry_after: 5 } });
  return REFUSALS.has(name) ? incorrect() : error;
}

/**
 * Signs in with a password and, where the user has a second factor, its code. Throws 401 `login.incorrect`,
 * `totp.required` or `totp.incorrect`, 403 `login.unconfirmed` (only where the password was right).
 */
export async function signIn(credentials: {
  email: string;
  password: string;
  totp?: string | undefined;
}): Promise<Tokens> {
  try {
    const first = await pool().send(passwordCommand(credentials));
    if (!first.ChallengeName) return tokensOf(first.AuthenticationResult);
    if (first.ChallengeName !== "SOFTWARE_TOKEN_MFA") throw incorrect();
    if (!credentials.totp) throw new AppError("unauthenticated", "totp.required");
    const second = await pool().send(
      new RespondToAuthChallengeCommand({
        ClientId: env("USER_POOL_CLIENT_ID"),
        ChallengeName: "SOFTWARE_TOKEN_MFA",
        Session: first.Session,
        ChallengeResponses: {
          USERNAME: first.ChallengeParameters?.USER_ID_FOR_SRP ?? credentials.email,
          SOFTWARE_TOKEN_MFA_CODE: credentials.totp,
        },
      }),
    );
    return tokensOf(second.AuthenticationResult);
  } catch (error) {
    throw signInFailure(error);
  }
}

const passwordCommand = ({ email, password }: { email: string; password: string }) =>
  new InitiateAuthCommand({
    ClientId: env("USER_POOL_CLIENT_ID"),
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });

function tokensOf(result: AuthenticationResultType | undefined): Tokens {
  const { IdToken, AccessToken, RefreshToken } = result ?? {};
  if (!IdToken || !AccessToken || !RefreshToken) throw new Error("The user pool gave no tokens");
  return { session: IdToken, access: AccessToken, refresh: RefreshToken };
}

/** Whether the password is the user's, without beginning a session: no refresh token is left behind. */
export async function passwordIsRight(email: string, password: string): Promise<boolean> {
  try {
    const answer = await pool().send(passwordCommand({ email, password }));
    const token = answer.AuthenticationResult?.RefreshToken;
    if (token) await revoke(token);
    return true;
  } catch (error) {
    const failure = signInFailure(error);
    if (failure instanceof AppError && failure.code === "login.incorrect") return false;
    throw failure;
  }
}

/** New session and access tokens. Throws 401 `session.absent` for a token that is expired or revoked. */
export async function renew(refreshToken: string): Promise<RenewedTokens> {
  try {
    const { AuthenticationResult } = await pool().send(
      new InitiateAuthCommand({
        ClientId: env("USER_POOL_CLIENT_ID"),
        AuthFlow: "REFRESH_TOKEN_AUTH",
        AuthParameters: { REFRESH_TOKEN: refreshToken },
      }),
    );
    const { IdToken, AccessToken } = AuthenticationResult ?? {};
    if (!IdToken || !AccessToken) throw new Error("The user pool gave no tokens");
    return { session: IdToken, access: AccessToken };
  } catch (error) {
    throw REFUSALS.has(nameOf(error)) ? new AppError("unauthenticated", "session.absent") : error;
  }
}

/** Ends what a refresh token began. One that has ended already is no failure. */
export async function revoke(refreshToken: string): Promise<void> {
  try {
    await pool().send(new RevokeTokenCommand({ ClientId: env("USER_POOL_CLIENT_ID"), Token: refreshToken }));
  } catch (error) {
    const ended = REFUSALS.has(nameOf(error)) || nameOf(error) === "UnauthorizedException";
    if (!ended) throw error;
  }
}

/** Reads a token the pool has just given us: it came over our own connection, so its signature says nothing new. */
export function claimsOf(session: string): TokenClaims | undefined {
  const payload = JSON.parse(Buffer.from(session.split(".")[1] ?? "", "base64url").toString("utf8"));
  const userId = payload["custom:user_id"];
  const spaceId = payload["custom:space_id"];
  return typeof userId === "string" && typeof spaceId === "string" ? { userId, spaceId } : undefined;
}

/** Who an account is for: its person, and who that is in which space. */
export type NewAccount = TokenClaims & { email: string; password: string; name: string; language: Language };

/** Thrown where an address has an account already. Never shown as such to a stranger. */
export class EmailTaken extends Error {}

const personal = (account: Pick<NewAccount, "email" | "name" | "language">): AttributeType[] => [
  { Name: "email", Value: account.email },
  { Name: "name", Value: account.name },
  { Name: "locale", Value: account.language },
];
const membership = ({ userId, spaceId }: TokenClaims): AttributeType[] => [
  { Name: "custom:user_id", Value: userId },
  { Name: "custom:space_id", Value: spaceId },
];

function creationFailure(error: unknown): unknown {
  const name = nameOf(error);
  if (name === "UsernameExistsException") return new EmailTaken();
  if (name === "InvalidPasswordException") return invalidField("password", "password.refused");
  if (name === "InvalidParameterException") return invalidField("email", "email.invalid");
  return error;
}

/**
 * Opens an account that its owner must confirm by e-mail. Answers the pool's own name for it. The client may not write
 * who is in which space, so that is written after; where that fails the account is taken back.
 */
export async function signUp(account: NewAccount): Promise<string> {
  const command = new SignUpCommand({
    ClientId: env("USER_POOL_CLIENT_ID"),
    Username: account.email,
    Password: account.password,
    UserAttributes: personal(account),
  });
  const { UserSub } = await pool().send(command).catch(refuseCreation);
  const subject = String(UserSub);
  await orTakeBack(subject, () => setAttributes(subject, membership(account)));
  return subject;
}

/** Opens an account whose address is proven already. Answers the pool's own name for it. */
export async function createConfirmed(account: NewAccount): Promise<string> {
  const UserPoolId = env("USER_POOL_ID");
  const command = new AdminCreateUserCommand({
    UserPoolId,
    Username: account.email,
    MessageAction: "SUPPRESS",
    UserAttributes: [...personal(account), { Name: "email_verified", Value: "true" }, ...membership(account)],
  });
  const { User } = await pool().send(command).catch(refuseCreation);
  const Username = String(User?.Username);
  const password = { UserPoolId, Username, Password: account.password, Permanent: true };
  await orTakeBack(Username, () => pool().send(new AdminSetUserPasswordCommand(password)));
  return Username;
}

const refuseCreation = (error: unknown): never => {
  throw creationFailure(error);
};

/** Does what belongs to a new account; where that fails, the account goes too, so that nothing half-made remains. */
export async function orTakeBack<T>(subject: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await removeAccount(subject);
    throw creationFailure(error);
  }
}

/** Removes an account; one that is gone is no failure. */
export async function removeAccount(subject: string): Promise<void> {
  try {
    await pool().send(new AdminDeleteUserCommand({ UserPoolId: env("USER_POOL_ID"), Username: subject }));
  } catch (error) {
    if (nameOf(error) !== "UserNotFoundException") throw error;
  }
}

/** An account as the pool holds it: whom it says it belongs to, and when it was opened (epoch milliseconds). */
export async function accountOf(
  email: string,
): Promise<{ subject: string; claims?: TokenClaims; createdAt: number } | undefined> {
  try {
    const user = await pool().send(
      new AdminGetUserCommand({ UserPoolId: env("USER_POOL_ID"), Username: email }),
    );
    const attributeOf = (name: string) => user.UserAttributes?.find(({ Name }) => Name === name)?.Value;
    const userId = attributeOf("custom:user_id");
    const spaceId = attributeOf("custom:space_id");
    return {
      subject: String(user.Username),
      ...(userId && spaceId && { claims: { userId, spaceId } }),
      createdAt: user.UserCreateDate?.getTime() ?? 0,
    };
  } catch (error) {
    if (nameOf(error) === "UserNotFoundException") return undefined;
    throw error;
  }
}

const setAttributes = (subject: string, UserAttributes: AttributeType[]) =>
  pool().send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: env("USER_POOL_ID"),
      Username: subject,
      UserAttributes,
    }),
  );

/** The name and the language the pool's own mails use. */
export async function setPerson(subject: string, person: { name: string; language: Language }) {
  await setAttributes(subject, [
    { Name: "name", Value: person.name },
    { Name: "locale", Value: person.language },
  ]);
}

/** Ends every session of an account: no refresh token of it works any more. */
export async function signOutEverywhere(subject: string): Promise<void> {
  await pool().send(
    new AdminUserGlobalSignOutCommand({ UserPoolId: env("USER_POOL_ID"), Username: subject }),
  );
}

/** Begins a second factor; answers the secret, in base 32, for an authenticator app. */
export async function associateTotp(accessToken: string): Promise<string> {
  const { SecretCode } = await pool().send(new AssociateSoftwareTokenCommand({ AccessToken: accessToken }));
  return String(SecretCode);
}

/** Turns the second factor on with its first code. Throws 400 naming `totp` for a code that is not right. */
export async function verifyTotp(accessToken: string, code: string): Promise<void> {
  try {
    await pool().send(new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode: code }));
  } catch (error) {
    const wrong = ["CodeMismatchException", "EnableSoftwareTokenMFAException", "InvalidParameterException"];
    if (wrong.includes(nameOf(error)))
      throw new AppError("invalid", "totp.incorrect", { fields: { totp: "totp.incorrect" } });
    throw error;
  }
  await preferTotp(accessToken, true);
}

/** Turns the second factor off. */
export const disableTotp = (accessToken: string) => preferTotp(accessToken, false);

async function preferTotp(accessToken: string, on: boolean): Promise<void> {
  await pool().send(
    new SetUserMFAPreferenceCommand({
      AccessToken: accessToken,
      SoftwareTokenMfaSettings: { Enabled: on, PreferredMfa: on },
    }),
  );
}
