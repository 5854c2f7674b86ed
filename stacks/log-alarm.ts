import { Duration } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { FilterPattern, type LogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { App, Stack } from "sst/constructs";

/** Raises an alarm when a log has a line with this event. */
export function logAlarm(stack: Stack, id: string, watch: { log: LogGroup; event: string; alerts: ITopic }) {
  const app = stack.node.root as App;
  const filter = new MetricFilter(stack, `${id}Lines`, {
    logGroup: watch.log,
    filterPattern: FilterPattern.stringValue("$.message", "=", watch.event),
    metricNamespace: `${app.name}/${app.stage}`,
    metricName: id,
    metricValue: "1",
  });
  const alarm = new Alarm(stack, `${id}Alarm`, {
    metric: filter.metric({ period: Duration.minutes(5), statistic: "Sum" }),
    threshold: 1,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(watch.alerts));
}
