import { AUDIT_BROKEN, type JobTouches } from "@meridian/core/contracts/kernel/schedules";
import { Duration } from "aws-cdk-lib";
import { StartingPosition } from "aws-cdk-lib/aws-lambda";
import { DynamoEventSource, SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import { type StackContext, use } from "sst/constructs";
import { CONSUMER } from "./bundle.ts";
import { deadLetters } from "./dead-letters.ts";
import { ProductFunction } from "./function.ts";
import { functionEnvironment } from "./function-environment.ts";
import { logAlarm } from "./log-alarm.ts";
import { logGroup, withoutCustomResources } from "./logs.ts";
import { Messaging } from "./messaging.ts";
import { justify, LIST_STREAMS } from "./nag-suppressions.ts";
import { Storage } from "./storage.ts";

/** What the stream's subscribers need: sending messages of the outbox, updating copies of changed data, deleting files. */
const CONSUMER_TOUCHES: JobTouches = { table: "write", files: "write", mail: true, sms: true, secret: true };

/**
 * The table's stream and its consumer. A batch reports the records that failed. Lambda tries those again in ever smaller
 * batches and moves them to the dead-letter queue after ten tries or a day.
 */
export function Consumer({ stack }: StackContext) {
  withoutCustomResources(stack);
  const { table } = use(Storage);
  const { alerts } = use(Messaging);
  const { environment, resources } = functionEnvironment();
  const logs = logGroup(stack, "Logs", "stream");
  logAlarm(stack, "AuditEntryChanged", { log: logs, event: AUDIT_BROKEN, alerts });
  const consumer = new ProductFunction(stack, "Consumer", {
    entry: CONSUMER,
    description: "Passes every change of the table to its subscribers",
    environment,
    logGroup: logs,
    reach: { touches: CONSUMER_TOUCHES, on: resources },
    timeout: 60,
  });
  consumer.addEventSource(
    new DynamoEventSource(table, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 25,
      maxBatchingWindow: Duration.seconds(1),
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 10,
      maxRecordAge: Duration.days(1),
      onFailure: new SqsDlq(deadLetters(stack, "DeadLetters", alerts)),
    }),
  );
  if (consumer.role) justify(consumer.role, LIST_STREAMS);
}
