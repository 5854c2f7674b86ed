import { AUDIT_BROKEN, type JobTouches } from "@meridian/core/contracts/kernel/schedules";
import { Duration } from "aws-cdk-lib";
import { StartingPosition } from "aws-cdk-lib/aws-lambda";
import { DynamoEventSource, SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import { type StackContext, use } from "sst/constructs";
import { CONSUMER, COUNTER, type Entry } from "./bundle.ts";
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
/** The audit trail's watch and the statistics only write to the table. */
const COUNTER_TOUCHES: JobTouches = { table: "write" };

/**
 * The table's stream and its two consumers, as many as a stream serves at full speed. A batch reports the records that
 * failed. Lambda tries those again in ever smaller batches and moves them to the dead-letter queue after ten tries or a
 * day.
 */
export function Consumer({ stack }: StackContext) {
  withoutCustomResources(stack);
  const { table } = use(Storage);
  const { alerts } = use(Messaging);
  const { environment, resources } = functionEnvironment();
  const logs = logGroup(stack, "Logs", "stream");
  logAlarm(stack, "AuditEntryChanged", { log: logs, event: AUDIT_BROKEN, alerts });
  const consumer = (id: string, entry: Entry, description: string, touches: JobTouches, queue: string) => {
    const lambda = new ProductFunction(stack, id, {
      entry,
      description,
      environment,
      logGroup: logs,
      reach: { touches, on: resources },
      timeout: 60,
    });
    lambda.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 25,
        maxBatchingWindow: Duration.seconds(1),
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        retryAttempts: 10,
        maxRecordAge: Duration.days(1),
        onFailure: new SqsDlq(deadLetters(stack, queue, alerts)),
      }),
    );
    if (lambda.role) justify(lambda.role, LIST_STREAMS);
  };
  consumer(
    "Consumer",
    CONSUMER,
    "Passes every change of the table to those somebody waits for",
    CONSUMER_TOUCHES,
    "DeadLetters",
  );
  consumer(
    "Counter",
    COUNTER,
    "Watches the audit trail and counts the statistics",
    COUNTER_TOUCHES,
    "CounterDeadLetters",
  );
}
