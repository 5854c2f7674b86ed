import { mayCharge } from "../contracts/kernel/access.ts";
import { connect } from "../db/service.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { ReceiptEntity, type ReceiptItem } from "./receipt.entity.ts";

const db = connect({ receipt: ReceiptEntity });

/** Reads a receipt. Throws 404, and 403 for a colleague's appointment. One request. */
export async function readReceipt(receiptId: string): Promise<ReceiptItem> {
  const { data } = await db.entities.receipt.get({ space_id: actor().spaceId, receipt_id: receiptId }).go();
  if (!data) throw absent("receipt");
  if (!mayCharge(actor(), data)) throw new AppError("forbidden", "appointment.not_own");
  return data;
}
