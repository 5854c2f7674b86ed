import * as Accounts from "../accounts/index.ts";
import { CLOSING_DAYS, type Closing, type closingRoutes } from "../contracts/closing/closing.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { put, transact } from "../db/transact.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, invalidField } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import { fold } from "../text/fold.ts";
import { nextStep } from "./closing.policy.ts";
import { mailsOf } from "./mails.ts";
import { CLOSINGS_DUE, type SpaceClosingItem } from "./space-closing.entity.ts";
import { changeOf, closings, dueOrder, showOnSpace } from "./store.ts";

const DAY_MS = 86_400_000;

async function read(): Promise<SpaceClosingItem | undefined> {
  return (await closings.get({ space_id: actor().spaceId }).go({ consistent: true })).data ?? undefined;
}

const view = (item: SpaceClosingItem): Closing => ({
  state: item.state,
  reason: item.reason,
  requested_at: item.requested_at,
  requested_by_name: item.requested_by_name ?? "",
  due_at: item.due_at,
});

/** Whether the actor's space is to be closed. One request. */
export async function getClosing(): Promise<{ closing: Closing | null }> {
  const item = await read();
  return { closing: item ? view(item) : null };
}

type Asked = RequestOf<typeof closingRoutes.request>["body"];

/**
 * Asks to close the space in 30 days, with password and second factor, and mails all managers. Throws 403
 * `closing.owner_only` and `erasure.second_factor`, 400 for `space_name`, `password` or `totp`, 409 `closing.waits`.
 */
export async function requestClosing(body: Asked): Promise<{ closing: Closing }> {
  const { id, name, owner, spaceId } = actor();
  if (!owner) throw new AppError("forbidden", "closing.owner_only");
  const [before, space] = await Promise.all([
    read(),
    Spaces.db.entities.space.get({ id: spaceId }).go({ consistent: true }),
  ]);
  if (!space.data) throw absent("space");
  const waits = () => new AppError("conflict", "closing.waits");
  if (before && before.state !== "withdrawn") throw waits();
  if (fold(body.space_name) !== fold(space.data.space_name))
    throw invalidField("space_name", "closing.other_name");
  const due = now() + CLOSING_DAYS * DAY_MS;
  const due_at = new Date(due).toISOString();
  const item: SpaceClosingItem = {
    space_id: spaceId,
    state: "waiting",
    reason: body.reason,
    requested_at: nowIso(),
    requested_by: id,
    requested_by_name: name,
    due_at,
    version: (before?.version ?? 0) + 1,
    gsi3pk: CLOSINGS_DUE,
    gsi3sk: dueOrder(nextStep({ due_at, at: now() }).next, spaceId),
  };
  const first = closings
    .put(item)
    .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)));
  return Accounts.withSecondFactor(body, async (settles) => {
    await transact({
      writes: [put(first.params(), waits), showOnSpace(spaceId, due_at), settles],
      audit: { action: "close", record: spaceId },
      notify: await mailsOf({ ...space.data, id: spaceId } as Spaces.SpaceItem, due_at),
    });
    Spaces.forgetSpace(spaceId);
    return { closing: view(item) };
  });
}

/** Withdraws a closing that waits. Two requests. Throws 409 `closing.not_waiting`. */
export async function withdrawClosing(): Promise<{ closing: Closing }> {
  const item = await read();
  const refused = () => new AppError("conflict", "closing.not_waiting");
  if (item?.state !== "waiting") throw refused();
  const settled = { state: "withdrawn" as const, settled_at: nowIso(), settled_by: actor().id };
  const change = changeOf(item, settled, { removed: ["gsi3pk", "gsi3sk", "reminded"], refused });
  await transact({
    writes: [change, showOnSpace(item.space_id, undefined)],
    audit: { action: "withdraw", record: item.space_id },
  });
  Spaces.forgetSpace(item.space_id);
  return { closing: view({ ...item, ...settled }) };
}
