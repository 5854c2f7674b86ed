import type { Route } from "@meridian/core/contracts/kernel/route";

/** Path of the back office's API on the API host. Its routes' paths begin with it. */
export const BACKOFFICE = "backoffice";

/** First parts of paths that the app's API served at first, with the API that has them now. */
const FROM_APP = {
  records: ["appointments", "merges", "patients"],
  library: [
    "acupuncture",
    "bibliographic-references",
    "catalogues",
    "cmm",
    "consent-texts",
    "custom-test-versions",
    "custom-tests",
    "custom-treatments",
    "drugs",
    "icd",
    "monitored-symptoms",
    "pre-made-treatments",
    "response-types",
    "supplements",
    "tcm",
  ],
} as const;

/**
 * The HTTP APIs on the API host, with the first parts of the paths that they serve. API Gateway allows 300 integrations in an
 * API, so there are several. A new first part is added to an API that has room, and stays there: the routes of a part that
 * goes to another API are made anew (docs/deploy.md says how).
 */
export const APIS = {
  /** At the root of the host. Public routes are here, because the web ACL counts their paths as clients send them. */
  app: [
    "activity",
    "admin",
    "alerts",
    "api",
    "archive-imports",
    "blocked-times",
    "calendar-feed",
    "charges",
    "clinic",
    "consent-pages",
    "consent-states",
    "example",
    "exports",
    "free-times",
    "home",
    "imports",
    "invitation-links",
    "invitations",
    "legal-texts",
    "list-downloads",
    "login",
    "logout",
    "messages",
    "monitoring-pages",
    "password-resets",
    "payments",
    "plan-payments",
    "receipts",
    "refresh_user",
    "register",
    "registrations",
    "retention",
    "series",
    "session",
    "settings",
    "space",
    "statistics",
    "subscription",
    "support",
    "unsubscribe",
    "users",
    "waiting-list",
  ],
  backoffice: [BACKOFFICE],
  /** A patient's record. */
  records: [...FROM_APP.records],
  /** What clinics choose from: lists of their own and reference works. */
  library: [...FROM_APP.library],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ApiName = keyof typeof APIS;
export const API_NAMES = Object.keys(APIS) as ApiName[];

/** The API that served a first part before. A deployment can keep its routes there too. */
const MOVED: ReadonlyMap<string, ApiName> = new Map(
  Object.values(FROM_APP)
    .flat()
    .map((part) => [part, "app"]),
);

/**
 * The path under which an API is on the host; API Gateway removes it before it looks for a route. The distribution puts it
 * before the path of a request (`api-paths.ts`), except for the back office's, which clients send.
 */
export const mappingKey = (api: ApiName): string | undefined => (api === "app" ? undefined : api);

/** An API that has a route, and the route's path there. */
export type Place = { api: ApiName; path: string };

const firstPart = (path: string) => path.split("/")[1] ?? "";

/** The API that serves a path. A part that no API names is looked for at the root; a test refuses routes with such a part. */
const apiOf = (path: string): ApiName =>
  API_NAMES.find((api) => (APIS[api] as readonly string[]).includes(firstPart(path))) ?? "app";

/** API Gateway's limit for an API. Each route is one. */
const MOST_ROUTES = 300;

/** @throws where an API would have more routes than API Gateway takes */
export function requireRoom(routes: readonly Pick<Route, "path">[], options: { keepMoved: boolean }): void {
  const all = routes.flatMap((route) => places(route, options));
  for (const api of API_NAMES) {
    const count = all.filter((one) => one.api === api).length;
    if (count > MOST_ROUTES)
      throw new Error(`The API ${api} would have ${count} routes, ${MOST_ROUTES} at most (docs/deploy.md)`);
  }
}

/** Where requests for a route arrive. */
export function place({ path }: Pick<Route, "path">): Place {
  const api = apiOf(path);
  return { api, path: api === "backoffice" ? path.slice(BACKOFFICE.length + 1) || "/" : path };
}

/** Every API that has a route: the one that serves it, and for a deployment that moves routes the one that did before. */
export function places(route: Pick<Route, "path">, { keepMoved }: { keepMoved: boolean }): Place[] {
  const before = keepMoved ? MOVED.get(firstPart(route.path)) : undefined;
  return [place(route), ...(before ? [{ api: before, path: route.path }] : [])];
}
