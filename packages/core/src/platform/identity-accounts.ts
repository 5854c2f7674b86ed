import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  type AttributeType,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Language } from "../contracts/kernel/primitives.ts";
import { AppError, invalidField } from "./errors.ts";
import { isPasswordOf, type TokenClaims } from "./identity.ts";
import { account as accountNamed, nameOf, pool, proven } from "./user-pool.ts";

/** A new account with the user and space it belongs to. */
export type NewAccount = TokenClaims & { email: string; password: string; name: string; language: Language };

/** Thrown when an address already has an account. Public routes must not reveal it. */
export class EmailTaken extends Error {}

const personal = (account: Pick<NewAccount, "email" | "name" | "language">): AttributeType[] => [
  { Name: "email", Value: account.email },
  { Name: "name", Value: account.name },
  { Name: "locale", Value: account.language },
];
/**
 * Names the call that opens an account, by the user's id, which is new for each. The client may write it only when it signs
 * somebody up; nobody can change it afterwards.
 */
const openedBy = ({ userId }: TokenClaims): AttributeType => ({ Name: "custom:opened_by", Value: userId });
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
 * Creates an account that its owner must confirm by e-mail, and returns the pool's id for it. The client may not write
 * the user and space ids, so a second call writes them; if that fails, the account is deleted again.
 */
export async function signUp(account: NewAccount): Promise<string> {
  const command = new SignUpCommand({
    ...(await proven(account.email)),
    Username: account.email,
    Password: account.password,
    UserAttributes: [...personal(account), openedBy(account)],
  });
  const subject = await opened(account, async () => (await pool().send(command)).UserSub);
  await orTakeBack(subject, () => setAttributes(subject, membership(account)));
  return subject;
}

/** Creates an account whose address is already verified, and returns the pool's id for it. */
export async function createConfirmed(account: NewAccount): Promise<string> {
  const command = new AdminCreateUserCommand({
    ...accountNamed(account.email),
    MessageAction: "SUPPRESS",
    UserAttributes: [
      ...personal(account),
      { Name: "email_verified", Value: "true" },
      ...membership(account),
      openedBy(account),
    ],
  });
  const subject = await opened(account, async () => (await pool().send(command)).User?.Username);
  const password = { ...accountNamed(subject), Password: account.password, Permanent: true };
  await orTakeBack(subject, () => pool().send(new AdminSetUserPasswordCommand(password)));
  return subject;
}

/**
 * The pool's id of an account that `open` opens. When the pool's answer comes too late, the call is repeated and finds the
 * address taken, or fails although the account is there. The account is then recognised by the call that opened it.
 */
async function opened(account: NewAccount, open: () => Promise<string | undefined>): Promise<string> {
  try {
    return String(await open());
  } catch (error) {
    const failure = creationFailure(error);
    const found = failure instanceof AppError ? undefined : await accountOf(account.email);
    if (found?.openedBy !== account.userId) throw failure;
    return found.subject;
  }
}

/** Completes a new account. If that fails, deletes the account, so that no incomplete one remains. */
export async function orTakeBack<T>(subject: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await removeAccount(subject);
    throw creationFailure(error);
  }
}

/** Deletes an account. A missing account is not an error. */
export async function removeAccount(subject: string): Promise<void> {
  try {
    await pool().send(new AdminDeleteUserCommand(accountNamed(subject)));
  } catch (error) {
    if (nameOf(error) !== "UserNotFoundException") throw error;
  }
}

/** An account in the user pool. */
export type Account = {
  subject: string;
  /** The user and space it belongs to. */
  claims?: TokenClaims;
  /** The user for whom a call opened it; absent from accounts of earlier versions. */
  openedBy?: string;
  /** Whether the owner has confirmed the e-mail address. */
  confirmed: boolean;
  /** Epoch milliseconds. */
  createdAt: number;
};

