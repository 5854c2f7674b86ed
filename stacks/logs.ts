import { RemovalPolicy } from "aws-cdk-lib";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { App, Stack } from "sst/constructs";

/**
 * A log with an end. What must be kept for years is the audit trail, which lives in the table: logs hold ids only and
 * go after three months.
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
 * SST gives every stack a function for custom resources of its own constructs. None is used here, and it would log
 * for ever under a role wider than it needs.
 */
export function withoutCustomResources(stack: Stack): void {
  stack.node.tryRemoveChild("CustomResourceHandler");
}
