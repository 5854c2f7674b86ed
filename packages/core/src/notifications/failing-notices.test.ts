import { BatchWriteCommand, GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { documentClient } from "../db/client.ts";
import { DUE, dueOrder } from "../db/notice.entity.ts";
import { noticeKey, noticeWrite } from "../db/notices.ts";
import { transact } from "../db/transact.ts";
import { now } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { localTable } from "../testing/local-table.ts";
import { clinicWithNotices, HOUR, MINUTE, TUESDAY } from "../testing/notification-fixtures.ts";

localTable();
const { after, told, someone, book, minute } = clinicWithNotices();
const SPACE = "spc_broken";
const TableName = env("TABLE_NAME");

/** Notices of another clinic, due already, that no run can settle: they have no revision. */
async function broken(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `apt_${String(index).padStart(26, "0")}`);
  const requests = ids.map((appointment) => {
    const pending = { gsi3pk: DUE, gsi3sk: dueOrder(now() - HOUR, appointment) };
    return {
      PutRequest: { Item: { ...noticeKey(SPACE, appointment), ...pending, space: SPACE, appointment } },
    };
  });
  for (let first = 0; first < count; first += 25)
    await documentClient().send(
      new BatchWriteCommand({ RequestItems: { [TableName]: requests.slice(first, first + 25) } }),
    );
  return ids;
}
const stored = async (appointment: string) =>
  (await documentClient().send(new GetCommand({ TableName, Key: noticeKey(SPACE, appointment) }))).Item;

test("a failing notice is tried with growing pauses, set aside after a day, and pending again after the next change", async () => {
  const [id = ""] = await broken(1);
  const tries: number[] = [];
  for (let quarters = 0; quarters < 120; quarters += 1) {
    await minute();
    tries.push(Number((await stored(id))?.failures));
    after(15 * MINUTE);
  }
  expect(tries.slice(0, 4)).toEqual([1, 2, 3, 4]);
  expect(tries.at(-1)).toBeLessThan(20);
  const aside = await stored(id);
  expect(aside?.set_aside).toEqual(expect.any(String));
  expect(aside).not.toHaveProperty("gsi3pk");
  await transact({ writes: [noticeWrite(SPACE, id)] });
  after(4 * MINUTE);
  await minute();
  const settled = await stored(id);
  for (const gone of ["failures", "failing_since", "set_aside", "gsi3pk"])
    expect(settled).not.toHaveProperty(gone);
});

test("more failing notices than one page do not delay other messages", async () => {
  const ids = await broken(420);
  const patient = await someone();
  await book(patient, TUESDAY);
  after(4 * MINUTE);
  await minute();
  expect(told(patient)).toHaveLength(1);
  expect(await stored(String(ids[0]))).toMatchObject({ failures: 1 });
  expect(await stored(String(ids[419]))).toMatchObject({ failures: 1 });
});

test("a notice without its clinic does not delay other messages", async () => {
  const [id = ""] = await broken(1);
  await documentClient().send(
    new UpdateCommand({
      TableName,
      Key: noticeKey(SPACE, id),
      UpdateExpression: "REMOVE #space, appointment",
      ExpressionAttributeNames: { "#space": "space" },
    }),
  );
  const patient = await someone();
  await book(patient, TUESDAY);
  after(4 * MINUTE);
  await minute();
  expect(told(patient)).toHaveLength(1);
});