/** The account with an e-mail address, if any. */
export async function accountOf(email: string): Promise<Account | undefined> {
  try {
    const user = await pool().send(new AdminGetUserCommand(accountNamed(email)));
    const attributeOf = (name: string) => user.UserAttributes?.find(({ Name }) => Name === name)?.Value;
    const userId = attributeOf("custom:user_id");
    const spaceId = attributeOf("custom:space_id");
    const openedBy = attributeOf("custom:opened_by");
    return {
      subject: String(user.Username),
      ...(userId && spaceId && { claims: { userId, spaceId } }),
      ...(openedBy && { openedBy }),
      confirmed: user.UserStatus !== "UNCONFIRMED",
      createdAt: user.UserCreateDate?.getTime() ?? 0,
    };
  } catch (error) {
    if (nameOf(error) === "UserNotFoundException") return undefined;
    throw error;
  }
}

const setAttributes = (subject: string, UserAttributes: AttributeType[]) =>
  pool().send(new AdminUpdateUserAttributesCommand({ ...accountNamed(subject), UserAttributes }));

/** Sets the name and language that the user pool's own mails use. */
export async function setPerson(subject: string, person: { name: string; language: Language }) {
  await setAttributes(subject, [
    { Name: "name", Value: person.name },
    { Name: "locale", Value: person.language },
  ]);
}

/** The error for a code. An unknown address gets the same error as a wrong code. */
function codeFailure(error: unknown): unknown {
  const name = nameOf(error);
  if (name === "ExpiredCodeException") return invalidField("code", "code.expired");
  if (["CodeMismatchException", "UserNotFoundException", "NotAuthorizedException"].includes(name))
    return invalidField("code", "code.incorrect");
  if (name === "InvalidParameterException") return invalidField("code", "code.incorrect");
  if (name === "InvalidPasswordException") return invalidField("password", "password.refused");
  const retry_after = TOO_OFTEN[name];
  return retry_after ? new AppError("throttled", "throttled", { details: { retry_after } }) : error;
}
/**
 * Seconds to wait after the user pool throttles a call. It does not say how long; its limits reset within 15 minutes.
 */
const TOO_OFTEN: Readonly<Record<string, number>> = {
  TooManyRequestsException: 5,
  LimitExceededException: 900,
  TooManyFailedAttemptsException: 900,
};

/**
 * Confirms an account with the code mailed to it. When the pool's answer comes too late, the call is repeated and refused, or
 * fails, although the account is confirmed; that counts as confirmed. Throws 400 naming `code`.
 */
export async function confirmSignUp(email: string, ConfirmationCode: string): Promise<void> {
  const command = new ConfirmSignUpCommand({ ...(await proven(email)), Username: email, ConfirmationCode });
  try {
    await pool().send(command);
  } catch (error) {
    const isWrongCode = ["CodeMismatchException", "ExpiredCodeException"].includes(nameOf(error));
    if (isWrongCode || !(await accountOf(email))?.confirmed) throw codeFailure(error);
  }
}

/** Does not reveal whether an account exists: an unknown or unconfirmed address gets the same answer. */
const silently = (error: unknown) => {
  if (
    ["UserNotFoundException", "InvalidParameterException", "NotAuthorizedException"].includes(nameOf(error))
  )
    return;
  throw codeFailure(error);
};

/** Sends the confirmation code again if an account waits for it. */
export async function resendCode(email: string): Promise<void> {
  const command = new ResendConfirmationCodeCommand({ ...(await proven(email)), Username: email });
  await pool().send(command).catch(silently);
}

/** Sends a code for a new password if there is an account. */
export async function sendResetCode(email: string): Promise<void> {
  const command = new ForgotPasswordCommand({ ...(await proven(email)), Username: email });
  await pool().send(command).catch(silently);
}

/** Whether the SDK made a call again that failed or was not answered in time. */
const wasRepeated = (error: unknown) =>
  ((error as { $metadata?: { attempts?: number } }).$metadata?.attempts ?? 1) > 1;

/**
 * Changes the password, authorised by the code. When the pool's answer comes too late, the call is repeated and refused, or
 * fails, although the password is changed; that counts as changed. Throws 400 for `code` or `password`.
 */
export async function resetPassword(
  email: string,
  ConfirmationCode: string,
  Password: string,
): Promise<void> {
  const command = new ConfirmForgotPasswordCommand({
    ...(await proven(email)),
    Username: email,
    ConfirmationCode,
    Password,
  });
  try {
    await pool().send(command);
  } catch (error) {
    if (!wasRepeated(error) || !(await isPasswordOf(email, Password))) throw codeFailure(error);
  }
}
