import { setExample } from "../api/example-mode.ts";
import { forgetDraftKey } from "../drafts/drafts.ts";
import { clearSession } from "./session.ts";

/**
 * Leaves for the sign-in page with a full page load, so that nothing of the session stays in memory. Drafts stay on
 * the device, encrypted.
 */
export function leaveSignedOut(signIn: string) {
  clearSession({ keepDrafts: true });
  forgetDraftKey();
  setExample(undefined);
  window.location.assign(signIn);
}

/**
 * Shows nothing of a page that the browser restores from its back/forward cache, because it may belong to another user:
 * it is hidden when it is left, and loaded again when it is restored.
 */
export function hideRestoredPages(reload = () => window.location.reload()) {
  window.addEventListener("pagehide", ({ persisted }) => {
    if (persisted) document.documentElement.hidden = true;
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reload();
  });
}
