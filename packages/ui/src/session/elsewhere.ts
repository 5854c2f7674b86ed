/** A sign-in in one page tells those that wait for it in others; who signed in is not said. */
const CHANNEL = "meridian-session";
const here = crypto.randomUUID();

/** Tells the browser's other pages that somebody signed in here. */
export function tellSignedIn() {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(here);
  channel.close();
}

/** Runs `listener` when somebody signed in in another page, and whenever one comes back to this one. */
export function onMaybeSignedIn(listener: () => void) {
  const seen = () => {
    if (document.visibilityState === "visible") listener();
  };
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  channel?.addEventListener("message", listener);
  window.addEventListener("online", listener);
  document.addEventListener("visibilitychange", seen);
  return () => {
    channel?.close();
    window.removeEventListener("online", listener);
    document.removeEventListener("visibilitychange", seen);
  };
}

/** Runs `listener` when somebody signed in in another page, for as long as this one lives. */
export function onSignedInElsewhere(listener: () => void) {
  if (typeof BroadcastChannel === "undefined") return;
  new BroadcastChannel(CHANNEL).addEventListener("message", ({ data }) => {
    if (data !== here) listener();
  });
}
