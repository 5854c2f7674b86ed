import type { Route, Touches } from "@meridian/core/contracts/kernel/route";

/** IAM actions for what a contract declares. The roles grant them, and the local run refuses any other. */
export const TABLE_READ = ["dynamodb:BatchGetItem", "dynamodb:GetItem", "dynamodb:Query"];
export const TABLE_WRITE = [
  "dynamodb:BatchWriteItem",
  "dynamodb:ConditionCheckItem",
  "dynamodb:DeleteItem",
  "dynamodb:PutItem",
  "dynamodb:UpdateItem",
];
/** Actions for reading the signed-in user and the space, which `handle()` does before it calls the service. */
export const ACTOR_READ = ["dynamodb:BatchGetItem", "dynamodb:GetItem"];
export const FILES = {
  read: ["s3:GetObject"],
  write: ["s3:DeleteObject", "s3:GetObject", "s3:PutObject"],
  create: ["s3:GetObject", "s3:PutObject"],
} as const;

/** Reading the application's secret. */
export const SECRET_READ = ["secretsmanager:GetSecretValue"];

/** Actions on the table. `session` adds reading the actor. */
export function tableActions(access: Touches["table"], session: boolean): string[] {
  if (access === "write") return [...TABLE_READ, ...TABLE_WRITE];
  if (access === "read") return TABLE_READ;
  return session ? ACTOR_READ : [];
}

/** Actions on the user pool, by IAM's name. */
export const identityActions = (touches: Touches) =>
  (touches.identity ?? []).map((action) => `cognito-idp:${action}`).sort();

/** Whether a route reads the session before anything else. */
export const hasSession = (route: Pick<Route, "access">) => route.access.who !== "public";

/** Everything a route's function may do in the cloud. */
export const actionsOf = (route: Pick<Route, "access" | "touches">): string[] => [
  ...tableActions(route.touches.table, hasSession(route)),
  ...(route.touches.files ? FILES[route.touches.files] : []),
  ...identityActions(route.touches),
  ...(route.touches.secret || route.touches.payments ? SECRET_READ : []),
];
