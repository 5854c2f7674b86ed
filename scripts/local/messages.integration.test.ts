import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { beforeAll, describe, expect, test } from "vitest";
import { documentClient, resetClient } from "../../packages/core/src/db/client.ts";
import type { Notification } from "../../packages/core/src/db/outbox.ts";
import { sendMail } from "../../packages/core/src/platform/mail.ts";
import { sendSms } from "../../packages/core/src/platform/sms.ts";
import { eventually, mailsTo, testCloud } from "./test-cloud.ts";

/** How often each message reached the consumer. */
const seen = new Map<string, number>();

/** The product's consumer, behind one that fails for the message ids that the test names. */
async function consumer(event: DynamoDBStreamEvent) {
  const { handler: consume } = await import("../../packages/functions/src/stream/consume.ts");
  for (const [index, record] of event.Records.entries()) {
    const id = record.eventName === "INSERT" ? String(record.dynamodb?.NewImage?.id?.S) : "";
    if (id.startsWith("skipped")) continue;
    const times = (seen.get(id) ?? 0) + 1;
    if (id) seen.set(id, times);
    const fails = (id.startsWith("flaky") && times === 1) || id.startsWith("poison");
    if (fails && index === 0) throw new Error("The consumer broke down");
    const sequence = record.dynamodb?.SequenceNumber ?? "";
    if (fails) return { batchItemFailures: [{ itemIdentifier: sequence }] };
    const answer = await consume({ Records: [record] });
    if (answer.batchItemFailures.length > 0) return answer;
  }
  return { batchItemFailures: [] };
}

const cloud = testCloud({ consumer });
beforeAll(resetClient);

const write = async (...ids: string[]) => {
  // Reads the table's name from the environment, which the cloud sets.
  const { outboxWrite } = await import("../../packages/core/src/db/outbox.ts");
  const letter = (id: string): Notification => ({
    id,
    channel: "email",
    template: "email-taken",
    language: "en",
    to: `${id}@patients.example`,
    facts: {},
    space: "spc_test",
  });
  const TransactItems = ids.map((id) => outboxWrite(letter(id)).write);
  return documentClient().send(new TransactWriteCommand({ TransactItems }));
};
const arrived = (id: string) => mailsTo(cloud(), `${id}@patients.example`);

describe("mail and text messages", () => {
  test("a mail lies in the inbox", async () => {
    await sendMail({ to: "one@patients.example", subject: "Olá", text: "Amanhã", html: "<p>Amanhã</p>" });
    const [mail] = await mailsTo(cloud(), "one@patients.example");
    expect(mail).toMatchObject({ subject: "Olá", body: { text: "Amanhã", html: "<p>Amanhã</p>" } });
    expect((await fetch(cloud().urls.mailbox)).headers.get("content-type")).toContain("text/html");
  });

  test("the inbox answers all mails, or those to one address", async () => {
    await sendMail({ to: "a+1@patients.example", subject: "First", text: "1", html: "<p>1</p>" });
    await sendMail({ to: "a+2@patients.example", subject: "Second", text: "2", html: "<p>2</p>" });
    const subjects = async (query: string) => {
      const { emails } = await (await fetch(`${cloud().urls.mailbox}/store${query}`)).json();
      return (emails as { subject: string }[]).map(({ subject }) => subject);
    };
    expect(await subjects("?to=a%2B2%40patients.example")).toEqual(["Second"]);
    expect(await subjects("?to=nobody%40patients.example")).toEqual([]);
    expect(await subjects("")).toEqual(expect.arrayContaining(["First", "Second"]));
  });

  test("a text message lies in the telephone's inbox, for people and for programs", async () => {
    await sendSms({ to: "912 345 678", text: "A sua consulta é amanhã às 9:00 <b>" });
    const { messages } = await (await fetch(`${cloud().urls.phones}/messages.json`)).json();
    expect(messages[0]).toMatchObject({
      to: "+351912345678",
      text: "A sua consulta é amanhã às 9:00 <b>",
      sender: "Meridian",
    });
    const page = await (await fetch(cloud().urls.phones)).text();
    expect(page).toContain("amanhã às 9:00 &lt;b>");
  });
});

describe("the table's stream", () => {
  test("a record is delivered once although the consumer failed at it", async () => {
    await write("flaky-1", "steady-1");
    await eventually(
      async () => (await arrived("flaky-1")).length > 0 && (await arrived("steady-1")).length > 0,
    );
    expect(seen.get("flaky-1")).toBe(2);
    // The stream delivers in order: another delivery would have come before what is written now.
    await write("steady-after");
    await eventually(async () => (await arrived("steady-after")).length > 0);
    expect(await arrived("flaky-1")).toHaveLength(1);
    expect(await arrived("steady-1")).toHaveLength(1);
  });

  test("a record that never succeeds is set aside, and what follows it arrives", async () => {
    await write("poison-1");
    await write("steady-2");
    await eventually(async () => (await arrived("steady-2")).length > 0);
    expect(seen.get("poison-1")).toBe(5);
    const file = join(cloud().state, "stream/dead-letters.jsonl");
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, "utf8")).toContain("poison-1");
    expect(await arrived("poison-1")).toHaveLength(0);
  });
});

describe("schedules", () => {
  test("a job runs by name and sends what the stream left waiting", async () => {
    await write("skipped-1");
    const ran = await fetch(`${cloud().urls.control}/run/retry-messages`, { method: "POST" });
    expect(ran.status).toBe(200);
    expect(await arrived("skipped-1")).toHaveLength(1);
    await cloud().runSchedule("retry-messages");
    expect(await arrived("skipped-1")).toHaveLength(1);
  });

  test("a job nobody wrote is refused", async () => {
    const answer = await fetch(`${cloud().urls.control}/run/nothing`, { method: "POST" });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("No such job: nothing");
  });
});
