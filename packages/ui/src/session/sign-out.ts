import { forgetDraftKey } from "../drafts/drafts.ts";
import { clearSession } from "./session.ts";

/**
 * Leaves the page for the place where one signs in, so that nothing of the session stays in memory. What is still on
 * the screen until then draws itself as it was. Drafts stay on the device, unreadable.
 */
export function leaveSignedOut(signIn: string) {
  clearSession({ keepDrafts: true });
  forgetDraftKey();
  window.location.assign(signIn);
}

/** A page that the browser had put aside whole, and brings back by its Back, may be another's by now: it starts anew. */
export const reloadWhenRestoredFromCache = () =>
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
