import { RECEIVERS_KEPT_DAYS } from "../contracts/campaigns/campaigns.ts";
import { type Operation, put } from "../db/transact.ts";
import { now, nowIso } from "../platform/clock.ts";
import { audiencePage } from "./audience.service.ts";
import type { CampaignItem, PreparedTo } from "./campaign.entity.ts";
import { db } from "./entities.ts";
import { step } from "./lease.ts";

/** Receivers written in one transaction, which holds a hundred writes at most. */
const MOST_PREPARED = 90;

/**
 * Writes a page of receivers. Who is one is decided once, before the first mail is queued: nobody is added later. The place up to
 * which they are written moves in the transaction that writes them, so that a run that ends anywhere continues there.
 */
export async function prepareSome(item: CampaignItem, atOnce = MOST_PREPARED): Promise<CampaignItem> {
  const page = await audiencePage(item.audience, item.spaces_cursor ?? null);
  const receivers = page.items.flatMap(({ space, users }) =>
    users.map(({ id }): PreparedTo => ({ created_at: space.created_at, space: space.id, user: id })),
  );
  const left = receivers.filter((one) => isAfter(one, item.prepared_to));
  let current = item;
  for (let first = 0; first < left.length; first += atOnce) {
    const some = left.slice(first, first + atOnce);
    const last = some.at(-1) as PreparedTo;
    const writes = some.map((one) => receiverWrite(item.id, one));
    current = await step(current, { set: { prepared_to: last }, add: { total: some.length } }, writes);
  }
  return page.cursor === null
    ? step(current, { set: { prepared: true }, remove: ["spaces_cursor", "prepared_to"] })
    : step(current, { set: { spaces_cursor: page.cursor }, remove: ["prepared_to"] });
}

/** Spaces are read in the order in which they were created. */
function isAfter(one: PreparedTo, place: PreparedTo | undefined): boolean {
  if (!place) return true;
  const order = ({ created_at, space, user }: PreparedTo) => `${created_at} ${space} ${user}`;
  return order(one) > order(place);
}

const receiverWrite = (campaign: string, { space, user }: PreparedTo): Operation =>
  put(
    db.entities.receiver
      .put({
        campaign_id: campaign,
        user_id: user,
        space_id: space,
        state: "waiting",
        at: nowIso(),
        expires_at: Math.floor(now() / 1000) + RECEIVERS_KEPT_DAYS * 86_400,
      })
      .params(),
  );
