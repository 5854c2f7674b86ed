import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { documentClient } from "../db/client.ts";
import { dueNotices, noticeSettled, noticeWrite, readNotices } from "../db/notices.ts";
import type { Notification } from "../db/outbox.ts";
import { transact } from "../db/transact.ts";
import { now } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { newId } from "../platform/ids.ts";
import { localMessages } from "../testing/local-identity.ts";
import { localTable } from "../testing/local-table.ts";
import { deliver, retryDue } from "./delivery.ts";
import { readLog, readMessage, replacementWrite } from "./message-log.ts";

localTable();
const mails = localMessages();
const TableName = env("TABLE_NAME");
const AT = "2026-11-20T09:00:00.000Z";
const LATER = "2026-11-24T10:00:00.000Z";

const write = (Item: Record<string, unknown>) => documentClient().send(new PutCommand({ TableName, Item }));
const stored = async (pk: string, sk: string) =>
  (await documentClient().send(new GetCommand({ TableName, Key: { pk, sk } }))).Item;
const outboxKey = (space: string, id: string) => ({
  pk: `$outbox#space_${space}`,
  sk: `$notification#${id}`,
});
const otherwise = () => new Error("refused");

const about = (patient: string) => ({
  patient,
  patient_name: "Demo Patient",
  kind: "booked" as const,
  appointments: [
    { id: "apt_1", start: LATER, professional: "usr_1", establishment: "est_1", cancelled: false },
  ],
});

/** A message as versions before the entity stored it: with the same keys, without ElectroDB's identifiers. */
function earlierMessage(space: string, id: string, more: Record<string, unknown> = {}) {
  const mail = { channel: "email", template: "email-taken", language: "en", to: `${id}@clinic.example` };
  return { ...outboxKey(space, id), id, space, ...mail, attempts: 0, created_at: AT, ...more };
}

test("a message that an earlier version left waiting is sent by the retry job", async () => {
  const id = newId("notification").toLowerCase();
  const waiting = { status: "pending", facts: {}, gsi3pk: "$outbox#waiting", gsi3sk: `${AT}#${id}` };
  await write(earlierMessage("spc_Waiting", id, { ...waiting, created_at: new Date(now()).toISOString() }));
  await retryDue();
  expect(mails.mailsTo(`${id}@clinic.example`)).toHaveLength(1);
  const item = await stored(`$outbox#space_spc_Waiting`, `$notification#${id}`);
  expect(item).toMatchObject({ status: "sent", attempts: 1 });
  for (const removed of ["facts", "gsi3pk", "gsi3sk"]) expect(item).not.toHaveProperty(removed);
});

test("settled messages of an earlier version are in the log with their text and replacement", async () => {
  const space = "spc_Log";
  const id = "ntf_Settled";
  const patient = "pat_Demo";
  const order = `${AT}#${id}`;
  const settled = {
    status: "sent",
    settled_at: AT,
    said: { subject: "Booked", text: "See you." },
    again: "ntf_2",
  };
  const log = `$messages#space_${space}`;
  const keys = {
    gsi1pk: log,
    gsi1sk: order,
    gsi2pk: `${log}#patient_${patient}`,
    gsi2sk: order,
    gsi3pk: `${log}#sent`,
    gsi3sk: order,
  };
  await write(earlierMessage(space, id, { ...settled, ...keys, about: about(patient) }));
  const page = { limit: 10, cursor: null };
  const expected = { id, sent_text: settled.said, replaced_by: "ntf_2", about: about(patient) };
  for (const wanted of [{ space }, { space, patient }, { space, status: "sent" as const }])
    expect((await readLog(wanted, page)).items, JSON.stringify(wanted)).toMatchObject([expected]);
  expect(await readMessage(space, id)).toMatchObject(expected);
});

