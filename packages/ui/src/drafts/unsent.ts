/** Something on this page that the server does not have: sends it now, as far as that is possible. */
type Unsent = () => Promise<unknown>;

const held = new Set<Unsent>();
let given = false;

/** The browser asks before the page goes, until what is given back is called. */
export function holdPage(send: Unsent): () => void {
  held.add(send);
  guard();
  return () => {
    held.delete(send);
    guard();
  };
}

/** Whether this page holds anything that the server does not have. */
export const holdsUnsent = () => held.size > 0;

/** Sends everything that is unsent; resolves when each was answered, or after so many milliseconds. */
export async function sendUnsent(patience: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([Promise.allSettled([...held].map((send) => send())), enough]);
  clearTimeout(timer);
}

/** The page goes on purpose, and nobody is asked again. */
export function letPageGo() {
  given = true;
  guard();
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function guard() {
  if (typeof window === "undefined") return;
  // A listener that stands for nothing would keep the page from being shown again as it was left.
  if (held.size > 0 && !given) window.addEventListener("beforeunload", ask);
  else window.removeEventListener("beforeunload", ask);
}
