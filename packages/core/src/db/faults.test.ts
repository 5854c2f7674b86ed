import { BatchGetCommand, GetCommand, PutCommand, QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, test } from "vitest";
import { env } from "../platform/env.ts";
import { AppError } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import { faultProxy } from "../testing/fault-proxy.ts";
import { localTable } from "../testing/local-table.ts";
import { refusal } from "../testing/refusal.ts";
import { documentClient } from "./client.ts";
import { readItems } from "./read-items.ts";
import { MAX_WRITES, put, transact, update } from "./transact.ts";

const database = faultProxy();
localTable();

const TableName = env("TABLE_NAME");
const key = (sk: string) => ({ pk: "thing", sk });
const stored = async (sk: string) =>
  (await documentClient().send(new GetCommand({ TableName, Key: key(sk), ConsistentRead: true }))).Item;
const keys = Array.from({ length: 7 }, (_, index) => key(`${index}`));
beforeAll(async () => {
  for (const Item of keys) await documentClient().send(new PutCommand({ TableName, Item }));
});

const created = (sk: string) =>
  put(
    { Item: key(sk), ConditionExpression: "attribute_not_exists(pk)" },
    () => new AppError("conflict", "thing.exists"),
  );
const counted = (sk: string) =>
  update({ Key: key(sk), UpdateExpression: "ADD n :one", ExpressionAttributeValues: { ":one": 1 } });

describe("batches", () => {
  test("a batch that is answered in part is read completely", async () => {
    database.next("partial", { operation: "BatchGetItem", times: 4 });
    expect(await readItems(keys)).toHaveLength(7);
    expect(database.seen("BatchGetItem").length).toBe(3);
  });
  test("an item named twice is read once", async () => {
    expect(await readItems([...keys, ...keys])).toHaveLength(7);
  });
  test("ElectroDB's own batch read, which loses unprocessed keys, is refused", async () => {
    const some = [{ space_id: "a", id: "b" }];
    const read = (async () => Spaces.db.entities.user.get(some).go())();
    expect((await refusal(read)).message).toContain("readItems");
  });
  test("the proxy really answers in part", async () => {
    database.next("partial");
    const answer = await documentClient().send(
      new BatchGetCommand({ RequestItems: { [TableName]: { Keys: keys } } }),
    );
    expect(answer.Responses?.[TableName]).toHaveLength(4);
    expect(answer.UnprocessedKeys?.[TableName]?.Keys).toHaveLength(3);
  });
});

describe("a transaction", () => {
  test.each(["conflict", "tx_throttled", "throttled", "in_progress"] as const)(
    "%s a few times is written all the same, once",
    async (fault) => {
      database.next(fault, { operation: "TransactWriteItems", times: 4 });
      await transact({ writes: [created(fault), counted(`${fault}-count`)] });
      expect(database.left()).toBe(0);
      expect(await stored(`${fault}-count`)).toMatchObject({ n: 1 });
    },
  );
  test("a cancelled transaction is tried again with a new token, one in progress with the same token", async () => {
    const tokens = () => database.seen("TransactWriteItems").map((body) => body.ClientRequestToken);
    database.next("tx_throttled");
    await transact({ writes: [created("token-1")] });
    expect(new Set(tokens()).size).toBe(2);
    database.next("in_progress", { times: 4 });
    await transact({ writes: [created("token-2")] });
    expect(new Set(tokens()).size).toBe(3);
  });
  test("a transaction that conflicts in every attempt is a conflict", async () => {
    database.next("conflict", { operation: "TransactWriteItems", times: 100 });
    expect(await refusal(transact({ writes: [created("met")] }))).toMatchObject({ code: "write.conflict" });
    expect(await stored("met")).toBeUndefined();
  });
  test("a transaction throttled in every attempt is not a conflict", async () => {
    database.next("tx_throttled", { operation: "TransactWriteItems", times: 100 });
    const error = await refusal(transact({ writes: [created("busy")] }));
    expect(error.name).toBe("TransactionCanceledException");
  });
  test("a refused transaction is not tried again", async () => {
    await transact({ writes: [created("refused")] });
    const before = database.seen("TransactWriteItems").length;
    expect(await refusal(transact({ writes: [created("refused")] }))).toMatchObject({ code: "thing.exists" });
    expect(database.seen("TransactWriteItems").length).toBe(before + 1);
  });
  test("a transaction whose answer was lost is written once", async () => {
    database.next("lost_answer", { operation: "TransactWriteItems" });
    await transact({ writes: [created("lost"), counted("lost-count")] });
    expect(await stored("lost-count")).toMatchObject({ n: 1 });
  });
  test("too many writes are refused before they are sent", async () => {
    const writes = Array.from({ length: MAX_WRITES + 1 }, (_, index) => counted(`many-${index}`));
    expect(await refusal(transact({ writes }))).toMatchObject({
      code: "write.too_many",
      facts: { details: { writes: MAX_WRITES + 1, limit: MAX_WRITES } },
    });
    expect(database.seen("TransactWriteItems")).toEqual([]);
    await transact({ writes: writes.slice(1) });
    expect(await stored("many-1")).toMatchObject({ n: 1 });
  });
});

test("a single write that conflicts with a transaction is tried again", async () => {
  database.next("conflict", { operation: "UpdateItem", times: 3 });
  const change = { UpdateExpression: "ADD n :one", ExpressionAttributeValues: { ":one": 1 } };
  await documentClient().send(new UpdateCommand({ TableName, Key: key("single"), ...change }));
  expect(await stored("single")).toMatchObject({ n: 1 });
});

test("a cursor of another partition is refused", async () => {
  const query = (pk: string, ExclusiveStartKey: Record<string, string>) =>
    documentClient().send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: "pk = :pk",
        ExpressionAttributeValues: { ":pk": pk },
        ExclusiveStartKey,
      }),
    );
  expect((await query("thing", key("2"))).Items?.length).toBeGreaterThan(3);
  expect((await refusal(query("other", key("2")))).name).toBe("ValidationException");
  expect((await refusal(query("thing", { ...key("2"), gsi1pk: "x", gsi1sk: "y" }))).name).toBe(
    "ValidationException",
  );
});

test("a request that is never answered times out and is tried again", async () => {
  database.next("hang", { operation: "GetItem" });
  const before = Date.now();
  expect(await stored("0")).toMatchObject(key("0"));
  expect(Date.now() - before).toBeLessThan(8000);
});
