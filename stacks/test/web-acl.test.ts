import { allRoutes } from "@meridian/core/contracts/all";
import { expect, test } from "vitest";
import { LIMIT, PUBLIC_WRITE_LIMIT, publicWritePaths, webAclTemplate } from "../web-acl.ts";

const { Resources, Outputs } = webAclTemplate();
const { Rules: rules, ...acl } = Resources.WebAcl.Properties;

test("limits requests per client address and answers 429 with retry-after", () => {
  expect(acl.Scope).toBe("CLOUDFRONT");
  expect(rules.map(({ Statement }) => Statement.RateBasedStatement)).toMatchObject([
    { AggregateKeyType: "IP", EvaluationWindowSec: 300, Limit: PUBLIC_WRITE_LIMIT },
    { AggregateKeyType: "IP", EvaluationWindowSec: 300, Limit: LIMIT },
  ]);
  for (const { Action } of rules) {
    const { ResponseCode, ResponseHeaders } = Action.Block.CustomResponse;
    expect(ResponseCode).toBe(429);
    expect(ResponseHeaders).toContainEqual({ Name: "retry-after", Value: "300" });
  }
  const body = JSON.parse(acl.CustomResponseBodies.throttled.Content);
  expect(body).toMatchObject({ code: "throttled", details: { retry_after: 300 } });
  expect(Outputs.WebAclArn).toBeDefined();
});

test("the stricter limit applies to every public route that changes something, and to no other", () => {
  const paths = publicWritePaths();
  expect(paths).toEqual(
    expect.arrayContaining(["/login", "/admin", "/register", "/password-resets", "/invitation-links/"]),
  );
  const scope = JSON.stringify(rules[0]?.Statement.RateBasedStatement);
  for (const path of paths) expect(scope).toContain(JSON.stringify(path));
  const others = allRoutes.filter(({ access }) => access.who !== "public");
  const caught = others.filter((route) => paths.some((path) => route.path.startsWith(path)));
  expect(caught.map(({ path }) => path)).toEqual([]);
});
