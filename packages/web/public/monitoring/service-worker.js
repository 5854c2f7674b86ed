// Opens a patient's monitoring page without a connection. It is served from /monitoring/, so it sees that page's requests
// only and never the app's. Answers are not its business: the page keeps them and sends them.
const CACHE = "monitoring-page-1";
/** One document serves every link: the key is in the address only, and is not kept here. */
const DOCUMENT = "/monitoring/page";
const SETTINGS = "/config.json";
/** Without an answer for so long the kept copy is shown, milliseconds. */
const PATIENCE = 4000;

/** Scripts and styles that a document names. Their names change with their contents. */
const assetsOf = (html) =>
  [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g)].map(([, path]) => path);

async function keep(response) {
  const cache = await caches.open(CACHE);
  const html = await response.clone().text();
  const wanted = [...assetsOf(html), SETTINGS];
  const held = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(wanted.filter((path) => path === SETTINGS || !held.has(path)));
  await cache.put(DOCUMENT, response);
  for (const path of held) if (path !== DOCUMENT && !wanted.includes(path)) await cache.delete(path);
}

const fromNetwork = async (request) => {
  const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE), redirect: "error" });
  if (!response.ok) throw new Error("not served");
  return response;
};

async function documentOf(event) {
  const cached = await caches.match(DOCUMENT);
  try {
    const response = await fromNetwork(DOCUMENT);
    event.waitUntil(keep(response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}

/** Settings are asked for anew; files whose name holds their contents' hash are not. */
async function fileOf(request, path) {
  const cached = await caches.match(path);
  if (cached && path !== SETTINGS) return cached;
  try {
    return await fromNetwork(request);
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fromNetwork(DOCUMENT).then(keep));
});
self.addEventListener("activate", (event) => {
  const old = async () => {
    for (const name of await caches.keys())
      if (name.startsWith("monitoring-page-") && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(documentOf(event));
  else if (pathname === SETTINGS || pathname.startsWith("/assets/"))
    event.respondWith(fileOf(event.request, pathname));
});
