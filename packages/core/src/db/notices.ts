import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { now } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { documentClient } from "./client.ts";
import type { Operation } from "./transact.ts";

/** A patient is told of a change this long after it, in milliseconds: a corrected mistake sends one message. */
export const TELL_AFTER = 3 * 60_000;

/** What the patient knows of an appointment, as the last message had it. */
export type Told = {
  start: string;
  professional: string;
  establishment: string;
  cancelled: boolean;
  /** Instant of that message. */
  at: string;
};

/**
 * What is still to be told about one appointment: one item each, beside the outbox. `due` is absent once there is
 * nothing left to tell; `revision` grows with every change of the appointment that the patient could notice.
 */
export type Notice = {
  space: string;
  appointment: string;
  revision: number;
  due?: string;
  told?: Told;
  /** Reminders that went out or whose time went by: `24|2026-11-23T10:00:00.000Z`. */
  reminded?: string[];
};

const DUE = "$notices#due";

export const noticeKey = (space: string, appointment: string) => ({
  pk: `$notice#space_${space}#appointment_${appointment}`,
  sk: "$notice",
});

/** Sparse index of what is due: only notices that still have something to tell are in it, by when. */
export const dueKey = (at: number, appointment: string) => ({
  gsi3pk: DUE,
  gsi3sk: `${new Date(at).toISOString()}#${appointment}`,
});

/**
 * Belongs to every transaction that books, moves, cancels or restores an appointment: in a few minutes the patient is
 * told, of what then stands. Nothing about the patient is read here, so that a booking costs no read.
 */
export function noticeWrite(space: string, appointment: string): Operation {
  const { gsi3pk, gsi3sk } = dueKey(now() + TELL_AFTER, appointment);
  return {
    write: {
      Update: {
        TableName: env("TABLE_NAME"),
        Key: noticeKey(space, appointment),
        UpdateExpression:
          "SET #space = :space, appointment = :appointment, gsi3pk = :pk, gsi3sk = :sk ADD revision :one",
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

/** What follows a notice that was dealt with: refused, without a word, where the appointment changed meanwhile. */
export function noticeSettled(
  notice: Notice,
  after: { told: Told | undefined; reminded: string[]; next: number | undefined },
): Operation {
  const due = after.next === undefined ? undefined : dueKey(after.next, notice.appointment);
  const set = ["reminded = :reminded", ...(after.told ? ["told = :told"] : [])];
  if (due) set.push("gsi3pk = :pk", "gsi3sk = :sk");
  return {
    write: {
      Update: {
        TableName: env("TABLE_NAME"),
        Key: noticeKey(notice.space, notice.appointment),
        UpdateExpression: `SET ${set.join(", ")} ${due ? "" : "REMOVE gsi3pk, gsi3sk"} ADD revision :one`,
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

/** Notices due by a moment, oldest first: costs what is due, whatever the table holds. */
export async function dueNotices(by: number, limit: number): Promise<Notice[]> {
  const { Items } = await documentClient().send(
    new QueryCommand({
      TableName: env("TABLE_NAME"),
      IndexName: "gsi3",
      KeyConditionExpression: "gsi3pk = :due AND gsi3sk <= :by",
      // Sorts after every id of this very millisecond.
      ExpressionAttributeValues: { ":due": DUE, ":by": `${new Date(by).toISOString()}~` },
      Limit: limit,
    }),
  );
  return (Items ?? []).map((item) => noticeOf(item));
}

/** A stored notice with its types. */
export const noticeOf = ({ gsi3sk, ...item }: Record<string, unknown>) =>
  ({ ...item, ...(typeof gsi3sk === "string" && { due: gsi3sk.split("#")[0] }) }) as Notice;
