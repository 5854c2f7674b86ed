import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from "aws-cdk-lib/aws-apigatewayv2-authorizers";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { type ISecret, Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { StackContext } from "sst/constructs";
import { FROM_EDGE } from "./bundle.ts";
import { ProductFunction } from "./function.ts";
import { SECRET_READ } from "./iam-actions.ts";
import { logGroup } from "./logs.ts";
import { justify } from "./nag-suppressions.ts";

/** The header in which the distribution says that a request came through it. A viewer's own is overwritten there. */
export const ORIGIN_PROOF = "x-origin-proof";

/** What the distribution before the API and its authorizers both know. */
export function originProof(stack: StackContext["stack"]): ISecret {
  const secret = new Secret(stack, "OriginProof", {
    description: "Said by the distribution before the API, asked for by the API's authorizers",
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN,
  });
  justify(secret, {
    id: "AwsSolutions-SMG4",
    reason: "CloudFront reads it at a deployment, so that it changes by one; docs/deploy.md says how.",
  });
  return secret;
}

/**
 * An authorizer for each API that refuses what did not come through the distribution, where requests are counted by
 * address. Its answer is kept five minutes for a value of the header, so that hardly a request waits for it; without the
 * header the API refuses by itself.
 */
export function fromEdgeOnly(stack: StackContext["stack"], secret: ISecret) {
  const lambda = new ProductFunction(stack, "FromEdge", {
    entry: FROM_EDGE,
    description: "Refuses calls that did not come through the distribution before the API",
    environment: { ORIGIN_PROOF_ARN: secret.secretArn },
    logGroup: logGroup(stack, "FromEdgeLogs", "from-edge"),
  });
  lambda.role?.addToPrincipalPolicy(
    new PolicyStatement({ effect: Effect.ALLOW, actions: SECRET_READ, resources: [secret.secretArn] }),
  );
  return (id: string) =>
    new HttpLambdaAuthorizer(`${id}FromEdge`, lambda, {
      responseTypes: [HttpLambdaResponseType.SIMPLE],
      identitySource: [`$request.header.${ORIGIN_PROOF}`],
      resultsCacheTtl: Duration.minutes(5),
    });
}
