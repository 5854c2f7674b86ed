import type { campaignsRoutes, Receiver } from "../contracts/campaigns/campaigns.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import * as Spaces from "../spaces/index.ts";
import { readCampaign } from "./campaigns.service.ts";
import { db } from "./entities.ts";
import type { ReceiverItem } from "./receiver.entity.ts";

type ReceiversQuery = RequestOf<typeof campaignsRoutes.listReceivers>["query"];

/** Users and spaces of receivers by id. One request for up to fifty receivers; none without any. */
export async function peopleOf(receivers: readonly ReceiverItem[]) {
  if (receivers.length === 0) return { userOf: () => undefined, spaceOf: () => undefined };
  const { spaces, users } = await Spaces.spacesAndUsersIn(
    [...new Set(receivers.map(({ space_id }) => space_id))],
    receivers.map(({ space_id, user_id }) => ({ space: space_id, user: user_id })),
  );
  return {
    userOf: ({ user_id }: ReceiverItem) => users.find(({ id }) => id === user_id),
    spaceOf: ({ space_id }: ReceiverItem) => spaces.find(({ id }) => id === space_id),
  };
}

/** A page of who a mail is for. Three requests. Throws 404 `campaign.not_found`. */
export async function listReceivers(id: string, { cursor, limit, state }: ReceiversQuery) {
  const list = `campaigns.receivers|${id}|${state ?? ""}`;
  const options = { cursor: await openCursor(list, cursor), limit };
  const { primary, byState } = db.entities.receiver.query;
  const [, page] = await Promise.all([
    readCampaign(id),
    state
      ? byState({ campaign_id: id, state }).go(options)
      : primary({ campaign_id: id }).go({ ...options, consistent: true }),
  ]);
  const { userOf, spaceOf } = await peopleOf(page.data);
  return {
    items: page.data.map((item): Receiver => {
      const user = userOf(item);
      return {
        user: item.user_id,
        space: item.space_id,
        name: user?.name ?? null,
        email: user?.email ?? null,
        space_name: spaceOf(item)?.space_name ?? null,
        state: item.state,
        reason: item.reason ?? null,
        at: item.at,
      };
    }),
    next: await sealCursor(list, page.cursor),
  };
}
