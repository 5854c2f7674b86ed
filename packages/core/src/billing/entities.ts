import { connect } from "../db/service.ts";
import { ChargeEntity, PaymentEntity } from "./charge.entity.ts";
import { NumbersEntity, ReceiptEntity } from "./receipt.entity.ts";

/** The entities of billing. */
export const db = connect({
  charge: ChargeEntity,
  payment: PaymentEntity,
  receipt: ReceiptEntity,
  numbers: NumbersEntity,
});
