import { billingRoutes } from "@meridian/core/contracts/billing/billing";
import { addressOf } from "@meridian/ui/api/client";
import { openFile } from "@meridian/ui/api/open-file";

/** Shows a receipt in a tab of its own. Throws what the API says where it cannot. */
export const openReceipt = (receipt: string): Promise<void> =>
  openFile(addressOf(billingRoutes.receiptPdf, { params: { receipt } }));
