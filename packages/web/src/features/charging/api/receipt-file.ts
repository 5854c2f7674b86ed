import { accountsRoutes } from "@meridian/core/contracts/accounts";
import { chargingRoutes } from "@meridian/core/contracts/charging";
import { addressOf, call } from "@meridian/ui/api/client";
import { apiOrigin } from "@meridian/ui/api/config";
import { ApiError } from "@meridian/ui/api/errors";

/** How long the file stays in memory for the tab that shows it, milliseconds. */
const KEPT = 60_000;

/** Fetches a receipt and shows it in a tab of its own. Throws what the API says where it cannot. */
export async function openReceipt(receipt: string): Promise<void> {
  const address = `${await apiOrigin()}${addressOf(chargingRoutes.receiptPdf, { params: { receipt } })}`;
  const url = URL.createObjectURL(await fileAt(address));
  const link = document.createElement("a");
  link.href = url;
  link.target = "_blank";
  link.rel = "noopener";
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}

async function fileAt(address: string, again = true): Promise<Blob> {
  const answer = await fetch(address, { credentials: "include" }).catch(() => {
    throw new ApiError(0, { code: "offline", message: "", requestId: "" });
  });
  if (answer.ok) return answer.blob();
  if (answer.status === 401 && again) {
    // Renews the session silently, or leaves for the sign-in page.
    await call(accountsRoutes.refreshUser);
    return fileAt(address, false);
  }
  const body = await answer.json().catch(() => undefined);
  throw new ApiError(answer.status, body ?? { code: "unexpected", message: "", requestId: "" });
}
