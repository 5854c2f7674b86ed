/** A sign-in in one tab notifies tabs that wait for one; it does not say who signed in. */
export const CHANNEL = "meridian-session";
const here = crypto.randomUUID();

/** Notifies the browser's other tabs of a sign-in. */
export function announceSignIn() {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(here);
  channel.close();
}

/** Runs `listener` on a sign-in in another tab, until the returned function is called. */
export function onSignedInElsewhere(listener: () => void) {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  // The listening channel also receives this tab's own messages, which carry its own id.
  channel.addEventListener("message", ({ data }) => {
    if (data !== here) listener();
  });
  return () => channel.close();
}

/** Runs `listener` also when the network is back or the tab becomes visible. */
export function onMaybeSignedIn(listener: () => void) {
  const seen = () => {
    if (document.visibilityState === "visible") listener();
  };
  const stop = onSignedInElsewhere(listener);
  window.addEventListener("online", listener);
  document.addEventListener("visibilitychange", seen);
  return () => {
    stop();
    window.removeEventListener("online", listener);
    document.removeEventListener("visibilitychange", seen);
  };
}
