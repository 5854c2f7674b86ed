import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { clientLimits, SEND_MS } from "./client-limits.ts";
import { env } from "./env.ts";

let client: SESv2Client | undefined;
const service = () => {
  // One attempt only: after a lost answer the SDK's own second attempt would send the mail twice.
  client ??= new SESv2Client({ maxAttempts: 1, ...clientLimits(SEND_MS) });
  return client;
};

/** A file attached to a mail: a text, or bytes. */
export type Attachment = { name: string; type: string; content: string | Uint8Array };
export type Mail = {
  to: string;
  /** `Name <address>`; the product's own by default. */
  from?: string;
  subject: string;
  text: string;
  html: string;
  attachment?: Attachment;
  /** Further headers, such as the one by which mail programs offer to unsubscribe. */
  headers?: Readonly<Record<string, string>>;
};

/** Sends one mail. Throws the service's error; the outbox decides whether to try again. */
export async function sendMail({ to, from, subject, text, html, attachment, headers }: Mail): Promise<void> {
  const part = (Data: string) => ({ Data, Charset: "UTF-8" });
  await service().send(
    new SendEmailCommand({
      FromEmailAddress: from ?? env("MAIL_FROM"),
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: part(subject),
          Body: { Text: part(text), Html: part(html) },
          ...(headers && { Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })) }),
          ...(attachment && { Attachments: [attached(attachment)] }),
        },
      },
    }),
  );
}

const attached = ({ name, type, content }: Attachment) => ({
  FileName: name,
  ContentType: type,
  ContentDisposition: "ATTACHMENT" as const,
  ContentTransferEncoding: "BASE64" as const,
  RawContent: typeof content === "string" ? new TextEncoder().encode(content) : content,
});
