import type { Notification } from "../db/outbox.ts";
import { transact } from "../db/transact.ts";
import { now } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { errorFacts, log } from "../platform/logger.ts";
import type { SpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { type EndingDecision, endingNotice } from "./plan-ending.policy.ts";

/** Spaces read in one page, and spaces dealt with at the same time. */
const PAGE_SIZE = 100;
const CONCURRENT = 10;
/** Milliseconds a run may take. The next run goes on with what is still due. */
const LONGEST_RUN = 240_000;

/**
 * Tells clinics whose trial or plan ends in 7, 3 or 1 days, or has ended. What was sent and when to look again is one
 * transaction with the mail, so that a run that repeats, is late or ends half-way sends nothing twice. Returns how many
 * mails were queued.
 */
export async function notifyEndings(at: number): Promise<number> {
  const until = now() + LONGEST_RUN;
  let count = 0;
  let cursor: string | null = null;
  do {
    const page: Spaces.SpacesPage = await Spaces.endingSpaces(at, PAGE_SIZE, cursor);
    for (let first = 0; first < page.items.length && now() < until; first += CONCURRENT) {
      const some = page.items.slice(first, first + CONCURRENT);
      for (const sent of await Promise.all(some.map((space) => attempt(space, at)))) count += sent;
    }
    cursor = page.cursor;
  } while (cursor && now() < until);
  return count;
}

async function attempt(space: SpaceItem, at: number): Promise<number> {
  try {
    return await notify(space, at);
  } catch (error) {
    // The plan was renewed since it was read, or another run was first.
    if (error instanceof AppError && error.code === "write.conflict") return 0;
    log("error", "end of a plan not dealt with", { space: space.id, ...errorFacts(error) });
    return 0;
  }
}

/** Two requests; one where nothing is to be sent. */
async function notify(space: SpaceItem, at: number): Promise<number> {
  const { plan_ends_on, time_zone, ending_notified } = space;
  // A space that is to be closed is not asked to buy. If that is withdrawn, the notice is still due.
  if (!plan_ends_on || space.closing) return 0;
  const decision = endingNotice({
    ends_on: plan_ends_on,
    time_zone,
    notified: ending_notified as { ends_on: string; days: number } | undefined,
    now: at,
  });
  const mails = decision.send ? await mailsOf(space, decision.send) : [];
  const notified = decision.send && { ends_on: plan_ends_on, days: decision.send.notice };
  await transact({
    writes: [Spaces.endingSettled(space, { notified, next: decision.next })],
    notify: mails,
  });
  return mails.length;
}

/** A mail to each manager, in the manager's language. One request. */
async function mailsOf(
  space: SpaceItem,
  { days_left }: NonNullable<EndingDecision["send"]>,
): Promise<Notification[]> {
  return (await Spaces.managersOf(space.id)).map(({ language, email }) => ({
    channel: "email",
    template: days_left === 0 ? "plan-expired" : "plan-expiring",
    language,
    to: email,
    space: space.id,
    facts: {
      clinic: space.space_name,
      plan: space.plan_code ?? "",
      days: String(days_left),
      ends_on: space.plan_ends_on ?? "",
    },
  }));
}
