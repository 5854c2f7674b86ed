import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { EXAMPLE_HEADER } from "@meridian/core/contracts/example/example-space";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { Route } from "../../packages/core/src/contracts/kernel/route.ts";
import { atTheOrigin } from "../../stacks/api-paths.ts";
import { asRoute } from "./permissions.ts";
import { listen, type Service } from "./service.ts";

type Lambda = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Does what the distribution and API Gateway's HTTP APIs do: leads a request to its API, matches the route table, answers preflights for the app's origin, and calls the
 * route's handler with a version 2 event. `load` finds a route's handler, from source or from a deployment's bundle.
 */
export function startApi(
  port: number,
  routes: readonly Route[],
  webOrigin: string,
  load: (route: Route) => Promise<Lambda>,
): Promise<Service> {
  const app = new Hono();
  app.use(
    cors({
      origin: webOrigin,
      credentials: true,
      allowMethods: ["GET", "POST", "PATCH", "PUT", "DELETE"],
      allowHeaders: ["content-type", "idempotency-key", "if-none-match", EXAMPLE_HEADER],
      exposeHeaders: ["etag", "x-request-id", "retry-after"],
      maxAge: 3600,
    }),
  );
  // As in API Gateway, a fixed path comes before one with a parameter.
  const ordered = [...routes].sort((a, b) => placeholders(a.path) - placeholders(b.path));
  for (const route of ordered) {
    const path = atTheOrigin(route.path).replaceAll(/\{(\w+)\}/g, ":$1");
    app.on(route.method, path, async (context) => {
      const handler = await load(route);
      const event = await eventOf(context, route);
      return respond(await asRoute(route, () => handler(event)));
    });
  }
  app.notFound((context) => context.json({ message: "Not Found" }, 404));
  app.onError((error, context) => {
    console.error(error);
    return context.json({ message: "Internal Server Error" }, 500);
  });
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    request.url = atTheOrigin(request.url ?? "/");
    return answer(request, response);
  });
  return listen(server, port, "api");
}

const placeholders = (path: string) => path.split("{").length;

async function eventOf(context: Context, route: Route): Promise<APIGatewayProxyEventV2> {
  const { req } = context;
  const url = new URL(req.url);
  const headers = Object.fromEntries(Object.entries(req.header()).filter(([name]) => name !== "cookie"));
  const bytes = Buffer.from(await req.arrayBuffer());
  const isText = /json|text|form-urlencoded/.test(req.header("content-type") ?? "");
  const params = req.param() as Record<string, string>;
  const query = Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => [name, url.searchParams.getAll(name).join(",")]),
  );
  return {
    version: "2.0",
    routeKey: `${route.method} ${route.path}`,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    // As the distribution in front of the API names the client.
    headers: { ...headers, "cloudfront-viewer-address": "127.0.0.1:443" },
    ...(req.header("cookie") && { cookies: (req.header("cookie") ?? "").split(/;\s*/) }),
    ...(Object.keys(params).length > 0 && { pathParameters: params }),
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    ...(bytes.length > 0 && { body: bytes.toString(isText ? "utf8" : "base64") }),
    isBase64Encoded: bytes.length > 0 && !isText,
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName: url.hostname,
      domainPrefix: "local",
      http: {
        method: route.method,
        path: url.pathname,
        protocol: "HTTP/1.1",
        sourceIp: "127.0.0.1",
        userAgent: req.header("user-agent") ?? "",
      },
      requestId: crypto.randomUUID(),
      routeKey: `${route.method} ${route.path}`,
      stage: "$default",
      time: new Date().toUTCString(),
      timeEpoch: Date.now(),
    },
  };
}

function respond(result: APIGatewayProxyStructuredResultV2): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(result.headers ?? {})) headers.set(name, String(value));
  for (const cookie of result.cookies ?? []) headers.append("set-cookie", cookie);
  const status = result.statusCode ?? 200;
  const empty = status === 304 || status === 204 || result.body === undefined;
  const body = empty ? null : Buffer.from(result.body ?? "", result.isBase64Encoded ? "base64" : "utf8");
  return new Response(body, { status, headers });
}
