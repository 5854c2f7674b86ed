import { allRoutes, routeTables } from "@meridian/core/contracts/all";
import { describe, expect, test } from "vitest";
import { place } from "../routes.ts";
import { asText, ROUTE_TAG, resourcesOf, synthesised, tagOf } from "./synth.ts";

const cloud = synthesised();

describe("the templates have the routes of the contracts", () => {
  test("every route has one function, and no function is tagged with another route", () => {
    const functions = resourcesOf(cloud, "AWS::Lambda::Function")
      .map((found) => tagOf(found, ROUTE_TAG))
      .filter((id) => id !== undefined);
    expect(functions.sort()).toEqual(allRoutes.map(({ id }) => id).sort());
  });

  test("every route has its method and path on the API that serves it", () => {
    const keys = resourcesOf(cloud, "AWS::ApiGatewayV2::Route").map(({ Properties }) => {
      const api = asText(Properties.ApiId).includes("BackofficeApi") ? "backoffice" : "app";
      return `${api} ${Properties.RouteKey}`;
    });
    const expected = allRoutes.map((route) => `${place(route).api} ${route.method} ${place(route).path}`);
    expect(keys.sort()).toEqual(expected.sort());
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("a route invokes the function tagged with its id", () => {
    for (const { stack, resources } of cloud.templates) {
      for (const [id, { Type, Properties }] of Object.entries(resources)) {
        if (Type !== "AWS::ApiGatewayV2::Route") continue;
        const integration = resources[String(/\{(\w+)\}/.exec(asText(Properties.Target))?.[1])];
        const lambda = resources[String(integration?.Properties.IntegrationUri["Fn::GetAtt"][0])];
        const route = allRoutes.find((known) => lambda && known.id === tagOf(lambda, ROUTE_TAG));
        const key = route && `${route.method} ${place(route).path}`;
        expect(key, `${stack} ${id}`).toBe(Properties.RouteKey);
      }
    }
  });

  test("a route's id begins with the domain of its route table", () => {
    for (const [domain, table] of Object.entries(routeTables)) {
      for (const route of Object.values(table)) expect(route.id.split(".")[0]).toBe(domain);
    }
  });

  test("no two routes differ only in a parameter's name, which API Gateway would refuse", () => {
    const shapes = allRoutes.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`);
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  });

  test("an idempotent route may write, because it stores its first answer", () => {
    const cannot = allRoutes.filter((route) => route.idempotent && route.touches.table !== "write");
    expect(cannot.map(({ id }) => id)).toEqual([]);
  });
});

describe("limits of the services", () => {
  test("a stack stays under 450 resources", () => {
    const counts = cloud.templates.map(
      ({ stack, resources }) => [stack, Object.keys(resources).length] as const,
    );
    expect(counts.filter(([, count]) => count >= 450)).toEqual([]);
  });
  test("an API stays under 300 integrations", () => {
    const counts = new Map<string, number>();
    for (const { Properties } of resourcesOf(cloud, "AWS::ApiGatewayV2::Integration")) {
      const api = asText(Properties.ApiId);
      counts.set(api, (counts.get(api) ?? 0) + 1);
    }
    expect([...counts.values()].filter((count) => count >= 300)).toEqual([]);
    expect(counts.size).toBeGreaterThan(0);
  });
});
