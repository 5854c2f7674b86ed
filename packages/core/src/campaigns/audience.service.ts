import type { CampaignAudience, campaignsRoutes } from "../contracts/campaigns/campaigns.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import * as Spaces from "../spaces/index.ts";
import { includesSpace, includesUser, skipReason } from "./audience.policy.ts";

/** Spaces of a page, each of which may cost one more request. */
const SPACES_AT_ONCE = 25;

/** A page of the spaces that an audience has users of, oldest first, with those users by id. At most 26 requests. */
export async function audiencePage(audience: CampaignAudience, cursor: string | null) {
  const page = await Spaces.spacesWithUsers(
    (space) =>
      !space.closed_at &&
      includesSpace(audience, {
        plan: space.plan_code ?? "none",
        daysLeft: Spaces.daysLeft(space.plan_ends_on, space.time_zone),
        modules: Spaces.modulesOf(space),
      }),
    { cursor, limit: SPACES_AT_ONCE },
  );
  const items = page.items.map(({ space, users }) => ({
    space,
    users: users.filter((user) => includesUser(audience, user)).sort((a, b) => (a.id < b.id ? -1 : 1)),
  }));
  return { items, cursor: page.cursor };
}

type Count = RequestOf<typeof campaignsRoutes.countReceivers>["body"];

/** Counts the users of an audience in a page of spaces. At most 26 requests. */
export async function countReceivers({ kind, audience, cursor }: Count) {
  const list = `campaigns.count|${JSON.stringify(audience)}`;
  const page = await audiencePage(audience, await openCursor(list, cursor));
  const verdicts = page.items.flatMap(({ space, users }) =>
    users.map((user) => skipReason(kind, { user, space })),
  );
  const skipped = verdicts.filter(Boolean).length;
  return {
    spaces: page.items.filter(({ users }) => users.length > 0).length,
    users: verdicts.length - skipped,
    skipped,
    next: await sealCursor(list, page.cursor),
  };
}
