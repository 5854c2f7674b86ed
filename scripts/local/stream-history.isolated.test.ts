import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DynamoDBClient, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { freePort } from "@meridian/core/testing/free-port";
import { afterAll, expect, test } from "vitest";
import { ensureTable, startDynamodb } from "./dynamodb.ts";
import { CHECKPOINTS, startStreams } from "./streams.ts";
import { eventually } from "./test-cloud.ts";

const state = mkdtempSync(join(tmpdir(), "meridian-history-"));
afterAll(() => rmSync(state, { recursive: true, force: true }));

const TABLE = "history";
const folder = join(state, "stream");
const seen: string[] = [];

/** Runs the engine and the consumer of its stream for as long as `work` takes. */
async function running(work: (put: (id: string) => Promise<unknown>) => Promise<void>) {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  process.env.AWS_ENDPOINT_URL_DYNAMODB = endpoint;
  const engine = await startDynamodb(port, join(state, "dynamodb"), join(folder, CHECKPOINTS));
  await ensureTable(TABLE);
  const streams = startStreams({
    table: TABLE,
    state: folder,
    pollMilliseconds: 20,
    consumer: async ({ Records }) => {
      seen.push(...Records.map(({ dynamodb }) => String(dynamodb?.Keys?.pk?.S)));
      return { batchItemFailures: [] };
    },
  });
  const client = new DynamoDBClient({ endpoint });
  const put = (id: string) =>
    client.send(new PutItemCommand({ TableName: TABLE, Item: { pk: { S: id }, sk: { S: "a" } } }));
  try {
    await work(put);
  } finally {
    await streams.stop();
    client.destroy();
    await engine.stop();
  }
}

/** What the engine still keeps of its stream, and what it looks things up by. */
function history() {
  const database = new DatabaseSync(join(state, "dynamodb", "dynamodb.sqlite"), { readOnly: true });
  const rows = database.prepare("SELECT sequence_number FROM _stream_records").all();
  const plan = database
    .prepare(
      "EXPLAIN QUERY PLAN SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = ?",
    )
    .all(TABLE);
  database.close();
  return { kept: rows.length, plan: JSON.stringify(plan) };
}

test("a start forgets what the consumer has dealt with, and delivers what comes after, each once", async () => {
  await running(async (put) => {
    for (let n = 0; n < 30; n += 1) await put(`item-${n}`);
    await eventually(async () => seen.length === 30);
  });
  expect(history().kept).toBe(30);
  expect(history().plan).toContain("stream_numbers");

  await running(async (put) => {
    expect(history().kept).toBe(1);
    await put("after");
    await eventually(async () => seen.length > 30);
  });
  expect(seen.slice(30)).toEqual(["after"]);
});
