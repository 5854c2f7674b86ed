import * as Business from "../business/index.ts";
import type { Notification } from "../db/outbox.ts";
import { retryOn } from "../db/retry-on.ts";
import { type Operation, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import * as Revisions from "../revisions/index.ts";
import type { SpaceItem, UserItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import * as Subscription from "../subscription/index.ts";
import { mailsOf } from "./mails.ts";
import { after, type PaymentChange, type PaymentEvent } from "./payment-states.ts";
import { MAX_HISTORY, type PaymentHistoryEntry, type PlanPaymentItem } from "./plan-payment.entity.ts";
import { closeWrite, openWrite, type PaymentReference, readPayment, replace, stateOf } from "./store.ts";

const ATTEMPTS = 8;

/** Who a change is by, for the audit trail, where no user is signed in. */
type By = Extract<PaymentHistoryEntry["by"], "payment-provider" | "clock">;

export type Settlement = {
  /** Further attributes that the event brings. */
  changes?: Partial<PlanPaymentItem>;
  by?: By;
  /** The provider's id of the payment, where it may not be known yet. */
  intent?: string;
  /** Checked against the payment as it is read, before anything else. Throws to refuse. */
  requires?: (item: PlanPaymentItem) => void;
  /** Throws where the event is not possible in the payment's state. Without it nothing is changed then. */
  refused?: (item: PlanPaymentItem) => Error;
};

/**
 * Lets an event happen to a payment, with all it brings, in one transaction: the order is given or taken back, the code's
 * use is reserved or released, the mail is queued. Whoever writes at the same moment goes first, and the event is
 * decided anew. A repeated or late event changes nothing. Two requests, five where something is given or taken back,
 * without those that the subscription makes; the same again for each conflict.
 */
export async function settle(
  named: PaymentReference,
  event: PaymentEvent,
  settlement: Settlement = {},
): Promise<PlanPaymentItem> {
  const settled = await retryOn(["write.conflict"], () => attempt(named, event, settlement), {
    attempts: ATTEMPTS,
  });
  Spaces.forgetSpace(named.space);
  return settled;
}

async function attempt(
  named: PaymentReference,
  event: PaymentEvent,
  { changes = {}, by, intent, requires, refused }: Settlement,
): Promise<PlanPaymentItem> {
  const item = await readPayment(named);
  requires?.(item);
  const change = after(stateOf(item), event);
  if (!change) {
    if (refused) throw refused(item);
    return item;
  }
  const at = nowIso();
  const next = changed(item, change, {
    ...changes,
    history: withEntry(item, { at, event: event.kind, by: by ?? actingSide() }, change),
    ...(intent && { intent_id: intent }),
    ...(change.effects.includes("give") && { paid_at: at }),
  });
  const { space, notify } = await surroundings(item, next);
  await transact({
    writes: [
      replace(item, next),
      ...(by === undefined && actingSide() === "administrator" ? [revision(item, next)] : []),
      ...(await effectWrites(change, { before: item, item: next, space, at })),
    ],
    audit: { action: "status", record: item.payment_id, space: item.space_id, ...(by && { user: by }) },
    notify,
  });
  return { ...next, version: item.version + 1 };
}

/** What the back office's history keeps of a payment. */
const revised = ({ status, received_cents, given, remark }: PlanPaymentItem) => ({
  status,
  received_cents,
  given,
  remark,
});

const revision = (before: PlanPaymentItem, after: PlanPaymentItem): Operation =>
  Revisions.revisionWrite({
    kind: "payment",
    subject: before.payment_id,
    space_id: before.space_id,
    title: before.space_name,
    version: before.version + 1,
    before: revised(before),
    after: revised(after),
  });

/** The payment's history with what happened now; of a very long one the oldest entries are dropped. */
function withEntry(
  { history = [] }: PlanPaymentItem,
  entry: Pick<PaymentHistoryEntry, "at" | "event" | "by">,
  { state: { status, received_cents } }: PaymentChange,
): PaymentHistoryEntry[] {
  return [...history, { ...entry, status, received_cents }].slice(-MAX_HISTORY);
}

const actingSide = () => (actor().spaceId === Spaces.BACKOFFICE ? "administrator" : "clinic");

function changed(
  item: PlanPaymentItem,
  { state }: PaymentChange,
  changes: Partial<PlanPaymentItem>,
): PlanPaymentItem {
  const { status, received_cents, given, reserved } = state;
  return {
    ...item,
    ...changes,
    status,
    received_cents,
    given,
    reserved,
    reason: state.reason ?? undefined,
    open_until: status === "pending" ? item.open_until : undefined,
  } as PlanPaymentItem;
}

type Facts = { before: PlanPaymentItem; item: PlanPaymentItem; space: SpaceItem; at: string };

/** Counts what was received as this month's income, and the first payment after a free trial. */
function incomeWrite({ method, received_cents }: PlanPaymentItem, space: SpaceItem): Operation {
  const converts = space.free_trial_used && space.first_paid_at === undefined;
  return Business.countInMonth({
    ...(method !== "free" && { [method]: received_cents }),
    conversions: converts ? 1 : 0,
  });
}

/** The writes that a change brings with it. */
async function effectWrites(
  { effects }: PaymentChange,
  { before, item, space, at }: Facts,
): Promise<Operation[]> {
  const { order, payment_id } = item;
  const writes: Operation[] = [];
  for (const effect of effects) {
    if (effect === "give") {
      writes.push(...(await Subscription.paidWrites(space, order, payment_id, at)), incomeWrite(item, space));
      if (before.reserved) writes.push(closeWrite(item));
    } else if (effect === "count_use") writes.push(...Subscription.recountWrites(space, order));
    else if (effect === "take_back")
      writes.push(
        ...Subscription.refundWrites(space, order, payment_id),
        Business.countInMonth({ refunded: item.received_cents }),
      );
    else if (effect === "reserve")
      writes.push(openWrite(item), ...(await Subscription.startWrites(space, order, { again: true })));
    else writes.push(closeWrite(item), ...Subscription.endedWrites(space, order));
  }
  return writes;
}

/** The space, and the mails to whoever began the payment, or to the owner where that user left. One request or two. */
async function surroundings(
  before: PlanPaymentItem,
  item: PlanPaymentItem,
): Promise<{ space: SpaceItem; notify: Notification[] }> {
  const { space_id, started_by } = item;
  const { spaces, users } = await Spaces.spacesAndUsersIn(
    [space_id],
    [{ space: space_id, user: started_by }],
  );
  const [space] = spaces;
  if (!space) throw new Error("a payment without its space");
  const reader = users.find(({ active }) => active) ?? (await ownerOf(space));
  return { space, notify: reader ? mailsOf(before, item, reader) : [] };
}

async function ownerOf(space: SpaceItem): Promise<UserItem | undefined> {
  const { users } = await Spaces.spacesAndUsersIn([], [{ space: space.id, user: space.owner_id }]);
  return users.find(({ active }) => active);
}
