import { Architecture, Runtime } from "aws-cdk-lib/aws-lambda";
import type { SSTConfig } from "sst";
import { Api } from "./stacks/api.ts";
import { bundleFunctions } from "./stacks/bundle.ts";
import { Consumer } from "./stacks/consumer.ts";
import { Edge } from "./stacks/edge.ts";
import { setFunctionDefaults } from "./stacks/function.ts";
import { Identity } from "./stacks/identity.ts";
import { Messaging } from "./stacks/messaging.ts";
import { domainStacks } from "./stacks/routes.ts";
import { Schedules } from "./stacks/schedules.ts";
import { Stages } from "./stacks/stages.ts";
import { logByBucketPolicy, Storage } from "./stacks/storage.ts";
import { Web } from "./stacks/web.ts";

export default {
  config: () => ({ name: "meridian", region: process.env.AWS_REGION ?? "eu-west-1" }),
  /** Synthesis without a deployment passes a bundler of its own. */
  async stacks(app, bundle: () => Promise<void> = bundleFunctions) {
    logByBucketPolicy(app);
    setFunctionDefaults({
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 1024,
      timeout: 15,
    });
    await bundle();
    app.stack(Storage).stack(Messaging).stack(Identity).stack(Api).stack(Consumer).stack(Schedules);
    domainStacks(app);
    app.stack(Stages);
    app.stack(Edge);
    app.stack(Web);
  },
} satisfies SSTConfig;
