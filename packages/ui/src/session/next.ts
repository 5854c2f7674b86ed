/** Where to go after signing in: the `next` of the address if it is a place of this app, else `fallback`. */
export function safeNext(search: string, fallback = "/") {
  const next = new URLSearchParams(search).get("next");
  // "//host" and "/\host" are other sites to a browser: an open redirect.
  return next && /^\/(?![/\\])/.test(next) ? next : fallback;
}

/** The sign-in address that leads back to where one is now. */
export function signInPath(signIn: string, here: Pick<Location, "pathname" | "search">) {
  const place = here.pathname + here.search;
  // A second call that fails on the way there must not forget where the first one came from.
  if (place.startsWith(signIn)) return place;
  return place === "/" ? signIn : `${signIn}?next=${encodeURIComponent(place)}`;
}
