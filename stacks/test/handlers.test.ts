import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Route } from "@meridian/core/contracts/kernel/route";
import { afterAll, expect, test } from "vitest";
import { allEntries, CUSTOM_MESSAGE, entrySources } from "../bundle.ts";
import { routeHandlers } from "../handlers.ts";

const root = mkdtempSync(path.join(tmpdir(), "meridian-handlers-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SOURCE = "packages/functions/src";

test("every function has a handler", () => {
  expect([...entrySources().keys()].sort()).toEqual(allEntries().sort());
});

test("every file of schedules and triggers is deployed as a function", () => {
  const files = globSync("{schedules,triggers}/*.ts", { cwd: SOURCE }).filter(
    (file) => !file.endsWith(".test.ts"),
  );
  expect(files.length).toBeGreaterThan(3);
  expect(allEntries()).toEqual(expect.arrayContaining(files.map((file) => file.replace(/\.ts$/, ""))));
});

test.each(["schedules/dispatch-notices", CUSTOM_MESSAGE])("names %s if its file is missing", (entry) => {
  const project = mkdtempSync(path.join(root, "project-"));
  cpSync(SOURCE, path.join(project, SOURCE), { recursive: true });
  rmSync(path.join(project, SOURCE, `${entry}.ts`));
  expect(() => entrySources(project)).toThrow(`No exported handler in: ${SOURCE}/${entry}.ts`);
});

/** Looks for handlers in a project with one domain, `things`, whose only file has this text. */
function found(text: string, ...ids: string[]) {
  const project = mkdtempSync(path.join(root, "project-"));
  const folder = path.join(project, "packages/functions/src/routes/things");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "things.ts"), text);
  writeFileSync(path.join(folder, "things.test.ts"), "export const other = 1;");
  return () =>
    routeHandlers(
      project,
      ids.map((id) => ({ id }) as Route),
    );
}
const GET = 'export const get = /* @__PURE__ */ handle(thingsRoutes, "get", () => Things.get());\n';
const UNDO = `export const undoMerge = /* @__PURE__ */ handle(
  thingsRoutes,
  "undoMerge",
  () => Things.undoMerge(),
);
`;

test("every route of the product has one handler, and no handler is without a route", () => {
  expect(routeHandlers().get("patients.undo-merge")).toEqual({
    file: "packages/functions/src/routes/patients/patients.ts",
    name: "undoMerge",
  });
});

test("finds handlers however they are formatted", () => {
  const handlers = found(GET + UNDO, "things.get", "things.undo-merge")();
  expect([...handlers].map(([id, { name }]) => [id, name])).toEqual([
    ["things.get", "get"],
    ["things.undo-merge", "undoMerge"],
  ]);
});

test.each([
  ["a route without a handler", GET, ["things.get", "things.list"], "no handler for the route things.list"],
  ["a handler without a route", GET + UNDO, ["things.get"], "no route for things.undoMerge"],
  ["a handler exported twice", GET + GET, ["things.get"], "things.get is exported twice"],
  [
    "a handler that is kept in every function of its file",
    GET.replace("/* @__PURE__ */ ", ""),
    ["things.get"],
    "write get as /* @__PURE__ */ handle",
  ],
  [
    "a handler named like another route",
    GET.replace('"get"', '"list"'),
    ["things.get"],
    "get handles the route list",
  ],
])("names %s", (_what, text, ids, fault) => {
  expect(found(text, ...ids)).toThrow(fault);
});
