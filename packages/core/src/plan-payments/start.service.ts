import type { RequestOf } from "../contracts/kernel/route.ts";
import type { PlanPayment, planPaymentsRoutes } from "../contracts/plan-payments/plan-payments.ts";
import { MIN_PROVIDER_CENTS, type PlanPaymentMethod } from "../contracts/plan-payments/terms.ts";
import type { Order } from "../contracts/subscription/offers.ts";
import { earlierResult } from "../db/idempotency.ts";
import { retryOn } from "../db/retry-on.ts";
import { put, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor, withoutIdempotency } from "../platform/context.ts";
import { AppError, invalidField } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { beginPayment, cancelPayment, isRefusal, type ProviderPayment } from "../platform/payments.ts";
import { IdempotentReplay } from "../platform/replay.ts";
import { portugueseMobile } from "../platform/sms.ts";
import type { SpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import * as Subscription from "../subscription/index.ts";
import { fold } from "../text/fold.ts";
import { referenceMail } from "./mails.ts";
import type { PlanPaymentItem } from "./plan-payment.entity.ts";
import { settle } from "./settle.ts";
import {
  db,
  notOpen,
  openUntil,
  openWrite,
  type PaymentReference,
  paymentView,
  readPayment,
  replace,
  withDue,
} from "./store.ts";

type Start = RequestOf<typeof planPaymentsRoutes.start>["body"];
type Started = { payment: string };

/**
 * Begins a payment of what the cart holds. A repeated request goes on with the payment of the first one. What the
 * provider refuses, or does not answer, is answered as a failed payment. Throws 400 for a phone that is no Portuguese
 * mobile, 409 `cart.empty`, `cart.changed` with the present order, `closing.no_payments`, `plan_payment.already_open` and
 * `plan_payment.amount_too_small`, 403 `plan.requirements`.
 */
export async function start(body: Start): Promise<PlanPayment> {
  const phone = body.method === "mb_way" ? portugueseMobile(body.phone) : undefined;
  if (body.method === "mb_way" && !phone) throw invalidField("phone", "phone.not_portuguese_mobile");
  const earlier = await earlierResult<Started>();
  const payment = earlier?.payment ?? (await begin(body));
  // The idempotency key belongs to the transaction in which the payment began.
  return withoutIdempotency(() => goOn({ space: actor().spaceId, payment }, phone));
}

/** Writes the payment. Returns its id, or that of the first request where this one repeats it at the same moment. */
async function begin(body: Start): Promise<string> {
  try {
    return await retryOn(["write.conflict"], () => write(body), { attempts: 4 });
  } catch (error) {
    if (error instanceof IdempotentReplay) return (error.result as Started).payment;
    throw error;
  }
}

async function write(body: Start): Promise<string> {
  const { order, cartVersion, space } = await Subscription.orderFromCart();
  if (space.closing) throw new AppError("conflict", "closing.no_payments");
  if (cartVersion !== body.cart_version || order.total_cents !== body.total_cents)
    throw new AppError("conflict", "cart.changed", { current: { order, cart_version: cartVersion } });
  const method = methodFor(body.method, order);
  const item = newPayment(method, { order, cartVersion, space });
  await transact({
    writes: [
      put(db.entities.payment.create(withDue(item)).params()),
      openWrite(item),
      ...(await Subscription.startWrites(space, order)),
    ],
    audit: { action: "create", record: item.payment_id },
    result: { payment: item.payment_id } satisfies Started,
  });
  Spaces.forgetSpace(space.id);
  return item.payment_id;
}

/** An order of 0 needs no method. The provider takes no amounts below its minimum. */
function methodFor(method: PlanPaymentMethod, { total_cents }: Order): PlanPaymentMethod {
  if (total_cents === 0) return "free";
  if (method === "free") throw invalidField("method", "required");
  if (method !== "transfer" && total_cents < MIN_PROVIDER_CENTS)
    throw new AppError("conflict", "plan_payment.amount_too_small", {
      details: { cents: MIN_PROVIDER_CENTS },
    });
  return method;
}

function newPayment(
  method: PlanPaymentMethod,
  { order, cartVersion, space }: { order: Order; cartVersion: number; space: SpaceItem },
): PlanPaymentItem {
  const at = nowIso();
  const payment_id = newId("planPayment");
  return {
    space_id: space.id,
    payment_id,
    space_name: space.space_name,
    search_key: `${fold(space.space_name)} ${payment_id.toLowerCase()}`,
    method,
    status: "pending",
    order,
    cart_version: cartVersion,
    received_cents: 0,
    given: false,
    reserved: true,
    started_by: actor().id,
    created_at: at,
    open_until: openUntil(method, at),
    updated_at: at,
    version: 1,
  };
}

/** Completes a payment of 0, or begins it at the provider, unless an earlier request did. */
async function goOn(named: PaymentReference, phone: string | undefined): Promise<PlanPayment> {
  const item = await readPayment(named);
  const untouched = item.status === "pending" && item.intent_id === undefined;
  if (!untouched || item.method === "transfer") return paymentView(item);
  if (item.method === "free") return paymentView(await settle(named, { kind: "nothing_due" }));
  return paymentView(await atProvider(item, phone));
}

async function atProvider(item: PlanPaymentItem, phone: string | undefined): Promise<PlanPaymentItem> {
  const named = { space: item.space_id, payment: item.payment_id };
  const reader = await readerOf(item);
  try {
    const begun = await beginPayment({
      payment: item.payment_id,
      space: item.space_id,
      cents: item.order.total_cents,
      email: reader.email,
      ...(phone && { phone }),
    });
    const known = await attach(named, begun, reader);
    return begun.status === "failed" ? await settle(named, { kind: "provider_failed" }) : known;
  } catch (error) {
    const refused = isRefusal(error);
    log("warn", "payment not begun", { record: item.payment_id, ...errorFacts(error) });
    return settle(named, { kind: refused ? "provider_failed" : "unavailable" });
  }
}

async function readerOf({ space_id, started_by }: PlanPaymentItem) {
  const { users } = await Spaces.spacesAndUsersIn([], [{ space: space_id, user: started_by }]);
  const [user] = users;
  if (!user) throw new Error("a payment without its user");
  return user;
}

/** Stores what the provider calls the payment, and sends the payment reference by mail. A webhook may come first. */
const attach = (
  named: PaymentReference,
  begun: ProviderPayment,
  reader: Parameters<typeof referenceMail>[1],
): Promise<PlanPaymentItem> =>
  retryOn(
    ["write.conflict"],
    async () => {
      const item = await readPayment(named);
      if (item.intent_id === begun.id && item.reference) return item;
      const next: PlanPaymentItem = {
        ...item,
        intent_id: begun.id,
        ...(begun.reference && { reference: begun.reference }),
      };
      await transact({
        writes: [replace(item, next)],
        notify: begun.reference && item.status === "pending" ? [referenceMail(next, reader)] : [],
      });
      return { ...next, version: item.version + 1 };
    },
    { attempts: 6 },
  );

/**
 * Cancels a payment for which no money came. One that ended already is answered as it is. Throws 404, 409
 * `plan_payment.not_open`. If the provider received the money meanwhile, the payment is paid.
 */
export async function cancel(payment: string): Promise<PlanPayment> {
  const named = { space: actor().spaceId, payment };
  const ended = (item: PlanPaymentItem) => item.status === "failed" || item.status === "expired";
  const item = await settle(
    named,
    { kind: "cancelled" },
    {
      requires: (found) => {
        if (found.status !== "pending" && !ended(found)) throw notOpen(found);
      },
    },
  );
  if (!item.intent_id) return paymentView(item);
  try {
    const { status, received_cents } = await cancelPayment(item.intent_id);
    if (status === "succeeded")
      return paymentView(await settle(named, { kind: "provider_succeeded", received_cents }));
  } catch (error) {
    // Money that arrives in spite of this counts.
    log("warn", "payment not cancelled", { record: payment, ...errorFacts(error) });
  }
  return paymentView(item);
}
