import { type Operation, transact, update } from "../db/transact.ts";
import { now } from "../platform/clock.ts";
import { withoutIdempotency } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { hashed } from "../platform/ids.ts";
import { db } from "./entities.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The most that is allowed of a kind for one subject, and the stretch of time in seconds it is counted in. */
const LIMITS = {
  /** Registrations with one address, each of which mails a code to it. */
  register: { most: 5, seconds: HOUR },
  /** Codes sent again to one address. */
  resend: { most: 5, seconds: HOUR },
  /** Codes for a new password to one address. */
  reset_mail: { most: 5, seconds: HOUR },
  /** Tries at the code one address was sent. */
  code: { most: 20, seconds: HOUR },
  /** Invitations to one address, whichever clinics send them. */
  invite_address: { most: 5, seconds: DAY },
  /** Invitations of one clinic. */
  invite_space: { most: 50, seconds: DAY },
} satisfies Record<string, { most: number; seconds: number }>;

/** One more of a kind, as part of a transaction: it throws 429 `throttled`, with the seconds left, where that is too many. */
export function oneMore(kind: keyof typeof LIMITS, subject: string): Operation {
  const { most, seconds } = LIMITS[kind];
  const second = Math.floor(now() / 1000);
  const ends = (Math.floor(second / seconds) + 1) * seconds;
  const counted = db.entities.allowance
    .update({ subject_hash: hashed(`${kind}|${subject}|${ends}`) })
    .add({ taken: 1 })
    .set({ expires_at: ends })
    .where(({ taken }, { notExists, lt }) => `${notExists(taken)} OR ${lt(taken, most)}`);
  const refused = () => new AppError("throttled", "throttled", { details: { retry_after: ends - second } });
  return update(counted.params(), refused);
}

/** Counts one more of a kind by itself. One request. Throws 429 `throttled`. */
export const allow = (kind: keyof typeof LIMITS, subject: string) =>
  withoutIdempotency(() => transact({ writes: [oneMore(kind, subject)] }));
