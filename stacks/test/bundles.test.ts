import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { EXAMPLE_REGION } from "./example-parameters.ts";
import { asText, resourcesOf, synthesised } from "./synth.ts";

const cloud = synthesised();
/** Outside the repository, so that a bundle can import only what it contains. */
const away = mkdtempSync(path.join(tmpdir(), "meridian-bundles-"));
afterAll(() => rmSync(away, { recursive: true, force: true }));

const functions = resourcesOf(cloud, "AWS::Lambda::Function")
  .filter(({ id }) => !id.startsWith("CustomCDK"))
  .map(({ stack, id, Properties }) => {
    const folder = path.join(away, stack, id);
    const asset = `asset.${path.basename(Properties.Code.S3Key, ".zip")}`;
    cpSync(path.join(cloud.folder, asset), folder, { recursive: true });
    const variables = Object.entries(Properties.Environment.Variables as Record<string, unknown>);
    return {
      id,
      file: path.join(folder, "index.mjs"),
      env: Object.fromEntries(variables.map(([name, value]) => [name, asText(value)])),
    };
  });

/** Runs a program in a process that has only the environment variables Lambda would set. */
const run = (env: Record<string, string>, program: string, ...argv: string[]) =>
  execFileSync(process.execPath, ["--input-type=module", "--eval", program, ...argv], {
    env: { ...env, AWS_REGION: EXAMPLE_REGION },
    encoding: "utf8",
    cwd: away,
  });

test("every bundle starts with its own environment, exports a handler and generates no code at run time", () => {
  const program = `let made = 0;
  globalThis.Function = new Proxy(Function, {
    construct: (Made, texts) => { made += 1; return Reflect.construct(Made, texts); },
  });
  for (const file of process.argv.slice(1)) {
    const { handler } = await import(file);
    if (typeof handler !== "function") throw new Error("no handler in " + file);
    if (made > 0) throw new Error("code was generated in " + file);
  } console.log("all")`;
  const byEnvironment = Map.groupBy(functions, ({ env }) => JSON.stringify(env));
  expect(functions.length).toBeGreaterThan(40);
  for (const group of byEnvironment.values()) {
    expect(run(group[0]?.env ?? {}, program, ...group.map(({ file }) => file)).trim()).toBe("all");
  }
  // Every function is started, which takes a minute where something else runs.
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
