/** Sends unsaved input of this page, as far as possible. */
type Unsent = () => Promise<unknown>;

const unsent = new Set<Unsent>();
let given = false;

/** Makes the browser ask before the page is left, until the returned function is called. */
export function guardPage(send: Unsent): () => void {
  unsent.add(send);
  guard();
  return () => {
    unsent.delete(send);
    guard();
  };
}

/** Whether this page has input that the server does not have. */
export const hasUnsent = () => unsent.size > 0;

/** Sends all unsaved input. Resolves when everything was answered, or after so many milliseconds. */
export async function sendUnsent(patience: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([Promise.allSettled([...unsent].map((send) => send())), enough]);
  clearTimeout(timer);
}

/** Allows the page to be left without a question, because it is left on purpose. */
export function allowLeaving() {
  given = true;
  guard();
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function guard() {
  if (typeof window === "undefined") return;
  // An unneeded `beforeunload` listener would keep the page out of the browser's back/forward cache.
  if (unsent.size > 0 && !given) window.addEventListener("beforeunload", ask);
  else window.removeEventListener("beforeunload", ask);
}
