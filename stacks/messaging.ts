import { Alias } from "aws-cdk-lib/aws-kms";
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
import { withoutCustomResources } from "./logs.ts";
import { justify } from "./nag-suppressions.ts";
import { parameters } from "./parameters.ts";

/** The topics of events and alarms, and the identity that sends mail. */
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
      "CloudWatch cannot publish to a topic under the account's default key; alarms name a queue or a kind of log line and nothing else.",
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
