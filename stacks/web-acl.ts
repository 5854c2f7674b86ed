import { allRoutes } from "@meridian/core/contracts/all";

/** Requests from one address in five minutes: a clinic behind one address works with a tenth of it. */
export const FOR_ALL = 6000;
/** Of those, how many may change something for a stranger (signing in, registering, codes): a busy morning takes twenty. */
export const FOR_STRANGERS = 100;
/** Seconds over which an address's requests are counted, and after which it may come again. */
const WINDOW = 300;

/** Paths of routes that change something for somebody who is not signed in, up to their first parameter. */
export const strangersPaths = () => [
  ...new Set(
    allRoutes
      .filter(({ access, method }) => access.who === "public" && method !== "GET")
      .map(({ path }) => path.replace(/\{.*$/, "")),
  ),
];

/**
 * The web ACL of the distribution before the API, as a CloudFormation template of its own: AWS keeps the lists of
 * distributions in us-east-1, wherever the rest of a deployment is.
 */
export const webAclTemplate = () => ({
  Description: "Limits how much one address may ask of the API",
  Parameters: {
    WebDomain: { Type: "String", Description: "Host of the apps: its pages may read the refusal" },
  },
  Resources: {
    WebAcl: {
      Type: "AWS::WAFv2::WebACL",
      Properties: {
        Scope: "CLOUDFRONT",
        DefaultAction: { Allow: {} },
        VisibilityConfig: seen("MeridianApi"),
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
          rule(0, "Strangers", FOR_STRANGERS, {
            AndStatement: {
              Statements: [{ NotStatement: { Statement: isMethod("OPTIONS") } }, strangersAsk()],
            },
          }),
          rule(1, "Everything", FOR_ALL),
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
    VisibilityConfig: seen(`MeridianApi${Name}`),
  };
}

/** Counted, and not sampled: a sample would keep addresses' queries, which hold what people searched for. */
const seen = (MetricName: string) => ({
  CloudWatchMetricsEnabled: true,
  SampledRequestsEnabled: false,
  MetricName,
});

const isMethod = (method: string) => matches({ Method: {} }, method, "EXACTLY");
const strangersAsk = () => ({
  OrStatement: {
    Statements: strangersPaths().map((path) => matches({ UriPath: {} }, path, "STARTS_WITH")),
  },
});
/** Compared as API Gateway reads it: percent-encoded letters are the letters. */
const matches = (FieldToMatch: object, SearchString: string, PositionalConstraint: string) => ({
  ByteMatchStatement: {
    FieldToMatch,
    SearchString,
    PositionalConstraint,
    TextTransformations: [{ Priority: 0, Type: "URL_DECODE" }],
  },
});
