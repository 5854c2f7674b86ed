const CHANNEL = "meridian-timers";

/** What the pages of one browser tell one another; each checks that it is about its own user. */
export type TabMessage =
  /** Something was started or changed: ask the server. */
  | { user: string; what: "changed" }
  /** These ends rang out here: look, a page in the background may have slept. */
  | { user: string; what: "over" }
  /** These ends were seen: be silent. */
  | { user: string; what: "seen"; ends: readonly string[] };

const open = () => (typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL));

let speaking: BroadcastChannel | undefined;

/** Tells the browser's other pages. */
export function messageTabs(news: TabMessage) {
  speaking ??= open();
  speaking?.postMessage(news);
}

/** Hears what other pages tell about a user; returns the way back. */
export function hearTabs(user: string, listener: (news: TabMessage) => void) {
  const channel = open();
  const hear = ({ data }: MessageEvent<TabMessage>) => {
    if (data.user === user) listener(data);
  };
  channel?.addEventListener("message", hear);
  return () => channel?.close();
}
