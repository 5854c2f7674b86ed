/**
 * Prints every route of the product: `npm run routes`, or as JSON with body schemas: `npm run routes -- --json`.
 */
import { parseArgs } from "node:util";
import { routeTables } from "@meridian/core/contracts/all";
import type { Access } from "@meridian/core/contracts/kernel/access";
import type { Route } from "@meridian/core/contracts/kernel/route";
import { z } from "zod";

/** What a caller sends, as JSON Schema. */
const bodySchema = (route: Route) =>
  route.body ? z.toJSONSchema(route.body, { io: "input", unrepresentable: "any" }) : null;

function mayCall(access: Access): string {
  switch (access.who) {
    case "public":
      return "anyone";
    case "session":
      return "any user";
    case "space":
      return access.module ? `${access.can} with ${access.module}` : access.can;
    case "admin":
      return `back office: ${access.level}`;
  }
}

function touched({ touches }: Route): string {
  const parts = [touches.table && `table:${touches.table}`, touches.files && `files:${touches.files}`];
  return [...parts, ...(touches.identity ?? []).map((action) => `identity:${action}`)]
    .filter(Boolean)
    .join(" ");
}

const table = Object.entries(routeTables).flatMap(([domain, routes]) =>
  Object.values(routes).map((route) => ({ domain, route })),
);
const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
if (values.json) {
  const rows = table.map(({ domain, route }) => ({
    id: route.id,
    method: route.method,
    path: route.path,
    domain,
    summary: route.summary,
    access: route.access,
    touches: route.touches,
    calls: route.calls,
    errors: route.errors,
    body: bodySchema(route),
  }));
  process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
} else {
  for (const { domain, route } of table) {
    const row = [
      route.method.padEnd(6),
      route.path.padEnd(50),
      domain.padEnd(13),
      mayCall(route.access).padEnd(26),
    ];
    console.log(`${row.join(" ")} ${touched(route)}`.trimEnd());
  }
  console.log(`${table.length} routes`);
}
