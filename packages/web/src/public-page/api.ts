/** What the server answered to a request of a page without a session. */
export type Answer = {
  status: number;
  body: Readonly<Record<string, unknown>>;
  /** Seconds to wait before another try, where the server says so. */
  retryAfter: number | null;
};

/** Without an answer for so long the connection counts as gone, milliseconds. */
const PATIENCE = 12_000;

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

/** Sends a request without cookies and without a referrer. Undefined where the server was not reached in time. */
export async function callApi(
  method: "GET" | "PUT" | "POST",
  path: string,
  body?: unknown,
): Promise<Answer | undefined> {
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
    const { ok, status, headers } = response;
    const retryAfter = Number(headers.get("retry-after")) || null;
    // A failure may come from in front of the API, and is no JSON then.
    return { status, retryAfter, body: ok ? await response.json() : await response.json().catch(() => ({})) };
  } catch {
    return undefined;
  }
}
