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
import { pascal, place } from "./routes.ts";

/** Requests a second, and how many may come at once. */
type Throttle = { rateLimit: number; burstLimit: number };
/** What a route takes where nothing else is said. */
const USUAL: Throttle = { rateLimit: 200, burstLimit: 400 };
/**
 * What a route takes that changes something for a stranger: signing in, registering, asking for a code. A flood of one
 * of them fills its own measure, and neither the other routes' nor those of people who are signed in.
 */
const FOR_STRANGERS: Throttle = { rateLimit: 20, burstLimit: 40 };

/** How a route is throttled by itself. */
const throttleOf = ({ access, method }: Route): Throttle =>
  access.who === "public" && method !== "GET" ? FOR_STRANGERS : USUAL;

/** Where the APIs answer. Their routes come first: a stage refuses limits for a route it does not know. */
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
    throttle: USUAL,
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
 * The route and not the path: paths hold invitation tokens and ids, query strings hold what people searched for. No
 * address: every call comes from the distribution.
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
