import type * as z from "zod";
import {
  type alertAdminRoutes,
  type EditedAlert,
  MAX_RUNNING_ALERTS,
  newAlert,
} from "../contracts/accounts/alerts.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { put, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import * as Revisions from "../revisions/index.ts";
import { fold } from "../text/fold.ts";
import { type AlertItem, cursorAfter, NO_END } from "./alert.entity.ts";
import { notEnded } from "./alerts.service.ts";
import { db } from "./entities.ts";

const alerts = db.entities.alert;
type Fields = z.output<typeof newAlert>;
const EVERYBODY = { roles: [], plans: [], modules: [], languages: [] };
/** Days are the readers'; the back office counts them in UTC. */
const today = () => nowIso().slice(0, 10);

const toView = (item: AlertItem): EditedAlert => ({
  id: item.id,
  title: { en: item.title_en, pt: item.title_pt },
  body: { en: item.body_en, pt: item.body_pt },
  audience: item.audience ?? EVERYBODY,
  starts_on: item.starts_on,
  ends_on: item.ends_on === NO_END ? null : item.ends_on,
  dismissible: item.dismissible,
  state: item.state,
  updated_at: item.updated_at ?? item.created_at,
  updated_by: item.updated_by_name,
  version: item.version,
});

/** What the history keeps of an announcement. */
const revised = ({ audience = EVERYBODY, ...item }: AlertItem) => ({
  title_en: item.title_en,
  title_pt: item.title_pt,
  body_en: item.body_en,
  body_pt: item.body_pt,
  ...audience,
  starts_on: item.starts_on,
  ends_on: item.ends_on === NO_END ? null : item.ends_on,
  dismissible: item.dismissible,
  state: item.state,
});

const stored = ({ title, body, ends_on, ...fields }: Fields) => ({
  ...fields,
  title_en: title.en,
  title_pt: title.pt,
  body_en: body.en,
  body_pt: body.pt,
  ends_on: ends_on ?? NO_END,
});

type AlertsQuery = RequestOf<typeof alertAdminRoutes.listAlerts>["query"];

/** The largest number of requests for a filtered page; it may be incomplete then. */
const MOST_REQUESTS = 4;

/** A page of the announcements, newest first. One request, up to four with a search or filter. */
export async function listEditedAlerts(query: AlertsQuery) {
  const list = ["backoffice.alerts", query.search, query.state, query.time].join("|");
  const narrowed = [query.search, query.state, query.time].some(Boolean);
  const found: AlertItem[] = [];
  let cursor = await openCursor(list, query.cursor);
  for (let request = 0; request < (narrowed ? MOST_REQUESTS : 1); request += 1) {
    const page = await alerts.query.primary({}).go({ cursor, order: "desc", limit: query.limit });
    found.push(...page.data.filter((item) => matches(item, query)));
    cursor = page.cursor;
    if (cursor === null || found.length >= query.limit) break;
  }
  const items = found.slice(0, query.limit);
  const last = items.at(-1);
  if (last && found.length > items.length) cursor = cursorAfter(last);
  return { items: items.map(toView), next: await sealCursor(list, cursor) };
}

function matches(item: AlertItem, { search, state, time }: AlertsQuery): boolean {
  if (state && item.state !== state) return false;
  const when = item.ends_on < today() ? "ended" : item.starts_on > today() ? "later" : "now";
  if (time && when !== time) return false;
  return fold(`${item.title_en}\n${item.title_pt}`).includes(fold(search));
}

async function read(id: string): Promise<AlertItem> {
  const { data } = await alerts.get({ id }).go({ consistent: true });
  if (!data) throw absent("alert");
  return data;
}

/** One announcement. One request. Throws 404 `alert.not_found`. */
export const getEditedAlert = async (id: string): Promise<EditedAlert> => toView(await read(id));

/** Throws 409 `alert.too_many` where one more would be more than one request reads. One request. */
async function requireRoom(id: string, ends_on: string): Promise<void> {
  if (ends_on < today()) return;
  const others = (await notEnded(today())).filter((item) => item.id !== id);
  if (others.length >= MAX_RUNNING_ALERTS)
    throw new AppError("conflict", "alert.too_many", { details: { limit: MAX_RUNNING_ALERTS } });
}

/** Adds an announcement. Two requests. Throws 409 `alert.too_many`. */
export async function createAlert(fields: Fields): Promise<EditedAlert> {
  const at = nowIso();
  const after: AlertItem = {
    list: "alerts",
    id: newId("alert"),
    ...stored(fields),
    created_at: at,
    updated_at: at,
    updated_by_name: actor().name,
    version: 1,
  };
  await requireRoom(after.id, after.ends_on);
  const result = toView(after);
  await transact({
    writes: [put(alerts.create(after).params()), revision(after, {})],
    audit: { action: "create", record: after.id },
    result,
  });
  return result;
}

/** Changes an announcement. Three requests. Throws 404 `alert.not_found`, 409 `alert.stale`, `alert.too_many`. */
export async function updateAlert(
  id: string,
  { version, ...fields }: Fields & { version: number },
  action?: "revert",
): Promise<EditedAlert> {
  const before = await read(id);
  if (before.version !== version) throw stale("alert", toView(before));
  const after: AlertItem = {
    ...before,
    ...stored(fields),
    updated_at: nowIso(),
    updated_by_name: actor().name,
    version: version + 1,
  };
  await requireRoom(id, after.ends_on);
  const replaced = alerts.put(after).where((item, { eq }) => eq(item.version, version));
  await transact({
    writes: [put(replaced.params(), () => stale("alert", undefined)), revision(after, { before, action })],
    audit: { action: "update", record: id },
  });
  return toView(after);
}

/**
 * Writes an announcement as it was in an earlier version. Four requests. Throws 404 `revision.not_found` or `alert.not_found`, 409
 * `alert.stale`, `alert.too_many`, `revision.not_restorable`.
 */
export async function restoreAlert(
  id: string,
  { to, version }: { to: number; version: number },
): Promise<EditedAlert> {
  const { after } = await Revisions.stateIn(id, to);
  const { roles, plans, modules, languages, starts_on, ends_on, dismissible, state } = after;
  const fields = Revisions.fieldsThen(newAlert, {
    title: { en: after.title_en, pt: after.title_pt },
    body: { en: after.body_en, pt: after.body_pt },
    audience: { roles, plans, modules, languages },
    starts_on,
    ends_on,
    dismissible,
    state,
  });
  return updateAlert(id, { ...fields, version }, "revert");
}

type Revised = { before?: AlertItem; action?: "revert" | undefined };
const revision = (after: AlertItem, { before, action }: Revised) =>
  Revisions.revisionWrite({
    kind: "alert",
    subject: after.id,
    version: after.version,
    title: after.title_en,
    title_pt: after.title_pt,
    action,
    before: before && revised(before),
    after: revised(after),
  });
