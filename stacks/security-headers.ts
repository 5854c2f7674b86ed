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
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  return {
    "content-security-policy": Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join("; "),
    "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
  };
}
