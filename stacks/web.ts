import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  type HeadersReferrerPolicy,
  HttpVersion,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { Bucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, type ISource, Source } from "aws-cdk-lib/aws-s3-deployment";
import type { Construct } from "constructs";
import { type StackContext, use } from "sst/constructs";
import { logGroup, withoutCustomResources } from "./logs.ts";
import { justify, SITE_DEPLOYMENT } from "./nag-suppressions.ts";
import { parameters } from "./parameters.ts";
import { rewriteSource } from "./rewrite.ts";
import { PATIENT_PAGE_PATHS, patientPageHeaders, securityHeaders } from "./security-headers.ts";
import { PRIVATE_BUCKET, Storage } from "./storage.ts";

/** The built apps behind one distribution: the clinic's at `/`, the back office at `/admin`. */
export function Web({ stack }: StackContext) {
  withoutCustomResources(stack);
  const { files, accessLogs } = use(Storage);
  const apiOrigin = `https://${parameters().apiDomain}`;
  const bucket = new Bucket(stack, "Site", {
    ...PRIVATE_BUCKET,
    removalPolicy: RemovalPolicy.DESTROY,
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: "site/",
  });
  const origins = {
    apiOrigin,
    filesOrigin: `https://${files.bucketRegionalDomainName}`,
  };
  const distribution = siteDistribution(stack, bucket, {
    apps: headersPolicy(stack, "Headers", securityHeaders(origins)),
    patientPages: headersPolicy(stack, "MonitoringHeaders", patientPageHeaders(origins)),
  });
  const config = { api: apiOrigin };
  deploySite(stack, bucket, distribution, Source.jsonData("config.json", config));
  stack.addOutputs({ WebAlias: distribution.distributionDomainName });
}

type Policies = { apps: ResponseHeadersPolicy; patientPages: ResponseHeadersPolicy };

function siteDistribution(scope: Construct, bucket: Bucket, policies: Policies) {
  const origin = S3BucketOrigin.withOriginAccessControl(bucket);
  const rewrite = new EdgeFunction(scope, "Rewrite", {
    comment: "Sends the apps' own addresses to their index.html",
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(rewriteSource()),
  });
  const behavior = (responseHeadersPolicy: ResponseHeadersPolicy): BehaviorOptions => ({
    origin,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    // Follows the objects' cache-control headers: a year for hashed files, revalidation for the rest.
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    compress: true,
    responseHeadersPolicy,
    functionAssociations: [{ function: rewrite, eventType: FunctionEventType.VIEWER_REQUEST }],
  });
  const distribution = new Distribution(scope, "Distribution", {
    comment: "Apps",
    domainNames: [parameters().webDomain],
    certificate: Certificate.fromCertificateArn(scope, "Certificate", parameters().webCertificateArn),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_100,
    defaultRootObject: "index.html",
    defaultBehavior: behavior(policies.apps),
    additionalBehaviors: Object.fromEntries(
      PATIENT_PAGE_PATHS.map((path) => [path, behavior(policies.patientPages)]),
    ),
    // Without permission to list the bucket, S3 answers 403 for a missing file.
    errorResponses: [
      {
        httpStatus: 403,
        responseHttpStatus: 404,
        responsePagePath: "/index.html",
        ttl: Duration.seconds(10),
      },
    ],
  });
  justify(
    distribution,
    { id: "AwsSolutions-CFR1", reason: "Clinics work, and their people travel, in any country." },
    { id: "AwsSolutions-CFR2", reason: "It serves static files alone; the API has its own throttling." },
    {
      id: "AwsSolutions-CFR3",
      reason:
        "Links in mails carry addresses and codes in their query, which a distribution's log would keep; the bucket logs what was read, the API what was called.",
    },
  );
  return distribution;
}

/** CloudFront has dedicated fields for some headers; the others are custom headers. */
function headersPolicy(
  scope: Construct,
  id: string,
  headers: Readonly<Record<string, string>>,
): ResponseHeadersPolicy {
  const {
    "content-security-policy": contentSecurityPolicy = "",
    "strict-transport-security": transport = "",
    "referrer-policy": referrer = "",
    "x-content-type-options": _nosniff,
    "x-frame-options": _deny,
    ...rest
  } = headers;
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(transport)?.[1])),
        includeSubdomains: transport.includes("includeSubDomains"),
        preload: transport.includes("preload"),
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: referrer as HeadersReferrerPolicy, override: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(rest).map(([header, value]) => ({ header, value, override: true })),
    },
  });
}

/** A deployment leaves old hashed files in place, for pages of the previous version that are still open. */
function deploySite(
  stack: StackContext["stack"],
  bucket: Bucket,
  distribution: Distribution,
  config: ISource,
) {
  const { webDist, adminDist } = parameters();
  const logs = logGroup(stack, "DeploymentLogs", "site-deployment");
  const common = { destinationBucket: bucket, prune: false, logGroup: logs, memoryLimit: 512 };
  const hashed = [
    CacheControl.setPublic(),
    CacheControl.maxAge(Duration.days(365)),
    CacheControl.immutable(),
  ];
  const fresh = [CacheControl.noCache()];
  const first = [
    new BucketDeployment(stack, "WebAssets", {
      ...common,
      sources: [Source.asset(webDist)],
      exclude: ["*"],
      include: ["assets/*"],
      cacheControl: hashed,
    }),
    new BucketDeployment(stack, "AdminAssets", {
      ...common,
      sources: [Source.asset(adminDist)],
      destinationKeyPrefix: "admin/",
      exclude: ["*"],
      include: ["assets/*"],
      cacheControl: hashed,
    }),
  ];
  const pages = [
    new BucketDeployment(stack, "WebPages", {
      ...common,
      sources: [Source.asset(webDist), config],
      exclude: ["assets/*"],
      cacheControl: fresh,
      distribution,
      distributionPaths: ["/*"],
    }),
    new BucketDeployment(stack, "AdminPages", {
      ...common,
      sources: [Source.asset(adminDist)],
      destinationKeyPrefix: "admin/",
      exclude: ["assets/*"],
      cacheControl: fresh,
      distribution,
      distributionPaths: ["/admin/*"],
    }),
  ];
  // Upload the assets before the pages that refer to them.
  for (const page of pages) page.node.addDependency(...first);
  for (const child of stack.node.children) {
    if (child.node.id.startsWith("Custom::CDKBucketDeployment")) justify(child, ...SITE_DEPLOYMENT);
  }
}
