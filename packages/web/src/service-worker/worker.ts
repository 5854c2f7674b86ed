import { handlingOf } from "./routing.ts";

/** Put in by the build: the offline page with the files it loads, and a mark that changes with them. */
declare const __OFFLINE_PAGE__: { mark: string; files: readonly string[] };

/** What is used of the worker's own interface, which TypeScript's library for pages does not have. */
type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = LifeEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type WorkerScope = {
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: { navigationPreload?: { enable(): Promise<void> } };
};

const worker = self as unknown as WorkerScope;
const { mark, files } = __OFFLINE_PAGE__;
const PREFIX = "offline-page-";
const CACHE = PREFIX + mark;
const PAGE = "/offline.html";

/** Stores the offline page. Nothing else is ever stored: no answer of the API and nothing of a patient. */
async function store() {
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })));
  // While a release is uploaded the page may still be the previous one: the browser then installs the worker again later.
  const html = (await (await cache.match(PAGE))?.text()) ?? "";
  if (!files.every((file) => file === PAGE || html.includes(file)))
    throw new Error("The page is another release's");
}

async function removeOlder() {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  // The browser asks the server while it starts the worker, so that opening a page takes no longer.
  await worker.registration.navigationPreload?.enable();
}

/** The page as the server answers it; without a connection the offline page, at the same address. */
async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const offline = await caches.match(PAGE, { cacheName: CACHE });
    if (offline) return offline;
    throw error;
  }
}

const stored = async ({ request }: FetchEvent): Promise<Response> =>
  (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);

worker.addEventListener("install", (event) => {
  // It holds no part of the app, so a new one may take over while pages are open.
  void worker.skipWaiting();
  event.waitUntil(store());
});
worker.addEventListener("activate", (event) => event.waitUntil(removeOlder()));
worker.addEventListener("fetch", (event) => {
  const handling = handlingOf(event.request, location.origin, files);
  if (handling === "page") event.respondWith(page(event));
  if (handling === "stored") event.respondWith(stored(event));
});
