import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { nowIso } from "../platform/clock.ts";
import { requestContext } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { newId } from "../platform/ids.ts";
import { documentClient } from "./client.ts";
import type { Operation } from "./transact.ts";

export type AuditAction =
  | "create"
  | "read"
  | "update"
  | "delete"
  | "archive"
  | "restore"
  | "merge"
  | "unmerge"
  | "amend"
  | "sign_in"
  | "sign_out"
  | "invite"
  | "status"
  | "override"
  | "export"
  | "import"
  | "erase"
  | "sign"
  | "share"
  | "close";

export type AuditEntry = { action: AuditAction; record: string; space?: string; user?: string };

/**
 * An entry of the audit trail: who did what to which record and when. It holds ids only. The put never replaces an entry,
 * and no route updates or deletes one.
 */
function item({ action, record, space, user }: AuditEntry) {
  const context = requestContext();
  const at = nowIso();
  const spaceId = space ?? context?.actor?.spaceId ?? "none";
  return {
    pk: `$audit#space_${spaceId}#month_${at.slice(0, 7)}`,
    sk: `$entry#${newId("audit")}`,
    gsi1pk: `$audit#space_${spaceId}#record_${record}`,
    gsi1sk: at,
    action,
    record,
    user: user ?? context?.actor?.id ?? "none",
    request: context?.requestId,
    at,
  };
}

export const auditWrite = (entry: AuditEntry): Operation => ({
  write: {
    Put: {
      TableName: env("TABLE_NAME"),
      Item: withoutUndefined(item(entry)),
      ConditionExpression: "attribute_not_exists(pk)",
    },
  },
});

/** Records a read of a patient's record. One request of its own, since a read has no transaction to join. */
export async function auditRead(record: string): Promise<void> {
  await documentClient().send(
    new PutCommand({ TableName: env("TABLE_NAME"), Item: item({ action: "read", record }) }),
  );
}

const withoutUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined));
