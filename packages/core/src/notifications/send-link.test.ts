import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, expect, test } from "vitest";
import { documentClient } from "../db/client.ts";
import * as Monitoring from "../monitoring/index.ts";
import { inContext, type RequestContext } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import * as Spaces from "../spaces/index.ts";
import { DEFAULT_MONITORING_TEXT } from "../spaces/index.ts";
import { as, counted } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { clinicWithNotices, HOUR, MINUTE, type Someone } from "../testing/notification-fixtures.ts";
import { inOneHour } from "../testing/one-hour.ts";
import * as Notifications from "./index.ts";

localTable();
beforeEach(inOneHour);
const { service, after, told, textsTo, people, set, someone, minute, logged } = clinicWithNotices();

const by = <T>(work: () => Promise<T>) => as(people().professional, work);
const send = (patient: Someone, over: { channels?: ("email" | "sms")[]; replace?: boolean } = {}) =>
  by(() =>
    Notifications.sendLink({
      params: { patient: patient.id },
      body: { channels: ["email"], replace: false, ...over },
    }),
  );
const link = (patient: Someone) => by(() => Monitoring.getLink(patient.id));
const keyIn = (text: string | undefined) => /\/monitoring\/([\w-]{27})/.exec(text ?? "")?.[1] ?? "";
const opens = async (key: string) => {
  const context: RequestContext = { requestId: "test", dynamoCalls: 0 };
  return await inContext(context, () => Monitoring.readPage(key)).then(
    () => true,
    () => false,
  );
};

/** Everything the table holds, as text. */
async function wholeTable(): Promise<string> {
  const { Items } = await documentClient().send(new ScanCommand({ TableName: env("TABLE_NAME") }));
  return JSON.stringify(Items);
}

test("sends the link by both channels, and says where and when", async () => {
  const patient = await someone({ consents_sms: true });
  const { value, calls } = await counted(people().professional, () =>
    Notifications.sendLink({
      params: { patient: patient.id },
      body: { channels: ["email", "sms"], replace: false },
    }),
  );
  expect(calls).toBe(4);
  expect(value.messages.map(({ channel, status }) => [channel, status])).toEqual([
    ["email", "pending"],
    ["sms", "pending"],
  ]);
  await minute();
  const [mail] = told(patient);
  const key = keyIn(mail?.text);
  expect(mail?.html).toContain(`/monitoring/${key}`);
  expect(mail?.text).toContain(DEFAULT_MONITORING_TEXT.en);
  expect(await opens(key)).toBe(true);
  const [text] = textsTo(patient);
  expect(keyIn(text?.text)).toBe(key);
  expect(text?.text.length).toBeLessThanOrEqual(160);
  expect((await link(patient)).sent).toMatchObject([
    { channel: "email", to: patient.email, status: "sent", settled_at: expect.any(String) },
    { channel: "sms", to: patient.mobile, status: "sent" },
  ]);
});

test("keeps the key nowhere in the table, neither before nor after the message was sent", async () => {
  const patient = await someone();
  await send(patient);
  const before = await wholeTable();
  await minute();
  const key = keyIn(told(patient)[0]?.text);
  expect(key).toHaveLength(27);
  expect(before).not.toContain(key);
  expect(await wholeTable()).not.toContain(key);
  const { sent } = await link(patient);
  const { text } = await by(() => Notifications.read(String(sent[0]?.message)));
  expect(text).toContain("/monitoring/…");
});

test("shows the text to those who may read monitoring only", async () => {
  const patient = await someone();
  const { messages } = await send(patient);
  await minute();
  const read = (user: ReturnType<typeof people>["desk"]) =>
    as(user, () => Notifications.read(String(messages[0]?.message)));
  expect(await read(people().desk)).toMatchObject({ kind: "monitoring_link", status: "sent", text: null });
  expect((await read(people().professional)).text).toContain("Hello");
});

test("a message that failed for now is sent once, with the link that works then", async () => {
  const patient = await someone();
  service.refuse(1, "throttled");
  await send(patient);
  await minute();
  expect(told(patient)).toHaveLength(0);
  const { url } = await by(() => Monitoring.createLink(patient.id));
  after(2 * MINUTE);
  await minute();
  after(HOUR);
  await minute();
  expect(told(patient).map(({ text }) => keyIn(text))).toEqual([keyIn(String(url))]);
});

test("is not sent once the link was revoked or the patient withdrew consent", async () => {
  const revoked = await someone();
  const refusing = await someone();
  for (const patient of [revoked, refusing]) await send(patient);
  await by(() => Monitoring.revokeLink(revoked.id));
  await setPatient(refusing, "consents_email", false);
  await minute();
  expect([told(revoked), told(refusing)]).toEqual([[], []]);
  expect(await logged(revoked)).toEqual([{ status: "withdrawn", reason: "no_link" }]);
  expect(await logged(refusing)).toEqual([{ status: "withdrawn", reason: "consent_withdrawn" }]);
});

