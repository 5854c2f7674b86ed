import { allRoutes } from "@meridian/core/contracts/all";
import { describe, expect, test } from "vitest";
import { WILDCARDS } from "../nag-suppressions.ts";
import { actionsOfRoutes, allGrants, type Grant, list } from "./granted.ts";
import { asText, resourcesOf, synthesised } from "./synth.ts";

const cloud = synthesised();

const grants = allGrants(cloud);
const isWide = ({ actions, resources }: Grant) =>
  [...actions, ...resources].some((part) => part.includes("*") || part.startsWith("not "));
const allows = (grant: Grant) => (exception: (typeof WILDCARDS)[number]) =>
  exception.holder.test(grant.holder) &&
  grant.actions.every((action) => exception.actions.test(action)) &&
  grant.resources.every((resource) => exception.resources.test(resource));

describe("least privilege", () => {
  test("grants only named actions on named resources, except those with a recorded reason", () => {
    expect(grants.length).toBeGreaterThan(allRoutes.length);
    expect(grants.filter(isWide).filter((grant) => !WILDCARDS.some(allows(grant)))).toEqual([]);
  });

  test("every recorded exception has a reason and is still needed", () => {
    for (const exception of WILDCARDS) {
      expect(exception.reason.length).toBeGreaterThan(40);
      expect(
        grants.filter(isWide).some((grant) => allows(grant)(exception)),
        exception.reason,
      ).toBe(true);
    }
  });

  test("attaches a managed policy of AWS only to the site's deployment", () => {
    const holders = resourcesOf(cloud, "AWS::IAM::Role").filter(
      (role) => list(role.Properties.ManagedPolicyArns).length > 0,
    );
    expect(holders.map(({ id }) => id.replace(/[0-9A-F]+MiB.*/, ""))).toEqual(["CustomCDKBucketDeployment"]);
  });

  test("each function has its own role", () => {
    const roles = resourcesOf(cloud, "AWS::Lambda::Function").map(
      ({ stack, Properties }) => `${stack} ${asText(Properties.Role)}`,
    );
    expect(new Set(roles).size).toBe(roles.length);
  });
});

describe("a route's role has exactly the permissions of its contract", () => {
  const actions = actionsOfRoutes(cloud);
  const READS = ["dynamodb:BatchGetItem", "dynamodb:GetItem", "dynamodb:Query"];
  const WRITES = ["BatchWriteItem", "ConditionCheckItem", "DeleteItem", "PutItem", "UpdateItem"].map(
    (a) => `dynamodb:${a}`,
  );

  test.each(allRoutes.map((route) => [route.id, route] as const))("%s", (id, { touches, access }) => {
    const expected = new Set(["logs:CreateLogStream", "logs:PutLogEvents"]);
    if (touches.table) for (const action of READS) expected.add(action);
    if (touches.table === "write") for (const action of WRITES) expected.add(action);
    if (access.who !== "public") for (const action of READS.slice(0, 2)) expected.add(action);
    if (touches.files) expected.add("s3:GetObject");
    if (touches.files === "write") expected.add("s3:PutObject").add("s3:DeleteObject");
    if (touches.files === "create") expected.add("s3:PutObject");
    for (const action of touches.identity ?? []) expected.add(`cognito-idp:${action}`);
    if (touches.secret || touches.payments) expected.add("secretsmanager:GetSecretValue");
    expect([...(actions.get(id) ?? [])].sort()).toEqual([...expected].sort());
  });
});
