/**
 * The file to serve for a path. A path with an extension is a file; any other is a route of an app and gets that app's
 * index.html, and a page that a patient opens with a link its own document. The back office has no files below /admin/dashboard,
 * but codes and keys with a dot in their addresses ("B00.9"). It runs as a CloudFront Function, so it must be plain
 * JavaScript without outer variables. The local server calls it directly.
 */
export function rewrite(uri: string): string {
  if (uri.startsWith("/admin/dashboard/")) return "/admin/index.html";
  const last = uri.slice(uri.lastIndexOf("/") + 1);
  if (last.includes(".")) return uri;
  if (uri.startsWith("/monitoring/")) return "/monitoring.html";
  if (uri.startsWith("/consent/")) return "/consent.html";
  return uri === "/admin" || uri.startsWith("/admin/") ? "/admin/index.html" : "/index.html";
}

/** The CloudFront Function's code. */
export const rewriteSource = () =>
  `${withoutTypes(rewrite)}\nfunction handler(event) { event.request.uri = rewrite(event.request.uri); return event.request; }\n`;

/** The function's text is JavaScript by the time this runs. A bundler may have renamed it, so it is named again. */
const withoutTypes = (source: (uri: string) => string) => `const rewrite = ${source.toString()};`;
