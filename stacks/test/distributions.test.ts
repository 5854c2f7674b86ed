import { describe, expect, test } from "vitest";
import { API_NAMES } from "../apis.ts";
import { patientPageHeaders, securityHeaders } from "../security-headers.ts";
import { EXAMPLE_PARAMETERS } from "./example-parameters.ts";
import { asText, dependenciesOf, resourcesOf, synthesised } from "./synth.ts";

const cloud = synthesised();

const distributionOf = (comment: string) => {
  const found = resourcesOf(cloud, "AWS::CloudFront::Distribution").find(
    ({ Properties }) => Properties.DistributionConfig.Comment === comment,
  );
  if (!found) throw new Error(`No distribution ${comment}`);
  return found;
};

describe("the distribution in front of the API", () => {
  const { Properties } = distributionOf("API");
  const { DistributionConfig: config } = Properties;
  test("has the web ACL that limits requests per client address", () => {
    expect(config.Aliases).toEqual([EXAMPLE_PARAMETERS.API_DOMAIN]);
    expect(config.WebACLId).toBe(EXAMPLE_PARAMETERS.WEB_ACL_ARN);
    expect(asText(config.Origins[0].DomainName)).toContain("RegionalDomainName");
  });
  test("caches nothing, errors included, and forwards the host, the cookies and the query", () => {
    const { DefaultCacheBehavior: passing, CustomErrorResponses: failures } = config;
    expect(passing.CachePolicyId).toBe("4135ea2d-6df8-44a3-9df3-4b5a84be39ad");
    // Everything the client sends, and the address that CloudFront saw.
    expect(passing.OriginRequestPolicyId).toBe("33f36d7e-f396-46d9-90e0-52428a34d9dc");
    expect(passing.AllowedMethods).toContain("PATCH");
    expect(config.CacheBehaviors).toBeUndefined();
    const cached = failures.filter(
      ({ ErrorCachingMinTTL }: { ErrorCachingMinTTL: number }) => ErrorCachingMinTTL > 0,
    );
    expect(cached).toEqual([]);
    expect(failures.map(({ ErrorCode }: { ErrorCode: number }) => ErrorCode)).toEqual(
      expect.arrayContaining([400, 403, 404, 500, 502, 503, 504]),
    );
  });
  test("leads each request to its API, after the APIs answer there", () => {
    const [led, ...more] = config.DefaultCacheBehavior.FunctionAssociations;
    expect(more).toEqual([]);
    expect(led.EventType).toBe("viewer-request");
    const stack = cloud.templates.find(({ resources }) =>
      Object.values(resources).some((one) => one.Properties === Properties),
    );
    const paths = stack?.resources[led.FunctionARN["Fn::GetAtt"][0]];
    const handle = new Function("event", `${paths?.Properties.FunctionCode} return handler(event).uri;`);
    expect(handle({ request: { uri: "/patients/pat_1" } })).toBe("/records/patients/pat_1");
    expect(handle({ request: { uri: "/login" } })).toBe("/login");
    expect(dependenciesOf(cloud, String(stack?.stack))).toContain(
      resourcesOf(cloud, "AWS::ApiGatewayV2::Stage")[0]?.stack,
    );
  });
  test("sends the origin proof, which the template holds as a reference only", () => {
    const [header, ...others] = config.Origins[0].OriginCustomHeaders;
    expect(others).toEqual([]);
    expect(header.HeaderName).toBe("x-origin-proof");
    expect(asText(header.HeaderValue)).toMatch(/^\{\{resolve:secretsmanager:\{\S+\}:SecretString:::\}\}$/);
  });
  test("cannot be bypassed: every route has the authorizer", () => {
    const routes = resourcesOf(cloud, "AWS::ApiGatewayV2::Route");
    const past = routes.filter((route) => route.Properties.AuthorizationType !== "CUSTOM");
    expect(past.map(({ id }) => id)).toEqual([]);
    const authorizers = resourcesOf(cloud, "AWS::ApiGatewayV2::Authorizer");
    expect(authorizers).toHaveLength(API_NAMES.length);
    for (const { Properties: authorizer } of authorizers)
      expect(authorizer).toMatchObject({
        AuthorizerType: "REQUEST",
        EnableSimpleResponses: true,
        IdentitySource: ["$request.header.x-origin-proof"],
      });
    const used = new Set(routes.map((route) => asText(route.Properties.AuthorizerId)));
    expect(used.size).toBe(API_NAMES.length);
  });
});

