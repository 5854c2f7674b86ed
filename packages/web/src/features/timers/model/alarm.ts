let worker: Worker | undefined;

/** None where a browser has no workers: then the page's own clock has to do. */
function workerOf(): Worker | undefined {
  if (typeof Worker === "undefined") return undefined;
  worker ??= new Worker(new URL("./alarm-worker.ts", import.meta.url), { type: "module" });
  return worker;
}

/**
 * Calls once so many milliseconds are over, perhaps twice; gives what calls it off. A browser lets the timers of a hidden
 * page sleep for up to a minute, which is long for a cup on the skin; those of a worker go on. One wait at a time.
 */
export function alarmIn(milliseconds: number, call: () => void): () => void {
  const own = setTimeout(call, milliseconds);
  const other = workerOf();
  if (other) other.onmessage = call;
  other?.postMessage(milliseconds);
  return () => {
    clearTimeout(own);
    other?.postMessage(null);
  };
}
