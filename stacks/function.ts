import type { JobTouches } from "@meridian/core/contracts/kernel/schedules";
import { Duration, Stack } from "aws-cdk-lib";
import { Effect, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import {
  type Architecture,
  Code,
  type ILayerVersion,
  Function as Lambda,
  LayerVersion,
  type Runtime,
} from "aws-cdk-lib/aws-lambda";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { bundleFolder, type Entry, HANDLER, printsDocuments, sliceFolder } from "./bundle.ts";
import { grants, type Resources } from "./grants.ts";
import { FILE_OBJECTS, justify } from "./nag-suppressions.ts";

/** Defaults of every function, set once in sst.config.ts. */
export type FunctionDefaults = {
  runtime: Runtime;
  architecture: Architecture;
  memorySize: number;
  /** Seconds. */
  timeout: number;
};

let defaults: FunctionDefaults | undefined;
export function setFunctionDefaults(chosen: FunctionDefaults) {
  defaults = chosen;
}

export type ProductFunctionProps = {
  entry: Entry;
  description: string;
  environment: Record<string, string>;
  logGroup: ILogGroup;
  /** The resources the function may use. */
  reach?: { touches: JobTouches; on: Resources; session?: boolean };
  timeout?: number | undefined;
  deadLetterQueue?: IQueue;
};

/** A function made from its bundle. Its own role grants what its contract declares, and writing to its log. */
export class ProductFunction extends Lambda {
  constructor(scope: Construct, id: string, props: ProductFunctionProps) {
    if (!defaults) throw new Error("setFunctionDefaults() comes before the first function");
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal("lambda.amazonaws.com") });
    super(scope, id, {
      ...defaults,
      code: Code.fromAsset(bundleFolder(props.entry)),
      handler: HANDLER,
      description: props.description.slice(0, 256),
      environment: props.environment,
      timeout: Duration.seconds(props.timeout ?? defaults.timeout),
      logGroup: props.logGroup,
      role,
      ...(printsDocuments(props.entry) && { layers: [chineseFont(scope)] }),
      ...(props.deadLetterQueue && { deadLetterQueue: props.deadLetterQueue }),
    });
    role.addToPolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
        resources: [props.logGroup.logGroupArn],
      }),
    );
    if (props.reach) {
      const { touches, on, session = false } = props.reach;
      for (const statement of grants(touches, on, { session })) role.addToPolicy(statement);
      if (touches.files) justify(role, FILE_OBJECTS);
    }
  }
}

const CHINESE_FONT = "ChineseFont";

/**
 * The layer with the slices of the Chinese font, one for each stack whose functions print: a stack cannot replace what
 * another one uses.
 */
function chineseFont(scope: Construct): ILayerVersion {
  const stack = Stack.of(scope);
  const known = stack.node.tryFindChild(CHINESE_FONT) as LayerVersion | undefined;
  return (
    known ??
    new LayerVersion(stack, CHINESE_FONT, {
      code: Code.fromAsset(sliceFolder()),
      description: "Slices of the Chinese font for printed documents",
    })
  );
}
