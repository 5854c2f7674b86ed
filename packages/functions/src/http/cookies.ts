import { env } from "@meridian/core/platform/env";
import { parseCookie, stringifySetCookie } from "cookie";

export type SessionTokens = { session: string; refresh?: string | undefined };

const THIRTY_DAYS = 30 * 24 * 3600;

const secure = () => env("WEB_ORIGIN").startsWith("https:");
/** `__Host-` pins a cookie to this host and to https; browsers refuse the prefix on plain http. */
const nameOf = (name: "session" | "refresh") => (secure() ? `__Host-${name}` : name);

/** The session's tokens as the request carries them. */
export function readSession(lines: readonly string[] = []): Partial<SessionTokens> {
  const cookies = parseCookie(lines.join("; "));
  return { session: cookies[nameOf("session")], refresh: cookies[nameOf("refresh")] };
}

/** `Set-Cookie` lines that store a session in the browser. Scripts cannot read it. */
export function sessionCookies(tokens: SessionTokens): string[] {
  const lines = [line("session", tokens.session, THIRTY_DAYS)];
  if (tokens.refresh) lines.push(line("refresh", tokens.refresh, THIRTY_DAYS));
  return lines;
}

/** `Set-Cookie` lines that end a session in the browser. */
export const clearedCookies = () => [line("session", "", 0), line("refresh", "", 0)];

const line = (name: "session" | "refresh", value: string, maxAge: number) =>
  stringifySetCookie({
    name: nameOf(name),
    value,
    maxAge,
    httpOnly: true,
    secure: secure(),
    sameSite: "lax",
    path: "/",
  });
