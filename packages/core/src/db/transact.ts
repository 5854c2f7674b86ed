import { randomUUID } from "node:crypto";
import { DynamoDBServiceException, TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { TransactWriteCommand, type TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { type RequestContext, requestContext } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { AppError } from "../platform/errors.ts";
import { IdempotentReplay } from "../platform/replay.ts";
import { type AuditEntry, auditWrite } from "./audit.ts";
import { documentClient } from "./client.ts";
import { idempotencyWrite, plain, readReplay, requestOwner } from "./idempotency.ts";
import { type Notification, outboxWrite } from "./outbox.ts";
import { pause } from "./pause.ts";
import { retryOn, writeConflict } from "./retry-on.ts";

type Write = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

/** Makes the error for a write whose condition failed, from the current item if there is one. */
export type Refusal = (current: Record<string, unknown> | undefined) => Error;

export type Operation = { write: Write; otherwise?: Refusal | undefined };

type Params = Record<string, unknown>;

/** A put, as `entity.create(…).params()` or `entity.put(…).params()` describes it. */
export const put = (params: Params, otherwise?: Refusal): Operation => ({
  write: { Put: conditional(params, ["Item"]) as never },
  otherwise,
});
/** An update, as `entity.patch(…).set(…).params()` or `entity.update(…).params()` describes it. */
export const update = (params: Params, otherwise?: Refusal): Operation => ({
  write: { Update: conditional(params, ["Key", "UpdateExpression"]) as never },
  otherwise,
});
/** A delete, as `entity.remove(…).params()` or `entity.delete(…).params()` describes it. */
export const remove = (params: Params, otherwise?: Refusal): Operation => ({
  write: { Delete: conditional(params, ["Key"]) as never },
  otherwise,
});
/** A condition on an item that the transaction does not change; `key` from `entity.get(…).params()`. */
export const check = (
  params: Params,
  condition: { expression: string; names?: Record<string, string>; values?: Record<string, unknown> },
  otherwise: Refusal,
): Operation => ({
  write: {
    ConditionCheck: {
      TableName: env("TABLE_NAME"),
      Key: params.Key as Record<string, unknown>,
      ConditionExpression: condition.expression,
      ...(condition.names && { ExpressionAttributeNames: condition.names }),
      ...(condition.values && { ExpressionAttributeValues: condition.values }),
      ReturnValuesOnConditionCheckFailure: "ALL_OLD",
    },
  },
  otherwise,
});

function conditional(params: Params, names: string[]): Params {
  const copied = [...names, "ConditionExpression", "ExpressionAttributeNames", "ExpressionAttributeValues"];
  const write: Params = { TableName: env("TABLE_NAME") };
  for (const name of copied) if (params[name] !== undefined) write[name] = params[name];
  if (write.ConditionExpression) write.ReturnValuesOnConditionCheckFailure = "ALL_OLD";
  return write;
}

export type Together = {
  writes: Operation[];
  /** The entry of the audit trail: what was done to which record. */
  audit?: AuditEntry;
  /** Mail and text messages to send once the change is committed. */
  notify?: Notification[];
  /** The response, stored under the request's idempotency key, so that a repeated request gets the same one. */
  result?: unknown;
};

const MAX_ATTEMPTS = 6;
/** The largest number of writes in one transaction. */
export const MAX_WRITES = 100;

/**
 * Writes everything or nothing, in one request: the business change, its audit entry, its outbox messages and the
 * idempotency record. A failed condition throws the error from its operation's `otherwise`. A transaction cancelled
 * because it conflicted with another or was throttled is tried again; if it conflicts in every attempt, it throws 409
 * `write.conflict`. An item that is too large for the database throws 413 `record.too_large`; more writes than a
 * transaction can hold throw 413 `write.too_many`.
 */
export async function transact({ writes, audit, notify = [], result }: Together): Promise<void> {
  const context = requestContext();
  const operations = [...writes];
  if (audit) operations.push(auditWrite(audit));
  // Nobody is written to out of the guided tour's example.
  if (!context?.actor?.example) for (const notification of notify) operations.push(outboxWrite(notification));
  const idempotency = context?.idempotency;
  if (idempotency) operations.push(idempotencyWrite(requestOwner(), idempotency, result));
  if (operations.length > MAX_WRITES)
    throw new AppError("too_large", "write.too_many", {
      details: { writes: operations.length, limit: MAX_WRITES },
    });

  const TransactItems = operations.map((operation) => operation.write);
  let ClientRequestToken: string = randomUUID();
  const send = async () => {
    try {
      await documentClient().send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));
    } catch (error) {
      if (isTooLarge(error)) throw new AppError("too_large", "record.too_large");
      refuse(error, operations, idempotency);
      const retry = retryOf(error);
      if (!retry) throw error;
      // A transaction that is still in progress keeps its token, because a new one would write the same twice.
      if (!retry.sameToken) ClientRequestToken = randomUUID();
      throw new NothingWritten(retry.met ? writeConflict() : error);
    }
  };
  await retryOn([NothingWritten], send, {
    attempts: MAX_ATTEMPTS,
    pause,
    exhausted: (error) => (error as NothingWritten).answer,
  });
}

