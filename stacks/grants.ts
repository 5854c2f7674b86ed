import type { JobTouches } from "@meridian/core/contracts/schedules";
import { table as tableDefinition } from "@meridian/core/db/table";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { ITopic } from "aws-cdk-lib/aws-sns";

/** What there is to be granted. */
export type Resources = {
  table: ITable;
  files: IBucket;
  userPoolArn: string;
  events: ITopic;
  /** SES identity and configuration set. */
  mailArns: readonly string[];
  /** The only sender a function may use. */
  mailAddress: string;
};

const TABLE_READ = ["dynamodb:BatchGetItem", "dynamodb:GetItem", "dynamodb:Query"];
const TABLE_WRITE = [
  "dynamodb:BatchWriteItem",
  "dynamodb:ConditionCheckItem",
  "dynamodb:DeleteItem",
  "dynamodb:PutItem",
  "dynamodb:UpdateItem",
];
/** What it takes to read the signed-in user and the space. */
const ACTOR_READ = ["dynamodb:BatchGetItem", "dynamodb:GetItem"];
const FILES = {
  read: ["s3:GetObject"],
  write: ["s3:DeleteObject", "s3:GetObject", "s3:PutObject"],
};

const allow = (actions: string[], resources: string[]) =>
  new PolicyStatement({ effect: Effect.ALLOW, actions, resources });

/**
 * The statements that let a function do what its contract says it touches, and nothing more. `session` adds reading
 * the actor, which the kernel does before the service is asked.
 */
export function grants(touches: JobTouches, on: Resources, { session = false } = {}): PolicyStatement[] {
  return [
    ...tableGrants(touches.table, on.table, session),
    ...(touches.files ? [allow(FILES[touches.files], [`${on.files.bucketArn}/*`])] : []),
    ...(touches.identity?.length
      ? [allow(touches.identity.map((action) => `cognito-idp:${action}`).sort(), [on.userPoolArn])]
      : []),
    ...(touches.events ? [allow(["sns:Publish"], [on.events.topicArn])] : []),
    ...(touches.mail ? [mailGrant(on)] : []),
    ...(touches.sms ? [smsGrant()] : []),
  ];
}

function tableGrants(access: JobTouches["table"], table: ITable, session: boolean): PolicyStatement[] {
  if (!access) return session ? [allow(ACTOR_READ, [table.tableArn])] : [];
  const actions = access === "write" ? [...TABLE_READ, ...TABLE_WRITE] : TABLE_READ;
  const indexes = tableDefinition.indexes.map(({ name }) => `${table.tableArn}/index/${name}`);
  return [allow(actions, [table.tableArn]), allow(["dynamodb:Query"], indexes)];
}

const mailGrant = ({ mailArns, mailAddress }: Resources) =>
  new PolicyStatement({
    effect: Effect.ALLOW,
    actions: ["ses:SendEmail"],
    resources: [...mailArns],
    conditions: { StringEquals: { "ses:FromAddress": mailAddress } },
  });

/** A phone number has no ARN to name: every topic is excluded instead. */
const smsGrant = () =>
  new PolicyStatement({
    effect: Effect.ALLOW,
    actions: ["sns:Publish"],
    notResources: ["arn:aws:sns:*:*:*"],
  });
