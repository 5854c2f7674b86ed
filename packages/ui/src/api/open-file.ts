import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { call } from "./client.ts";
import { apiOrigin } from "./config.ts";
import { ApiError } from "./errors.ts";

/** How long the file stays in memory for the tab that shows it, milliseconds. */
const KEPT = 60_000;

/** Fetches a file from the API and opens it in a new tab. Throws the API's error. */
export async function openFile(path: string): Promise<void> {
  const url = URL.createObjectURL(await fileAt(`${await apiOrigin()}${path}`));
  const link = document.createElement("a");
  link.href = url;
  link.target = "_blank";
  link.rel = "noopener";
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}

/**
 * Opens a link in a new tab that has to be asked for first. The tab is opened at once, while the press still counts, because
 * browsers block one that opens later. Throws what asking threw, with the tab closed.
 */
export async function openLink(link: () => Promise<string>): Promise<void> {
  const tab = window.open("about:blank", "_blank");
  try {
    const address = await link();
    if (!tab) return;
    tab.opener = null;
    tab.location.replace(address);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

async function fileAt(address: string, again = true): Promise<Blob> {
  const answer = await fetch(address, { credentials: "include" }).catch(() => {
    throw new ApiError(0, { code: "offline", message: "", requestId: "" });
  });
  if (answer.ok) return answer.blob();
  if (answer.status === 401 && again) {
    // Renews the session silently, or opens the sign-in page.
    await call(accountsRoutes.refreshUser);
    return fileAt(address, false);
  }
  const body = await answer.json().catch(() => undefined);
  throw new ApiError(answer.status, body ?? { code: "unexpected", message: "", requestId: "" });
}
