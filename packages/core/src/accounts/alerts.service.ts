import type { Language } from "../contracts/kernel/primitives.ts";
import { transact, update } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import * as Spaces from "../spaces/index.ts";
import { db } from "./entities.ts";

/** The largest number of announcements shown at once. */
const MAX_SHOWN = 20;

const newestAlerts = async () =>
  (await db.entities.alert.query.primary({}).go({ order: "desc", limit: MAX_SHOWN })).data;

/** Announcements a user has not hidden, newest first, in the user's language. One request. */
export async function visibleAlerts(language: Language, hidden: readonly string[]) {
  const pt = language === "pt";
  return (await newestAlerts())
    .filter(({ id }) => !hidden.includes(id))
    .map((item) => ({
      id: item.id,
      title: pt ? item.title_pt : item.title_en,
      body: pt ? item.body_pt : item.body_en,
      created_at: item.created_at,
    }));
}

/**
 * Hides announcements permanently for the signed-in user: the named ones, or all current ones. Unknown ids are ignored.
 */
export async function hideAlerts(ids?: readonly string[]): Promise<"OK"> {
  const shown = (await newestAlerts()).map(({ id }) => id);
  const hidden = shown.filter((id) => ids === undefined || ids.includes(id));
  if (hidden.length === 0) return "OK";
  const { id, spaceId } = actor();
  const patch = Spaces.db.entities.user.patch({ space_id: spaceId, id }).add({ hidden_alerts: hidden });
  await transact({ writes: [update(patch.params())] });
  return "OK";
}
