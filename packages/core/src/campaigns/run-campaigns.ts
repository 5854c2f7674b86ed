import { now, nowIso } from "../platform/clock.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { CAMPAIGNS_DUE, type CampaignItem, dueOrder } from "./campaign.entity.ts";
import { db } from "./entities.ts";
import { claim, isRefused, step } from "./lease.ts";
import { prepareSome } from "./prepare.ts";
import { queueSome, settleQueued } from "./queue.ts";

/** Mails looked at in one run. */
const AT_ONCE = 20;
/** Receivers of a mail dealt with in one run, which is one a minute: ten mails a second, fewer than the mail service takes. */
const RECEIVERS_PER_RUN = 600;
/** Milliseconds until the next look. The job runs every minute. */
const NEXT_LOOK = 45_000;

export type RunOptions = {
  /** What is due by this moment is dealt with: epoch milliseconds. */
  moment: number;
  /** When to stop beginning steps: epoch milliseconds. */
  until: number;
  /** Receivers dealt with in one step; by default as many as a transaction can hold. */
  atOnce?: number;
};

/**
 * Goes on with the mails to clinics that are due: writes who gets them, queues them, and notes what became of them. A run may
 * end anywhere, and two at once do not disturb each other. Returns how many mails were dealt with.
 */
export async function runCampaigns(options: RunOptions): Promise<number> {
  const { data } = await db.entities.campaign.query
    .byDue({ gsi3pk: CAMPAIGNS_DUE })
    .lte({ gsi3sk: `${new Date(options.moment).toISOString()}~` })
    .go({ limit: AT_ONCE });
  let count = 0;
  for (const found of data) {
    if (now() > options.until) break;
    if (await attempt(found, options)) count += 1;
  }
  return count;
}

async function attempt(found: CampaignItem, options: RunOptions): Promise<boolean> {
  try {
    const item = await claim(found);
    if (!item) return false;
    await advance(item, options);
  } catch (error) {
    // The lease ends by itself after a failure, and another run goes on where this one stopped.
    if (!isRefused(error))
      log("error", "mail to clinics not dealt with", { record: found.id, ...errorFacts(error) });
  }
  return true;
}

async function advance(claimed: CampaignItem, { moment, until, atOnce }: RunOptions): Promise<void> {
  const isOver = () => now() > until;
  let item = claimed.state === "scheduled" ? await begin(claimed) : claimed;
  const sends = item.state === "sending";
  while (sends && !item.prepared && !isOver()) item = await prepareSome(item, atOnce);
  for (let done = 0; sends && item.prepared && done < RECEIVERS_PER_RUN && !isOver(); ) {
    const some = await queueSome(item, atOnce);
    if (some.count === 0) break;
    item = some.item;
    done += some.count;
  }
  item = await settleQueued(item, isOver, atOnce);
  await release(item, moment);
}

const begin = (item: CampaignItem): Promise<CampaignItem> =>
  step(item, { set: { state: "sending", starts_at: nowIso() } });

const LEASE: (keyof CampaignItem)[] = ["lease", "lease_until"];
const NOTHING_LEFT: (keyof CampaignItem)[] = [...LEASE, "gsi3pk", "gsi3sk"];

/** Says when to look again; not at all where nothing is left to do. */
async function release(item: CampaignItem, moment: number): Promise<void> {
  const { total, queued, sent, failed, skipped } = item;
  const waiting = total - queued - sent - failed - skipped;
  if (item.state === "sending" && item.prepared && waiting === 0 && queued === 0)
    await step(item, { set: { state: "sent", finished_at: nowIso() }, remove: NOTHING_LEFT });
  else if (item.state !== "sending" && queued === 0) await step(item, { remove: NOTHING_LEFT });
  else {
    const gsi3sk = dueOrder(Math.max(now(), moment) + NEXT_LOOK, item.id);
    await step(item, { set: { gsi3sk }, remove: LEASE });
  }
}
