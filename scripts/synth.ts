/**
 * Synthesises every stack without an AWS account or network: `npm run synth [-- --out DIR]`. SST asks STS for the
 * account and CloudFormation whether it is prepared; an example account answers both. Deployment
 * parameters that are not set get reserved example values. Only a few functions contain their packages, as all do when they
 * are deployed.
 */
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { bundleFunctions } from "../stacks/bundle.ts";
import { EXAMPLE_ACCOUNT, EXAMPLE_PARAMETERS, EXAMPLE_REGION } from "../stacks/test/example-parameters.ts";
import { WHOLE } from "../stacks/test/whole-bundles.ts";
import { accountAt, exampleAccount } from "./example-account.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const STAGE = "synth";

/** The built apps, or a placeholder page: templates do not depend on its content. */
async function siteFolder(name: "web" | "admin"): Promise<string> {
  const built = path.join(ROOT, "packages", name, "dist");
  if (existsSync(path.join(built, "index.html"))) return built;
  const standIn = path.join(ROOT, ".build", "site", name);
  await mkdir(path.join(standIn, "assets"), { recursive: true });
  await writeFile(path.join(standIn, "index.html"), "<!doctype html><title>not built</title>\n");
  return standIn;
}

async function synthesise(outdir: string) {
  const example = await exampleAccount();
  Object.assign(process.env, accountAt(example.url), {
    AWS_REGION: process.env.AWS_REGION ?? EXAMPLE_REGION,
    WEB_DIST: process.env.WEB_DIST ?? (await siteFolder("web")),
    ADMIN_DIST: process.env.ADMIN_DIST ?? (await siteFolder("admin")),
  });
  for (const [name, value] of Object.entries(EXAMPLE_PARAMETERS)) process.env[name] ??= value;
  process.chdir(ROOT);
  await rm(outdir, { recursive: true, force: true });

  const { initProject } = await import("sst/project.js");
  await initProject({ root: ROOT, stage: STAGE, region: process.env.AWS_REGION });
  const [{ App }, { Aspects }, { AwsSolutionsChecks, NagReportFormat }, { default: config }] =
    await Promise.all([
      import("sst/constructs"),
      import("aws-cdk-lib"),
      import("cdk-nag"),
      import("../sst.config.ts"),
    ]);
  const { name, region } = config.config();
  const app = new App({ mode: "deploy", name, region, stage: STAGE, account: EXAMPLE_ACCOUNT }, { outdir });
  Aspects.of(app).add(
    new AwsSolutionsChecks({ verbose: true, reports: true, reportFormats: [NagReportFormat.JSON] }),
  );
  await config.stacks(app, () => bundleFunctions(WHOLE));
  await app.finish();
  const assembly = app.synth();
  example.close();
  return assembly;
}

const { values } = parseArgs({
  options: { out: { type: "string", default: path.join(ROOT, ".build", "cdk.out") } },
});
const assembly = await synthesise(path.resolve(values.out));
for (const stack of assembly.stacks) {
  const count = Object.keys((stack.template as { Resources?: object }).Resources ?? {}).length;
  console.log(`${stack.stackName}: ${count} resources`);
}
console.log(`Templates in ${path.relative(process.cwd(), values.out)}`);
