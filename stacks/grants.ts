import type { JobTouches } from "@meridian/core/contracts/kernel/schedules";
import { table as tableDefinition } from "@meridian/core/db/table";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { FILES, identityActions, SECRET_READ, tableActions } from "./iam-actions.ts";
import { WRITE_ONCE } from "./write-once.ts";

/** Resources that a function can be granted. */
export type Resources = {
  table: ITable;
  files: IBucket;
  userPoolArn: string;
  secretArn: string;
  paymentsSecretArn: string;
  events: ITopic;
  /** SES identity and configuration set. */
  mailArns: readonly string[];
  /** The only sender a function may use. */
  mailAddress: string;
};

const allow = (actions: string[], resources: string[]) =>
  new PolicyStatement({ effect: Effect.ALLOW, actions, resources });

/**
 * The policy statements for what a contract declares, and nothing more. `session` adds reading the actor, which
 * `handle()` does before it calls the service.
 */
export function grants(touches: JobTouches, on: Resources, { session = false } = {}): PolicyStatement[] {
  return [
    ...tableGrants(touches.table, on.table, session),
    ...filesGrants(touches.files, on.files),
    ...(touches.purges ? purgeGrants(on) : []),
    ...(touches.identity?.length ? [allow(identityActions(touches), [on.userPoolArn])] : []),
    ...(touches.secret ? [allow(SECRET_READ, [on.secretArn])] : []),
    ...(touches.payments ? [allow(SECRET_READ, [on.paymentsSecretArn])] : []),
    ...(touches.events ? [allow(["sns:Publish"], [on.events.topicArn])] : []),
    ...(touches.mail ? [mailGrant(on)] : []),
    ...(touches.sms ? [smsGrant()] : []),
  ];
}

function tableGrants(access: JobTouches["table"], table: ITable, session: boolean): PolicyStatement[] {
  const actions = tableActions(access, session);
  if (actions.length === 0) return [];
  const indexes = tableDefinition.indexes.map(({ name }) => `${table.tableArn}/index/${name}`);
  return [allow(actions, [table.tableArn]), ...(access ? [allow(["dynamodb:Query"], indexes)] : [])];
}

function filesGrants(access: JobTouches["files"], files: IBucket): PolicyStatement[] {
  if (!access) return [];
  const all = `${files.bucketArn}/*`;
  if (access !== "create") return [allow([...FILES[access]], [all])];
  return [allow([...FILES.read], [all]), allow(["s3:PutObject"], [`${files.bucketArn}/${WRITE_ONCE}*`])];
}

/** For what removes a whole space. The bucket's policy still keeps what is written once. */
const purgeGrants = ({ table, files }: Resources): PolicyStatement[] => [
  allow(["dynamodb:Scan"], [table.tableArn]),
  allow(["s3:ListBucketVersions"], [files.bucketArn]),
  allow(["s3:DeleteObjectVersion"], [`${files.bucketArn}/*`]),
];

const mailGrant = ({ mailArns, mailAddress }: Resources) =>
  new PolicyStatement({
    effect: Effect.ALLOW,
    // SES checks a mail with an attachment as a raw mail, whichever call sends it.
    actions: ["ses:SendEmail", "ses:SendRawEmail"],
    resources: [...mailArns],
    conditions: { StringEquals: { "ses:FromAddress": mailAddress } },
  });

/** A phone number has no ARN, so the statement allows everything except topics. */
const smsGrant = () =>
  new PolicyStatement({
    effect: Effect.ALLOW,
    actions: ["sns:Publish"],
    notResources: ["arn:aws:sns:*:*:*"],
  });
