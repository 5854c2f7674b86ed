/** A sign-in in one page tells those that wait for it in others; who signed in is not said. */
export const CHANNEL = "meridian-session";
const here = crypto.randomUUID();

/** Tells the browser's other pages that somebody signed in here. */
export function announceSignIn() {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(here);
  channel.close();
}

/** Runs `listener` when somebody signed in in another page, until what it answers is called. */
export function onSignedInElsewhere(listener: () => void) {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  // A page hears itself too: the channel it speaks through is not the one it listens to.
  channel.addEventListener("message", ({ data }) => {
    if (data !== here) listener();
  });
  return () => channel.close();
}

/** The same, and whenever the network is back or one comes back to this page. */
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
