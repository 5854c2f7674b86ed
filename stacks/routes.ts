import { routeTables } from "@meridian/core/contracts/all";
import type { Route, RouteTable } from "@meridian/core/contracts/kernel/route";
import { Tags } from "aws-cdk-lib";
import { HttpMethod, HttpRoute, HttpRouteKey } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { type App, type StackContext, use } from "sst/constructs";
import { Api, BACKOFFICE } from "./api.ts";
import { routeEntry } from "./bundle.ts";
import { ProductFunction } from "./function.ts";
import { functionEnvironment } from "./function-environment.ts";
import { hasSession } from "./iam-actions.ts";
import { logGroup, withoutCustomResources } from "./logs.ts";

/** One stack per domain, with a function per route. */
export function domainStacks(app: App): void {
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
    const apis = use(Api);
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
      const { api, path } = place(route);
      new HttpRoute(stack, `${id}Route`, {
        ...apis[api],
        routeKey: HttpRouteKey.with(path, HttpMethod[route.method]),
        integration: new HttpLambdaIntegration(`${id}Integration`, lambda),
      });
    }
  };

/** The API that serves a route, and the path there. The back office's prefix is in the API mapping instead. */
export function place(route: Pick<Route, "path">): { api: "app" | "backoffice"; path: string } {
  const prefix = `/${BACKOFFICE}`;
  if (route.path !== prefix && !route.path.startsWith(`${prefix}/`)) return { api: "app", path: route.path };
  return { api: "backoffice", path: route.path.slice(prefix.length) || "/" };
}

/** `list-members` as a construct's name: `ListMembers`. */
export const pascal = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
