import type { accountsRoutes, SessionUser } from "../contracts/accounts/accounts.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { absent, invalidField, stale } from "../platform/errors.ts";
import { setPerson } from "../platform/identity-accounts.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { requirePlan } from "../platform/plan.ts";
import type { UserItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { enteredBy } from "./time-off.ts";

type OwnChanges = RequestOf<typeof accountsRoutes.updateSelf>["body"];

/**
 * Changes the signed-in user's own preferences. Name and language are also sent to the user pool, whose mails use them. Small
 * preferences come without a version: they are stored whatever else was changed meanwhile, and leave the version as it is.
 * Throws 409 `user.stale` with the current user, 402 `plan.expired` for absences if the plan has expired. Two requests.
 */
export async function updateSelf({
  version,
  news_mails,
  ...changes
}: OwnChanges): Promise<{ user: SessionUser }> {
  if (changes.time_off) requirePlan(actor());
  const claims = { userId: actor().id, spaceId: actor().spaceId };
  const { user: before, space, timers } = await Spaces.loadUserAndSpace(claims);
  const definedChanges = Object.fromEntries(
    Object.entries({
      ...changes,
      time_off: changes.time_off && enteredBy(claims.userId, changes.time_off, before.time_off ?? []),
    }).filter(([, value]) => value !== undefined),
  );
  const news = newsOf(before, news_mails);
  // A tab that has been open since before the newest release does not make its notes new again.
  if (version === undefined && (changes.release_notes_seen ?? "") < (before.release_notes_seen ?? ""))
    delete definedChanges.release_notes_seen;
  const after: UserItem = {
    ...before,
    ...definedChanges,
    ...news,
    version: version === undefined ? before.version : version + 1,
  };
  if (after.calendar_min >= after.calendar_max) throw invalidField("calendar_max", "calendar.empty");
  const patch = Spaces.db.entities.user
    .patch({ space_id: claims.spaceId, id: claims.userId })
    .set({
      ...definedChanges,
      ...(news_mails === false && news),
      updated_at: nowIso(),
      updated_by: claims.userId,
    })
    .remove(news_mails ? ["news_stopped_at"] : [])
    .add({ ...(version && { version: 1 }), ...(changes.time_off && { schedule_version: 1 }) })
    .where((item, { eq, exists }) => (version ? eq(item.version, version) : exists(item.version)));
  const draftKeys = await Spaces.draftKeysOf(claims.userId);
  const view = (user: UserItem) => Spaces.sessionUserWith(draftKeys, user, space, timers);
  const parsed = (Item: Record<string, unknown>) => Spaces.db.entities.user.parse({ Item }).data as UserItem;
  await transact({
    writes: [
      update(patch.params(), (current) => (current ? stale("user", view(parsed(current))) : absent("user"))),
    ],
    audit: { action: "update", record: claims.userId },
  });
  Spaces.forgetActor(claims);
  if (after.name !== before.name || after.language !== before.language)
    await setPerson(before.subject ?? before.email, after).catch((error) =>
      log("warn", "person not carried to the user pool", { user: after.id, ...errorFacts(error) }),
    );
  return { user: view(after) };
}

/** Since when a user gets no news by mail, after a choice. Who had stopped them before has stopped them since then. */
const newsOf = ({ news_stopped_at }: UserItem, news_mails: boolean | undefined) =>
  news_mails === undefined ? {} : { news_stopped_at: news_mails ? undefined : (news_stopped_at ?? nowIso()) };
