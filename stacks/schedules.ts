import { AUDIT_BROKEN, NOTICE_SET_ASIDE, schedules } from "@meridian/core/contracts/kernel/schedules";
import { Duration } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { type StackContext, use } from "sst/constructs";
import { scheduleEntry } from "./bundle.ts";
import { pascal } from "./construct-names.ts";
import { deadLetters } from "./dead-letters.ts";
import { ProductFunction } from "./function.ts";
import { functionEnvironment } from "./function-environment.ts";
import { logAlarm } from "./log-alarm.ts";
import { logGroup, withoutCustomResources } from "./logs.ts";
import { Messaging } from "./messaging.ts";

/** Scheduled jobs. Undelivered events and failed runs end in the job's dead-letter queue. */
export function Schedules({ stack }: StackContext) {
  withoutCustomResources(stack);
  const { alerts } = use(Messaging);
  const { environment, resources } = functionEnvironment();
  const logs = logGroup(stack, "Logs", "schedules");
  logAlarm(stack, "NoticesSetAside", { log: logs, event: NOTICE_SET_ASIDE, alerts });
  logAlarm(stack, "AuditBroken", { log: logs, event: AUDIT_BROKEN, alerts });
  for (const job of schedules) {
    const id = pascal(job.id);
    const deadLetterQueue = deadLetters(stack, `${id}DeadLetters`, alerts);
    const lambda = new ProductFunction(stack, id, {
      entry: scheduleEntry(job),
      description: job.summary,
      environment,
      logGroup: logs,
      reach: { touches: job.touches, on: resources },
      timeout: job.timeout ?? 60,
      deadLetterQueue,
    });
    new Rule(stack, `${id}Rule`, {
      description: job.summary,
      schedule: Schedule.expression(job.rate),
      targets: [
        new LambdaFunction(lambda, { deadLetterQueue, retryAttempts: 2, maxEventAge: Duration.hours(1) }),
      ],
    });
  }
}
