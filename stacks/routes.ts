import { allRoutes, routeTables } from "@meridian/core/contracts/all";
import type { RouteTable } from "@meridian/core/contracts/kernel/route";
import { Tags } from "aws-cdk-lib";
import { HttpMethod, HttpRoute, HttpRouteKey } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { type App, type StackContext, use } from "sst/constructs";
import { Api } from "./api.ts";
import { type ApiName, places, requireRoom } from "./apis.ts";
import { routeEntry } from "./bundle.ts";
import { pascal } from "./construct-names.ts";
import { ProductFunction } from "./function.ts";
import { functionEnvironment } from "./function-environment.ts";
import { hasSession } from "./iam-actions.ts";
import { logGroup, withoutCustomResources } from "./logs.ts";
import { parameters } from "./parameters.ts";

/** One stack per domain, with a function per route. */
export function domainStacks(app: App): void {
  requireRoom(allRoutes, { keepMoved: parameters().keepMovedRoutes });
  for (const [domain, table] of Object.entries(routeTables)) {
    app.stack(domainStack(domain, table), { id: pascal(domain) });
  }
}

const domainStack =
  (domain: string, table: RouteTable) =>
  ({ stack }: StackContext) => {
    withoutCustomResources(stack);
    const logs = logGroup(stack, "Logs", `routes/${domain}`);
    const { environment, resources } = functionEnvironment();
    const { apis } = use(Api);
    const { keepMovedRoutes: keepMoved } = parameters();
    for (const route of Object.values(table)) {
      const id = pascal(route.id.slice(route.id.indexOf(".") + 1));
      const lambda = new ProductFunction(stack, id, {
        entry: routeEntry(route),
        description: `${route.method} ${route.path}: ${route.summary}`,
        environment,
        logGroup: logs,
        reach: { touches: route.touches, on: resources, session: hasSession(route) },
      });
      // Tests find the function in the template by this tag, people in the console.
      Tags.of(lambda).add("meridian:route", route.id);
      for (const { api, path } of places(route, { keepMoved }))
        new HttpRoute(stack, `${id}${routeSuffix(api)}`, {
          ...apis[api],
          routeKey: HttpRouteKey.with(path, HttpMethod[route.method]),
          integration: new HttpLambdaIntegration(`${id}Integration`, lambda),
        });
    }
  };

/** Names a route's construct for its API, so that a route that moves is made in the new API and left in the old one. */
const routeSuffix = (api: ApiName) =>
  api === "app" || api === "backoffice" ? "Route" : `${pascal(api)}Route`;
