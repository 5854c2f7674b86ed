import { useSyncExternalStore } from "react";

/** The difference between the clocks of server and browser, and its uncertainty, in milliseconds. */
let offset = 0;
let uncertainty = Number.POSITIVE_INFINITY;

/** The server's clock, as far as this browser knows it; epoch milliseconds. */
export const serverNow = () => Date.now() + offset;

/**
 * Updates the offset to the server's clock from an answer's `now`, which was written between sending the request and
 * receiving the answer. A slow answer does not replace the value of a quick one, unless the browser's clock was
 * changed in between.
 */
export function updateServerClock(serverTime: string, sentAt: number, receivedAt: number) {
  const half = (receivedAt - sentAt) / 2;
  const next = Date.parse(serverTime) - (sentAt + half);
  const contradicts = Math.abs(next - offset) > half + uncertainty;
  if (half > uncertainty && !contradicts) return;
  offset = next;
  uncertainty = half;
}

const listeners = new Set<() => void>();
let ticker: ReturnType<typeof setInterval> | undefined;

/** One interval for all countdowns on the page, stopped when there are none. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  ticker ??= setInterval(() => {
    for (const notify of listeners) notify();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(ticker);
      ticker = undefined;
    }
  };
}
const still = () => () => undefined;

/** What `read` says of this second. Only what shows it is drawn again, and only when it changed. */
export const useEverySecond = (read: () => string, moves: boolean) =>
  useSyncExternalStore(moves ? subscribe : still, read);
