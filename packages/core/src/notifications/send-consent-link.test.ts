import { ScanCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, expect, test } from "vitest";
import * as Consents from "../consents/index.ts";
import type { ConsentLinkWanted } from "../contracts/consents/consent-links.ts";
import { documentClient } from "../db/client.ts";
import * as Patients from "../patients/index.ts";
import { inContext, type RequestContext } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { as, counted } from "../testing/actors.ts";
import { localFiles } from "../testing/local-files.ts";
import { localTable } from "../testing/local-table.ts";
import { clinicWithNotices, HOUR, MINUTE, type Someone } from "../testing/notification-fixtures.ts";
import { inOneHour } from "../testing/one-hour.ts";
import * as Notifications from "./index.ts";

localTable();
beforeEach(inOneHour);
localFiles();
const { service, after, told, textsTo, people, someone, minute, logged } = clinicWithNotices();

const by = <T>(work: () => Promise<T>) => as(people().professional, work);
const WANTED: ConsentLinkWanted = { texts: ["data_protection", "acupuncture"], signer: "patient" };
const request = (
  patient: Someone,
  over: Partial<ConsentLinkWanted & { channels: ("email" | "sms")[] }> = {},
) => ({
  params: { patient: patient.id },
  body: { ...WANTED, channels: ["email" as const], ...over },
});
const send = (patient: Someone, over: Parameters<typeof request>[1] = {}) =>
  by(() => Notifications.sendConsentLink(request(patient, over)));
const links = async (patient: Someone) => (await by(() => Consents.listLinks(patient.id))).items;
const make = (patient: Someone, over: Partial<ConsentLinkWanted> = {}) =>
  by(() => Consents.createLink({ patient: patient.id, ...WANTED, ...over }));
const keyIn = (text: string | undefined) => /\/consent\/([\w-]{27})/.exec(text ?? "")?.[1] ?? "";
const outside = <T>(work: () => Promise<T>) => {
  const context: RequestContext = { requestId: "test", dynamoCalls: 0 };
  return inContext(context, work);
};
const pageOf = (key: string) => outside(() => Consents.readPage(key, "en"));

/** Everything the table holds, as text. */
async function wholeTable(): Promise<string> {
  const { Items } = await documentClient().send(new ScanCommand({ TableName: env("TABLE_NAME") }));
  return JSON.stringify(Items);
}

async function setPatient({ id }: Someone, name: string, value: unknown) {
  await documentClient().send(
    new UpdateCommand({
      TableName: env("TABLE_NAME"),
      Key: await by(async () => Patients.keyOf(id)),
      UpdateExpression: "SET #name = :value",
      ExpressionAttributeNames: { "#name": name },
      ExpressionAttributeValues: { ":value": value },
    }),
  );
}

test("sends one link for several texts by both channels, and says where and when", async () => {
  const patient = await someone({ consents_sms: true });
  const { value, calls } = await counted(people().professional, () =>
    Notifications.sendConsentLink(request(patient, { channels: ["email", "sms"] })),
  );
  expect(calls).toBeLessThanOrEqual(4);
  expect(value.messages.map(({ channel, status }) => [channel, status])).toEqual([
    ["email", "pending"],
    ["sms", "pending"],
  ]);
  await minute();
  const [mail] = told(patient);
  const key = keyIn(mail?.text);
  expect(mail?.html).toContain(`/consent/${key}`);
  expect(mail?.text).toContain("The link works until 10 March 2031");
  expect(`${mail?.subject} ${mail?.text}`).not.toContain("cupuncture");
  expect(await pageOf(key)).toMatchObject({ text: "data_protection", count: 2 });
  const [text] = textsTo(patient);
  expect(keyIn(text?.text)).toBe(key);
  expect(text?.text.length).toBeLessThanOrEqual(160);
  expect(await links(patient)).toMatchObject([
    {
      sent: [
        { channel: "email", to: patient.email, status: "sent" },
        { channel: "sms", status: "sent" },
      ],
    },
  ]);
  const { calls: listing } = await counted(people().desk, () => Consents.listLinks(patient.id));
  expect(listing).toBeLessThanOrEqual(4);
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
  const [link] = await links(patient);
  const { text } = await by(() => Notifications.read(String(link?.sent[0]?.message)));
  expect(text).toContain("/consent/…");
});

test("sends the link that is on the screen where it is for the same texts and signer, otherwise a new one", async () => {
  const patient = await someone();
  const { url } = await make(patient);
  await send(patient);
  await minute();
  expect(told(patient)[0]?.text).toContain(url);
  await send(patient, { texts: ["acupuncture"] });
  await minute();
  const second = keyIn(told(patient)[1]?.text);
  expect(url).not.toContain(second);
  expect(await pageOf(second)).toMatchObject({ text: "acupuncture", count: 1 });
  await send(patient, { texts: ["acupuncture"], signer: "representative" });
  await minute();
  expect((await pageOf(keyIn(told(patient)[2]?.text))).signer).toBe("representative");
  await expect(pageOf(second)).rejects.toMatchObject({ code: "consent_page.not_found" });
});

