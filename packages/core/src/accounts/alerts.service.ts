import type { SessionUser } from "../contracts/accounts/accounts.ts";
import type { AlertAudience } from "../contracts/accounts/alerts.ts";
import { activeModules } from "../contracts/kernel/access.ts";
import { transact, update } from "../db/transact.ts";
import { todayIn } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import * as Spaces from "../spaces/index.ts";
import { richText } from "../text/rich-text.ts";
import type { AlertItem } from "./alert.entity.ts";
import { db } from "./entities.ts";

/** Most announcements shown at once. */
const MAX_SHOWN = 20;
/** More than can be running at once, so that none is missed where two administrators publish at the same moment. */
const MAX_READ = 60;

/** The facts about a user by which announcements are chosen. */
type Reader = {
  role: SessionUser["role"];
  language: SessionUser["language"];
  plan: string | null;
  modules: readonly string[];
  today: string;
};

/** Announcements that have not ended on a day: those published, planned and in draft. One request. */
export async function notEnded(today: string): Promise<AlertItem[]> {
  const query = db.entities.alert.query.notEnded({ list: "alerts" }).gte({ ends_on: today });
  return (await query.go({ limit: MAX_READ })).data;
}

const admits = (list: readonly string[], ...values: readonly string[]) =>
  list.length === 0 || values.some((value) => list.includes(value));

/** Whether an announcement is for a reader: each list of its audience that is not empty names them. */
export const isFor = (audience: AlertAudience | undefined, reader: Reader): boolean =>
  audience === undefined ||
  (admits(audience.roles, reader.role) &&
    admits(audience.plans, reader.plan ?? "none") &&
    admits(audience.modules, ...reader.modules) &&
    admits(audience.languages, reader.language));

/** What a reader is shown now, newest first. One request. */
async function running(reader: Reader): Promise<AlertItem[]> {
  return (await notEnded(reader.today))
    .filter(({ state, starts_on }) => state === "published" && starts_on <= reader.today)
    .filter(({ audience }) => isFor(audience, reader))
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, MAX_SHOWN);
}

/** The user as announcements see them, at sign-in. */
export const readerOf = (user: SessionUser): Reader => ({
  role: user.role,
  language: user.language,
  plan: user.space?.subscription_plan?.code ?? null,
  modules: user.space ? activeModules(user, user.space) : [],
  today: todayIn(user.space?.time_zone ?? "UTC"),
});

/** Announcements a user has not hidden, newest first, in the user's language. One request. */
export async function visibleAlerts(reader: Reader, hidden: readonly string[]) {
  const pt = reader.language === "pt";
  return (await running(reader))
    .filter(({ id, dismissible }) => !dismissible || !hidden.includes(id))
    .map((item) => ({
      id: item.id,
      title: pt ? item.title_pt : item.title_en,
      body: richText(pt ? item.body_pt : item.body_en),
      dismissible: item.dismissible,
      created_at: item.created_at,
    }));
}

/** The signed-in user as announcements see them. */
function actorAsReader(): Reader {
  const { role, language, modules, space } = actor();
  return { role, language, plan: space.planCode, modules, today: todayIn(space.timeZone) };
}

const userKey = () => ({ space_id: actor().spaceId, id: actor().id });

/** The announcements for the signed-in user. Two requests. */
export async function listAlerts() {
  const { data } = await Spaces.db.entities.user.get(userKey()).go({ attributes: ["hidden_alerts"] });
  return { alerts: await visibleAlerts(actorAsReader(), data?.hidden_alerts ?? []) };
}

/**
 * Hides announcements for the signed-in user for good: those named, or all that are shown now. Unknown ids, and
 * announcements that stay, are ignored. What was hidden and has ended is forgotten. Three requests, one more where
 * something is forgotten.
 */
export async function hideAlerts(ids?: readonly string[]): Promise<"OK"> {
  const key = userKey();
  const reader = actorAsReader();
  const [known, { data: user }] = await Promise.all([
    notEnded(reader.today),
    Spaces.db.entities.user.get(key).go({ attributes: ["hidden_alerts"] }),
  ]);
  const hidden = known
    .filter(
      ({ dismissible, state, starts_on }) =>
        dismissible && state === "published" && starts_on <= reader.today,
    )
    .filter(({ id, audience }) => (ids === undefined ? isFor(audience, reader) : ids.includes(id)))
    .map(({ id }) => id);
  if (hidden.length === 0) return "OK";
  const write = (params: Parameters<typeof update>[0]) => transact({ writes: [update(params)] });
  await write(Spaces.db.entities.user.patch(key).add({ hidden_alerts: hidden }).params());
  const old = (user?.hidden_alerts ?? []).filter((alert) => !known.some(({ id }) => id === alert));
  if (old.length > 0) await write(Spaces.db.entities.user.patch(key).delete({ hidden_alerts: old }).params());
  return "OK";
}
