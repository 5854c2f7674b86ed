import { marshall } from "@aws-sdk/util-dynamodb";
import { makeSpace } from "@meridian/core/testing/actors";
import { faultProxy } from "@meridian/core/testing/fault-proxy";
import { localMessages } from "@meridian/core/testing/local-identity";
import { localTable } from "@meridian/core/testing/local-table";
import type { DynamoDBRecord } from "aws-lambda";
import { afterEach, describe, expect, test, vi } from "vitest";
import { outboxWrite } from "../../../core/src/db/outbox.ts";
import { type Operation, transact } from "../../../core/src/db/transact.ts";
import { handler } from "./consume.ts";
import { consumer } from "./consumer.ts";

const database = faultProxy();
localTable();
const messages = localMessages();
afterEach(() => vi.restoreAllMocks());

let sequence = 0;
function record(after: object | undefined, before?: object): DynamoDBRecord {
  sequence += 1;
  return {
    eventName: after ? (before ? "MODIFY" : "INSERT") : "REMOVE",
    dynamodb: {
      SequenceNumber: String(sequence),
      ...(after && { NewImage: marshall(after) as never }),
      ...(before && { OldImage: marshall(before) as never }),
    },
  };
}

describe("the consumer", () => {
  test("sends a message once when its record is delivered several times", async () => {
    const to = "demo.stream@example.com";
    const notice = { channel: "email", template: "email-taken", language: "en", to, facts: {} } as const;
    const { write } = outboxWrite({ ...notice, id: "ntf_1", space: "spc_test" });
    await transact({ writes: [{ write }] });
    const event = { Records: [record(write.Put?.Item), record(write.Put?.Item)] };
    expect(await handler(event)).toEqual({ batchItemFailures: [] });
    await handler(event);
    expect(messages.mailsTo(to)).toHaveLength(1);
  });
  test("continues after a message that fails, which waits for the retry job", async () => {
    const notice = { channel: "email", template: "email-taken", language: "en", facts: {} } as const;
    const [bad, good] = ["demo.bad@example.com", "demo.good@example.com"].map((to, index) =>
      outboxWrite({ ...notice, to, id: `ntf_batch_${index}`, space: "spc_test" }),
    ) as [Operation, Operation];
    await transact({ writes: [bad, good] });
    // Every attempt to claim the first message conflicts with another write.
    database.next("conflict", { operation: "UpdateItem", times: 12 });
    const Records = [bad, good].map(({ write }) => record(write.Put?.Item));
    expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
    expect(database.left()).toBe(0);
    expect(messages.mailsTo("demo.bad@example.com")).toHaveLength(0);
    expect(messages.mailsTo("demo.good@example.com")).toHaveLength(1);
  });
  test("ignores records that no subscriber handles", async () => {
    const { id } = await makeSpace();
    const item = { pk: `$meridian#id_${id}`, sk: "$space_1", __edb_e__: "space" };
    const sent = { pk: "$outbox#space_x", sk: "$notification#1", status: "sent" };
    const records = [
      record(item),
      record(item, item),
      record(undefined, item),
      record(sent, sent),
      record(sent),
    ];
    expect(await handler({ Records: records })).toEqual({ batchItemFailures: [] });
  });
  test("stops at the first record that fails and reports it", async () => {
    const received: number[] = [];
    const failing = consumer([
      async ({ after }) => {
        received.push(Number(after?.n));
        if (after?.n === 2) throw new Error("not now");
      },
    ]);
    const Records = [1, 2, 3].map((n) => record({ n }));
    expect(await failing({ Records })).toEqual({
      batchItemFailures: [{ itemIdentifier: Records[1]?.dynamodb?.SequenceNumber }],
    });
    expect(received).toEqual([1, 2]);
  });
});