test("greets the legal representative of a minor and names the patient", async () => {
  const patient = await someone({ birthday: "2021-02-03", legal_representative: "Demo Mother" });
  const preview = await by(() => Notifications.previewConsentMessage(patient.id, "patient"));
  expect(preview).toMatchObject({ minor: true, representative: "Demo Mother", patient_name: patient.name });
  expect(preview.email.text).toContain("Hello Demo Mother,");
  expect(preview.email.text).toContain(`as the legal representative of ${patient.name}`);
  expect(preview.email.text).toContain("/consent/…");
  await expect(send(patient)).rejects.toMatchObject({ code: "input.invalid" });
  await send(patient, { signer: "representative" });
  await minute();
  expect(told(patient)[0]?.text.replace(/consent\/[\w-]{27}/, "consent/…")).toBe(preview.email.text);
});

test("is not sent once the link was revoked or replaced, the texts were decided, or consent was withdrawn", async () => {
  const revoked = await someone();
  const replaced = await someone();
  const decided = await someone();
  const refusing = await someone();
  for (const patient of [revoked, replaced, refusing]) await send(patient);
  await by(() => Consents.revokeLink({ patient: revoked.id, text: "acupuncture" }));
  await make(replaced);
  const only = { texts: ["acupuncture" as const] };
  const { url } = await make(decided, only);
  await send(decided, only);
  const { text: _, ...page } = await pageOf(keyIn(url));
  const { version, language, seen } = page;
  await outside(() =>
    Consents.refusePage({
      params: { key: keyIn(url) },
      body: {
        text: "acupuncture",
        version,
        language,
        seen,
        after: null,
        signer: { kind: "patient" },
        reason: "Not now",
        request: "00000000-0000-4000-8000-000000000001",
      },
    }),
  );
  await setPatient(refusing, "consents_email", false);
  await minute();
  expect([revoked, replaced, decided, refusing].map((patient) => told(patient).length)).toEqual([0, 0, 0, 0]);
  expect(await logged(revoked)).toEqual([{ status: "withdrawn", reason: "no_link" }]);
  expect(await logged(replaced)).toEqual([{ status: "withdrawn", reason: "no_link" }]);
  expect(await logged(decided)).toEqual([{ status: "withdrawn", reason: "answered" }]);
  expect(await logged(refusing)).toEqual([{ status: "withdrawn", reason: "consent_withdrawn" }]);
});

test("refuses a channel that does not reach the patient, and makes no link then", async () => {
  const patient = await someone({ consents_email: false });
  const { channels } = await by(() => Notifications.previewConsentMessage(patient.id, "patient"));
  expect(channels.map(({ blocked }) => blocked)).toEqual(["no_consent", "no_consent"]);
  await expect(send(patient)).rejects.toMatchObject({ code: "message.no_channel" });
  expect(await links(patient)).toEqual([]);
});

test("the front desk sends one for the protection of data only", async () => {
  const patient = await someone();
  const front = (texts: ConsentLinkWanted["texts"]) =>
    as(people().desk, () => Notifications.sendConsentLink(request(patient, { texts })));
  await expect(front(["acupuncture"])).rejects.toMatchObject({ code: "consent.therapeutic" });
  expect((await front(["data_protection"])).messages).toHaveLength(1);
  // Nothing waits when the next test lets a message fail.
  await minute();
});

test("a failed message is sent again with the same link, and no more once it does not work", async () => {
  const patient = await someone();
  service.refuse(1, "hang_up_after");
  const { url } = await make(patient);
  const { messages } = await send(patient);
  await minute();
  const again = await as(people().desk, () => Notifications.sendAgain(String(messages[0]?.message)));
  expect(again).toMatchObject({ kind: "consent_link", appointment: null, status: "pending" });
  after(2 * MINUTE);
  await minute();
  expect(told(patient).at(-1)?.text).toContain(url);
  service.refuse(1, "hang_up_after");
  const second = await send(patient);
  await minute();
  await by(() => Consents.revokeLink({ patient: patient.id, text: "acupuncture" }));
  await expect(
    as(people().desk, () => Notifications.sendAgain(String(second.messages[0]?.message))),
  ).rejects.toMatchObject({ code: "message.outdated" });
});

test("one patient gets ten messages with a link a day at most", async () => {
  const patient = await someone();
  for (let count = 0; count < 10; count += 1) await send(patient);
  await expect(send(patient)).rejects.toMatchObject({ code: "throttled" });
  after(24 * HOUR);
  expect((await send(patient)).messages).toHaveLength(1);
});
