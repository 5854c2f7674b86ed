import { readFileSync } from "node:fs";
import path from "node:path";
import { AUDIT_BROKEN, NOTICE_SET_ASIDE, schedules } from "@meridian/core/contracts/kernel/schedules";
import { table as definition } from "@meridian/core/db/table";
import { describe, expect, test } from "vitest";
import { API_NAMES, mappingKey } from "../apis.ts";
import { isPatientPage } from "../patient-pages.ts";
import { EXAMPLE_PARAMETERS } from "./example-parameters.ts";
import {
  asText,
  dependenciesOf,
  productFunctions,
  type Resource,
  ROOT,
  resourcesOf,
  synthesised,
} from "./synth.ts";

const cloud = synthesised();
const WEB = `https://${EXAMPLE_PARAMETERS.WEB_DOMAIN}`;
const only = (type: string) => {
  const [found, ...others] = resourcesOf(cloud, type);
  expect(others).toEqual([]);
  if (!found) throw new Error(`No ${type}`);
  return found;
};

describe("cdk-nag, AWS solutions", () => {
  test("every finding is justified", () => {
    expect(cloud.nag.length).toBeGreaterThan(100);
    expect(
      cloud.nag.filter(({ compliance }) => !["Compliant", "Suppressed", "N/A"].includes(compliance)),
    ).toEqual([]);
  });
  test("every justification has a reason", () => {
    const hasty = cloud.nag.filter(
      ({ compliance, exceptionReason }) => compliance === "Suppressed" && exceptionReason.length < 30,
    );
    expect(hasty).toEqual([]);
  });
});

