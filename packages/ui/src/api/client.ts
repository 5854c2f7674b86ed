import type { CallOf, ErrorBody, ResponseOf, Route } from "@meridian/core/contracts/kernel/route";
import { ApiError } from "./errors.ts";
import { exampleHeader } from "./example-mode.ts";
import { trackRequest } from "./in-flight.ts";
import { typedContent, type UnsavedPart } from "./unsaved.ts";

/** Timeout of a request, milliseconds. */
const TIMEOUT = 30_000;

export type ApiSettings = {
  /** The API's origin. */
  base: () => Promise<string> | string;
  /** Called when the session could not be renewed: opens the sign-in page. Drafts are kept. */
  onSessionLost: () => void;
  /** Called with the user after a silent renewal; the failed request is repeated when this resolves. */
  onSession: (user: unknown) => unknown;
  /** Called where a new version of the terms has to be accepted first: opens the page that asks. Drafts are kept. */
  onAcceptanceRequired?: () => void;
  /** Called where the example of the guided tour has ended, here or elsewhere: leads back to the clinic. */
  onExampleEnded?: () => void;
  /** Called on a 404: opens the not-found page, which shows what was typed. */
  onNotFound: (unsaved: UnsavedPart[]) => void;
  fetch?: typeof fetch;
};

export type CallOptions = {
  /**
   * Identifies one creation, so that a repeat gets the first answer. Generated when the route needs one and none is
   * given.
   */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Lets the request outlive the page (small bodies only). */
  keepalive?: boolean;
  /** `throw` stays on the page, where a 404 is an expected answer. */
  notFound?: "page" | "throw";
  /** What the not-found page shows of the unsaved input; taken from the body when absent. */
  unsaved?: UnsavedPart[] | (() => Promise<UnsavedPart[]>);
};

/** The part of a route a request needs at run time; the build leaves out the rest of the contract. */
type WireRoute = Pick<Route, "id" | "method" | "path" | "access" | "idempotent">;

const RENEWAL: WireRoute = {
  id: "accounts.refresh-user",
  method: "GET",
  path: "/refresh_user",
  access: { who: "public" },
};

let settings: ApiSettings | undefined;
let renewal: Promise<boolean> | undefined;
const pendingKeys = new Map<string, string>();
const returning = new Set<() => void>();
/** Whether the last request failed for lack of an answer, or with a server error. */
let away = false;

/** Called once by each app before its first call. */
export function configureApi(next: ApiSettings) {
  settings = next;
  renewal = undefined;
  away = false;
}

/** Runs `listener` whenever the session or the server is back after having been lost. */
export function onServiceBack(listener: () => void) {
  returning.add(listener);
  return () => {
    returning.delete(listener);
  };
}
/** Announces that the user signed in again, or that the server answers again. */
export function announceService() {
  for (const listener of returning) listener();
}

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** The path with its parameters and query filled in. */
export function addressOf(route: Pick<Route, "path">, { params = {}, query = {} }: Loose = {}) {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.append(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function current() {
  if (!settings) throw new Error("configureApi was not called");
  return settings;
}

async function send(route: WireRoute, request: Loose, options: CallOptions, key: string | undefined) {
  const { base, fetch: fetcher = globalThis.fetch } = current();
  const headers: Record<string, string> = { accept: "application/json", ...exampleHeader() };
  if (request.body !== undefined) headers["content-type"] = "application/json";
  if (key) headers["idempotency-key"] = key;
  const limit = AbortSignal.timeout(TIMEOUT);
  const done = trackRequest();
  try {
    const response = await fetcher((await base()) + addressOf(route, request), {
      method: route.method,
      credentials: "include",
      headers,
      cache: "no-cache",
      signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
      ...(options.keepalive && { keepalive: true }),
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    heard(response.status < 500);
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    heard(false);
    throw new ApiError(0, { code: limit.aborted ? "timeout" : "offline" });
  } finally {
    done();
  }
}

/** A good answer after a failure is announced, so that waiting components retry at once. */
function heard(fine: boolean) {
  const returned = fine && away;
  away = !fine;
  if (returned) announceService();
}

async function readJson(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    // Truncated, or from a hotel's sign-in page: whether the server received the request is unknown.
    if (response.ok) throw new ApiError(0, { code: "offline" });
    return undefined;
  }
}

/**
 * Renews the session once for all calls that got a 401 meanwhile. A lost connection or a server error does not end
 * the session.
 */
function renewSession(): Promise<boolean> {
  renewal ??= (async () => {
    const response = await send(RENEWAL, {}, {}, undefined);
    if (response.status === 429 || response.status >= 500)
      throw new ApiError(response.status, { code: "unexpected" });
    if (!response.ok) return false;
    const body = (await readJson(response)) as { user?: unknown } | undefined;
    await current().onSession(body?.user);
    return true;
  })().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/**
 * The idempotency key of a creation: the same for the same content until an answer came, so that a repeat after a
 * lost answer creates nothing twice.
 */
function creationKey(route: WireRoute, request: Loose, options: CallOptions) {
  if (!route.idempotent) return { key: options.idempotencyKey, settle: () => undefined };
  const content = `${route.id} ${addressOf(route, request)} ${JSON.stringify(request.body)}`;
  const key = options.idempotencyKey ?? pendingKeys.get(content) ?? crypto.randomUUID();
  pendingKeys.set(content, key);
  return { key, settle: () => pendingKeys.delete(content) };
}

type Sent<R extends Route> = CallOf<R> & CallOptions;

/**
 * Calls a route. Returns what the contract declares; throws {@link ApiError} otherwise. On the first 401 it renews
 * the session silently and repeats the call once.
 */
export async function call<R extends Route>(
  route: R,
  ...[request]: object extends CallOf<R> ? [Sent<R>?] : [Sent<R>]
): Promise<ResponseOf<R>> {
  const loose = (request ?? {}) as Loose & CallOptions;
  const { key, settle } = creationKey(route, loose, loose);
  let response = await send(route, loose, loose, key);
  if (response.status === 401 && route.access.who !== "public") {
    if (await renewSession()) response = await send(route, loose, loose, key);
    if (response.status === 401) current().onSessionLost();
  }
  const body = await readJson(response);
  // After a gateway's 502 it is unknown whether the server handled the request.
  if (response.status < 500) settle();
  if (response.ok) return body as ResponseOf<R>;
  if (codeOf(body) === "legal_text.acceptance_required") current().onAcceptanceRequired?.();
  if (codeOf(body) === "example.ended") current().onExampleEnded?.();
  if (response.status === 404 && loose.notFound !== "throw") {
    const { unsaved = typedContent(loose.body) } = loose;
    current().onNotFound(typeof unsaved === "function" ? await unsaved() : unsaved);
  }
  throw failure(response, body);
}

const codeOf = (body: unknown) => (body as Partial<ErrorBody> | undefined)?.code;

function failure(response: Response, body: unknown) {
  const answer = body as Partial<ErrorBody> | undefined;
  return new ApiError(response.status, { ...answer, code: answer?.code ?? "unexpected" });
}
