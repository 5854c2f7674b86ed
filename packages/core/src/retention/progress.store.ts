import { can } from "../contracts/kernel/access.ts";
import type { Notification } from "../db/outbox.ts";
import { transact, update } from "../db/transact.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import * as Spaces from "../spaces/index.ts";
import { db } from "./entities.ts";
import type { RetentionWalk } from "./retention.entity.ts";

/** Days between two mails that proposals wait. */
const MAIL_EVERY_DAYS = 7;
/** A walk that comes a little earlier than a week after the last one still sends its mail. */
const HOUR_MS = 3_600_000;

/** Stores how far a walk is. */
export const saveWalk = (space_id: string, walk: RetentionWalk) =>
  db.entities.progress.update({ space_id }).set({ walk }).go();

type Completed = { settings: number; open: number; told_at: string | undefined };

/** Stores that a walk is complete, and mails the managers where proposals wait and none was sent for a week. */
export async function completeWalk(space_id: string, { settings, open, told_at }: Completed): Promise<void> {
  const isMailDue = !told_at || now() - Date.parse(told_at) >= MAIL_EVERY_DAYS * 24 * HOUR_MS - HOUR_MS;
  const notify = open > 0 && isMailDue ? await mailsOf(space_id, open) : [];
  const completed = {
    completed_at: nowIso(),
    settings,
    open,
    ...(notify.length > 0 && { told_at: nowIso() }),
  };
  const change = db.entities.progress.update({ space_id }).set(completed).remove(["walk"]);
  // Of two runs at the same moment only one sends.
  const unchanged = change.where((stored, { eq, notExists }) =>
    told_at ? eq(stored.told_at, told_at) : notExists(stored.told_at),
  );
  await transact({ writes: [update(unchanged.params())], notify });
}

/** A mail to each manager, in the manager's language. Two requests. None for a clinic that is to be closed. */
async function mailsOf(space: string, open: number): Promise<Notification[]> {
  const { data } = await Spaces.db.entities.space.get({ id: space }).go();
  if (!data || data.closing) return [];
  return (await Spaces.managersOf(space)).map(({ language, email }) => ({
    channel: "email",
    template: "retention-waiting",
    language,
    to: email,
    space,
    facts: { clinic: data.space_name, count: String(open) },
  }));
}

/** Changes the number of proposals that wait. The next walk counts them anew. */
export const addWaiting = (space_id: string, added: number) =>
  db.entities.progress.update({ space_id }).add({ open: added }).go();

/** How many proposals wait for a decision, for managers; 0 for others. One request. */
export async function countWaiting(): Promise<number> {
  const viewer = actor();
  if (!can(viewer, "clinic.manage")) return 0;
  const { data } = await db.entities.progress.get({ space_id: viewer.spaceId }).go();
  return Math.max(0, data?.open ?? 0);
}
