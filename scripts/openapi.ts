/**
 * Writes an OpenAPI 3.1 description of the API from the contracts: `npm run openapi [-- --out FILE]`, by default
 * `.build/openapi.json`.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { routeTables } from "@meridian/core/contracts/all";
import type { Route } from "@meridian/core/contracts/kernel/route";
import { z } from "zod";

type Json = Record<string, unknown>;

function schema(of: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(of, { io, unrepresentable: "any" }) as Json;
  return rest;
}

/** One parameter per property of a params or query schema. */
function parameters(of: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (!of) return [];
  const { properties = {}, required = [] } = schema(of, "input") as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "A repeat with the same key gets the first answer and writes nothing.",
  schema: { type: "string", maxLength: 128 },
};

const errorAnswer = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
});

function operation(domain: string, route: Route): Json {
  const contentTypes = ["application/json", ...(route.form ? ["application/x-www-form-urlencoded"] : [])];
  return {
    operationId: route.id,
    tags: [domain],
    summary: route.summary,
    "x-access": route.access,
    security: route.access.who === "public" ? [] : [{ session: [] }],
    parameters: [
      ...parameters(route.params, "path"),
      ...parameters(route.query, "query"),
      ...(route.idempotent ? [idempotencyKey] : []),
    ],
    ...(route.body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          contentTypes.map((type) => [type, { schema: schema(route.body as z.ZodType, "input") }]),
        ),
      },
    }),
    responses: {
      [route.status ?? 200]: {
        description: "Done",
        content: { [route.produces ?? "application/json"]: { schema: schema(route.response, "output") } },
      },
      default: errorAnswer(
        route.errors.length ? `Codes: ${route.errors.join(", ")}` : "Codes every route has",
      ),
    },
  };
}

/** The document, without servers, because each installation has its own. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [domain, table] of Object.entries(routeTables)) {
    for (const route of Object.values(table)) {
      paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(domain, route) };
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Meridian", version: "0.1.0", license: { name: "MIT", identifier: "MIT" } },
    tags: Object.keys(routeTables).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "__Host-session" } },
      schemas: {
        Error: {
          type: "object",
          required: ["code", "message", "requestId"],
          properties: {
            code: { type: "string" },
            message: { type: "string" },
            requestId: { type: "string" },
            fields: { type: "object", additionalProperties: { type: "string" } },
            current: {},
            details: { type: "object" },
          },
        },
      },
    },
  };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: "string", default: ".build/openapi.json" } } });
  await mkdir(path.dirname(values.out), { recursive: true });
  await writeFile(values.out, `${JSON.stringify(openApi(), null, 2)}\n`);
  console.log(`${values.out} written`);
}
