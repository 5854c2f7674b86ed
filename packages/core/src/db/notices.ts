import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { now, nowIso } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { documentClient } from "./client.ts";
import type { Operation } from "./transact.ts";

/** Milliseconds between a change and the message about it, so that a corrected mistake sends one message only. */
export const TELL_AFTER = 3 * 60_000;

/** What the patient knows of an appointment, as the last message had it. */
export type LastNotified = {
  start: string;
  professional: string;
  establishment: string;
  cancelled: boolean;
  /** Instant of that message. */
  at: string;
};

/**
 * The pending notice of one appointment, which later becomes a message of the outbox. `due` is absent when no message is
 * pending; `revision` grows with every change of the appointment that concerns the patient.
 */
export type Notice = {
  space: string;
  appointment: string;
  revision: number;
  due?: string;
  told?: LastNotified;
  /** Reminders that went out or whose time went by: `24|2026-11-23T10:00:00.000Z`. */
  reminded?: string[];
  /** How often it could not be dealt with, and since when; absent once it was. */
  failures?: number;
  failing_since?: string;
  /** When it was left for good; the appointment's next change takes it up again. */
  set_aside?: string;
};

/** Attributes about failures, removed with every change and every success. */
const FAILING = "failures, failing_since, set_aside";

const DUE = "$notices#due";

export const noticeKey = (space: string, appointment: string) => ({
  pk: `$notice#space_${space}#appointment_${appointment}`,
  sk: "$notice",
});

/** Sparse index of pending notices, in the order in which they are due. */
export const dueKey = (at: number, appointment: string) => ({
  gsi3pk: DUE,
  gsi3sk: `${new Date(at).toISOString()}#${appointment}`,
});

/**
 * A write for every transaction that books, moves, cancels or restores an appointment. A few minutes later the patient is
 * notified of the appointment's state at that time. It reads nothing of the patient, so a booking costs no read.
 */
export function noticeWrite(space: string, appointment: string): Operation {
  const { gsi3pk, gsi3sk } = dueKey(now() + TELL_AFTER, appointment);
  return {
    write: {
      Update: {
        TableName: env("TABLE_NAME"),
        Key: noticeKey(space, appointment),
        UpdateExpression: `SET #space = :space, appointment = :appointment, gsi3pk = :pk, gsi3sk = :sk REMOVE ${FAILING} ADD revision :one`,
        ExpressionAttributeNames: { "#space": "space" },
        ExpressionAttributeValues: {
          ":space": space,
          ":appointment": appointment,
          ":pk": gsi3pk,
          ":sk": gsi3sk,
          ":one": 1,
        },
      },
    },
  };
}

/** Settles a notice and schedules the next one. The write fails if the appointment has changed meanwhile. */
export function noticeSettled(
  notice: Notice,
  after: { told: LastNotified | undefined; reminded: string[]; next: number | undefined },
): Operation {
  const due = after.next === undefined ? undefined : dueKey(after.next, notice.appointment);
  const set = ["reminded = :reminded", ...(after.told ? ["told = :told"] : [])];
  if (due) set.push("gsi3pk = :pk", "gsi3sk = :sk");
  return {
    write: {
      Update: {
        TableName: env("TABLE_NAME"),
        Key: noticeKey(notice.space, notice.appointment),
        UpdateExpression: `SET ${set.join(", ")} REMOVE ${due ? FAILING : `gsi3pk, gsi3sk, ${FAILING}`} ADD revision :one`,
        ConditionExpression: "revision = :revision",
        ExpressionAttributeValues: {
          ":revision": notice.revision,
          ":reminded": after.reminded,
          ":one": 1,
          ...(after.told && { ":told": after.told }),
          ...(due && { ":pk": due.gsi3pk, ":sk": due.gsi3sk }),
        },
      },
    },
  };
}

/**
 * Postpones a notice that failed until `next` (epoch milliseconds), or gives it up without one. The write fails if the
 * notice has changed meanwhile.
 */
export function noticePostponed(
  notice: Notice,
  { failures, since, next }: { failures: number; since: string; next: number | undefined },
): Operation {
  const set = ["failures = :failures", "failing_since = :since"];
  set.push(...(next === undefined ? ["set_aside = :now"] : ["gsi3sk = :next"]));
  return {
    write: {
      Update: {
        TableName: env("TABLE_NAME"),
        Key: noticeKey(notice.space, notice.appointment),
        UpdateExpression: `SET ${set.join(", ")}${next === undefined ? " REMOVE gsi3pk, gsi3sk" : ""}`,
        ConditionExpression: "gsi3pk = :pk AND begins_with(gsi3sk, :due)",
        ExpressionAttributeValues: {
          ":failures": failures,
          ":since": since,
          ":pk": DUE,
          ":due": `${notice.due}#`,
          ...(next === undefined
            ? { ":now": nowIso() }
            : { ":next": dueKey(next, notice.appointment).gsi3sk }),
        },
      },
    },
  };
}

export type NoticePage = { items: Notice[]; cursor: Record<string, unknown> | undefined };

/**
 * Notices due by a moment (epoch milliseconds), oldest first. Its cost depends only on the number of due notices. A run
 * continues with the cursor, so that it reads a notice that stays due only once.
 */
export async function dueNotices(
  by: number,
  limit: number,
  cursor?: NoticePage["cursor"],
): Promise<NoticePage> {
  const page = await documentClient().send(
    new QueryCommand({
      TableName: env("TABLE_NAME"),
      IndexName: "gsi3",
      KeyConditionExpression: "gsi3pk = :due AND gsi3sk <= :by",
      // Sorts after every id of this very millisecond.
      ExpressionAttributeValues: { ":due": DUE, ":by": `${new Date(by).toISOString()}~` },
      Limit: limit,
      ...(cursor && { ExclusiveStartKey: cursor }),
    }),
  );
  return { items: (page.Items ?? []).map((item) => noticeOf(item)), cursor: page.LastEvaluatedKey };
}

/** A stored notice with its types. */
export const noticeOf = ({ gsi3sk, ...item }: Record<string, unknown>) =>
  ({ ...item, ...(typeof gsi3sk === "string" && { due: gsi3sk.split("#")[0] }) }) as Notice;
