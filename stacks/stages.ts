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
import { Api, BACKOFFICE } from "./api.ts";
import { logGroup, withoutCustomResources } from "./logs.ts";
import { isPatientPage } from "./patient-pages.ts";
import { pascal, place } from "./routes.ts";

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
  const { host, proof: _, ...apis } = use(Api);
  for (const [api, mappingKey] of [["app", undefined] as const, ["backoffice", BACKOFFICE] as const]) {
    const stage = httpStage(stack, api, apis[api].httpApi);
    new ApiMapping(stack, `${pascal(api)}Mapping`, {
      api: apis[api].httpApi,
      domainName: host,
      stage,
      ...(mappingKey && { apiMappingKey: mappingKey }),
    });
  }
}

function httpStage(stack: StackContext["stack"], name: "app" | "backoffice", httpApi: HttpApi): HttpStage {
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
  const own = allRoutes.filter((route) => place(route).api === name);
  (stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
    own.map((route) => {
      const { rateLimit, burstLimit } = throttleOf(route);
      const settings = {
        ThrottlingRateLimit: rateLimit,
        ThrottlingBurstLimit: burstLimit,
        DetailedMetricsEnabled: true,
      };
      return [`${route.method} ${place(route).path}`, settings];
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
