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

/** The header that proves that a request came through the distribution, which overwrites any value a client sends. */
export const ORIGIN_PROOF = "x-origin-proof";

/** The secret that the distribution sends and the API's authorizers compare. */
export function originProof(stack: StackContext["stack"]): ISecret {
  const secret = new Secret(stack, "OriginProof", {
    description: "Sent by the distribution in front of the API, checked by the API's authorizers",
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN,
  });
  justify(secret, {
    id: "AwsSolutions-SMG4",
    reason: "CloudFront reads it at deployment, so a deployment rotates it; docs/deploy.md says how.",
  });
  return secret;
}

/**
 * An authorizer for each API that refuses requests which did not come through the distribution, where the limits per
 * client address apply. API Gateway caches its answer per header value for five minutes, so few requests wait for it, and
 * refuses requests without the header itself.
 */
export function fromEdgeOnly(stack: StackContext["stack"], secret: ISecret) {
  const lambda = new ProductFunction(stack, "FromEdge", {
    entry: FROM_EDGE,
    description: "Refuses calls that did not come through the distribution in front of the API",
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
