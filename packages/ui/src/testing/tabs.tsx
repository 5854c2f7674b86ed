import { CHANNEL } from "../session/cross-tab.ts";

/** The message of a sign-in as another tab of the browser sends it. */
export function messageFromAnotherTab() {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("another tab");
  channel.close();
}
