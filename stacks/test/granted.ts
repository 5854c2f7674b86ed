import { asText, type Resource, ROUTE_TAG, resourcesOf, type Synthesised, tagOf } from "./synth.ts";

/** A statement of a role's policies, as text. */
export type Grant = { stack: string; holder: string; role: string; actions: string[]; resources: string[] };

type Statement = {
  Effect: string;
  Action?: unknown;
  NotAction?: unknown;
  Resource?: unknown;
  NotResource?: unknown;
};
type Policy = { PolicyDocument: { Statement: Statement[] } };

export const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Every grant of the templates. `NotAction` and `NotResource` are written with a leading `not `. */
export const allGrants = (cloud: Synthesised): Grant[] =>
  cloud.templates.flatMap(({ stack, resources }) =>
    Object.entries(resources).flatMap(([id, resource]) => grantsOf(stack, id, resource)),
  );

function policiesOf({ Type, Properties }: Resource): Policy[] {
  if (Type === "AWS::IAM::Policy" || Type === "AWS::IAM::ManagedPolicy") return [Properties as Policy];
  return Type === "AWS::IAM::Role" ? (list(Properties.Policies) as Policy[]) : [];
}

function grantsOf(stack: string, holder: string, resource: Resource): Grant[] {
  const inline = resource.Type === "AWS::IAM::Role";
  const role = inline ? holder : asText(resource.Properties.Roles?.[0] ?? "").replace(/[{}]/g, "");
  const texts = (plain: unknown, except: unknown) => [
    ...list(plain).map(asText),
    ...list(except).map((part) => `not ${asText(part)}`),
  ];
  return policiesOf(resource)
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(({ Effect }) => Effect === "Allow")
    .map((statement) => ({
      stack,
      holder,
      role,
      actions: texts(statement.Action, statement.NotAction),
      resources: texts(statement.Resource, statement.NotResource),
    }));
}

/** The actions a route's function may take, by the route's id. */
export function actionsOfRoutes(cloud: Synthesised): Map<string, Set<string>> {
  const grants = allGrants(cloud);
  const found = new Map<string, Set<string>>();
  for (const lambda of resourcesOf(cloud, "AWS::Lambda::Function")) {
    const route = tagOf(lambda, ROUTE_TAG);
    if (!route) continue;
    const role = asText(lambda.Properties.Role).replace(/[{}]|\.Arn/g, "");
    const own = grants.filter((grant) => grant.stack === lambda.stack && grant.role === role);
    found.set(route, new Set(own.flatMap(({ actions }) => actions)));
  }
  return found;
}
