import { allRoutes, routeTables } from "@meridian/core/contracts/all";
import type { Route } from "@meridian/core/contracts/kernel/route";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
  ApiMapping,
  type CfnStage,
  type HttpApi,
  HttpStage,
  LogGroupLogDestination,
} from "aws-cdk-lib/aws-apigatewayv2";
import { type StackContext, use } from "sst/constructs";
import { Api } from "./api.ts";
import { API_NAMES, type ApiName, mappingKey, places } from "./apis.ts";
import { pascal } from "./construct-names.ts";
import { logGroup, withoutCustomResources } from "./logs.ts";
import { parameters } from "./parameters.ts";
import { isPatientPage } from "./patient-pages.ts";

/** Requests per second, and how many may arrive at once. */
type Throttle = { rateLimit: number; burstLimit: number };
/** The default limit of a route. */
const DEFAULT: Throttle = { rateLimit: 200, burstLimit: 400 };
/**
 * The limit of a public route that changes something: signing in, registering, requesting a code. Each route has its own
 * limit, so a flood of requests to one does not block the others or the people who are signed in.
 */
const PUBLIC_WRITE: Throttle = { rateLimit: 20, burstLimit: 40 };

/** A route's own limit. All patients of all clinics share that of their pages, and answer within minutes of a reminder. */
const throttleOf = (route: Route): Throttle =>
  route.access.who === "public" && route.method !== "GET" && !isPatientPage(route) ? PUBLIC_WRITE : DEFAULT;

/** The stages of the APIs. They depend on the routes, because a stage refuses limits for a route that does not exist. */
export function Stages({ stack, app }: StackContext) {
  withoutCustomResources(stack);
  for (const domain of Object.keys(routeTables))
    stack.node.addDependency(app.node.findChild(app.logicalPrefixedName(pascal(domain))));
  const { host, apis } = use(Api);
  for (const api of API_NAMES) {
    const key = mappingKey(api);
    const stage = httpStage(stack, api, apis[api].httpApi);
    new ApiMapping(stack, `${pascal(api)}Mapping`, {
      api: apis[api].httpApi,
      domainName: host,
      stage,
      ...(key && { apiMappingKey: key }),
    });
  }
}

function httpStage(stack: StackContext["stack"], name: ApiName, httpApi: HttpApi): HttpStage {
  const stage = new HttpStage(stack, `${pascal(name)}Stage`, {
    httpApi,
    stageName: "$default",
    autoDeploy: true,
    throttle: DEFAULT,
    detailedMetricsEnabled: true,
    accessLogSettings: {
      destination: new LogGroupLogDestination(logGroup(stack, `${pascal(name)}AccessLogs`, `access/${name}`)),
      format: accessLogFormat(),
    },
  });
  const { keepMovedRoutes: keepMoved } = parameters();
  const own = allRoutes.flatMap((route) =>
    places(route, { keepMoved }).flatMap(({ api, path }) => (api === name ? [{ route, path }] : [])),
  );
  (stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
    own.map(({ route, path }) => {
      const { rateLimit, burstLimit } = throttleOf(route);
      const settings = {
        ThrottlingRateLimit: rateLimit,
        ThrottlingBurstLimit: burstLimit,
        DetailedMetricsEnabled: true,
      };
      return [`${route.method} ${path}`, settings];
    }),
  );
  return stage;
}

/**
 * Logs the route instead of the path, because paths hold invitation tokens and ids, and query strings hold search terms.
 * It logs no client address, since every call comes from the distribution.
 */
const accessLogFormat = () =>
  AccessLogFormat.custom(
    JSON.stringify({
      time: "$context.requestTime",
      requestId: "$context.requestId",
      route: "$context.routeKey",
      status: "$context.status",
      bytes: "$context.responseLength",
      latency: "$context.responseLatency",
      integrationLatency: "$context.integrationLatency",
      integrationError: "$context.integrationErrorMessage",
    }),
  );
