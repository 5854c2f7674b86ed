/**
 * Synthesises every stack without an AWS account or network: `npm run synth [-- --out DIR]`. SST asks STS for the
 * account and CloudFormation whether it is prepared; a stub on the loopback interface answers both. Deployment
 * parameters that are not set get reserved example values. Only a few functions contain their packages, as all do when they
 * are deployed.
 */
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { parseArgs } from "node:util";
import { bundleFunctions } from "../stacks/bundle.ts";
import { EXAMPLE_ACCOUNT, EXAMPLE_PARAMETERS, EXAMPLE_REGION } from "../stacks/test/example-parameters.ts";
import { WHOLE } from "../stacks/test/whole-bundles.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const STAGE = "synth";

const XMLNS = {
  sts: "https://sts.amazonaws.com/doc/2011-06-15/",
  cfn: "http://cloudformation.amazonaws.com/doc/2010-05-15/",
};
const identity = `<GetCallerIdentityResponse xmlns="${XMLNS.sts}"><GetCallerIdentityResult><Arn>arn:aws:iam::${EXAMPLE_ACCOUNT}:user/synth</Arn><UserId>synth</UserId><Account>${EXAMPLE_ACCOUNT}</Account></GetCallerIdentityResult></GetCallerIdentityResponse>`;
const bootstrap = `<DescribeStacksResponse xmlns="${XMLNS.cfn}"><DescribeStacksResult><Stacks><member><StackName>bootstrap</StackName><CreationTime>2026-01-01T00:00:00Z</CreationTime><StackStatus>CREATE_COMPLETE</StackStatus><Outputs>${[
  ["BootstrapVersion", "21"],
  ["BucketName", "bootstrap-example"],
  ["Version", "7.4"],
]
  .map(([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`)
  .join("")}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;

/** Answers the two questions that synthesis asks AWS; any other request is an error. */
async function accountStub() {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const action = new URLSearchParams(body).get("Action");
    const answer =
      action === "GetCallerIdentity" ? identity : action === "DescribeStacks" ? bootstrap : undefined;
    response
      .writeHead(answer ? 200 : 501, { "content-type": "text/xml" })
      .end(answer ?? `<Error>${action}</Error>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

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
  const stub = await accountStub();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: stub.url,
    AWS_ACCESS_KEY_ID: "synth",
    AWS_SECRET_ACCESS_KEY: "synth",
    AWS_EC2_METADATA_DISABLED: "true",
    AWS_REGION: process.env.AWS_REGION ?? EXAMPLE_REGION,
    SST_TELEMETRY_DISABLED: "1",
    CDK_DISABLE_VERSION_CHECK: "1",
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
  stub.close();
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
