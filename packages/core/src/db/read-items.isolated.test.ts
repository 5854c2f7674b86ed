import { globSync, readFileSync } from "node:fs";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, expect, test } from "vitest";
import { env } from "../platform/env.ts";
import { countRequests, localTable } from "../testing/local-table.ts";
import { refusal } from "../testing/refusal.ts";
import { documentClient } from "./client.ts";
import { readItems } from "./read-items.ts";

localTable();

const key = (index: number) => ({ pk: "thing", sk: `${index}` });
const keys = (count: number) => Array.from({ length: count }, (_, index) => key(index));
let requests = 0;
beforeAll(async () => {
  countRequests(() => {
    requests += 1;
  });
  for (const Item of keys(3))
    await documentClient().send(new PutCommand({ TableName: env("TABLE_NAME"), Item }));
});

/** Leaves the last key of a request for later, as a busy partition does, so many times. */
function leaving(times: number) {
  let left = times;
  documentClient().middlewareStack.add(
    (next) => async (args) => {
      const input = args.input as { RequestItems: Record<string, { Keys: unknown[] }> };
      const [[table, { Keys }]] = Object.entries(input.RequestItems) as [[string, { Keys: unknown[] }]];
      if (left === 0) return next(args);
      left -= 1;
      const some = {
        ...input,
        RequestItems: { [table]: { ...input.RequestItems[table], Keys: Keys.slice(0, -1) } },
      };
      if (Keys.length === 1)
        return { response: {}, output: { $metadata: {}, UnprocessedKeys: { [table]: { Keys } } } };
      const answer = await next({ ...args, input: some as never });
      Object.assign(answer.output, { UnprocessedKeys: { [table]: { Keys: Keys.slice(-1) } } });
      return answer;
    },
    { step: "initialize", name: "leaveInTest", priority: "low" },
  );
  return () => documentClient().middlewareStack.remove("leaveInTest");
}

test("makes no request for no keys, and one for a hundred", async () => {
  requests = 0;
  expect(await readItems([])).toEqual([]);
  expect(await readItems(keys(100))).toHaveLength(3);
  expect(requests).toBe(1);
});

test("makes one request per hundred keys", async () => {
  requests = 0;
  expect(await readItems(keys(201))).toHaveLength(3);
  expect(requests).toBe(3);
});

test("reads keys that the database left unprocessed", async () => {
  const undo = leaving(2);
  const found = await readItems(keys(3)).finally(undo);
  expect(found.map(({ sk }) => sk).sort()).toEqual(["0", "1", "2"]);
});

test("fails if keys stay unprocessed, instead of treating them as missing", async () => {
  const undo = leaving(100);
  const error = await refusal(readItems(keys(1))).finally(undo);
  expect(error.message).toContain("unread");
});

test("no other file of the product reads batches", () => {
  const files = globSync("packages/{core,functions}/src/**/*.ts", {
    exclude: ["**/*.test.ts", "**/testing/**"],
  });
  const reading = files.filter((file) => /\bBatch(Get|Execute)\w*Command/.test(readFileSync(file, "utf8")));
  expect(reading).toEqual(["packages/core/src/db/read-items.ts"]);
});