describe("the web", () => {
  const { Properties: distribution } = distributionOf("Apps");
  const { DefaultCacheBehavior: ofApps, CacheBehaviors: others } = distribution.DistributionConfig;
  const policyOf = ({ ResponseHeadersPolicyId }: { ResponseHeadersPolicyId: { Ref: string } }) => {
    const found = resourcesOf(cloud, "AWS::CloudFront::ResponseHeadersPolicy").find(
      ({ id }) => id === ResponseHeadersPolicyId.Ref,
    );
    return found?.Properties.ResponseHeadersPolicyConfig;
  };
  const cspOf = ({ SecurityHeadersConfig: { ContentSecurityPolicy } }: ReturnType<typeof policyOf>) =>
    asText(ContentSecurityPolicy.ContentSecurityPolicy);
  const directiveOf = (csp: string, name: string) =>
    csp
      .split("; ")
      .find((part) => part.startsWith(`${name} `))
      ?.slice(name.length + 1);
  const csp = cspOf(policyOf(ofApps));
  const directive = (name: string) => directiveOf(csp, name);

  test("the patient's monitoring page loads only its own files and the API, and sends no referrer", () => {
    expect(others.map(({ PathPattern }: { PathPattern: string }) => PathPattern)).toEqual([
      "/monitoring/*",
      "/consent/*",
    ]);
    const strict = cspOf(policyOf(others[0]));
    expect(directiveOf(strict, "default-src")).toBe("'none'");
    expect(directiveOf(strict, "script-src")).toBe("'self'");
    expect(directiveOf(strict, "style-src")).toBe("'self'");
    expect(directiveOf(strict, "connect-src")?.split(" ")).toHaveLength(2);
    expect(strict).not.toMatch(/unsafe|\*/);
    expect(policyOf(others[0]).SecurityHeadersConfig.ReferrerPolicy.ReferrerPolicy).toBe("no-referrer");
    expect(JSON.stringify(policyOf(others[0]).CustomHeadersConfig)).toContain("noindex");
  });

  test("scripts come from the app's own files", () => {
    expect(directive("script-src")).toBe("'self'");
    expect(directive("default-src")).toBe("'self'");
    expect(directive("object-src")).toBe("'none'");
    // Only the file store, whose links say of what type a file is.
    expect(directive("frame-src")?.split(" ")).toHaveLength(1);
    expect(directive("frame-src")).not.toContain("'self'");
    expect(directive("frame-ancestors")).toBe("'none'");
    expect(csp).not.toMatch(/unsafe-eval|\*/);
  });
  test.each([
    ["the apps", ofApps, securityHeaders],
    ["the pages patients open", others[0], patientPageHeaders],
  ] as const)("sends every header the local run sends: %s", (_, behavior, headersOf) => {
    const local = headersOf({ apiOrigin: "a", filesOrigin: "b" });
    const { SecurityHeadersConfig: headers, CustomHeadersConfig: custom } = policyOf(behavior);
    const hsts = headers.StrictTransportSecurity;
    const sent: Record<string, string> = {
      "content-security-policy": cspOf(policyOf(behavior)),
      "strict-transport-security": `max-age=${hsts.AccessControlMaxAgeSec}${hsts.IncludeSubdomains ? "; includeSubDomains" : ""}${hsts.Preload ? "; preload" : ""}`,
      "x-content-type-options": "nosniff",
      "x-frame-options": headers.FrameOptions.FrameOption,
      "referrer-policy": headers.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(
        custom.Items.map((item: { Header: string; Value: string }) => [item.Header, item.Value]),
      ),
    };
    expect(Object.keys(sent).sort()).toEqual(Object.keys(local).sort());
    for (const [name, value] of Object.entries(local)) {
      if (name !== "content-security-policy") expect(sent[name], name).toBe(value);
    }
  });
  test("uses at least TLS 1.2, and may read only its own files", () => {
    const { ViewerCertificate, DefaultCacheBehavior, Origins } = distribution.DistributionConfig;
    expect(ViewerCertificate.MinimumProtocolVersion).toMatch(/^TLSv1\.[23]/);
    expect(DefaultCacheBehavior.ViewerProtocolPolicy).toBe("redirect-to-https");
    expect(Origins).toHaveLength(1);
    expect(asText(Origins[0].OriginAccessControlId)).toContain("OriginAccessControl");
  });
});

describe("limits of CloudFront", () => {
  const distributions = resourcesOf(cloud, "AWS::CloudFront::Distribution").map(
    ({ Properties }) => Properties.DistributionConfig,
  );
  test("a distribution has at most 25 behaviors, with patterns of at most 255 characters", () => {
    expect(distributions).toHaveLength(2);
    for (const { Comment, CacheBehaviors = [] } of distributions) {
      expect(CacheBehaviors.length + 1, Comment).toBeLessThanOrEqual(25);
      const patterns: string[] = CacheBehaviors.map(
        ({ PathPattern }: { PathPattern: string }) => PathPattern,
      );
      expect(patterns.filter((pattern) => pattern.length > 255)).toEqual([]);
      expect(new Set(patterns).size).toBe(patterns.length);
    }
  });
  test("a function at the edge has at most 10 kB", () => {
    const functions = resourcesOf(cloud, "AWS::CloudFront::Function");
    expect(functions).toHaveLength(2);
    for (const { id, Properties } of functions)
      expect(Buffer.byteLength(Properties.FunctionCode), id).toBeLessThan(10_000);
  });
});
