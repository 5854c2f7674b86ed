import type { billingRoutes, DayPayments } from "../contracts/billing/billing.ts";
import { mayCharge } from "../contracts/kernel/access.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { todayIn } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { totalsOf } from "./billing.policy.ts";
import { db } from "./entities.ts";
import { paymentView } from "./queries.ts";

type Query = RequestOf<typeof billingRoutes.day>["query"];

/**
 * A day's payments in order, by default today's. Professionals see those of their own appointments. Throws 404
 * `establishment.not_found`. One request.
 */
export async function day({ establishment, date }: Query): Promise<DayPayments> {
  const viewer = actor();
  const { spaceId, space } = viewer;
  if (establishment && !space.establishments.some(({ id }) => id === establishment))
    throw absent("establishment");
  const { data } = await db.entities.payment.query
    .ofDay({
      space_id: spaceId,
      day: date ?? todayIn(space.timeZone),
      ...(establishment && { establishment_id: establishment }),
    })
    .go({ pages: "all" });
  const items = data
    .filter((item) => mayCharge(viewer, item))
    .sort((a, b) => (a.payment_id < b.payment_id ? -1 : 1));
  return {
    items: items.map((item) => ({
      ...paymentView(item),
      appointment: item.appointment_id,
      patient: item.patient_id,
      patient_name: item.patient_name,
      professional: item.professional_id,
      establishment: item.establishment_id,
    })),
    next: null,
    ...totalsOf(items),
  };
}
