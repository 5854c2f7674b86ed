import { env } from "@meridian/core/platform/env";
import { AppError } from "@meridian/core/platform/errors";

type Headers = Readonly<Record<string, string | undefined>>;

/**
 * Refuses requests that another site made the browser send (CSRF). A request that changes something must name our own
 * origin in `Origin` or `Sec-Fetch-Site`. Reads are allowed, because the browser hides their responses from other sites.
 * Signing out is a GET that changes something, so it is refused if it is known to be cross-site.
 */
export function checkOrigin(method: string, headers: Headers, signsOut: boolean): void {
  const own = [env("WEB_ORIGIN"), env("API_ORIGIN")];
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  if (method === "GET" && !signsOut) return;
  const allowed = origin
    ? own.includes(origin)
    : signsOut
      ? site === undefined || site !== "cross-site"
      : site === "same-origin";
  if (!allowed) throw new AppError("forbidden", "origin.refused");
}
