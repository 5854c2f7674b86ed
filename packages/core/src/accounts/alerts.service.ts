import type { Language } from "../contracts/kernel/primitives.ts";
import { transact, update } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import * as Spaces from "../spaces/index.ts";
import { db } from "./entities.ts";

/** Most announcements shown at once. */
const MAX_SHOWN = 20;
/** The newest ones that a user's hidden ones are kept for: more than are shown, because a newer one may be deleted. */
const MAX_HIDDEN = 60;

const newestAlerts = async (limit: number) =>
  (await db.entities.alert.query.primary({}).go({ order: "desc", limit })).data;

/** Announcements a user has not hidden, newest first, in the user's language. One request. */
export async function visibleAlerts(language: Language, hidden: readonly string[]) {
  const pt = language === "pt";
  return (await newestAlerts(MAX_SHOWN))
    .filter(({ id }) => !hidden.includes(id))
    .map((item) => ({
      id: item.id,
      title: pt ? item.title_pt : item.title_en,
      body: pt ? item.body_pt : item.body_en,
      created_at: item.created_at,
    }));
}

/**
 * Hides announcements for the signed-in user for good: those named, or all there are now. Unknown ids are ignored. What
 * was hidden and is too old to be shown again is forgotten. Three requests, one more where something is forgotten.
 */
export async function hideAlerts(ids?: readonly string[]): Promise<"OK"> {
  const { id, spaceId: space_id } = actor();
  const key = { space_id, id };
  const [newest, { data: user }] = await Promise.all([
    newestAlerts(MAX_HIDDEN),
    Spaces.db.entities.user.get(key).go({ attributes: ["hidden_alerts"] }),
  ]);
  const known = new Set(newest.map((alert) => alert.id));
  const hidden = [...known].slice(0, MAX_SHOWN).filter((alert) => ids === undefined || ids.includes(alert));
  if (hidden.length === 0) return "OK";
  const write = (params: Parameters<typeof update>[0]) => transact({ writes: [update(params)] });
  await write(Spaces.db.entities.user.patch(key).add({ hidden_alerts: hidden }).params());
  const old = (user?.hidden_alerts ?? []).filter((alert) => !known.has(alert));
  if (old.length > 0) await write(Spaces.db.entities.user.patch(key).delete({ hidden_alerts: old }).params());
  return "OK";
}
