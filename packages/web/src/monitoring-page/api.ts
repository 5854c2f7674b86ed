import type { MonitoringPage, SentEntry } from "@meridian/core/contracts/monitoring/monitoring-page";

/** What came of a request: an answer, a refusal that another try does not change, or a failure to try again later. */
export type Outcome<T> =
  | { kind: "done"; value: T }
  | { kind: "refused"; code: string }
  | { kind: "later"; seconds: number | null };

/** Without an answer for so long the connection counts as gone, milliseconds. */
const PATIENCE = 12_000;
/** Statuses after which the same request may succeed. */
const PASSING = new Set([408, 409, 425, 429]);

let origin: Promise<string> | undefined;

/** The API's origin, from the same file as the apps have it. A failure is not remembered. */
function apiOrigin(): Promise<string> {
  origin ??= fetch("/config.json").then(async (response) => {
    if (!response.ok) throw new Error("no settings");
    return String((await response.json()).api);
  });
  origin.catch(() => {
    origin = undefined;
  });
  return origin;
}

async function call<T>(method: "GET" | "PUT", path: string, body?: unknown): Promise<Outcome<T>> {
  try {
    const response = await fetch(`${await apiOrigin()}${path}`, {
      method,
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
      ...(body !== undefined && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (response.ok) return { kind: "done", value: (await response.json()) as T };
    const waits = Number(response.headers.get("retry-after")) || null;
    if (response.status >= 500) return { kind: "later", seconds: waits };
    const { code = "" } = await response.json().catch(() => ({}));
    const passes = PASSING.has(response.status) && code !== "entry.too_many";
    return passes ? { kind: "later", seconds: waits } : { kind: "refused", code: String(code) };
  } catch {
    return { kind: "later", seconds: null };
  }
}

/** What the patient's page shows. */
export const fetchPage = (key: string) => call<MonitoringPage>("GET", `/monitoring-pages/${key}`);

/** Sends an answer, its change or its undo. */
export const sendEntry = (key: string, id: string, entry: SentEntry) =>
  call<unknown>("PUT", `/monitoring-pages/${key}/entries/${id}`, entry);
