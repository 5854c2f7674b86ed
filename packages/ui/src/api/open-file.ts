import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { call } from "./client.ts";
import { apiOrigin } from "./config.ts";
import { ApiError } from "./errors.ts";
import { exampleHeader } from "./example-mode.ts";

/** How long the file stays in memory for the tab that shows it, milliseconds. */
const KEPT = 60_000;

/** Fetches a file from the API and shows it in a new tab. Throws `popup.blocked` or the API's error. */
export async function openFile(path: string): Promise<void> {
  await openLink(async () => {
    const url = URL.createObjectURL(await fetchFile(path));
    setTimeout(() => URL.revokeObjectURL(url), KEPT);
    return url;
  });
}

/**
 * Opens a link in a new tab that has to be asked for first. The tab is opened at once, while the press still counts, because
 * browsers block one that opens later. Throws `popup.blocked` where even this one is, or what asking threw, with the tab closed.
 */
export async function openLink(link: () => Promise<string>): Promise<void> {
  const tab = window.open("about:blank", "_blank");
  if (!tab) throw new ApiError(0, { code: "popup.blocked" });
  try {
    const address = await link();
    tab.opener = null;
    tab.location.replace(address);
  } catch (error) {
    tab.close();
    throw error;
  }
}

/** Fetches a file from the API. Throws the API's error. */
export const fetchFile = async (path: string, signal?: AbortSignal): Promise<Blob> =>
  fileAt(`${await apiOrigin()}${path}`, signal);

async function fileAt(address: string, signal?: AbortSignal, again = true): Promise<Blob> {
  const answer = await fetch(address, {
    credentials: "include",
    headers: exampleHeader(),
    ...(signal && { signal }),
  }).catch(() => {
    signal?.throwIfAborted();
    throw new ApiError(0, { code: "offline", message: "", requestId: "" });
  });
  if (answer.ok) return answer.blob();
  if (answer.status === 401 && again) {
    // Renews the session silently, or opens the sign-in page.
    await call(accountsRoutes.refreshUser);
    return fileAt(address, signal, false);
  }
  const body = await answer.json().catch(() => undefined);
  throw new ApiError(answer.status, body ?? { code: "unexpected", message: "", requestId: "" });
}
