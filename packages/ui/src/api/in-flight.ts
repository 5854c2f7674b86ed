import { useSyncExternalStore } from "react";

let running = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  running += by;
  for (const listener of listeners) listener();
}

/** Counts a request as running until the returned function is called. Calling it twice has no effect. */
export function trackRequest() {
  let ended = false;
  change(1);
  return () => {
    if (ended) return;
    ended = true;
    change(-1);
  };
}

/** Whether any request is running. */
export const isLoading = () => running > 0;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether any request is running, for components. */
export const useLoading = () => useSyncExternalStore(subscribe, isLoading, () => false);
