/** What the worker reads of a request. */
export type WorkerRequest = Pick<Request, "method" | "mode" | "url">;

/** What the worker does with a request: it leaves it to the browser, or opens a page, or gives a stored file. */
export type Handling = "leave" | "page" | "stored";

/** Documents with an offline behaviour of their own, and the back office. */
const OTHER_DOCUMENTS = ["monitoring", "consent", "admin"];

/**
 * How the worker handles a request. It looks at nothing but pages of the clinic's app that are opened and at the files of the
 * offline page: calls of the API, files of patients and the app's own code never pass through it.
 */
export function handlingOf(request: WorkerRequest, origin: string, stored: readonly string[]): Handling {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return "leave";
  if (request.mode === "navigate") return isAppPage(url.pathname) ? "page" : "leave";
  return stored.includes(url.pathname) ? "stored" : "leave";
}

/** The app's addresses have no extension; a path with one is a file. */
function isAppPage(pathname: string): boolean {
  const [first = "", ...rest] = pathname.split("/").filter(Boolean);
  if ((rest.at(-1) ?? first).includes(".")) return false;
  // `/monitoring` itself is a screen of the clinic's app; what is below it are the patients' pages.
  if (first === "monitoring") return rest.length === 0;
  return !OTHER_DOCUMENTS.includes(first);
}
