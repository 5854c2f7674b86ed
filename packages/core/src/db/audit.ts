import { PutCommand } from "@aws-sdk/lib-dynamodb";
import type { AuditAction } from "../contracts/activity/audit-actions.ts";
import { now } from "../platform/clock.ts";
import { requestContext } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { newId } from "../platform/ids.ts";
import { documentClient } from "./client.ts";
import type { Operation } from "./transact.ts";

export type { AuditAction };

export type AuditEntry = {
  action: AuditAction;
  /** The id of what it was done to. */
  record: string;
  /** The patient whose data it concerns, where `record` is not the patient. */
  patient?: string;
  space?: string;
  user?: string;
};

/** The user of an entry that nobody signed in wrote: a job, or a patient with a link. */
export const NOBODY = "none";

/** The partition of a space's entries of a month (`2026-11`, UTC). */
export const auditMonth = (space: string, month: string) => `$audit#space_${space}#month_${month}`;
/** The sort key of an entry. Entry ids sort by the moment they were made. */
export const auditOrder = (id: string) => `$entry#${id}`;
/** The partitions of the indexes: entries about a patient or another record, of a user, of a kind. */
export const auditIndexes = {
  gsi1: (space: string, record: string) => `$audit#space_${space}#record_${record}`,
  gsi2: (space: string, user: string) => `$audit#space_${space}#user_${user}`,
  gsi3: (space: string, action: string) => `$audit#space_${space}#action_${action}`,
};

/**
 * An entry of the audit trail: who did what to which record and when. It holds ids only. The put never replaces an entry,
 * and no route updates or deletes one. `activity` chains the entries and notices changes to them.
 *
 * | access pattern                                  | index   | key                          |
 * |-------------------------------------------------|---------|------------------------------|
 * | a space's entries of a month, oldest first      | primary | space + month, id            |
 * | entries about a patient, or about another record | gsi1   | space + record, moment       |
 * | entries of a user                               | gsi2    | space + user, moment         |
 * | entries of a kind                               | gsi3    | space + action, moment       |
 *
 * Entries of earlier versions have no `patient` and only the first index.
 */
function item({ action, record, patient, space, user }: AuditEntry) {
  const context = requestContext();
  const moment = now();
  const at = new Date(moment).toISOString();
  const spaceId = space ?? context?.actor?.spaceId ?? NOBODY;
  const by = user ?? context?.actor?.id ?? NOBODY;
  return {
    pk: auditMonth(spaceId, at.slice(0, 7)),
    sk: auditOrder(newId("audit", moment)),
    gsi1pk: auditIndexes.gsi1(spaceId, patient ?? record),
    gsi1sk: at,
    gsi2pk: auditIndexes.gsi2(spaceId, by),
    gsi2sk: at,
    gsi3pk: auditIndexes.gsi3(spaceId, action),
    gsi3sk: at,
    action,
    record,
    patient,
    user: by,
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

/**
 * Records a read of a patient's record, or of something in it with the patient named. One request of its own, since a
 * read has no transaction to join.
 */
export async function auditRead(record: string, patient?: string): Promise<void> {
  const entry: AuditEntry = { action: "read", record, ...(patient !== undefined && { patient }) };
  await documentClient().send(
    new PutCommand({ TableName: env("TABLE_NAME"), Item: withoutUndefined(item(entry)) }),
  );
}

const withoutUndefined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined));
