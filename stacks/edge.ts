import { Duration, SecretValue } from "aws-cdk-lib";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { dependsOn, type StackContext, use } from "sst/constructs";
import { Api } from "./api.ts";
import { apiPathSource } from "./api-paths.ts";
import { withoutCustomResources } from "./logs.ts";
import { justify } from "./nag-suppressions.ts";
import { ORIGIN_PROOF } from "./origin-proof.ts";
import { parameters } from "./parameters.ts";
import { Stages } from "./stages.ts";

/** Errors that a distribution would otherwise cache for ten seconds and serve to everyone who asks for the same URL. */
const FAILURES = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/**
 * The distribution in front of the API, where the web ACL limits requests per client address. It caches nothing and
 * forwards everything, including the host, so that cookies belong to the API's host. It adds a secret header to each
 * request; the API refuses requests without it (`origin-proof.ts`). A function leads each request to its API; it is deployed
 * after the stages, so that it names no API that does not answer yet.
 */
export function Edge({ stack }: StackContext) {
  withoutCustomResources(stack);
  dependsOn(Stages);
  const { host, proof } = use(Api);
  const { apiDomain, apiEdgeCertificateArn, webAclArn, originProofVersion: version } = parameters();
  const proofValue = SecretValue.secretsManager(proof.secretArn, version ? { versionId: version } : {});
  const paths = new EdgeFunction(stack, "ApiPaths", {
    comment: "Leads requests to the API that serves their path",
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(apiPathSource()),
  });
  const distribution = new Distribution(stack, "Distribution", {
    comment: "API",
    domainNames: [apiDomain],
    certificate: Certificate.fromCertificateArn(stack, "Certificate", apiEdgeCertificateArn),
    webAclId: webAclArn,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_100,
    defaultBehavior: {
      origin: new HttpOrigin(host.regionalDomainName, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        // Resolved by CloudFormation at deployment: the template holds a reference, never the value.
        customHeaders: { [ORIGIN_PROOF]: proofValue.unsafeUnwrap() },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // With the client's address, which CloudFront writes itself whatever the client sent under that name.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_AND_CLOUDFRONT_2022,
      // The functions compress their responses.
      compress: false,
      functionAssociations: [{ function: paths, eventType: FunctionEventType.VIEWER_REQUEST }],
    },
    errorResponses: FAILURES.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
  });
  justify(
    distribution,
    { id: "AwsSolutions-CFR1", reason: "Clinics work, and their people travel, in any country." },
    {
      id: "AwsSolutions-CFR3",
      reason:
        "Paths hold invitation tokens and queries what people searched for, which a distribution's log would keep; the API logs routes.",
    },
  );
  stack.addOutputs({ ApiAlias: distribution.distributionDomainName });
}
