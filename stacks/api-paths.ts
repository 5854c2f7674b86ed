import { APIS, type ApiName, mappingKey } from "./apis.ts";

/** The path of each API that the distribution puts before a request's own, by the first part of the request's path. */
const PREFIXES = Object.fromEntries(
  (Object.keys(APIS) as ApiName[])
    .filter((api) => api !== "app" && api !== "backoffice")
    .flatMap((api) => APIS[api].map((part) => [part, `/${mappingKey(api)}`])),
);

/**
 * The path at which API Gateway finds the API that serves a request. It runs as a CloudFront Function, so it must be plain
 * JavaScript without outer variables, as far as that runtime knows the language. The local API calls it directly.
 */
export function apiPath(uri: string, prefixes: Readonly<Record<string, string>>): string {
  const prefix = prefixes[String(uri.split(/[/?]/)[1])];
  // What every object has, such as "constructor", is not a text.
  return typeof prefix === "string" ? prefix + uri : uri;
}

/** The path of a request on the API host, as the distribution passes it on. */
export const atTheOrigin = (uri: string) => apiPath(uri, PREFIXES);

/** The CloudFront Function's code. The function's text is JavaScript by the time this runs. */
export const apiPathSource = () => `const apiPath = ${apiPath.toString()};
const prefixes = ${JSON.stringify(PREFIXES)};
function handler(event) { event.request.uri = apiPath(event.request.uri, prefixes); return event.request; }
`;
