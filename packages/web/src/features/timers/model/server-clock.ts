import { useSyncExternalStore } from "react";

/** Server's clock less the browser's, milliseconds, and how exactly it is known. */
let offset = 0;
let within = Number.POSITIVE_INFINITY;

/** The server's clock, as far as this browser knows it; epoch milliseconds. */
export const serverNow = () => Date.now() + offset;

/**
 * Sets this browser's idea of the server's clock by an answer's `now`, which was written between the request's leaving and
 * the answer's coming. A slow answer does not spoil what a quick one told, unless the browser's clock was set meanwhile.
 */
export function hearServerClock(told: string, sent: number, heard: number) {
  const half = (heard - sent) / 2;
  const next = Date.parse(told) - (sent + half);
  const contradicts = Math.abs(next - offset) > half + within;
  if (half > within && !contradicts) return;
  offset = next;
  within = half;
}

const listeners = new Set<() => void>();
let beat: ReturnType<typeof setInterval> | undefined;

/** One heartbeat for everything on the page that counts down, and none while nothing does. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  beat ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(beat);
      beat = undefined;
    }
  };
}
const still = () => () => undefined;

/** What `read` says of this second. Only what shows it is drawn again, and only when it changed. */
export const useEverySecond = (read: () => string, moves: boolean) =>
  useSyncExternalStore(moves ? subscribe : still, read);