/**
 * Thrown internally when the transaction wrote nothing and can be sent again; `answer` is thrown after the last
 * attempt.
 */
class NothingWritten extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super("nothing written");
    this.answer = answer;
  }
}

/** Throws the operation's own error for a failed condition, or the first answer to a repeated request. */
function refuse(error: unknown, operations: readonly Operation[], idempotency: Idempotency | undefined) {
  if (!(error instanceof TransactionCanceledException)) return;
  const reasons = error.CancellationReasons ?? [];
  if (idempotency && reasons.at(-1)?.Code === FAILED)
    throw new IdempotentReplay(readReplay(reasons.at(-1)?.Item, idempotency));
  const refused = reasons.findIndex(({ Code }) => Code === FAILED);
  if (refused < 0) return;
  const current = plain(reasons[refused]?.Item);
  throw operations[refused]?.otherwise?.(current) ?? new AppError("conflict", "write.conflict");
}

type Idempotency = NonNullable<RequestContext["idempotency"]>;
const FAILED = "ConditionalCheckFailed";
/** Cancellation reasons after which the same transaction can be tried again. */
const MET = "TransactionConflict";
const BUSY = new Set([MET, "ThrottlingError", "ProvisionedThroughputExceeded"]);
/** Throttling errors of the request itself, after the client's own attempts. */
const THROTTLED = new Set([
  "ThrottlingException",
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
]);

/** Whether the transaction wrote nothing and can be tried again, and with which token; undefined if not. */
function retryOf(error: unknown): { met: boolean; sameToken: boolean } | undefined {
  if (error instanceof TransactionCanceledException) {
    const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code ?? "None");
    const busy = codes.some((code) => BUSY.has(code));
    return busy ? { met: codes.includes(MET), sameToken: false } : undefined;
  }
  if (!(error instanceof DynamoDBServiceException)) return undefined;
  if (error.name === "TransactionInProgressException") return { met: true, sameToken: true };
  if (error.name === "TransactionConflictException" || error.name === "IdempotentParameterMismatchException")
    return { met: true, sameToken: false };
  return THROTTLED.has(error.name) ? { met: false, sameToken: false } : undefined;
}

/**
 * Whether an item was too large. The error names the whole transaction, or one write among the cancellation reasons.
 */
function isTooLarge(error: unknown): boolean {
  if (!(error instanceof DynamoDBServiceException)) return false;
  const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
  const facts = [
    error.name === "ValidationException" && error.message,
    ...reasons.map(({ Code, Message }) => Code === "ValidationError" && Message),
  ];
  return facts.some((words) => words && /item size/i.test(words));
}
