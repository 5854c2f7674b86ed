import { execFileSync } from "node:child_process";
import path from "node:path";
import { allRoutes } from "@meridian/core/contracts/all";
import { expect, test } from "vitest";
import { openApi } from "./openapi.ts";

type Operation = {
  operationId: string;
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
};
const document = openApi() as { openapi: string; paths: Record<string, Record<string, Operation>> };

test("every route is described under its path and method", () => {
  expect(document.openapi).toBe("3.1.0");
  const described = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${address}`,
    ),
  );
  expect(described.sort()).toEqual(allRoutes.map(({ id, method, path }) => `${id} ${method} ${path}`).sort());
});

test("every path parameter is described, and no other", () => {
  for (const [address, methods] of Object.entries(document.paths)) {
    const named = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { operationId, parameters } of Object.values(methods)) {
      const described = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
      expect(described.sort(), operationId).toEqual(named.sort());
    }
  }
});

test("the route table as JSON has a row per route, with the body's schema where there is one", () => {
  const printed = execFileSync(process.execPath, ["scripts/routes.ts", "--json"], {
    cwd: path.resolve(import.meta.dirname, ".."),
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const rows = JSON.parse(printed) as {
    id: string;
    body: { type?: string; anyOf?: unknown; oneOf?: unknown } | null;
  }[];
  expect(rows.map(({ id }) => id)).toEqual(allRoutes.map(({ id }) => id));
  for (const row of rows) {
    const route = allRoutes.find(({ id }) => id === row.id);
    expect(Boolean(row.body), row.id).toBe(Boolean(route?.body));
    if (row.body) expect(row.body.type ?? row.body.anyOf ?? row.body.oneOf, row.id).toBeDefined();
  }
});
