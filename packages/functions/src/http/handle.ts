import { EXAMPLE_HEADER } from "@meridian/core/contracts/example/example-space";
import type {
  ErrorBody,
  RequestOf,
  ResponseOf,
  Route,
  RouteTable,
} from "@meridian/core/contracts/kernel/route";
import { inContext, type RequestContext } from "@meridian/core/platform/context";
import { errorFacts, log } from "@meridian/core/platform/logger";
import { IdempotentReplay } from "@meridian/core/platform/replay";
import * as Spaces from "@meridian/core/spaces";
import middy from "@middy/core";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { checkAccess } from "./access.ts";
import { networkOf } from "./client-network.ts";
import { clearedCookies, readSession, type SessionTokens, sessionCookies } from "./cookies.ts";
import { mapError, parseInput } from "./error-map.ts";
import { checkOrigin } from "./origin.ts";
import { fingerprint, rawBody, readBody } from "./read-body.ts";
import { reply } from "./reply.ts";
import { sanitizeInput } from "./sanitize-input.ts";
import { verifySession } from "./session.ts";

type Event = APIGatewayProxyEventV2;
type Result = APIGatewayProxyStructuredResultV2;

/** The session of the request, for the few routes that start, renew or end one. */
export type SessionPort = {
  readonly tokens: Partial<SessionTokens>;
  start(tokens: SessionTokens): void;
  end(): void;
};

type Exchange = {
  headers: Readonly<Record<string, string | undefined>>;
  context: RequestContext;
  tokens: Partial<SessionTokens>;
  cookies: string[];
  input: { params: unknown; query: unknown; body: unknown };
  startedAt: number;
};

type Work<R extends Route> = (input: RequestOf<R> & { session: SessionPort }) => Promise<ResponseOf<R>>;

/**
 * Turns a contract's route and a service call into a Lambda handler. It runs in this order: request id, session, actor,
 * origin, roles and plan, validation, the service, the response, the error map.
 *
 * A file exports a handler for each route of a table, each marked `@__PURE__`, so that a function's bundle contains only
 * its own. The route is named instead of passed, because a bundler assumes that reading a property can have side effects
 * and would not drop the call.
 * @param routes - a domain's route table
 * @param name - the route's key in it, which is also the name of the exported handler
 * @param work - the service call, for a valid request of a caller who has access
 */
export function handle<T extends RouteTable, N extends keyof T & string>(
  routes: T,
  name: N,
  work: Work<T[N]>,
) {
  const route = routes[name] as T[N];
  const exchanges = new WeakMap<Event, Exchange>();
  const of = (event: Event) => exchanges.get(event) as Exchange;

  const chain = middy<Event, Result>()
    .before(async ({ event }) => authenticate(route, of(event)))
    .before(({ event }) => {
      if (!route.signed && !route.anyOrigin)
        checkOrigin(route.method, of(event).headers, route.id === "accounts.logout");
    })
    .before(({ event }) => checkAccess(route, of(event).context.actor))
    .before(({ event }) => validate(route, event, of(event)))
    .onError((request) => {
      request.response = answerError(route, of(request.event), request.error);
    })
    .handler(async (event: Event) => {
      const exchange = of(event);
      const input = exchange.input as RequestOf<T[N]>;
      return answer(route, exchange, await work({ ...input, session: sessionPort(exchange) }));
    });

  return (event: Event, lambda: Partial<Context> = {}): Promise<Result> => {
    const exchange = begin(event, lambda);
    exchanges.set(event, exchange);
    return inContext(exchange.context, () => chain(event, lambda as Context) as Promise<Result>);
  };
}

function begin(event: Event, lambda: Partial<Context>): Exchange {
  const requestId = event.requestContext?.requestId ?? lambda.awsRequestId ?? crypto.randomUUID();
  const network = networkOf(event.headers?.["cloudfront-viewer-address"]);
  return {
    headers: event.headers ?? {},
    // API Gateway passes cookies separately from the headers.
    tokens: readSession(event.cookies),
    context: { requestId, dynamoCalls: 0, ...(network && { clientNetwork: network }) },
    cookies: [],
    input: { params: undefined, query: undefined, body: undefined },
    startedAt: performance.now(),
  };
}

/**
 * Loads the actor. A public route ignores the session, so that a stale cookie cannot prevent signing in. The header of the guided
 * tour chooses the example space that belongs to the session's user; what a user does about their own account is never in it.
 */
async function authenticate(route: Route, exchange: Exchange) {
  if (route.access.who === "public") return;
  const claims = await verifySession(exchange.tokens.session);
  const inExample = route.access.who === "space" && exchange.headers[EXAMPLE_HEADER] === "1";
  exchange.context.actor = await Spaces.loadActor(claims, { inExample });
}

function validate(route: Route, event: Event, exchange: Exchange) {
  const { input, context, headers } = exchange;
  if (route.params) input.params = parseInput(route.params, event.pathParameters ?? {});
  if (route.query) input.query = parseInput(route.query, event.queryStringParameters ?? {});
  if (route.body) input.body = parseInput(route.body, bodyOf(route, event, headers));
  const key = headers["idempotency-key"];
  if (route.idempotent && key) context.idempotency = { key, fingerprint: fingerprint(route, input) };
}

/** The body for validation. What another service signed is neither parsed nor changed. */
function bodyOf(route: Route, event: Event, headers: Exchange["headers"]): unknown {
  if (route.signed) return { payload: rawBody(event), signature: headers[route.signed] ?? "" };
  return sanitizeInput(
    readBody(event, { form: route.form === true, isPublic: route.access.who === "public" }),
  );
}

const sessionPort = (exchange: Exchange): SessionPort => ({
  tokens: exchange.tokens,
  start: (tokens) => exchange.cookies.push(...sessionCookies(tokens)),
  end: () => exchange.cookies.push(...clearedCookies()),
});

function answer(route: Route, exchange: Exchange, value: unknown): Result {
  const status = route.status ?? 200;
  logRequest(route, exchange, status);
  return reply(status, value, request(route, exchange), exchange.cookies);
}

function answerError(route: Route, exchange: Exchange, error: unknown): Result {
  if (error instanceof IdempotentReplay) return answer(route, exchange, error.result);
  const { status, body } = mapError(error, exchange.context.requestId);
  if (status === 500)
    log("error", "request failed", { ...facts(route, exchange, status), ...errorFacts(error) });
  else logRequest(route, exchange, status, body.code);
  return reply(
    status,
    body,
    { ...request(route, exchange), retryAfter: retryAfter(status, body) },
    exchange.cookies,
  );
}

/** The `retry-after` header in whole seconds, from the error's details. */
function retryAfter(status: number, { details }: ErrorBody): number | undefined {
  const seconds = details?.retry_after;
  return status === 429 && typeof seconds === "number" ? seconds : undefined;
}

const request = (route: Route, { headers, context }: Exchange) => ({
  method: route.method,
  headers,
  requestId: context.requestId,
  produces: route.produces,
  cacheable: route.cacheable === true,
});

const facts = (route: Route, { context, startedAt }: Exchange, status: number) => ({
  requestId: context.requestId,
  route: route.id,
  ...(context.actor && { user: context.actor.id, space: context.actor.spaceId }),
  status,
  dynamoCalls: context.dynamoCalls,
  milliseconds: Math.round(performance.now() - startedAt),
});

const logRequest = (route: Route, exchange: Exchange, status: number, code?: string) =>
  log(status >= 500 ? "error" : "info", "request", {
    ...facts(route, exchange, status),
    ...(code && { code }),
  });
