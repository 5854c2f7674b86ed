import { forgetDraftKey } from "../drafts/drafts.ts";
import { clearSession } from "./session.ts";

/**
 * Leaves for the sign-in page with a full page load, so that nothing of the session stays in memory. Drafts stay on
 * the device, encrypted.
 */
export function leaveSignedOut(signIn: string) {
  clearSession({ keepDrafts: true });
  forgetDraftKey();
  window.location.assign(signIn);
}

/** Reloads a page that the browser restores from its back/forward cache, because it may belong to another user. */
export const reloadWhenRestoredFromCache = () =>
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
