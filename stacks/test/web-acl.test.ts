import { allRoutes } from "@meridian/core/contracts/all";
import { expect, test } from "vitest";
import { isPatientPage, PATIENT_PAGES } from "../patient-pages.ts";
import {
  LIMIT,
  PATIENT_PAGE_LIMIT,
  PUBLIC_WRITE_LIMIT,
  publicWritePaths,
  webAclTemplate,
} from "../web-acl.ts";

const { Resources, Outputs } = webAclTemplate();
const { Rules: rules, ...acl } = Resources.WebAcl.Properties;

test("limits requests per client address and answers 429 with retry-after", () => {
  expect(acl.Scope).toBe("CLOUDFRONT");
  expect(rules.map(({ Statement }) => Statement.RateBasedStatement)).toMatchObject([
    { AggregateKeyType: "IP", EvaluationWindowSec: 300, Limit: PUBLIC_WRITE_LIMIT },
    { AggregateKeyType: "IP", EvaluationWindowSec: 300, Limit: PATIENT_PAGE_LIMIT },
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

test("patients who share an address share a wide limit, and no other route has it", () => {
  const routes = allRoutes.filter(isPatientPage);
  expect(routes.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["monitoring.read-page", "monitoring.write-entry", "consents.read-page"]),
  );
  for (const route of routes)
    expect([route.id, route.access.who, "params" in route]).toEqual([route.id, "public", true]);
  const [strict, wide] = rules.map(({ Statement }) => JSON.stringify(Statement.RateBasedStatement));
  for (const path of PATIENT_PAGES) {
    expect(wide).toContain(JSON.stringify(path));
    expect(strict).not.toContain(JSON.stringify(path));
  }
  expect(PATIENT_PAGE_LIMIT).toBeGreaterThanOrEqual(10 * PUBLIC_WRITE_LIMIT);
});
