import { statSync } from "node:fs";
import path from "node:path";
import { allRoutes, routeTables } from "@meridian/core/contracts/all";
import { describe, expect, test } from "vitest";
import { API_NAMES, APIS, mappingKey, place, places, requireRoom } from "../apis.ts";
import { pascal } from "../construct-names.ts";
import { asText, ROUTE_TAG, resourcesOf, synthesised, tagOf } from "./synth.ts";

const cloud = synthesised();
/** The API that a resource's property refers to. */
const apiOf = (id: unknown) => API_NAMES.find((api) => asText(id).includes(`${pascal(api)}Api`));
/** Most of the 300 integrations that an API may have, so that there is time to give new routes to another one. */
const FULL_API = 250;

describe("the templates have the routes of the contracts", () => {
  test("every route has one function, and no function is tagged with another route", () => {
    const functions = resourcesOf(cloud, "AWS::Lambda::Function")
      .map((found) => tagOf(found, ROUTE_TAG))
      .filter((id) => id !== undefined);
    expect(functions.sort()).toEqual(allRoutes.map(({ id }) => id).sort());
  });

  test("every route has its method and path on the API that serves it", () => {
    const keys = resourcesOf(cloud, "AWS::ApiGatewayV2::Route").map(({ Properties }) => {
      return `${apiOf(Properties.ApiId)} ${Properties.RouteKey}`;
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

describe("routes are distributed over the APIs", () => {
  const firstParts = new Set(allRoutes.map(({ path }) => path.split("/")[1] ?? ""));
  test("each first part of a path has one API, and no part is named that no route has", () => {
    const named = Object.values(APIS).flat();
    const missing = [...firstParts].filter((part) => !(named as string[]).includes(part));
    expect(missing, "name these first parts under an API with room in stacks/apis.ts").toEqual([]);
    expect(named.toSorted()).toEqual([...firstParts].sort());
  });
  test("no path begins with the key of an API, except the back office's", () => {
    const keys = API_NAMES.map(mappingKey).filter((key) => key && firstParts.has(key));
    expect(keys).toEqual(["backoffice"]);
  });
  test("public routes are where the web ACL counts them: at the path that clients send", () => {
    const hidden = allRoutes.filter((route) => route.access.who === "public" && place(route).api !== "app");
    expect(hidden.map(({ id }) => id)).toEqual([]);
  });
  test("an API has at most 250 routes", () => {
    const full = API_NAMES.filter(
      (api) => allRoutes.filter((route) => place(route).api === api).length > FULL_API,
    );
    expect(full, "API Gateway takes 300: add an API to stacks/apis.ts for new first parts of paths").toEqual(
      [],
    );
  });
  test("a deployment that moves routes has them in both APIs", () => {
    const both = allRoutes.map((route) => places(route, { keepMoved: true }));
    const moved = both.filter(({ length }) => length > 1);
    expect(moved.length).toBeGreaterThan(100);
    expect(moved.filter(([now, before]) => now?.api === before?.api || now?.path !== before?.path)).toEqual(
      [],
    );
    expect(both.map(([now]) => now)).toEqual(allRoutes.map(place));
  });
});

test("a deployment is refused where an API would have more than 300 routes", () => {
  const routes = (count: number) => Array.from({ length: count }, () => ({ path: "/patients" }) as const);
  expect(() => requireRoom(routes(300), { keepMoved: true })).not.toThrow();
  expect(() => requireRoom(routes(301), { keepMoved: false })).toThrow("The API records would have 301");
});

describe("limits of the services", () => {
  test("a stack stays under 450 of 500 resources", () => {
    const counts = cloud.templates.map(({ stack, resources }) => ({
      stack,
      resources: Object.keys(resources).length,
    }));
    const advice = "give new routes a domain of their own in contracts/all.ts, which has a stack of its own";
    expect(
      counts.filter(({ resources }) => resources >= 450),
      advice,
    ).toEqual([]);
  });
  test("a template stays under 900 of 1,000 kB", () => {
    const sizes = cloud.templates.map(({ stack }) => ({
      stack,
      bytes: statSync(path.join(cloud.folder, `${stack}.template.json`)).size,
    }));
    expect(sizes.filter(({ bytes }) => bytes > 900_000)).toEqual([]);
  });
  test("an API has as many integrations as it serves routes", () => {
    const integrations = resourcesOf(cloud, "AWS::ApiGatewayV2::Integration").map(({ Properties }) =>
      apiOf(Properties.ApiId),
    );
    for (const api of API_NAMES)
      expect(integrations.filter((one) => one === api).length, api).toBe(
        allRoutes.filter((route) => place(route).api === api).length,
      );
  });
});
