import * as Appointments from "../appointments/index.ts";
import type { billingRoutes, Charge, ChargedItem } from "../contracts/billing/billing.ts";
import { tookPlace } from "../contracts/billing/payment-state.ts";
import { type PriceLists, priceIn, priceName } from "../contracts/billing/price-lists.ts";
import { mayCharge } from "../contracts/kernel/access.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { transact } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError, invalidField } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import * as Visits from "../visits/index.ts";
import { totalOf } from "./billing.policy.ts";
import { chargeWrite, mustBeCurrent, nextCharge, refusal } from "./payments.ts";
import { chargeView, readAccount } from "./queries.ts";

type Request = Pick<RequestOf<typeof billingRoutes.setPrice>, "params" | "body">;

/**
 * Sets what an appointment costs, whatever its state. Prices of tests and treatments are read from the clinic's lists,
 * never taken from the caller: 400 naming `items` where one has none. 409 `charge.stale` where somebody noted a payment
 * or changed the price since. Three requests, four for tests and treatments.
 */
export async function setPrice({ params, body }: Request): Promise<Charge> {
  const [account, lists] = await Promise.all([
    readAccount(params.appointment),
    body.basis === "items" ? priceLists() : undefined,
  ]);
  await mustBeCurrent(account, body.version);
  const { head } = account;
  const items = body.basis === "items" && lists ? pricedItems(body.items, lists) : [];
  const price = priceFrom(body, items, head.appointment_type.price);
  const stands = !tookPlace(head);
  const charge = nextCharge(account, { items, stands });
  const result = chargeView({ ...account, head: { ...head, price }, charge });
  await transact({
    writes: [chargeWrite(account.charge, charge), Appointments.priceWrite(head, { price, stands }, refusal)],
    audit: { action: "update", record: head.appointment_id },
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

/** An item with its own name, where the clinic gave it one. */
function itemOf(lists: PriceLists, item: ChargedItem): ChargedItem {
  const name = priceName(lists[item.list], item.key);
  return { ...item, ...(name && { name }) };
}

/**
 * The tests and treatments an appointment holds that have a price, with today's. Nothing else of its content: the front
 * desk may ask. Two requests at once. 404 for another space's, 403 for a colleague's.
 */
export async function billableItems(appointmentId: string): Promise<{ items: ChargedItem[] }> {
  const [{ head, items }, lists] = await Promise.all([Visits.readBillableItems(appointmentId), priceLists()]);
  if (!mayCharge(actor(), head)) throw new AppError("forbidden", "appointment.not_own");
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
