/** Where to go after signing in: the `next` of the address if it is a place of this app, else `fallback`. */
export function safeNext(search: string, fallback = "/") {
  const next = new URLSearchParams(search).get("next");
  // "//host" and "/\host" are other sites to a browser: an open redirect.
  return next && /^\/(?![/\\])/.test(next) ? next : fallback;
}

/** The sign-in address that leads back to where one is now. */
export function signInPath(signIn: string, here: Pick<Location, "pathname" | "search">) {
  const place = here.pathname + here.search;
  return place === "/" || place.startsWith(signIn) ? signIn : `${signIn}?next=${encodeURIComponent(place)}`;
}