test("replaces the link and sends the new one in one step; the patient's wish for no reminders stays", async () => {
  const patient = await someone();
  const old = keyIn(String((await by(() => Monitoring.createLink(patient.id))).url));
  await Monitoring.setReminders(old, true);
  await send(patient, { replace: true });
  expect(await opens(old)).toBe(false);
  await minute();
  expect(await opens(keyIn(told(patient)[0]?.text))).toBe(true);
  expect((await link(patient)).reminders_paused).toBe(true);
});

test("sends the link the patient has already where it is not replaced", async () => {
  const patient = await someone();
  const { url } = await by(() => Monitoring.createLink(patient.id));
  await send(patient);
  await minute();
  expect(told(patient)[0]?.text).toContain(String(url));
});

test("uses the professional's own text, and the product's in the patient's language where they have none", async () => {
  const patient = await someone({ language: "pt" });
  const preview = () => by(() => Notifications.previewLinkMessage(patient.id));
  expect((await preview()).email.text).toContain(DEFAULT_MONITORING_TEXT.pt);
  await setBody(DEFAULT_MONITORING_TEXT.en);
  expect((await preview()).email.text).toContain(DEFAULT_MONITORING_TEXT.pt);
  await setBody("Every evening, please.\n\nThank you.");
  const shown = await preview();
  expect(shown.email.text).toContain("Every evening, please.\n\nThank you.");
  expect(shown.email.text).toContain("/monitoring/…");
  const { email, sms } = shown.reminder;
  expect(email.text).toContain("Como se sente hoje?");
  expect(email.text).toContain("/monitoring/…");
  expect(sms.text).toMatch(/como se sente hoje\? .*\/monitoring\/…/);
  await send(patient);
  await minute();
  const [mail] = told(patient);
  expect(mail?.text.replace(/monitoring\/[\w-]{27}/, "monitoring/…")).toBe(shown.email.text);
  await setBody("");
});

test("says of each channel what keeps a message from the patient, and refuses to send by it", async () => {
  const blocks = async (patient: Someone) =>
    (await by(() => Notifications.previewLinkMessage(patient.id))).channels.map(({ blocked }) => blocked);
  expect(await blocks(await someone({ consents_email: false }))).toEqual(["no_consent", "no_consent"]);
  expect(await blocks(await someone({ email: "", consents_sms: true, mobile_e164: "+34600000000" }))).toEqual(
    ["no_address", "not_portuguese_mobile"],
  );
  await set({ notify_email: false });
  const patient = await someone();
  expect(await blocks(patient)).toEqual(["clinic_off", "no_consent"]);
  await expect(send(patient)).rejects.toMatchObject({ code: "message.no_channel" });
  expect((await link(patient)).url).toBeNull();
  await set({ notify_email: true });
});

test("a failed message is sent again to the present address with the link that works, once", async () => {
  const patient = await someone();
  service.refuse(1, "hang_up_after");
  const { messages } = await send(patient);
  await minute();
  const failed = String(messages[0]?.message);
  expect((await link(patient)).sent).toMatchObject([{ status: "failed", reason: "unknown_outcome" }]);
  const again = await as(people().desk, () => Notifications.sendAgain(failed));
  expect(again).toMatchObject({ kind: "monitoring_link", appointment: null, status: "pending" });
  await minute();
  expect((await link(patient)).sent).toMatchObject([{ message: again.id, status: "sent" }]);
  await expect(as(people().desk, () => Notifications.sendAgain(failed))).rejects.toMatchObject({
    code: "message.not_failed",
  });
});

test("one patient gets ten messages with the link a day at most", async () => {
  const patient = await someone();
  for (let count = 0; count < 10; count += 1) await send(patient);
  await expect(send(patient)).rejects.toMatchObject({ code: "throttled" });
});

async function setPatient({ id }: Someone, name: string, value: unknown) {
  const { UpdateCommand } = await import("@aws-sdk/lib-dynamodb");
  const { keyOf } = await import("../patients/index.ts");
  await documentClient().send(
    new UpdateCommand({
      TableName: env("TABLE_NAME"),
      Key: await by(async () => keyOf(id)),
      UpdateExpression: "SET #name = :value",
      ExpressionAttributeNames: { "#name": name },
      ExpressionAttributeValues: { ":value": value },
    }),
  );
}

const setBody = (monitoring_email_body: string) =>
  Spaces.db.entities.user
    .patch({ space_id: people().space.id, id: people().professional.id })
    .set({ monitoring_email_body })
    .go();
