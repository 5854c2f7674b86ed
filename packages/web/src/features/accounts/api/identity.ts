import { ApiError } from "@meridian/ui/api/errors";
import { trackRequest } from "@meridian/ui/api/in-flight";
import { loadPart } from "@meridian/ui/loading/load";

/** The user pool's library is large; it comes with the first call, or ahead of it through {@link prepareIdentity}. */
const library = () => loadPart(() => import("./cognito.ts"));

/** Fetches the library while the visitor reads. A failure shows with the call itself. */
export function prepareIdentity() {
  library().catch(() => undefined);
}

/** The user pool's refusals as the product's codes. */
const REFUSALS: Readonly<Record<string, { code: string; field?: string }>> = {
  CodeMismatchException: { code: "code.incorrect", field: "code" },
  ExpiredCodeException: { code: "code.expired", field: "code" },
  UserNotFoundException: { code: "code.incorrect", field: "code" },
  InvalidPasswordException: { code: "password.too_short", field: "password" },
  LimitExceededException: { code: "throttled" },
  TooManyRequestsException: { code: "throttled" },
  TooManyFailedAttemptsException: { code: "throttled" },
  NetworkError: { code: "offline" },
};

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "");

function refusal(error: unknown) {
  const known = REFUSALS[nameOf(error)];
  if (!known) return new ApiError(500, { code: "unexpected" });
  const { code, field } = known;
  return field
    ? new ApiError(400, { code: "input.invalid", fields: { [field]: code } })
    : new ApiError(code === "offline" ? 0 : 429, { code });
}

type Library = Awaited<ReturnType<typeof library>>;

/** Runs one call of the user pool; `harmless` names the refusals that are as good as done. */
async function run(work: (pool: Library) => Promise<void>, harmless: (error: unknown) => boolean) {
  const done = trackRequest();
  try {
    await work(await library());
  } catch (error) {
    if (!harmless(error)) throw refusal(error);
  } finally {
    done();
  }
}

const never = () => false;
/** Says nothing about whether an account exists: an unknown or unconfirmed address gets the same answer. */
const unknownAddress = (error: unknown) =>
  ["UserNotFoundException", "InvalidParameterException", "NotAuthorizedException"].includes(nameOf(error));
/** A link opened twice: the address was confirmed the first time. */
const confirmedBefore = (error: unknown) =>
  nameOf(error) === "NotAuthorizedException" && error instanceof Error && error.message.includes("CONFIRMED");

/** Confirms an e-mail address with the code sent to it. */
export const confirmEmail = (email: string, code: string) =>
  run((pool) => pool.confirm(email, code), confirmedBefore);

/** Sends the confirmation code again. */
export const resendCode = (email: string) => run((pool) => pool.resend(email), unknownAddress);

/** Sends a link that lets the owner of the address choose a new password. */
export const requestReset = (email: string) => run((pool) => pool.requestReset(email), unknownAddress);

/** Changes the password, proven by the code of the link. */
export const resetPassword = (email: string, code: string, password: string) =>
  run((pool) => pool.reset(email, code, password), never);
