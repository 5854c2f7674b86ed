import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { allRoutes } from "@meridian/core/contracts/all";
import type { Route } from "@meridian/core/contracts/kernel/route";

const SOURCE = "packages/functions/src";
/** How a file exports a route's handler. The annotation lets a bundler drop it from the other functions of the file. */
const EXPORT = /^export const (\w+) = \/\* @__PURE__ \*\/ handle\(\s*\w+,\s*"(\w+)",/gm;

/** Where a route's handler is: its file, relative to the root, and the name it is exported by. */
export type RouteHandler = { readonly file: string; readonly name: string };

const camelCase = (text: string) => text.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/**
 * The handler of each route by the route's id: `patients.undo-merge` is `undoMerge`, exported by a file in
 * `routes/patients/`.
 * @throws naming routes without a handler, handlers without a route, names exported twice, and exports that a bundler
 *   could not drop from the other functions of their file
 */
export function routeHandlers(
  root = process.cwd(),
  routes: readonly Route[] = allRoutes,
): ReadonlyMap<string, RouteHandler> {
  const found = globSync(`${SOURCE}/routes/*/*.ts`, { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .sort()
    .flatMap((file) => handlersIn(file, readFileSync(path.join(root, file), "utf8")));
  const byKey = new Map<string, RouteHandler>();
  const faults: string[] = [];
  for (const { key, fault, ...handler } of found) {
    if (fault) faults.push(`${handler.file}: ${fault}`);
    if (byKey.has(key)) faults.push(`${key} is exported twice`);
    byKey.set(key, handler);
  }
  const keys = new Map(routes.map(({ id }) => [keyOf(id), id]));
  for (const [key, id] of keys) if (!byKey.has(key)) faults.push(`no handler for the route ${id}`);
  for (const [key, { file }] of byKey) if (!keys.has(key)) faults.push(`${file}: no route for ${key}`);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return new Map([...keys].map(([key, id]) => [id, byKey.get(key) as RouteHandler]));
}

/** A domain and the name of a handler in it. */
const keyOf = (id: string) => {
  const [domain, verb = ""] = id.split(".");
  return `${domain}.${camelCase(verb)}`;
};

function handlersIn(file: string, text: string): (RouteHandler & { key: string; fault?: string })[] {
  const domain = path.basename(path.dirname(file));
  const pure = new Map([...text.matchAll(EXPORT)].map(([, name = "", route = ""]) => [name, route]));
  return [...text.matchAll(/^export (?:const|(?:async )?function) (\w+)/gm)].map(([, name = ""]) => {
    const route = pure.get(name);
    const fault =
      route === undefined
        ? `write ${name} as /* @__PURE__ */ handle(table, "${name}", …)`
        : route !== name && `${name} handles the route ${route}`;
    return { key: `${domain}.${name}`, file, name, ...(fault && { fault }) };
  });
}
