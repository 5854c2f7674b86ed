/** Origins the apps talk to besides their own. */
export type Origins = { apiOrigin: string; filesOrigin: string };

/**
 * The headers the distribution adds to every answer; the local run serves the same. Scripts come from the app's own
 * origin only, never inline. Inline styles are allowed because Mantine positions floating parts with style attributes.
 */
export function securityHeaders({ apiOrigin, filesOrigin }: Origins): Record<string, string> {
  const policy = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": `'self' data: blob: ${filesOrigin}`,
    "font-src": "'self'",
    "connect-src": `'self' ${apiOrigin} ${filesOrigin}`,
    // PDFs, in the browser's own viewer.
    "frame-src": filesOrigin,
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  return {
    "content-security-policy": joined(policy),
    "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
  };
}

const joined = (policy: Readonly<Record<string, string>>) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");

/** Paths of the pages that patients open with a link, and of the monitoring page's service worker. */
export const PATIENT_PAGE_PATHS = ["/monitoring/*", "/consent/*"] as const;

/**
 * The same for a page that a patient opens with a link. It takes nothing but its own files and the API, not even inline styles. Its
 * address holds a key, so no referrer names it and no search engine keeps it.
 */
export function patientPageHeaders({ apiOrigin, filesOrigin }: Origins): Record<string, string> {
  const policy = {
    "default-src": "'none'",
    "script-src": "'self'",
    "worker-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "connect-src": `'self' ${apiOrigin}`,
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
  };
  return {
    ...securityHeaders({ apiOrigin, filesOrigin }),
    "content-security-policy": joined(policy),
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "x-robots-tag": "noindex, nofollow",
  };
}
