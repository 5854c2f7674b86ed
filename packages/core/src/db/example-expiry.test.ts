import { describe, expect, test } from "vitest";
import { type Actor, inContext } from "../platform/context.ts";
import { expireExamples, type Input } from "./example-expiry.ts";

const ID = "exs_01K0DEM0000000000000000000";
const key = { pk: `$meridian#space_id_${ID.toLowerCase()}`, sk: "$thing_1" };
const clinic = { pk: "$meridian#space_id_spc_01k0dem0000000000000000000", sk: "$thing_1" };
const seconds = expect.any(Number);

/** What a write becomes for a user who is in an example that expires at 1,000. */
const inExample = (input: Input) =>
  inContext(
    {
      requestId: "test",
      dynamoCalls: 0,
      actor: { spaceId: ID, example: { of: "spc_1", expiresAt: 1000 } } as Actor,
    },
    async () => expireExamples(input),
  );

describe("a write in an example expires with it", () => {
  test("a put", async () => {
    expect(await inExample({ Item: { ...clinic, name: "Demo" } })).toEqual({
      Item: { ...clinic, name: "Demo", expires_at: 1000 },
    });
  });
  test.each([
    ["SET #n = :n", "SET #example_expires = :example_expires, #n = :n"],
    ["ADD #n :n", "ADD #n :n SET #example_expires = :example_expires"],
    ["REMOVE #n SET #m = :m", "REMOVE #n SET #example_expires = :example_expires, #m = :m"],
  ])("an update %s", async (before, after) => {
    const values = { ":n": 1 };
    expect(
      await inExample({ Key: clinic, UpdateExpression: before, ExpressionAttributeValues: values }),
    ).toEqual({
      Key: clinic,
      UpdateExpression: after,
      ExpressionAttributeNames: { "#example_expires": "expires_at" },
      ExpressionAttributeValues: { ":n": 1, ":example_expires": 1000 },
    });
  });
  test("every write of a transaction and of a batch, without its deletes and checks", async () => {
    const check = { ConditionCheck: { Key: clinic } };
    expect(await inExample({ TransactItems: [{ Put: { Item: clinic } }, check as never] })).toEqual({
      TransactItems: [{ Put: { Item: { ...clinic, expires_at: 1000 } } }, check],
    });
    const deletes = { DeleteRequest: { Key: clinic } };
    expect(
      await inExample({ RequestItems: { table: [{ PutRequest: { Item: clinic } }, deletes as never] } }),
    ).toEqual({
      RequestItems: { table: [{ PutRequest: { Item: { ...clinic, expires_at: 1000 } } }, deletes] },
    });
  });
  test("but what expires sooner by itself keeps its own time", async () => {
    expect(await inExample({ Item: { ...clinic, expires_at: 5 } })).toEqual({
      Item: { ...clinic, expires_at: 5 },
    });
  });
});

describe("a write without a user", () => {
  test("into an example expires, by its key or by the space it names", () => {
    expect(expireExamples({ Item: key })).toEqual({ Item: { ...key, expires_at: seconds } });
    const named = { pk: "$patients#1", sk: "$1", space_id: ID };
    expect(expireExamples({ Item: named })).toEqual({ Item: { ...named, expires_at: seconds } });
  });
  test("into a clinic stays as it is", () => {
    for (const input of [
      { Item: clinic },
      { Item: { ...clinic, space_id: "spc_1", note: `about ${ID}` } },
      { Key: clinic, UpdateExpression: "SET #n = :n" },
      { TransactItems: [{ Put: { Item: clinic } }] },
      { RequestItems: { table: { Keys: [clinic] } as never } },
    ] satisfies Input[])
      expect(expireExamples(input)).toEqual(input);
  });
});
