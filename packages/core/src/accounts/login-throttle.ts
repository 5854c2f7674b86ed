import { type Operation, put, remove, transact, update } from "../db/transact.ts";
import { now } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { hashed } from "../platform/ids.ts";
import { db } from "./entities.ts";

const FREE_TRIES = 5;
const LONGEST_SECONDS = 15 * 60;
/** Failures are forgotten a day after the last. */
const KEPT_SECONDS = 24 * 3600;

/** Seconds to wait after the nth failure in a row: none for the first four, then 2^(n-5), at most 15 minutes. */
export const pauseAfter = (failures: number): number =>
  failures < FREE_TRIES ? 0 : Math.min(2 ** (failures - FREE_TRIES), LONGEST_SECONDS);

/** A try that was let in. It counts as failed until it says otherwise. */
export type Try = { emailHash: string; failures: number; before: number };

type Stood = { failures: number; waits_until: number; expires_at: number };
/** Carries what stood in the way of a conditional write. */
class Stands extends Error {
  readonly item: Stood | undefined;
  constructor(item: Record<string, unknown> | undefined) {
    super("another try came first");
    this.item = item as Stood | undefined;
  }
}
const stands = (item: Record<string, unknown> | undefined) => new Stands(item);

const wait = (until: number) =>
  new AppError("throttled", "login.throttled", {
    details: { retry_after: Math.max(1, Math.ceil((until - now()) / 1000)) },
  });

/** How often a crowd of tries at the same instant may pass one another before the rest is sent away. */
const MAX_ROUNDS = 10;

/**
 * Lets a try in, or throws 429 `login.throttled` with the seconds left, right password or wrong. The failure is counted
 * before the password is looked at, each on top of the one before, so that many tries at once get no more than many
 * in a row. One request; two where there were failures before.
 */
export async function enter(email: string): Promise<Try> {
  const emailHash = hashed(email);
  let stood: Stood | undefined;
  for (let round = 0; round <= MAX_ROUNDS; round += 1) {
    if (stood && stood.waits_until > now()) throw wait(stood.waits_until);
    const failures: number = (stood?.failures ?? 0) + 1;
    try {
      const count: Operation = stood ? nextFailure(emailHash, stood, failures) : firstFailure(emailHash);
      await transact({ writes: [count] });
      return { emailHash, failures, before: stood?.waits_until ?? 0 };
    } catch (error) {
      if (!(error instanceof Stands)) throw error;
      // Nothing stands where a sign-in beside this one was right meanwhile: this is the first try again.
      stood = error.item;
    }
  }
  throw wait(now() + 1000);
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
    stands,
  );

const nextFailure = (email_hash: string, stood: Stood, failures: number) =>
  update(
    db.entities.lockOut
      .patch({ email_hash })
      .set({ failures, waits_until: now() + pauseAfter(failures) * 1000, expires_at: expiry() })
      .where(
        (item, { eq }) =>
          `${eq(item.failures, stood.failures)} AND ${eq(item.waits_until, stood.waits_until)}`,
      )
      .params(),
    stands,
  );

/** Forgets every failure: the sign-in was correct. */
export const forget = (attempt: Try): Operation =>
  remove(db.entities.lockOut.delete({ email_hash: attempt.emailHash }).params());

/** Forgets every failure of an address: its owner has chosen a new password. */
export const forgetFailures = (email: string): Operation =>
  remove(db.entities.lockOut.delete({ email_hash: hashed(email) }).params());

/** Takes back the failure a try was counted as, unless others came after it: it was neither right nor wrong. */
export async function giveBack({ emailHash, failures, before }: Try): Promise<void> {
  const key = { email_hash: emailHash };
  const params =
    failures === 1
      ? db.entities.lockOut.remove(key).where((item, { eq }) => eq(item.failures, 1))
      : db.entities.lockOut
          .patch(key)
          .set({ failures: failures - 1, waits_until: before })
          .where((item, { eq }) => eq(item.failures, failures));
  const write = failures === 1 ? remove(params.params(), stands) : update(params.params(), stands);
  try {
    await transact({ writes: [write] });
  } catch (error) {
    if (!(error instanceof Stands)) throw error;
  }
}

/** What counts as failed: a wrong password, a wrong code. A missing code or an unconfirmed e-mail does not. */
const isFailure = (error: unknown) =>
  error instanceof AppError &&
  ["login.incorrect", "totp.incorrect", "password.incorrect"].includes(error.code);

/** Runs a check of a password under the lock-out of its e-mail. `work` forgets the failures when all was right. */
export async function guarded<T>(email: string, work: (attempt: Try) => Promise<T>): Promise<T> {
  const attempt = await enter(email);
  try {
    return await work(attempt);
  } catch (error) {
    if (!isFailure(error)) await giveBack(attempt);
    throw error;
  }
}
