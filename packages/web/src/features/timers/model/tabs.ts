const CHANNEL = "meridian-timers";

/** Messages between the tabs of one browser; each tab ignores those of another user. */
export type TabMessage =
  /** A timer was started or changed: the list is read again. */
  | { user: string; what: "changed" }
  /** Timers ended: a tab in the background may have been suspended. */
  | { user: string; what: "over" }
  /** These ends were seen: they become silent. */
  | { user: string; what: "seen"; ends: readonly string[] };

const open = () => (typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL));

let sender: BroadcastChannel | undefined;

/** Sends a message to the browser's other tabs. */
export function postToTabs(message: TabMessage) {
  sender ??= open();
  sender?.postMessage(message);
}

/** Subscribes to messages of other tabs about a user; returns the cleanup. */
export function subscribeToTabs(user: string, listener: (message: TabMessage) => void) {
  const channel = open();
  const receive = ({ data }: MessageEvent<TabMessage>) => {
    if (data.user === user) listener(data);
  };
  channel?.addEventListener("message", receive);
  return () => channel?.close();
}
