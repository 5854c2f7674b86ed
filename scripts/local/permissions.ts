import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import type { Route } from "../../packages/core/src/contracts/kernel/route.ts";
import { actionsOf } from "../../stacks/iam-actions.ts";

type Running = { route: Route; allowed: ReadonlySet<string> };
const running = new AsyncLocalStorage<Running>();
const allowed = new Map<Route, ReadonlySet<string>>();

/**
 * Runs a route's handler with the rights of its role in the cloud: a call to a service that its contract does not
 * declare is refused, as AWS would do.
 */
export function asRoute<T>(route: Route, work: () => Promise<T>): Promise<T> {
  const actions = allowed.get(route) ?? new Set(actionsOf(route));
  allowed.set(route, actions);
  return running.run({ route, allowed: actions }, work);
}

subscribe("http.client.request.created", (message) => {
  const current = running.getStore();
  if (!current) return;
  const { request } = message as { request: ClientRequest };
  const action = actionOf(request);
  if (!action || grants(current.allowed, action)) return;
  const refusal = `${current.route.id} is not allowed ${action}: its contract does not say it touches that`;
  console.error(refusal);
  request.destroy(new Error(`AccessDenied: ${refusal}`));
});

/** A transaction is allowed if its parts are: it consists of writes or of reads only. */
const grants = (actions: ReadonlySet<string>, action: string) => {
  if (action === "dynamodb:TransactWriteItems") return actions.has("dynamodb:PutItem");
  if (action === "dynamodb:TransactGetItems") return actions.has("dynamodb:GetItem");
  return actions.has(action);
};

/** The IAM action of a request to a local service; undefined if it needs none. */
function actionOf(request: ClientRequest): string | undefined {
  const [service = "", operation = ""] = String(request.getHeader("x-amz-target") ?? "").split(".");
  if (service.startsWith("DynamoDB_")) return `dynamodb:${operation}`;
  if (service.startsWith("AWSCognito"))
    return /^(Admin|Describe)/.test(operation) ? `cognito-idp:${operation}` : undefined;
  if (service === "secretsmanager") return `secretsmanager:${operation}`;
  const files = process.env.AWS_ENDPOINT_URL_S3;
  if (files && request.getHeader("host") === new URL(files).host) return FILE_ACTIONS[request.method];
  return undefined;
}

const FILE_ACTIONS: Readonly<Record<string, string>> = {
  GET: "s3:GetObject",
  HEAD: "s3:GetObject",
  PUT: "s3:PutObject",
  DELETE: "s3:DeleteObject",
};