describe("table", () => {
  const { Properties: table, DeletionPolicy } = only("AWS::DynamoDB::Table");
  test("can be restored to any moment, and is not deleted by mistake", () => {
    expect(table.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(true);
    expect(table.DeletionProtectionEnabled).toBe(true);
    expect(DeletionPolicy).toBe("Retain");
  });
  test("is the one that entities use", () => {
    expect(table.KeySchema.map(({ AttributeName }: { AttributeName: string }) => AttributeName)).toEqual([
      definition.partitionKey,
      definition.sortKey,
    ]);
    const indexes = table.GlobalSecondaryIndexes.map(({ IndexName }: { IndexName: string }) => IndexName);
    expect(indexes).toEqual(definition.indexes.map(({ name }) => name));
    expect(table.TimeToLiveSpecification).toEqual({ AttributeName: definition.timeToLive, Enabled: true });
    expect(table.StreamSpecification.StreamViewType).toBe(definition.stream);
    expect(table.BillingMode).toBe("PAY_PER_REQUEST");
    expect(table.SSESpecification.SSEEnabled).toBe(true);
  });
});

describe("buckets", () => {
  const buckets = resourcesOf(cloud, "AWS::S3::Bucket");
  test.each(buckets.map((bucket) => [bucket.id, bucket] as const))(
    "%s is private, encrypted, TLS only",
    (id, bucket) => {
      const { PublicAccessBlockConfiguration: block, BucketEncryption } = bucket.Properties;
      expect(Object.values(block)).toEqual([true, true, true, true]);
      expect(BucketEncryption.ServerSideEncryptionConfiguration).toHaveLength(1);
      const policy = resourcesOf(cloud, "AWS::S3::BucketPolicy").find(
        ({ stack, Properties }) => stack === bucket.stack && Properties.Bucket.Ref === id,
      );
      expect(policy?.Properties.PolicyDocument.Statement).toContainEqual(
        expect.objectContaining({
          Effect: "Deny",
          Action: "s3:*",
          Condition: { Bool: { "aws:SecureTransport": "false" } },
        }),
      );
    },
  );
  test("only the web origin may use files from a browser", () => {
    const rules = buckets.flatMap(({ Properties }) => Properties.CorsConfiguration?.CorsRules ?? []);
    expect(rules.map(({ AllowedOrigins }) => AllowedOrigins)).toEqual([[WEB]]);
  });
  test("nobody can replace or delete a file that is written once", () => {
    const policy = resourcesOf(cloud, "AWS::S3::BucketPolicy").find(({ id }) => id.startsWith("Files"));
    const statements = policy?.Properties.PolicyDocument.Statement as { Sid?: string; Resource: unknown }[];
    const written = statements.filter(({ Sid }) => Sid?.startsWith("WriteOnce"));
    expect(written).toMatchObject([
      {
        Effect: "Deny",
        Principal: { AWS: "*" },
        Action: "s3:PutObject",
        Condition: { Null: { "s3:if-none-match": "true" } },
      },
      { Effect: "Deny", Principal: { AWS: "*" }, Action: ["s3:DeleteObject", "s3:DeleteObjectVersion"] },
    ]);
    for (const { Resource } of written) expect(asText(Resource)).toMatch(/\/write-once\/\*$/);
  });
  test("files have a lifecycle, and replaced versions can be restored", () => {
    const files = buckets.find(({ id }) => id.startsWith("Files"));
    expect(files?.Properties.VersioningConfiguration.Status).toBe("Enabled");
    const rules: { Prefix?: string; ExpirationInDays?: number; AbortIncompleteMultipartUpload?: object }[] =
      files?.Properties.LifecycleConfiguration.Rules;
    expect(rules.map((rule) => rule.AbortIncompleteMultipartUpload)).toContainEqual({
      DaysAfterInitiation: 1,
    });
    expect(rules.filter(({ ExpirationInDays }) => ExpirationInDays)).toMatchObject([
      { Prefix: "sent/", ExpirationInDays: 1 },
      { Prefix: "exports/", ExpirationInDays: 2 },
    ]);
  });
});

describe("logs", () => {
  test("every log expires", () => {
    const groups = resourcesOf(cloud, "AWS::Logs::LogGroup");
    expect(groups.length).toBeGreaterThan(3);
    expect(groups.filter(({ Properties }) => !(Properties.RetentionInDays > 0)).map(({ id }) => id)).toEqual(
      [],
    );
  });
  test("every function writes to one of them, and cannot create its own", () => {
    for (const { stack, id, Properties } of resourcesOf(cloud, "AWS::Lambda::Function")) {
      const group = Properties.LoggingConfig?.LogGroup?.Ref;
      const known = cloud.templates.find((template) => template.stack === stack)?.resources[group];
      expect(known?.Type, `${stack} ${id}`).toBe("AWS::Logs::LogGroup");
    }
  });
  test("access logs contain the route and no address, query or header", () => {
    const stages = resourcesOf(cloud, "AWS::ApiGatewayV2::Stage");
    expect(stages).toHaveLength(API_NAMES.length);
    for (const { Properties } of stages) {
      expect(Properties.AccessLogSettings.Format).toContain("$context.routeKey");
      expect(Properties.AccessLogSettings.Format).not.toMatch(
        /\$context\.path|querystring|header|authorizer|claims/i,
      );
    }
  });
});

describe("functions", () => {
  const names = [
    ...readFileSync(path.join(ROOT, "packages/core/src/platform/env.ts"), "utf8").matchAll(
      /^ {2}([A-Z][A-Z_]+): z\b/gm,
    ),
  ].map(([, name]) => String(name));
  const ours = productFunctions(cloud);

  test("each has every environment variable that the platform reads", () => {
    expect(names.length).toBeGreaterThan(15);
    // The user pool's trigger cannot have the pool's id, because the pool would depend on itself.
    for (const { stack, id, Properties } of ours.filter(({ id }) => !/^(CustomMessage|FromEdge)/.test(id))) {
      const variables = Object.keys(Properties.Environment.Variables).filter((name) => names.includes(name));
      expect(variables.sort(), `${stack} ${id}`).toEqual([...names].sort());
    }
  });
  test("run on Node 24 and ARM", () => {
    for (const { id, Properties } of ours) {
      expect([Properties.Runtime, Properties.Architectures], id).toEqual(["nodejs24.x", ["arm64"]]);
    }
  });
});

describe("failed events", () => {
  const queues = resourcesOf(cloud, "AWS::SQS::Queue").map(({ stack, id }) => `${stack} ${id}`);
  test("both consumers report failed records, and finally move them to a queue of their own", () => {
    const mappings = resourcesOf(cloud, "AWS::Lambda::EventSourceMapping");
    expect(mappings).toHaveLength(2);
    const used = mappings.map(
      ({ stack, Properties }) =>
        `${stack} ${Properties.DestinationConfig.OnFailure.Destination["Fn::GetAtt"][0]}`,
    );
    expect(new Set(used).size).toBe(2);
    for (const queue of used) expect(queues).toContain(queue);
    for (const { Properties } of mappings) {
      expect(Properties.FunctionResponseTypes).toEqual(["ReportBatchItemFailures"]);
      expect(Properties.BisectBatchOnFunctionError).toBe(true);
    }
  });
  test("every schedule has a queue for undelivered events and failed runs", () => {
    const rules = resourcesOf(cloud, "AWS::Events::Rule");
    expect(rules).toHaveLength(schedules.length);
    expect(rules.map(({ Properties }) => Properties.ScheduleExpression).sort()).toEqual(
      schedules.map(({ rate }) => rate).sort(),
    );
    for (const { stack, Properties } of rules) {
      const [target] = Properties.Targets;
      const lambda = cloud.templates.find((found) => found.stack === stack)?.resources[
        target.Arn["Fn::GetAtt"][0]
      ];
      expect(queues).toContain(`${stack} ${target.DeadLetterConfig.Arn["Fn::GetAtt"][0]}`);
      expect(queues).toContain(`${stack} ${lambda?.Properties.DeadLetterConfig.TargetArn["Fn::GetAtt"][0]}`);
    }
  });
  test("every queue has an alarm for its messages", () => {
    const ofQueues = resourcesOf(cloud, "AWS::CloudWatch::Alarm").filter(
      ({ Properties }) => Properties.Namespace === "AWS/SQS",
    );
    const watched = ofQueues.map(
      ({ stack, Properties }) => `${stack} ${Properties.Dimensions[0].Value["Fn::GetAtt"][0]}`,
    );
    expect(watched.sort()).toEqual(queues.sort());
  });
  test.each([
    ["a notice to a patient that is set aside", NOTICE_SET_ASIDE, ["NoticesSetAside"]],
    ["a change of the audit trail", AUDIT_BROKEN, ["AuditBroken", "AuditEntryChanged"]],
  ])("%s raises an alarm", (_, event, names) => {
    const filters = resourcesOf(cloud, "AWS::Logs::MetricFilter").filter(
      ({ Properties }) => Properties.FilterPattern === `{ $.message = "${event}" }`,
    );
    const found = filters.map(({ Properties }) => Properties.MetricTransformations[0].MetricName);
    expect(found.sort()).toEqual(names);
    for (const { stack, Properties } of filters) alarmed(stack, Properties);
  });
  const alarmed = (stack: string, Properties: Resource["Properties"]) => {
    const [{ MetricNamespace, MetricName }] = Properties.MetricTransformations;
    const alarms = resourcesOf(cloud, "AWS::CloudWatch::Alarm").filter(
      (alarm) => alarm.stack === stack && alarm.Properties.MetricName === MetricName,
    );
    expect(alarms).toHaveLength(1);
    expect(alarms[0]?.Properties).toMatchObject({ Namespace: MetricNamespace, Threshold: 1 });
    expect(alarms[0]?.Properties.AlarmActions).toHaveLength(1);
  };
});

describe("identity", () => {
  const { Properties: client } = only("AWS::Cognito::UserPoolClient");
  const { Properties: pool } = only("AWS::Cognito::UserPool");
  test("a user can read but not write their user and space ids", () => {
    expect(client.WriteAttributes.filter((name: string) => name.startsWith("custom:"))).toEqual([
      "custom:opened_by",
    ]);
    expect(client.ReadAttributes).toEqual(expect.arrayContaining(["custom:space_id", "custom:user_id"]));
    // Which call opened an account is said once, when it is opened, and is in no token.
    expect(pool.Schema).toContainEqual(expect.objectContaining({ Name: "opened_by", Mutable: false }));
    expect(client.ReadAttributes).not.toContain("custom:opened_by");
  });
  test("sessions have the chosen lifetimes, and sign-in does not reveal whether an account exists", () => {
    expect(client).toMatchObject({
      IdTokenValidity: 15,
      AccessTokenValidity: 15,
      RefreshTokenValidity: 43_200,
      TokenValidityUnits: { IdToken: "minutes", AccessToken: "minutes", RefreshToken: "minutes" },
      PreventUserExistenceErrors: "ENABLED",
      EnableTokenRevocation: true,
    });
    expect(client.ExplicitAuthFlows.sort()).toEqual([
      "ALLOW_ADMIN_USER_PASSWORD_AUTH",
      "ALLOW_REFRESH_TOKEN_AUTH",
    ]);
    expect(pool.MfaConfiguration).toBe("OPTIONAL");
    expect(pool.EnabledMfas).toEqual(["SOFTWARE_TOKEN_MFA"]);
    expect(pool.DeletionProtection).toBe("ACTIVE");
  });
});

describe("only the application can call the user pool", () => {
  test("its client has a secret, which is in no template and no environment", () => {
    const { Properties: client } = only("AWS::Cognito::UserPoolClient");
    expect(client.GenerateSecret).toBe(true);
    const all = JSON.stringify(cloud.templates.map(({ resources }) => resources));
    expect(all).not.toMatch(/ClientSecret|"UserPoolClient\.Secret/);
  });
  test("the content security policy of the apps does not allow it", () => {
    const policies = resourcesOf(cloud, "AWS::CloudFront::ResponseHeadersPolicy");
    expect(policies).toHaveLength(2);
    expect(asText(policies.map(({ Properties }) => Properties))).not.toContain("cognito");
  });
});

describe("the API", () => {
  const apis = resourcesOf(cloud, "AWS::ApiGatewayV2::Api");
  test("deploys its stages after the routes", () => {
    const [stage] = resourcesOf(cloud, "AWS::ApiGatewayV2::Stage");
    const dependencies = dependenciesOf(cloud, String(stage?.stack));
    const stacks = resourcesOf(cloud, "AWS::ApiGatewayV2::Route").map(({ stack }) => stack);
    expect(dependencies).toEqual(expect.arrayContaining([...new Set(stacks)]));
  });
  test("allows credentials from the web origin only, and is reached through its own host only", () => {
    expect(apis).toHaveLength(API_NAMES.length);
    for (const { Properties } of apis) {
      expect(Properties.CorsConfiguration).toMatchObject({ AllowCredentials: true, AllowOrigins: [WEB] });
      expect(Properties.DisableExecuteApiEndpoint).toBe(true);
    }
  });
  test("limits each route separately, and public writes the most", () => {
    const settings = resourcesOf(cloud, "AWS::ApiGatewayV2::Stage").flatMap(({ Properties }) =>
      Object.entries(Properties.RouteSettings as Record<string, { ThrottlingRateLimit: number }>),
    );
    const keys = resourcesOf(cloud, "AWS::ApiGatewayV2::Route").map(({ Properties }) => Properties.RouteKey);
    expect(settings.map(([key]) => key).sort()).toEqual(keys.sort());
    const little = settings.filter(([, { ThrottlingRateLimit }]) => ThrottlingRateLimit === 20);
    expect(little.map(([key]) => key)).toEqual(
      expect.arrayContaining(["POST /login", "POST /register", "POST /password-resets", "POST /admin"]),
    );
    expect(little.filter(([key]) => key.startsWith("GET"))).toEqual([]);
    // Else a few machines that guess links would keep all patients of all clinics from answering.
    const paths = little.map(([key]) => key.slice(key.indexOf("/")) as `/${string}`);
    expect(paths.filter((path) => isPatientPage({ path }))).toEqual([]);
  });
  test("has one host, with each API but the app's under its own path", () => {
    const keys = resourcesOf(cloud, "AWS::ApiGatewayV2::ApiMapping").map(
      ({ Properties }) => Properties.ApiMappingKey,
    );
    expect(keys.sort()).toEqual(API_NAMES.map(mappingKey).sort());
    // API Gateway's limit for a host.
    expect(keys.length).toBeLessThan(200);
    only("AWS::ApiGatewayV2::DomainName");
  });
});
