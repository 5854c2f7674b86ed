import { retryOn } from "../db/retry-on.ts";
import { type Operation, put, remove, transact, update } from "../db/transact.ts";
import { now } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { hashed } from "../platform/ids.ts";
import { db } from "./entities.ts";

const FREE_TRIES = 5;
const LONGEST_SECONDS = 15 * 60;
/** Failures are forgotten a day after the last one. */
const KEPT_SECONDS = 24 * 3600;

/** Seconds to wait after the nth failure in a row: none for the first four, then 2^(n-5), at most 15 minutes. */
export const pauseAfter = (failures: number): number =>
  failures < FREE_TRIES ? 0 : Math.min(2 ** (failures - FREE_TRIES), LONGEST_SECONDS);

/** A login attempt that may check the password. It counts as failed until `forget` is written. */
export type LoginAttempt = { emailHash: string; failures: number; before: number };

type ThrottleState = { failures: number; waits_until: number; expires_at: number };
/** Thrown if another attempt was counted at the same moment; carries the stored state. */
class AnotherAttemptFirst extends Error {
  readonly item: ThrottleState | undefined;
  constructor(item: Record<string, unknown> | undefined) {
    super("another try came first");
    this.item = item as ThrottleState | undefined;
  }
}
const anotherFirst = (item: Record<string, unknown> | undefined) => new AnotherAttemptFirst(item);

const wait = (until: number) =>
  new AppError("throttled", "login.throttled", {
    details: { retry_after: Math.max(1, Math.ceil((until - now()) / 1000)) },
  });

/** How often counting an attempt is repeated because of other attempts at the same moment, before it is refused. */
const MAX_ROUNDS = 10;

/**
 * Allows an attempt, or throws 429 `login.throttled` with the remaining seconds, whether or not the password is right.
 * The failure is counted before the password is checked, each on top of the previous one, so that parallel attempts are
 * limited like successive ones. One request; two if there were failures before.
 */
export async function enter(email: string): Promise<LoginAttempt> {
  const emailHash = hashed(email);
  let state: ThrottleState | undefined;
  const count = async () => {
    if (state && state.waits_until > now()) throw wait(state.waits_until);
    const failures = (state?.failures ?? 0) + 1;
    const write: Operation = state ? nextFailure(emailHash, state, failures) : firstFailure(emailHash);
    await transact({ writes: [write] });
    return { emailHash, failures, before: state?.waits_until ?? 0 };
  };
  return retryOn([AnotherAttemptFirst], count, {
    attempts: MAX_ROUNDS + 1,
    onRetry: (error) => {
      // Undefined where a successful sign-in at the same moment deleted the failures: this attempt is the first again.
      state = (error as AnotherAttemptFirst).item;
    },
    exhausted: () => wait(now() + 1000),
  });
}

const expiry = () => Math.floor(now() / 1000) + KEPT_SECONDS;

const firstFailure = (email_hash: string) =>
  put(
    db.entities.lockOut
      .put({ email_hash, failures: 1, waits_until: 0, expires_at: expiry() })
      .where(
        (item, { notExists, lt }) =>
          `${notExists(item.failures)} OR ${lt(item.expires_at, Math.floor(now() / 1000))}`,
      )
      .params(),
    anotherFirst,
  );

const nextFailure = (email_hash: string, state: ThrottleState, failures: number) =>
  update(
    db.entities.lockOut
      .patch({ email_hash })
      .set({ failures, waits_until: now() + pauseAfter(failures) * 1000, expires_at: expiry() })
      .where(
        (item, { eq }) =>
          `${eq(item.failures, state.failures)} AND ${eq(item.waits_until, state.waits_until)}`,
      )
      .params(),
    anotherFirst,
  );

/** Deletes all failures, because the sign-in succeeded. */
export const forget = (attempt: LoginAttempt): Operation =>
  remove(db.entities.lockOut.delete({ email_hash: attempt.emailHash }).params());

/** Deletes all failures of an address, because its owner has chosen a new password. */
export const forgetFailures = (email: string): Operation =>
  remove(db.entities.lockOut.delete({ email_hash: hashed(email) }).params());

/**
 * Subtracts the failure that an attempt was counted as, unless later attempts followed. Used when the attempt was
 * neither right nor wrong.
 */
export async function giveBack({ emailHash, failures, before }: LoginAttempt): Promise<void> {
  const key = { email_hash: emailHash };
  const params =
    failures === 1
      ? db.entities.lockOut.remove(key).where((item, { eq }) => eq(item.failures, 1))
      : db.entities.lockOut
          .patch(key)
          .set({ failures: failures - 1, waits_until: before })
          .where((item, { eq }) => eq(item.failures, failures));
  const write =
    failures === 1 ? remove(params.params(), anotherFirst) : update(params.params(), anotherFirst);
  try {
    await transact({ writes: [write] });
  } catch (error) {
    if (!(error instanceof AnotherAttemptFirst)) throw error;
  }
}

/**
 * Whether an error counts as a failed attempt: a wrong password or code does, a missing code or an unconfirmed e-mail
 * does not.
 */
const isFailure = (error: unknown) =>
  error instanceof AppError &&
  ["login.incorrect", "totp.incorrect", "password.incorrect"].includes(error.code);

/** Checks a password under the throttling of its e-mail. `work` deletes the failures if everything was right. */
export async function guarded<T>(email: string, work: (attempt: LoginAttempt) => Promise<T>): Promise<T> {
  const attempt = await enter(email);
  try {
    return await work(attempt);
  } catch (error) {
    if (!isFailure(error)) await giveBack(attempt);
    throw error;
  }
}
