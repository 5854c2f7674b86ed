import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { modulesOf } from "../bundle-parts.ts";
import { NO_MODEL_CHECK } from "../database-patches.ts";
import { EXAMPLE_REGION } from "./example-parameters.ts";
import { importedPackages } from "./imported-packages.ts";
import { assetFolder, asText, productFunctions, ROOT, synthesised } from "./synth.ts";
import { WHOLE } from "./whole-bundles.ts";

const cloud = synthesised();
/** Outside the repository, so that a bundle can import only what it contains. */
const away = mkdtempSync(path.join(tmpdir(), "meridian-bundles-"));
/** Folders whose bundles find packages as in the repository, each above the next as packages are looked for. */
const PACKAGES_IN = [".", "packages/core", "packages/functions"];
const beside = path.join(away, ...PACKAGES_IN.map((_, depth) => `beside-${depth}`));
afterAll(() => rmSync(away, { recursive: true, force: true }));

const functions = productFunctions(cloud).map(({ stack, id, Properties }) => {
  const asset = assetFolder(cloud, Properties);
  const whole = importedPackages(modulesOf(asset)).size === 0;
  const folder = path.join(whole ? away : beside, stack, id);
  cpSync(asset, folder, { recursive: true });
  const variables = Object.entries(Properties.Environment.Variables as Record<string, unknown>);
  return {
    id,
    whole,
    file: path.join(folder, "index.mjs"),
    files: modulesOf(folder),
    env: Object.fromEntries(variables.map(([name, value]) => [name, asText(value)])),
  };
});
beforeAll(() => {
  mkdirSync(beside, { recursive: true });
  for (const [depth, from] of PACKAGES_IN.toReversed().entries())
    symlinkSync(
      path.join(ROOT, from, "node_modules"),
      path.join(beside, "../".repeat(depth), "node_modules"),
    );
});

/** Runs a program in a process that has only the environment variables Lambda would set. */
const run = (env: Record<string, string>, program: string, ...argv: string[]) =>
  execFileSync(process.execPath, ["--input-type=module", "--eval", program, ...argv], {
    env: { ...env, AWS_REGION: EXAMPLE_REGION },
    encoding: "utf8",
    cwd: away,
  });

/**
 * Starts functions one after the other, each with its own environment alone, and loads what they would load later. Gives the files
 * that export no handler and those that generated code.
 */
function started(chosen: typeof functions): { without: string[]; generating: string[] } {
  const program = `const without = [], generating = [];
  let generated = 0;
  globalThis.Function = new Proxy(Function, {
    construct: (Made, texts) => { generated += 1; return Reflect.construct(Made, texts); },
  });
  const { readFileSync } = await import("node:fs");
  const { registerHooks } = await import("node:module");
  const { pathToFileURL } = await import("node:url");
  const noModelCheck = pathToFileURL(process.argv[2]).href;
  registerHooks({
    resolve: (name, context, next) =>
      name === "jsonschema" ? { url: noModelCheck, format: "commonjs", shortCircuit: true } : next(name, context),
  });
  const always = { ...process.env };
  for (const { file, files, env } of JSON.parse(readFileSync(process.argv[1], "utf8"))) {
    const before = generated;
    process.env = { ...always, ...env };
    const { handler } = await import(file);
    if (typeof handler !== "function") without.push(file);
    for (const part of files) await import(part);
    if (generated > before) generating.push(file);
  } console.log(JSON.stringify({ without, generating }))`;
  const list = path.join(away, "chosen.json");
  writeFileSync(list, JSON.stringify(chosen));
  // As in a deployment: checking the models of the entities took half of the time of starting them.
  const noModelCheck = path.join(away, "no-model-check.cjs");
  writeFileSync(noModelCheck, NO_MODEL_CHECK);
  return JSON.parse(run({}, program, list, noModelCheck));
}

test("a bundle with its packages starts with its own environment and generates no code at run time", () => {
  const whole = functions.filter((one) => one.whole);
  expect(whole.length).toBeGreaterThanOrEqual(WHOLE.length);
  expect(started(whole)).toEqual({ without: [], generating: [] });
}, 120_000);

test("every other function starts with its own environment beside its packages", () => {
  const others = functions.filter((one) => !one.whole);
  expect(others.length).toBeGreaterThan(300);
  expect(started(others).without).toEqual([]);
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
