import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { listen, type Service } from "./service.ts";

export type TextMessage = { id: string; to: string; text: string; sender: string; at: string };
export type Phones = Service & { messages: readonly TextMessage[] };

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * The part of SNS that the product uses: `Publish` to a telephone number puts the text into a web inbox (`/`, and
 * `/messages.json`), `Publish` to a topic calls its subscribers.
 */
export async function startPhones(
  port: number,
  onTopic: (arn: string, message: string) => Promise<void> = async () => {},
): Promise<Phones> {
  const messages: TextMessage[] = [];
  const publish = async (form: URLSearchParams) => {
    const id = randomUUID();
    const to = form.get("PhoneNumber");
    const text = form.get("Message") ?? "";
    if (to) messages.unshift({ id, to, text, sender: senderOf(form), at: new Date().toISOString() });
    else await onTopic(form.get("TopicArn") ?? "", text);
    return `<PublishResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><PublishResult><MessageId>${id}</MessageId></PublishResult><ResponseMetadata><RequestId>${id}</RequestId></ResponseMetadata></PublishResponse>`;
  };
  const server = createServer(async (request, response) => {
    if (request.method === "GET" && request.url === "/messages.json") {
      response.setHeader("content-type", "application/json");
      return response.end(JSON.stringify({ messages }));
    }
    if (request.method === "GET") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      return response.end(inbox(messages));
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
    response.setHeader("content-type", "text/xml");
    if (form.get("Action") === "Publish") return response.end(await publish(form));
    response.statusCode = 400;
    return response.end(
      "<ErrorResponse><Error><Type>Sender</Type><Code>InvalidAction</Code></Error></ErrorResponse>",
    );
  });
  return { ...(await listen(server, port, "phones")), messages };
}

/** `AWS.SNS.SMS.SenderID` is sent as a numbered pair of form fields. */
function senderOf(form: URLSearchParams): string {
  for (const [name, value] of form) {
    if (value === "AWS.SNS.SMS.SenderID")
      return form.get(name.replace(/\.Name$/, ".Value.StringValue")) ?? "";
  }
  return "";
}

const inbox = (
  messages: readonly TextMessage[],
) => `<!doctype html><meta charset="utf-8"><title>Phones</title>
<style>body{font:15px system-ui;margin:2rem auto;max-width:40rem}article{border:1px solid #ddd;border-radius:8px;padding:1rem;margin:1rem 0}</style>
<h1>Text messages</h1>${messages.length === 0 ? "<p>No messages</p>" : ""}${messages
  .map(
    (message) =>
      `<article><b>${escaped(message.to)}</b> <small>${message.at}</small><p>${escaped(message.text)}</p></article>`,
  )
  .join("")}`;
