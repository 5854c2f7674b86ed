import { table as definition } from "@meridian/core/db/table";
import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { AttributeType, BillingMode, StreamViewType, Table, TableEncryption } from "aws-cdk-lib/aws-dynamodb";
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  ObjectOwnership,
} from "aws-cdk-lib/aws-s3";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import type { App, StackContext } from "sst/constructs";
import { withoutCustomResources } from "./logs.ts";
import { justify } from "./nag-suppressions.ts";
import { parameters } from "./parameters.ts";
import { keepWriteOnce } from "./write-once.ts";

/** What every deployment preserves: the table, the bucket of files and the application's secret. */
export function Storage({ stack }: StackContext) {
  withoutCustomResources(stack);
  const accessLogs = accessLogBucket(stack);
  const table = singleTable(stack);
  const files = filesBucket(stack, accessLogs);
  keepWriteOnce(files);
  const secret = appSecret(stack);
  const paymentsSecret = paymentsKeys(stack);
  stack.addOutputs({
    TableName: table.tableName,
    FilesBucket: files.bucketName,
    AppSecret: secret.secretArn,
    PaymentsSecret: paymentsSecret.secretArn,
  });
  return { table, files, secret, paymentsSecret, accessLogs };
}

/**
 * Grants the delivery of access logs by bucket policy, because the buckets have access control lists switched off. Must
 * be called before any stack is made.
 */
export function logByBucketPolicy(app: App): void {
  app.node.setContext("@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy", true);
}

/** Settings every bucket has. */
export const PRIVATE_BUCKET = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  removalPolicy: RemovalPolicy.RETAIN,
} as const;

function singleTable(scope: Construct): Table {
  const table = new Table(scope, "Table", {
    partitionKey: { name: definition.partitionKey, type: AttributeType.STRING },
    sortKey: { name: definition.sortKey, type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    // The account's own key: its use shows in CloudTrail.
    encryption: TableEncryption.AWS_MANAGED,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
    deletionProtection: true,
    timeToLiveAttribute: definition.timeToLive,
    stream: StreamViewType[definition.stream],
    removalPolicy: RemovalPolicy.RETAIN,
  });
  for (const index of definition.indexes) {
    table.addGlobalSecondaryIndex({
      indexName: index.name,
      partitionKey: { name: index.partitionKey, type: AttributeType.STRING },
      sortKey: { name: index.sortKey, type: AttributeType.STRING },
    });
  }
  return table;
}

/** Photos, documents and proofs. Browsers reach it with pre-signed links only. */
function filesBucket(scope: Construct, accessLogs: Bucket): Bucket {
  return new Bucket(scope, "Files", {
    ...PRIVATE_BUCKET,
    versioned: true,
    cors: [
      {
        allowedOrigins: [`https://${parameters().webDomain}`],
        allowedMethods: [HttpMethods.GET, HttpMethods.PUT],
        allowedHeaders: ["content-type", "content-length", "if-none-match", "x-amz-*"],
        exposedHeaders: ["etag"],
        maxAge: 3600,
      },
    ],
    lifecycleRules: [
      { id: "unfinished-uploads", abortIncompleteMultipartUploadAfter: Duration.days(1) },
      // Accepted pictures have been converted and stored under another prefix.
      { id: "sent-pictures", prefix: "sent/", expiration: Duration.days(1) },
      // Archives of whole spaces can be downloaded for a day, and no copy of them is to be left.
      {
        id: "exports",
        prefix: "exports/",
        expiration: Duration.days(2),
        noncurrentVersionExpiration: Duration.days(1),
      },
      { id: "old-versions", noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true },
    ],
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: "files/",
  });
}

function accessLogBucket(scope: Construct): Bucket {
  const bucket = new Bucket(scope, "AccessLogs", {
    ...PRIVATE_BUCKET,
    lifecycleRules: [{ id: "end", expiration: Duration.days(90) }],
  });
  justify(bucket, {
    id: "AwsSolutions-S1",
    reason: "It is where access logs go; logging itself would never end.",
  });
  return bucket;
}

/** 64 letters and digits: valid base64 of 48 bytes, as the application reads it. */
function appSecret(scope: Construct): Secret {
  const secret = new Secret(scope, "AppSecret", {
    description: "Encrypts cursors and draft keys. docs/deploy.md says how to rotate it.",
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN,
  });
  justify(secret, {
    id: "AwsSolutions-SMG4",
    reason:
      "Drafts in browsers are encrypted with keys derived from it, and only its last two versions can decrypt them, so it is rotated by decision, not by calendar.",
  });
  return secret;
}

/** Empty until the provider's keys are entered. docs/deploy.md says how. */
function paymentsKeys(scope: Construct): Secret {
  const secret = new Secret(scope, "PaymentsSecret", {
    description: "Keys of the payment provider: JSON with api_key and webhook_secret.",
    generateSecretString: {
      secretStringTemplate: JSON.stringify({ api_key: "" }),
      generateStringKey: "webhook_secret",
      excludePunctuation: true,
    },
    removalPolicy: RemovalPolicy.RETAIN,
  });
  justify(secret, {
    id: "AwsSolutions-SMG4",
    reason:
      "The payment provider issues its keys; they are exchanged there first, by decision, not by calendar.",
  });
  return secret;
}
