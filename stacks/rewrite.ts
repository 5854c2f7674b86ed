/**
 * Which file answers an address of the apps. A path with an extension is a file; any other belongs to an app's router
 * and gets the app's page. Runs as a CloudFront Function, so it keeps to plain JavaScript and closes over nothing; the
 * local server calls it as it is.
 */
export function rewrite(uri: string): string {
  const last = uri.slice(uri.lastIndexOf("/") + 1);
  if (last.includes(".")) return uri;
  return uri === "/admin" || uri.startsWith("/admin/") ? "/admin/index.html" : "/index.html";
}

/** The CloudFront Function's code. */
export const rewriteSource = () =>
  `${withoutTypes(rewrite)}\nfunction handler(event) { event.request.uri = rewrite(event.request.uri); return event.request; }\n`;

/** Type stripping and bundling leave the function's text as JavaScript; a bundler may rename it. */
const withoutTypes = (source: (uri: string) => string) => `const rewrite = ${source.toString()};`;
