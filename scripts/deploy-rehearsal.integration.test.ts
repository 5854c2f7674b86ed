import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App, Stack } from "aws-cdk-lib";
import { Topic } from "aws-cdk-lib/aws-sns";
import { afterEach, expect, it } from "vitest";
import { EXAMPLE_ACCOUNT, EXAMPLE_REGION } from "../stacks/test/example-parameters.ts";
import { rehearse } from "./deploy-rehearsal.ts";

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Two synthesised stacks, the second of which needs the first. */
function twoStacks(): string {
  const folder = mkdtempSync(join(tmpdir(), "meridian-rehearsal-"));
  made.push(folder);
  const app = new App({ outdir: folder });
  const env = { account: EXAMPLE_ACCOUNT, region: EXAMPLE_REGION };
  const first = new Stack(app, "First", { env });
  const second = new Stack(app, "Second", { env });
  new Topic(first, "Topic");
  new Topic(second, "Topic");
  second.addDependency(first);
  app.synth();
  return folder;
}

it("deploys stacks one after the other with the installed packages, though its first calls are too many", async () => {
  let printed = "";
  const print = (text: string) => {
    printed += text;
  };
  const rehearsed = await rehearse({ args: ["--from", twoStacks()], throttled: 2, print });
  expect(rehearsed, printed).toEqual({ code: 0, stacks: ["First", "Second"], unknown: [] });
});
