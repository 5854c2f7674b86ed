import * as Appointments from "../appointments/index.ts";
import type { billingRoutes, Charge, ChargedItem } from "../contracts/billing/billing.ts";
import { tookPlace } from "../contracts/billing/payment-state.ts";
import { type PriceLists, priceIn, priceName } from "../contracts/billing/price-lists.ts";
import { mayCharge } from "../contracts/kernel/access.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { auditRead } from "../db/audit.ts";
import { transact } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError, invalidField } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import * as Visits from "../visits/index.ts";
import { totalOf } from "./billing.policy.ts";
import {
  balanceChange,
  chargeWrite,
  mustBeCurrent,
  nextCharge,
  refusal,
  withCurrentAmounts,
} from "./payments.ts";
import { chargeView, readAccount } from "./queries.ts";

type Request = Pick<RequestOf<typeof billingRoutes.setPrice>, "params" | "body">;

/**
 * Sets the price of an appointment in any status. Prices of tests and treatments are read from the clinic's lists, not taken from the
 * caller. Throws 400 naming `items` if one has no price, 409 `charge.stale` if a payment was recorded or the price changed
 * since. Three requests, four for tests and treatments.
 */
export const setPrice = (request: Request): Promise<Charge> =>
  withCurrentAmounts(() => setPriceOnce(request));

async function setPriceOnce({ params, body }: Request): Promise<Charge> {
  const [account, lists] = await Promise.all([
    readAccount(params.appointment),
    body.basis === "items" ? priceLists() : undefined,
  ]);
  await mustBeCurrent(account, body.version);
  const { head } = account;
  const items = body.basis === "items" && lists ? pricedItems(body.items, lists) : [];
  const price = priceFrom(body, items, head.appointment_type.price);
  const fee_owed = !tookPlace(head);
  const charge = nextCharge(account, { items, fee_owed });
  const next = { ...account, head: { ...head, price }, charge };
  const result = chargeView(next);
  await transact({
    writes: [
      chargeWrite(account.charge, charge),
      Appointments.priceWrite(head, { price, fee_owed }, refusal),
      ...Appointments.balanceWrites([balanceChange(account, next)]),
    ],
    audit: { action: "update", record: head.appointment_id, patient: head.patient_id },
    result,
  });
  return result;
}

function priceFrom(body: Request["body"], items: readonly ChargedItem[], typePrice: number): number {
  if (body.basis === "typed") return body.price;
  return body.basis === "type" ? typePrice : totalOf(items);
}

const pricedItems = (chosen: readonly Omit<ChargedItem, "price">[], lists: PriceLists): ChargedItem[] =>
  chosen.map(({ list, key }) => {
    const price = priceIn(lists[list], key);
    if (price === undefined) throw invalidField("items", "price.not_found");
    return itemOf(lists, { list, key, price });
  });

/** An item with its name, if it is the clinic's own test or treatment. */
function itemOf(lists: PriceLists, item: ChargedItem): ChargedItem {
  const name = priceName(lists[item.list], item.key);
  return { ...item, ...(name && { name }) };
}

/**
 * The tests and treatments of an appointment that have a price, with today's prices. It reveals nothing else of the content, because
 * the front desk may call it. Two requests in parallel. Throws 404, and 403 for a colleague's appointment.
 */
export async function billableItems(appointmentId: string): Promise<{ items: ChargedItem[] }> {
  const [{ head, items }, lists] = await Promise.all([Visits.readBillableItems(appointmentId), priceLists()]);
  if (!mayCharge(actor(), head)) throw new AppError("forbidden", "appointment.not_own");
  await auditRead(appointmentId, head.patient_id);
  return {
    items: items.flatMap(({ list, key }) => {
      const price = priceIn(lists[list], key);
      return price === undefined ? [] : [itemOf(lists, { list, key, price })];
    }),
  };
}

async function priceLists(): Promise<PriceLists> {
  const { data } = await Spaces.db.entities.space.get({ id: actor().spaceId }).go({ attributes: ["prices"] });
  return (data?.prices as PriceLists | undefined) ?? { tests: [], treatments: [] };
}
