import type * as z from "zod";
import type { Access } from "./access.ts";

/** HTTP methods the product uses. `GET` never changes state (the one exception, `/logout`, is guarded by the origin check). */
export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/**
 * What a route uses in the cloud. The stack grants the function exactly this and nothing more, so a route that does not
 * declare something fails in production and in the local run alike.
 */
export type Touches = {
  /** The single table. `write` includes `read`. */
  readonly table?: "read" | "write";
  /**
   * The bucket for photos, documents and proofs. `create` includes `read` and writes under `write-once/`, where the
   * bucket refuses to replace or delete a file.
   */
  readonly files?: "read" | "write" | "create";
  /**
   * Cognito calls by their IAM name, without the `cognito-idp:` prefix. Calls authorised by the client secret need no
   * grant.
   */
  readonly identity?: readonly IdentityAction[];
  /** The application's secret. It encrypts list cursors, draft keys and tokens that wait to be sent. */
  readonly secret?: true;
  /** The payment provider: its secret. Nothing else of the product can pay, refund or read a webhook. */
  readonly payments?: true;
};

export type IdentityAction =
  | "AdminGetUser"
  | "AdminCreateUser"
  | "AdminSetUserPassword"
  | "AdminUpdateUserAttributes"
  | "AdminDisableUser"
  | "AdminEnableUser"
  | "AdminUserGlobalSignOut"
  | "AdminDeleteUser"
  | "AdminInitiateAuth"
  | "AdminRespondToAuthChallenge"
  | "AdminSetUserMFAPreference"
  | "DescribeUserPoolClient";

type Schema = z.ZodType;

/** One call of the product's API. Handler, client, stack, permission test and documentation are all derived from it. */
export type Route<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> = {
  /** `<domain>.<verb>`; the handler is exported by a file in `functions/src/routes/<domain>/`. */
  readonly id: `${string}.${string}`;
  readonly method: Method;
  /** API Gateway syntax: `/patients/{patient}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  /** Success status, 200 by default. */
  readonly status?: 200 | 201;
  /** Error codes a caller can expect in addition to those that every route has. */
  readonly errors: readonly string[];
  readonly touches: Touches;
  /**
   * The largest number of DynamoDB requests that the service makes in one call, without the batch that reads the actor
   * (one request when it is not cached). Tests compare it with the real number.
   */
  readonly calls: number;
  /** Creating calls take an `Idempotency-Key` header: a repeated request gets the first answer and writes nothing. */
  readonly idempotent?: true;
  /** Accepts `application/x-www-form-urlencoded` form posts as well as JSON. */
  readonly form?: true;
  /**
   * The header with which another service signs its calls. The body is passed on as it came, as `payload`, with the
   * header as `signature`; the service checks it. Such calls come from no browser, so they name no origin.
   */
  readonly signed?: `${string}-signature`;
  /**
   * Called by other programs too, such as a mail program, which name no origin. Only for a public call whose address is its one
   * proof, and which a session does not help.
   */
  readonly anyOrigin?: true;
  /** Media type of an answer that is not JSON. */
  readonly produces?: `text/${string}` | "application/pdf";
  /**
   * The answer contains no personal data, so browsers may store it and revalidate it with its ETag. Browsers do not
   * store any other answer.
   */
  readonly cacheable?: true;
  /** False for a call that writes but must work with an expired plan (sign-out, preferences, paying). */
  readonly needsPlan?: false;
  /**
   * Works for users who have not accepted a new version of the terms yet: taking one's data away, and closing the space. Everything
   * without data of a clinic works for them anyway.
   */
  readonly beforeAccepting?: true;
  /**
   * Works in the example space of the guided tour although it writes: it sends nothing, stores no file and asks nobody outside.
   * Routes of a space that only read all work there.
   */
  readonly inExample?: true;
};

/** Declares a route and keeps the types of its schemas. */
export function route<
  const Params extends Schema | undefined = undefined,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Response extends Schema = Schema,
>(definition: Route<Params, Query, Body, Response>): Route<Params, Query, Body, Response> {
  return definition;
}

/** A domain's routes by verb. */
export type RouteTable = Readonly<Record<string, Route>>;

/**
 * The type of an optional property includes `undefined`. What is left without it tells whether the route has the part.
 */
type Part<S> = Exclude<S, undefined>;
type Has<S, Yes, No> = [Part<S>] extends [never] ? No : Yes;
type Output<S> = Has<S, z.output<Part<S>>, undefined>;
type Input<S> = z.input<Part<S>>;

/** What a handler receives after validation. */
export type RequestOf<R extends Route> = {
  params: Output<R["params"]>;
  query: Output<R["query"]>;
  body: Output<R["body"]>;
};
/** What a client sends: only the parts that the route has. */
export type CallOf<R extends Route> = Has<R["params"], { params: Input<R["params"]> }, object> &
  Has<R["query"], { query?: Input<R["query"]> }, object> &
  Has<R["body"], { body: Input<R["body"]> }, object>;
export type ResponseOf<R extends Route> = z.output<R["response"]>;

/** The one error body of the API. */
export type ErrorBody = {
  code: string;
  message: string;
  requestId: string;
  /** Message code by field path, for 400 and some 409. */
  fields?: Record<string, string>;
  /** The current state, for 409. */
  current?: unknown;
  /** Facts used in the message (`{ limit: 20 }`, `{ retry_after: 8 }`). */
  details?: Record<string, unknown>;
};
