import { billingRoutes } from "@meridian/core/contracts/billing/billing";
import { addressOf } from "@meridian/ui/api/client";
import { openFile } from "@meridian/ui/api/open-file";

/** Opens a receipt in a new tab. Throws the API's error when it cannot. */
export const openReceipt = (receipt: string): Promise<void> =>
  openFile(addressOf(billingRoutes.receiptPdf, { params: { receipt } }));
