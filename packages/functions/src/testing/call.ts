import { randomUUID } from "node:crypto";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Route } from "@meridian/core/contracts/kernel/route";
import { env } from "@meridian/core/platform/env";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { importJWK, SignJWT } from "jose";
import { type RouteHandler, routeHandlers } from "../../../../stacks/handlers.ts";

export type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

export type CallOptions = {
  /** The caller; not signed in when absent. */
  as?: { id: string; spaceId: string };
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
};

export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever a route answers
  body: any;
  headers: Record<string, string>;
  cookies: string[];
};

let handlerFiles: ReturnType<typeof routeHandlers> | undefined;

/** A route's handler, resolved as in a deployment. */
export async function handlerOf(route: Route): Promise<Handler> {
  handlerFiles ??= routeHandlers();
  const { file, name } = handlerFiles.get(route.id) as RouteHandler;
  return (await import(pathToFileURL(path.resolve(file)).href))[name];
}

let signingKey: ReturnType<typeof importJWK> | undefined;

let signedAt = "";
const signed = new Map<string, Promise<string>>();

/**
 * A session token as the user pool would issue it, from the test's issuer. The same claims in the same second make the same
 * token, which is signed once: signing takes longer than many a call.
 */
export function sessionToken(user: { id: string; spaceId: string }, expiresIn = "15m"): Promise<string> {
  const now = [Math.floor(Date.now() / 1000), env("TOKEN_ISSUER"), env("USER_POOL_CLIENT_ID")].join();
  if (now !== signedAt) signed.clear();
  signedAt = now;
  const claims = [user.id, user.spaceId, expiresIn].join();
  const token = signed.get(claims) ?? sign(user, expiresIn);
  signed.set(claims, token);
  return token;
}

async function sign(user: { id: string; spaceId: string }, expiresIn: string): Promise<string> {
  signingKey ??= importJWK(JSON.parse(String(process.env.TEST_TOKEN_KEY)), "RS256");
  const key = await signingKey;
  return new SignJWT({ token_use: "id", "custom:user_id": user.id, "custom:space_id": user.spaceId })
    .setProtectedHeader({ alg: "RS256", kid: "test" })
    .setSubject(user.id)
    .setIssuer(env("TOKEN_ISSUER"))
    .setAudience(env("USER_POOL_CLIENT_ID"))
    .setIssuedAt()
    .setExpirationTime(expiresIn)
    .sign(key);
}

/** Calls a route's handler with the event API Gateway would send for it. */
export async function callHandler(
  route: Route,
  handler: Handler,
  options: CallOptions = {},
): Promise<Answer> {
  return readAnswer(await handler(await eventOf(route, options)));
}

/** The event alone, for tests that alter it. */
export async function eventOf(route: Route, options: CallOptions): Promise<APIGatewayProxyEventV2> {
  const cookies = { ...options.cookies, ...(options.as && { session: await sessionToken(options.as) }) };
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_match, name) =>
    encodeURIComponent(options.params?.[name] ?? ""),
  );
  return {
    version: "2.0",
    routeKey: `${route.method} ${route.path}`,
    rawPath: path,
    rawQueryString: new URLSearchParams(options.query).toString(),
    headers: {
      origin: env("WEB_ORIGIN"),
      ...(options.body !== undefined && { "content-type": "application/json" }),
      ...options.headers,
    },
    cookies: cookie,
    ...(options.params && { pathParameters: options.params }),
    ...(options.query && { queryStringParameters: options.query }),
    ...(options.body !== undefined && {
      body: typeof options.body === "string" ? options.body : JSON.stringify(options.body),
    }),
    isBase64Encoded: false,
    requestContext: {
      accountId: "000000000000",
      apiId: "test",
      domainName: "localhost",
      domainPrefix: "localhost",
      http: { method: route.method, path, protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "test" },
      requestId: randomUUID(),
      routeKey: `${route.method} ${route.path}`,
      stage: "$default",
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
    },
  };
}

/** A handler's result as a client would see it. */
export function readAnswer(result: APIGatewayProxyStructuredResultV2): Answer {
  const headers = (result.headers ?? {}) as Record<string, string>;
  const raw = Buffer.from(result.body ?? "", result.isBase64Encoded ? "base64" : "utf8");
  const encoding = headers["content-encoding"];
  const bytes = encoding === "br" ? brotliDecompressSync(raw) : encoding === "gzip" ? gunzipSync(raw) : raw;
  const text = bytes.toString("utf8");
  return {
    status: result.statusCode ?? 0,
    body:
      text && headers["content-type"]?.startsWith("application/json") ? JSON.parse(text) : text || undefined,
    headers,
    cookies: result.cookies ?? [],
  };
}
