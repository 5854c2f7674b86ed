import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { GetCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, expect, test } from "vitest";
import { inContext, type RequestContext } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { AppError } from "../platform/errors.ts";
import { IdempotentReplay } from "../platform/replay.ts";
import { as, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { beforeRequests, localTable } from "../testing/local-table.ts";
import { refusal } from "../testing/refusal.ts";
import { documentClient } from "./client.ts";
import { check, put, transact, update } from "./transact.ts";

localTable();
let user: TestUser;
beforeAll(async () => {
  user = await makeUser((await makeSpace()).id, "manager");
});

const row = (sk: string) => ({ pk: "thing", sk });
const stored = async (key: Record<string, string>) =>
  (
    await documentClient().send(
      new GetCommand({ TableName: env("TABLE_NAME"), Key: key, ConsistentRead: true }),
    )
  ).Item;
const creation = (sk: string) =>
  put(
    { Item: { ...row(sk), version: 1 }, ConditionExpression: "attribute_not_exists(pk)" },
    () => new AppError("conflict", "thing.exists"),
  );

test("writes the change, its audit entry and its message together", async () => {
  await as(user, () =>
    transact({
      writes: [creation("a")],
      audit: { action: "create", record: "thing_a" },
      notify: [
        { id: "ntf_a", channel: "email", template: "t", language: "en", to: "x@clinic.example", facts: {} },
      ],
    }),
  );
  expect(await stored(row("a"))).toBeDefined();
  expect(await stored({ pk: `$outbox#space_${user.spaceId}`, sk: "$notification#ntf_a" })).toMatchObject({
    status: "pending",
    attempts: 0,
  });
  const trail = await documentClient().send(
    new QueryCommand({
      TableName: env("TABLE_NAME"),
      IndexName: "gsi1",
      KeyConditionExpression: "gsi1pk = :pk",
      ExpressionAttributeValues: { ":pk": `$audit#space_${user.spaceId}#record_thing_a` },
    }),
  );
  expect(trail.Items).toMatchObject([{ action: "create", user: user.id, request: "test" }]);
});

test("a refused transaction writes nothing and returns the current item", async () => {
  const failing = as(user, () =>
    transact({
      writes: [
        creation("b"),
        put(
          { Item: row("a"), ConditionExpression: "attribute_not_exists(pk)" },
          (current) => new AppError("conflict", "thing.exists", { current }),
        ),
      ],
      audit: { action: "create", record: "thing_b" },
    }),
  );
  await expect(failing).rejects.toMatchObject({
    code: "thing.exists",
    facts: { current: { pk: "thing", sk: "a", version: 1 } },
  });
  expect(await stored(row("b"))).toBeUndefined();
});

test("a condition on another item throws its own error", async () => {
  const absent = check(
    { Key: row("nobody") },
    { expression: "attribute_exists(pk)" },
    () => new AppError("absent", "patient.not_found"),
  );
  await expect(as(user, () => transact({ writes: [creation("c"), absent] }))).rejects.toMatchObject({
    code: "patient.not_found",
  });
});

test("a repeated key writes once and returns the first result, even if the write would now be refused", async () => {
  const request = { idempotency: { key: "k1", fingerprint: "f" } };
  const again = () => as(user, () => transact({ writes: [creation("d")], result: { id: "d" } }), request);
  await again();
  await expect(again()).rejects.toBeInstanceOf(IdempotentReplay);
  await expect(again()).rejects.toMatchObject({ result: { id: "d" } });
  const other = { idempotency: { key: "k1", fingerprint: "another request" } };
  await expect(
    as(user, () => transact({ writes: [creation("e")], result: {} }), other),
  ).rejects.toMatchObject({ code: "idempotency.key_reused" });
  expect(await stored(row("e"))).toBeUndefined();
});

test("twenty parallel repetitions write once", async () => {
  const context = (): RequestContext => ({
    requestId: "r",
    dynamoCalls: 0,
    idempotency: { key: "k2", fingerprint: "f" },
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      inContext(context(), () => transact({ writes: [creation("f")], result: "first" })),
    ),
  );
  expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ result: "first" });
  }
});

test("ten parallel increments all count", async () => {
  await as(user, () => transact({ writes: [creation("g")] }));
  const increment = () =>
    transact({
      writes: [
        update({
          Key: row("g"),
          UpdateExpression: "ADD version :one",
          ExpressionAttributeValues: { ":one": 1 },
        }),
      ],
    });
  await Promise.all(Array.from({ length: 10 }, increment));
  expect(await stored(row("g"))).toMatchObject({ version: 11 });
});

test("a conflict in every attempt is reported as a conflict, not as an unexpected error", async () => {
  const undo = beforeRequests(async (input) => {
    if (!("TransactItems" in input)) return;
    const CancellationReasons = [{ Code: "TransactionConflict" }];
    throw new TransactionCanceledException({ message: "met", $metadata: {}, CancellationReasons });
  });
  const error = await refusal(as(user, () => transact({ writes: [creation("h")] }))).finally(undo);
  expect([error.kind, error.code]).toEqual(["conflict", "write.conflict"]);
});

test.each(["put", "update"])("refuses an item that is too large with its own code: %s", async (kind) => {
  const text = "x".repeat(410_000);
  const set = { UpdateExpression: "SET long_text = :text", ExpressionAttributeValues: { ":text": text } };
  const write = kind === "put" ? put({ Item: { ...row("i"), text } }) : update({ Key: row("a"), ...set });
  const error = await refusal(as(user, () => transact({ writes: [creation(`i-${kind}`), write] })));
  expect([error.kind, error.code]).toEqual(["too_large", "record.too_large"]);
  expect(await stored(row(`i-${kind}`))).toBeUndefined();
});

test("a repeated key also returns a long answer", async () => {
  const result = { points: Array.from({ length: 300 }, (_, id) => ({ id, info: "tender, ".repeat(250) })) };
  const request = { idempotency: { key: "long", fingerprint: "f" } };
  const again = () => as(user, () => transact({ writes: [creation("j")], result }), request);
  await again();
  await expect(again()).rejects.toMatchObject({ result });
});

test("passes on other refusals of the database", async () => {
  const write = update({ Key: row("a"), UpdateExpression: "SET nonsense" });
  const error = await refusal(as(user, () => transact({ writes: [write] })));
  expect(error.code).toBeUndefined();
});
