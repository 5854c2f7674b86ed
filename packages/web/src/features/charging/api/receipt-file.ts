import { chargingRoutes } from "@meridian/core/contracts/charging";
import { addressOf } from "@meridian/ui/api/client";
import { openFile } from "@meridian/ui/api/open-file";

/** Shows a receipt in a tab of its own. Throws what the API says where it cannot. */
export const openReceipt = (receipt: string): Promise<void> =>
  openFile(addressOf(chargingRoutes.receiptPdf, { params: { receipt } }));
