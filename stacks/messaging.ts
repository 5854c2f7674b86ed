import type { JobTouches } from "@meridian/core/contracts/schedules";
import { Duration } from "aws-cdk-lib";
import { Alias } from "aws-cdk-lib/aws-kms";
import { StartingPosition } from "aws-cdk-lib/aws-lambda";
import { DynamoEventSource, SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from "aws-cdk-lib/aws-ses";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { StackContext } from "sst/constructs";
import { use } from "sst/constructs";
import { CONSUMER } from "./bundle.ts";
import { deadLetters } from "./dead-letters.ts";
import { ProductFunction } from "./function.ts";
import { justify, LIST_STREAMS } from "./justified.ts";
import { logGroup, withoutCustomResources } from "./logs.ts";
import { parameters } from "./parameters.ts";
import { Storage } from "./storage.ts";
import { surroundings } from "./surroundings.ts";

/** Events topic, mail identity, and where alarms go. */
export function Messaging({ stack }: StackContext) {
  withoutCustomResources(stack);
  const events = new Topic(stack, "Events", {
    enforceSSL: true,
    masterKey: Alias.fromAliasName(stack, "SnsKey", "alias/aws/sns"),
  });
  const alerts = new Topic(stack, "Alerts", { enforceSSL: true });
  alerts.addSubscription(new EmailSubscription(parameters().alertEmail));
  justify(alerts, {
    id: "AwsSolutions-SNS2",
    reason:
      "CloudWatch cannot publish to a topic under the account's default key; alarms name a queue and nothing else.",
  });
  const configurationSet = new ConfigurationSet(stack, "Mail", {
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    reputationMetrics: true,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
  });
  const identity = new EmailIdentity(stack, "MailIdentity", {
    identity: Identity.domain(parameters().mailDomain),
    configurationSet,
  });
  identity.dkimRecords.forEach(({ name, value }, index) => {
    stack.addOutputs({ [`MailDkim${index + 1}`]: `${name} CNAME ${value}` });
  });
  const configurationSetArn = stack.formatArn({
    service: "ses",
    resource: "configuration-set",
    resourceName: configurationSet.configurationSetName,
  });
  return { events, alerts, mailArns: [identity.emailIdentityArn, configurationSetArn] };
}

/** What the subscribers behind the stream may do: send what waits in the outbox, carry changes to where they show. */
const CONSUMER_TOUCHES: JobTouches = { table: "write", mail: true, sms: true, events: true };

/**
 * The table's stream and its consumer. A batch reports the records that failed; those are tried again, alone in the
 * end, and after ten tries or a day rest in the dead-letter queue.
 */
export function Consumer({ stack }: StackContext) {
  withoutCustomResources(stack);
  const { table } = use(Storage);
  const { alerts } = use(Messaging);
  const { environment, resources } = surroundings();
  const consumer = new ProductFunction(stack, "Consumer", {
    entry: CONSUMER,
    description: "Gives every change of the table to its subscribers",
    environment,
    logGroup: logGroup(stack, "Logs", "stream"),
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
