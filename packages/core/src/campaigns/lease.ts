import { type Operation, transact, update } from "../db/transact.ts";
import { updateOnce } from "../db/update-once.ts";
import { now } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { newToken } from "../platform/ids.ts";
import type { CampaignItem } from "./campaign.entity.ts";
import { db } from "./entities.ts";

/** Milliseconds for which a run has a mail for itself; every step says so again. No step takes as long. */
const LEASE = 120_000;

/** Thrown where another run has the mail now, or an administrator paused or ended it. */
export class LeaseLost extends Error {}

/**
 * Takes a mail for this run, unless another one works on it, and returns it as it is then: one that was read before could lack a
 * step that the other run made since. One request.
 */
export async function claim({ id }: CampaignItem): Promise<CampaignItem | undefined> {
  const moment = now();
  const own = newToken();
  const patch = db.entities.campaign
    .patch({ id })
    .set({ lease: own, lease_until: moment + LEASE })
    .where(({ lease, lease_until, state }, { eq, lt, notExists }) => {
      const isFree = `(${notExists(lease)} OR ${lt(lease_until, moment)})`;
      const isOpen = WORKED_ON.map((one) => eq(state, one)).join(" OR ");
      return `${isFree} AND (${isOpen})`;
    });
  const Item = await updateOnce(patch.params(), (found) => found.lease === own);
  return (Item && db.entities.campaign.parse({ Item }).data) ?? undefined;
}

const WORKED_ON: readonly CampaignItem["state"][] = ["scheduled", "sending", "paused", "cancelled"];

/** Whether somebody else changed the same at this moment. */
export const isRefused = (error: unknown): boolean =>
  error instanceof LeaseLost || (error instanceof AppError && error.code === "write.conflict");

/** Set and added in one step of a run. */
type Step = {
  set?: Partial<CampaignItem>;
  add?: Partial<Record<"total" | "queued" | "sent" | "failed" | "skipped", number>>;
  remove?: (keyof CampaignItem)[];
};

/**
 * Writes a step of a run together with what it did: all of it, or nothing where the run has the mail no longer or an
 * administrator changed it. Returns the mail as it is then. One request.
 */
export async function step(
  item: CampaignItem,
  { set = {}, add = {}, remove = [] }: Step,
  writes: readonly Operation[] = [],
): Promise<CampaignItem> {
  const held = remove.includes("lease") ? {} : { lease_until: now() + LEASE };
  const change = { ...held, ...set };
  const patch = db.entities.campaign
    .patch({ id: item.id })
    .set(change)
    .add(add)
    .remove(remove as never)
    .where(
      ({ lease, version }, { eq }) => `${eq(lease, String(item.lease))} AND ${eq(version, item.version)}`,
    );
  await transact({ writes: [update(patch.params(), () => new LeaseLost()), ...writes] });
  const sums = Object.entries(add).map(([name, more]) => [name, item[name as "total"] + Number(more)]);
  const after = { ...item, ...change, ...Object.fromEntries(sums) };
  return Object.fromEntries(
    Object.entries(after).filter(([name]) => !remove.includes(name as keyof CampaignItem)),
  ) as CampaignItem;
}
