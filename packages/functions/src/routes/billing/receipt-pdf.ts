import * as Billing from "@meridian/core/billing";
import { billingRoutes } from "@meridian/core/contracts/billing/billing";
import { handle } from "../../http/handle.ts";

export const handler = handle(billingRoutes.receiptPdf, ({ params }) => Billing.receiptPdf(params.receipt));
