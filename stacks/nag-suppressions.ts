/**
 * Every exception to the security rules, with its reason: accepted findings of cdk-nag, and grants wider than one named
 * resource. The tests over the synthesised templates accept only these.
 */
import { NagSuppressions } from "cdk-nag";
import type { IConstruct } from "constructs";

type Finding = { id: string; reason: string; appliesTo?: ({ regex: string } | string)[] };

/** Accepts findings of cdk-nag on a construct and everything inside it. */
export function justify(construct: IConstruct, ...findings: Finding[]): void {
  NagSuppressions.addResourceSuppressions(construct, findings, true);
}

/** A grant that is wider than one named resource or one named action. */
export type Wildcard = {
  /** Logical id of the policy or role that holds it. */
  holder: RegExp;
  /** Every action of the statement. */
  actions: RegExp;
  /** Every resource of the statement, references written as `{Name}`. */
  resources: RegExp;
  reason: string;
};

const FILES = "Ids of files are made as they come, so every file of the bucket is meant; actions are named.";
const SMS = "A phone number has no ARN. Topics are excluded, so that only numbers are left.";
const STREAMS = "Listing streams takes no resource; reading is granted on the table's own stream.";
const SITE =
  "CDK's own function that copies the built apps, run by CloudFormation at deployment and never by a request. It holds its wildcards on the site's bucket, the bootstrap bucket and invalidations.";

export const WILDCARDS: readonly Wildcard[] = [
  {
    holder: /RoleDefaultPolicy/,
    actions: /^s3:((Get|Put|Delete)Object|DeleteObjectVersion)$/,
    resources: /^\{\S*Files\S*Arn\S*\}\/(write-once\/)?\*$/,
    reason: FILES,
  },
  {
    holder: /RoleDefaultPolicy/,
    actions: /^sns:Publish$/,
    resources: /^not arn:aws:sns:\*:\*:\*$/,
    reason: SMS,
  },
  {
    holder: /^(Consumer|Counter)Role/,
    actions: /^dynamodb:ListStreams$/,
    resources: /^\*$/,
    reason: STREAMS,
  },
  {
    holder: /^CustomCDKBucketDeployment/,
    actions: /^(s3:[A-Za-z]+\*?|cloudfront:(Get|Create)Invalidation)$/,
    resources:
      /^(\{Site\S*Arn\}(\/\*)?|arn:\{AWS::Partition\}:s3:::cdk-[a-z0-9-]+-assets-[0-9a-z-]+(\/\*)?|\*)$/,
    reason: SITE,
  },
];

/** The same exceptions as findings of cdk-nag. */
export const FILE_OBJECTS: Finding = {
  id: "AwsSolutions-IAM5",
  reason: FILES,
  appliesTo: [{ regex: "/^Resource::.*Files.*\\/\\*$/" }],
};
export const LIST_STREAMS: Finding = {
  id: "AwsSolutions-IAM5",
  reason: STREAMS,
  appliesTo: ["Resource::*"],
};
export const SITE_DEPLOYMENT: Finding[] = [
  { id: "AwsSolutions-IAM4", reason: `${SITE} The managed policy lets it write its log.` },
  { id: "AwsSolutions-IAM5", reason: SITE },
  { id: "AwsSolutions-L1", reason: `${SITE} CDK chooses its runtime.` },
];
