import { now } from "../platform/clock.ts";
import { withoutIdempotency } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { hashed } from "../platform/ids.ts";
import { AllowanceEntity } from "./allowance.entity.ts";
import { connect } from "./service.ts";
import { type Operation, transact, update } from "./transact.ts";

const db = connect({ allowance: AllowanceEntity });
const HOUR = 3600;
const DAY = 24 * HOUR;

/** For each kind, how often one subject may do it within so many seconds. */
const LIMITS = {
  /** Registrations with one address. Each sends a code to it. */
  register: { limit: 5, seconds: HOUR },
  /** Codes sent again to one address. */
  resend: { limit: 5, seconds: HOUR },
  /** Codes for a new password to one address. */
  reset_mail: { limit: 5, seconds: HOUR },
  /** Attempts to enter the code sent to one address. */
  code: { limit: 20, seconds: HOUR },
  /** Invitations to one address, whichever clinics send them. */
  invite_address: { limit: 5, seconds: DAY },
  /** Invitations of one clinic. */
  invite_space: { limit: 50, seconds: DAY },
  /** Times one patient's monitoring page is opened. */
  monitoring_page: { limit: 120, seconds: HOUR },
  /** Messages with the link to one patient. */
  monitoring_link: { limit: 10, seconds: DAY },
  /** Reminders to a person with several records, on one channel. */
  monitoring_reminder: { limit: 1, seconds: HOUR / 2 },
  /** Answers sent from one patient's monitoring page; a phone that was offline for two weeks sends many at once. */
  monitoring_entry: { limit: 300, seconds: HOUR },
  /** Links to patients' pages that did not work, tried from one network. */
  wrong_link: { limit: 100, seconds: HOUR },
  /** Times one link to sign a text is opened, and copies of the document fetched. */
  consent_page: { limit: 120, seconds: HOUR },
  /** Decisions sent with one link to sign a text. */
  consent_decision: { limit: 20, seconds: HOUR },
  /** Links to sign texts made for one patient. */
  consent_link: { limit: 30, seconds: HOUR },
  /** Messages of one user to the administrators. */
  support_message: { limit: 20, seconds: DAY },
  /** Pictures that one user uploads for them. */
  support_screenshot: { limit: 30, seconds: DAY },
  /** Messages with a link to sign texts to one patient. */
  consent_message: { limit: 10, seconds: DAY },
} satisfies Record<string, { limit: number; seconds: number }>;

/**
 * A write for a transaction that counts one more of a kind. At the limit the transaction throws 429 `throttled` with
 * the seconds to wait.
 */
export function allowanceWrite(kind: keyof typeof LIMITS, subject: string): Operation {
  const { limit, seconds } = LIMITS[kind];
  const second = Math.floor(now() / 1000);
  const ends = (Math.floor(second / seconds) + 1) * seconds;
  const counted = db.entities.allowance
    .update({ subject_hash: hashed(`${kind}|${subject}|${ends}`) })
    .add({ count: 1 })
    .set({ expires_at: ends })
    .where(({ count }, { notExists, lt }) => `${notExists(count)} OR ${lt(count, limit)}`);
  const throttled = () => new AppError("throttled", "throttled", { details: { retry_after: ends - second } });
  return update(counted.params(), throttled);
}

/** Counts one more of a kind. One request. Throws 429 `throttled`. */
export const countAllowance = (kind: keyof typeof LIMITS, subject: string) =>
  withoutIdempotency(() => transact({ writes: [allowanceWrite(kind, subject)] }));
