import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EXAMPLE_REGION } from "./example-parameters.ts";
import { importedPackages } from "./imported-packages.ts";
import { assetFolder, asText, ROOT, resourcesOf, synthesised } from "./synth.ts";
import { WHOLE } from "./whole-bundles.ts";

const cloud = synthesised();
/** Outside the repository, so that a bundle can import only what it contains. */
const away = mkdtempSync(path.join(tmpdir(), "meridian-bundles-"));
/** A folder whose bundles find packages as in the repository. */
const beside = path.join(away, "beside-packages");
afterAll(() => rmSync(away, { recursive: true, force: true }));

const functions = resourcesOf(cloud, "AWS::Lambda::Function")
  .filter(({ id }) => !id.startsWith("CustomCDK"))
  .map(({ stack, id, Properties }) => {
    const asset = assetFolder(cloud, Properties);
    const whole = importedPackages(path.join(asset, "index.mjs")).size === 0;
    const folder = path.join(whole ? away : beside, stack, id);
    cpSync(asset, folder, { recursive: true });
    const variables = Object.entries(Properties.Environment.Variables as Record<string, unknown>);
    return {
      id,
      whole,
      file: path.join(folder, "index.mjs"),
      env: Object.fromEntries(variables.map(([name, value]) => [name, asText(value)])),
    };
  });
beforeAll(() => linkPackages(beside));

/** Links every package that the functions' code imports, and for a scope the packages in it. */
function linkPackages(folder: string) {
  for (const from of ["packages/core", "packages/functions", "."])
    for (const name of globSync(["@*/*", "[!@.]*"], { cwd: path.join(ROOT, from, "node_modules") })) {
      const to = path.join(folder, "node_modules", name);
      mkdirSync(path.dirname(to), { recursive: true });
      if (!existsSync(to)) symlinkSync(path.join(ROOT, from, "node_modules", name), to);
    }
}

/** Runs a program in a process that has only the environment variables Lambda would set. */
const run = (env: Record<string, string>, program: string, ...argv: string[]) =>
  execFileSync(process.execPath, ["--input-type=module", "--eval", program, ...argv], {
    env: { ...env, AWS_REGION: EXAMPLE_REGION },
    encoding: "utf8",
    cwd: away,
  });

/**
 * Starts functions one after the other, each with its own environment alone. Counts handlers, and how often code was
 * generated.
 */
function started(chosen: typeof functions): { handlers: number; generated: number } {
  const program = `let generated = 0, handlers = 0;
  globalThis.Function = new Proxy(Function, {
    construct: (Made, texts) => { generated += 1; return Reflect.construct(Made, texts); },
  });
  const { readFileSync } = await import("node:fs");
  const always = { ...process.env };
  for (const { file, env } of JSON.parse(readFileSync(process.argv[1], "utf8"))) {
    process.env = { ...always, ...env };
    const { handler } = await import(file);
    if (typeof handler === "function") handlers += 1;
  } console.log(JSON.stringify({ handlers, generated }))`;
  const list = path.join(away, "chosen.json");
  writeFileSync(list, JSON.stringify(chosen));
  return JSON.parse(run({}, program, list));
}

test("a bundle with its packages starts with its own environment and generates no code at run time", () => {
  const whole = functions.filter((one) => one.whole);
  expect(whole.length).toBeGreaterThanOrEqual(WHOLE.length);
  expect(started(whole)).toEqual({ handlers: whole.length, generated: 0 });
}, 120_000);

test("every other function starts with its own environment beside its packages", () => {
  const others = functions.filter((one) => !one.whole);
  expect(others.length).toBeGreaterThan(300);
  expect(started(others)).toMatchObject({ handlers: others.length });
  // Nearly every function is started, which takes a minute where something else runs.
}, 240_000);

test("the user pool's trigger writes a mail with its few environment variables", () => {
  const trigger = functions.find(({ id }) => id.startsWith("CustomMessage"));
  const program = `const { handler } = await import(process.argv[1]);
    const userAttributes = { email: "demo@example.com", locale: "pt" };
    const request = { userAttributes, codeParameter: "{####}" };
    const event = { triggerSource: "CustomMessage_SignUp", request, response: {} };
    console.log(JSON.stringify(await handler(event)));`;
  const { response } = JSON.parse(run(trigger?.env ?? {}, program, String(trigger?.file)));
  expect(response.emailSubject).toBeTruthy();
  expect(response.emailMessage).toContain("https://app.example.com/confirm-email");
  expect(response.emailMessage).toContain("{####}");
});
