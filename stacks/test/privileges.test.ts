import { allRoutes } from "@meridian/core/contracts/all";
import { describe, expect, test } from "vitest";
import { WILDCARDS } from "../justified.ts";
import { asText, type Resource, ROUTE_TAG, resourcesOf, synthesised, tagOf } from "./synth.ts";

const cloud = synthesised();

type Grant = { stack: string; holder: string; role: string; actions: string[]; resources: string[] };
type Statement = {
  Effect: string;
  Action?: unknown;
  NotAction?: unknown;
  Resource?: unknown;
  NotResource?: unknown;
};

const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

function grantsOf(stack: string, id: string, { Type, Properties }: Resource): Grant[] {
  const documents: { Statement: Statement[] }[] =
    Type === "AWS::IAM::Policy" || Type === "AWS::IAM::ManagedPolicy"
      ? [Properties.PolicyDocument]
      : Type === "AWS::IAM::Role"
        ? list(Properties.Policies).map(
            (policy) => (policy as { PolicyDocument: { Statement: Statement[] } }).PolicyDocument,
          )
        : [];
  const role = asText(Properties.Roles?.[0] ?? "").replace(/[{}]/g, "");
  return documents
    .flatMap(({ Statement }) => Statement)
    .filter(({ Effect }) => Effect === "Allow")
    .map((statement) => ({
      stack,
      holder: id,
      role,
      actions: [
        ...list(statement.Action).map(asText),
        ...list(statement.NotAction).map((a) => `not ${asText(a)}`),
      ],
      resources: [
        ...list(statement.Resource).map(asText),
        ...list(statement.NotResource).map((a) => `not ${asText(a)}`),
      ],
    }));
}

const grants = cloud.templates.flatMap(({ stack, resources }) =>
  Object.entries(resources).flatMap(([id, resource]) => grantsOf(stack, id, resource)),
);
const isWide = ({ actions, resources }: Grant) =>
  [...actions, ...resources].some((part) => part.includes("*") || part.startsWith("not "));
const allows = (grant: Grant) => (exception: (typeof WILDCARDS)[number]) =>
  exception.holder.test(grant.holder) &&
  grant.actions.every((action) => exception.actions.test(action)) &&
  grant.resources.every((resource) => exception.resources.test(resource));

describe("least privilege", () => {
  test("no grant is wider than named actions on named resources, but those with a recorded reason", () => {
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

  test("a policy of AWS's own is attached to the site's deployment alone", () => {
    const holders = resourcesOf(cloud, "AWS::IAM::Role").filter(
      (role) => list(role.Properties.ManagedPolicyArns).length > 0,
    );
    expect(holders.map(({ id }) => id.replace(/[0-9A-F]+MiB.*/, ""))).toEqual(["CustomCDKBucketDeployment"]);
  });

  test("each function has a role of its own", () => {
    const roles = resourcesOf(cloud, "AWS::Lambda::Function").map(
      ({ stack, Properties }) => `${stack} ${asText(Properties.Role)}`,
    );
    expect(new Set(roles).size).toBe(roles.length);
  });
});

describe("a route's role holds what its contract says it touches", () => {
  const roles = new Map(
    resourcesOf(cloud, "AWS::Lambda::Function").map((lambda) => [
      tagOf(lambda, ROUTE_TAG),
      `${lambda.stack} ${asText(lambda.Properties.Role).replace(/[{}]|\.Arn/g, "")}`,
    ]),
  );
  const actionsOf = (id: string) =>
    new Set(
      grants
        .filter(({ stack, role }) => `${stack} ${role}` === roles.get(id))
        .flatMap(({ actions }) => actions),
    );

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
    for (const action of touches.identity ?? []) expected.add(`cognito-idp:${action}`);
    expect([...actionsOf(id)].sort()).toEqual([...expected].sort());
  });
});