test("a failed message of an earlier version takes one replacement", async () => {
  const space = "spc_Failed";
  const id = "ntf_Failed";
  await write(earlierMessage(space, id, { status: "failed", about: about("pat_Demo") }));
  const message = await readMessage(space, id);
  if (!message) throw new Error("not read");
  await transact({ writes: [replacementWrite(message, "ntf_New", otherwise)] });
  expect((await readMessage(space, id))?.replaced_by).toBe("ntf_New");
  await expect(transact({ writes: [replacementWrite(message, "ntf_Other", otherwise)] })).rejects.toThrow(
    "refused",
  );
});

test("a new message to a patient has the keys that earlier versions gave it", async () => {
  const space = "spc_New";
  const id = newId("notification");
  const patient = "pat_Demo";
  const message: Notification = {
    id,
    space,
    channel: "email",
    template: "email-taken",
    language: "en",
    to: "new@clinic.example",
    facts: {},
    about: about(patient),
  };
  await transact({ writes: [], notify: [message] });
  const { pk, sk } = outboxKey(space, id);
  const item = await stored(pk, sk);
  const order = `${item?.created_at}#${id}`;
  expect(item).toMatchObject({
    gsi1pk: `$messages#space_${space}`,
    gsi1sk: order,
    gsi2pk: `$messages#space_${space}#patient_${patient}`,
    gsi2sk: order,
    gsi3pk: "$outbox#waiting",
    gsi3sk: order,
  });
  // Its patient does not exist, so it is withdrawn: it leaves the waiting messages and stays in the log.
  expect(await deliver({ space, id })).toBe("withdrawn");
  const settled = await stored(pk, sk);
  expect(settled).toMatchObject({
    gsi1sk: order,
    gsi2sk: order,
    gsi3pk: `$messages#space_${space}#withdrawn`,
    gsi3sk: order,
  });
  expect(settled).not.toHaveProperty("facts");
});

test("a message that is not to a patient is in no log", async () => {
  const space = "spc_Account";
  const id = newId("notification");
  const mail = {
    channel: "email",
    template: "email-taken",
    language: "en",
    to: "account@clinic.example",
  } as const;
  await transact({ writes: [], notify: [{ ...mail, id, space, facts: {} }] });
  const { pk, sk } = outboxKey(space, id);
  const item = await stored(pk, sk);
  for (const key of ["gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk"]) expect(item).not.toHaveProperty(key);
  expect((await readLog({ space }, { limit: 10, cursor: null })).items).toEqual([]);
  expect(await readMessage(space, id)).toBeUndefined();
});

test("a notice of an earlier version is read, settled and made pending again under the same keys", async () => {
  const space = "spc_Notice";
  const appointment = "apt_Earlier";
  const key = { pk: `$notice#space_${space}#appointment_${appointment}`, sk: "$notice" };
  const told = { start: LATER, professional: "usr_1", establishment: "est_1", cancelled: false, at: AT };
  const due = { gsi3pk: "$notices#due", gsi3sk: `${AT}#${appointment}` };
  await write({ ...key, ...due, space, appointment, revision: 3, told, reminded: [`24|${LATER}`] });
  const expected = {
    space,
    appointment,
    revision: 3,
    due: AT,
    last_notified: told,
    reminded: [`24|${LATER}`],
  };
  const [found] = await readNotices(space, [appointment]);
  expect(found).toMatchObject(expected);
  const { items } = await dueNotices(Date.parse(AT), 100);
  expect(items.filter((notice) => notice.space === space)).toMatchObject([expected]);
  if (!found) throw new Error("not read");
  await transact({ writes: [noticeSettled(found, { last_notified: told, reminded: [], next: undefined })] });
  const settled = await stored(key.pk, key.sk);
  expect(settled).toMatchObject({ revision: 4, told, reminded: [] });
  expect(settled).not.toHaveProperty("gsi3pk");
  await transact({ writes: [noticeWrite(space, appointment)] });
  expect(await stored(key.pk, key.sk)).toMatchObject({
    revision: 5,
    gsi3pk: "$notices#due",
    gsi3sk: expect.stringMatching(new RegExp(`Z#${appointment}$`)),
  });
});
