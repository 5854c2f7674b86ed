import { RemovalPolicy } from "aws-cdk-lib";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { App, Stack } from "sst/constructs";

/**
 * A log group that deletes its lines after three months. Logs hold ids only; what must be stored for years is the audit
 * trail in the table.
 */
export function logGroup(scope: Construct, id: string, name: string): LogGroup {
  const app = scope.node.root as App;
  return new LogGroup(scope, id, {
    logGroupName: `/${app.name}/${app.stage}/${name}`,
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  });
}

/**
 * Removes the function that SST adds to every stack for its own custom resources. The product uses none of them, and the
 * function's logs would never expire and its role would be wider than needed.
 */
export function withoutCustomResources(stack: Stack): void {
  stack.node.tryRemoveChild("CustomResourceHandler");
}
