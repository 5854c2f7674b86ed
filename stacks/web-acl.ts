import { allRoutes } from "@meridian/core/contracts/all";
import { isPatientPage, PATIENT_PAGES } from "./patient-pages.ts";

/** Requests per client address in five minutes. A clinic behind one address needs a tenth of it. */
export const LIMIT = 6000;
/** Of those, requests to public routes that change something (signing in, registering, codes). A busy morning needs 20. */
export const PUBLIC_WRITE_LIMIT = 100;
/**
 * Of those, requests to the pages that patients open with a link. Many patients share one address of a mobile operator, and
 * one evening's reminders reach all of them within minutes.
 */
export const PATIENT_PAGE_LIMIT = 2000;
/** Seconds over which requests are counted, and after which a blocked address is told to try again. */
const WINDOW = 300;

/**
 * Paths, up to their first parameter, of public routes that change something, except patients' pages and what other
 * services sign: their calls come from few addresses, and without a signature they change nothing.
 */
export const publicWritePaths = () => [
  ...new Set(
    allRoutes
      .filter(
        (route) =>
          route.access.who === "public" && route.method !== "GET" && !isPatientPage(route) && !route.signed,
      )
      .map(({ path }) => path.replace(/\{.*$/, "")),
  ),
];

/**
 * The web ACL of the distribution in front of the API, as a CloudFormation template of its own, because AWS requires
 * web ACLs of distributions to be in us-east-1, whatever the region of the deployment.
 */
export const webAclTemplate = () => ({
  Description: "Limits requests to the API per client address",
  Parameters: {
    WebDomain: { Type: "String", Description: "Host of the apps, whose pages may read the 429 response" },
  },
  Resources: {
    WebAcl: {
      Type: "AWS::WAFv2::WebACL",
      Properties: {
        Scope: "CLOUDFRONT",
        DefaultAction: { Allow: {} },
        VisibilityConfig: metrics("MeridianApi"),
        CustomResponseBodies: {
          throttled: {
            ContentType: "APPLICATION_JSON",
            Content: JSON.stringify({
              code: "throttled",
              message: "Too many requests from this address",
              requestId: "edge",
              details: { retry_after: WINDOW },
            }),
          },
        },
        Rules: [
          rule(0, "PublicWrites", PUBLIC_WRITE_LIMIT, requestsTo(publicWritePaths())),
          rule(1, "PatientPages", PATIENT_PAGE_LIMIT, requestsTo(PATIENT_PAGES)),
          rule(2, "AllRequests", LIMIT),
        ],
      },
    },
  },
  Outputs: { WebAclArn: { Value: { "Fn::GetAtt": ["WebAcl", "Arn"] } } },
});

function rule(Priority: number, Name: string, Limit: number, ScopeDownStatement?: object) {
  return {
    Name,
    Priority,
    Statement: {
      RateBasedStatement: {
        Limit,
        EvaluationWindowSec: WINDOW,
        AggregateKeyType: "IP",
        ...(ScopeDownStatement && { ScopeDownStatement }),
      },
    },
    Action: {
      Block: {
        CustomResponse: {
          ResponseCode: 429,
          CustomResponseBodyKey: "throttled",
          ResponseHeaders: [
            { Name: "retry-after", Value: String(WINDOW) },
            {
              Name: "access-control-allow-origin",
              Value: { "Fn::Join": ["", ["https://", { Ref: "WebDomain" }]] },
            },
            { Name: "access-control-allow-credentials", Value: "true" },
            { Name: "access-control-expose-headers", Value: "retry-after" },
            { Name: "cache-control", Value: "no-store" },
          ],
        },
      },
    },
    VisibilityConfig: metrics(`MeridianApi${Name}`),
  };
}

/** Metrics without sampled requests, because samples would store query strings, which hold search terms. */
const metrics = (MetricName: string) => ({
  CloudWatchMetricsEnabled: true,
  SampledRequestsEnabled: false,
  MetricName,
});

const isMethod = (method: string) => matches({ Method: {} }, method, "EXACTLY");
const requestsTo = (paths: readonly string[]) => ({
  AndStatement: {
    Statements: [{ NotStatement: { Statement: isMethod("OPTIONS") } }, beginsWithOneOf(paths)],
  },
});
const beginsWithOneOf = (paths: readonly string[]) => ({
  OrStatement: { Statements: paths.map((path) => matches({ UriPath: {} }, path, "STARTS_WITH")) },
});
/** Decodes percent-encoding before comparing, as API Gateway does. */
const matches = (FieldToMatch: object, SearchString: string, PositionalConstraint: string) => ({
  ByteMatchStatement: {
    FieldToMatch,
    SearchString,
    PositionalConstraint,
    TextTransformations: [{ Priority: 0, Type: "URL_DECODE" }],
  },
});
