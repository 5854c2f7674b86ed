/** Where to go after signing in: the URL's `next` if it is within this app, else `fallback`. */
export function safeNext(search: string, fallback = "/") {
  const next = new URLSearchParams(search).get("next");
  return next && isOwnPlace(next) ? next : fallback;
}

/**
 * Whether a browser would stay on this app. It is asked as a browser reads an address: "//host" and "/\host" are other
 * sites to it, and it leaves out tabs and line ends, so that "/<tab>/host" is one too.
 */
function isOwnPlace(place: string): boolean {
  if (!place.startsWith("/") || /\p{Cc}/u.test(place)) return false;
  const here = "https://here.invalid";
  try {
    const { origin, pathname } = new URL(place, here);
    return origin === here && !pathname.startsWith("//");
  } catch {
    return false;
  }
}

/** The sign-in URL that leads back to the current page. */
export function signInPath(signIn: string, here: Pick<Location, "pathname" | "search">) {
  const place = here.pathname + here.search;
  // A second failing call must not overwrite where the first one came from.
  if (place.startsWith(signIn)) return place;
  return place === "/" ? signIn : `${signIn}?next=${encodeURIComponent(place)}`;
}
