import type { OpenChargeKind } from "../contracts/billing/payment-state.ts";
import { type Operation, type Refusal, update } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { db } from "./entities.ts";
import type { OpenChargeItem } from "./open-charge.entity.ts";
import { balancePatch } from "./patient-balance.ts";
import type { AppointmentItem } from "./records.ts";

/** Where a list of open charges goes on. */
export type OpenChargePlace = Pick<OpenChargeItem, "start" | "appointment_id">;
type Wanted = { patient: string; kind: OpenChargeKind };

/** Open charges of one record, oldest first, after a place. Strongly consistent; one Query. */
export async function openCharges({
  patient,
  kind,
  limit,
  after,
}: Wanted & { limit: number; after?: OpenChargePlace }): Promise<OpenChargeItem[]> {
  const of = { space_id: actor().spaceId, patient_id: patient, kind };
  const query = db.entities.openCharge.query.primary(of);
  const { data } = await (after ? query.gt(after) : query).go({ limit, pages: 1, consistent: true });
  return data;
}

/** Open charges of one record that begin after an instant, as many as one page of the database holds. One Query. */
export async function openChargesAfter({
  patient,
  kind,
  after,
}: Wanted & { after: string }): Promise<OpenChargeItem[]> {
  const { data } = await db.entities.openCharge.query
    .primary({ space_id: actor().spaceId, patient_id: patient, kind })
    .gt({ start: after })
    .go({ pages: 1, consistent: true });
  return data;
}

/** Ids of a record's appointments that are not in its balance. They were stored by a version without balances. */
export async function uncountedIds(patient: string): Promise<string[]> {
  const { data } = await db.entities.appointment.query
    .record({ space_id: actor().spaceId, patient_id: patient })
    .where(({ balance_version }, { notExists }) => notExists(balance_version))
    .go({ pages: "all", attributes: ["appointment_id"] });
  return data.map(({ appointment_id }) => appointment_id);
}

/** Marks a head as being in its patient's balance. Refused when it changed since it was read. */
export const countingWrite = (
  head: AppointmentItem,
  amounts: { paid: number; fee_owed: boolean },
  refusal: Refusal,
): Operation =>
  update(
    balancePatch(head, amounts)
      .where((attribute, { eq }) => eq(attribute.version, head.version))
      .params(),
    refusal,
  );
