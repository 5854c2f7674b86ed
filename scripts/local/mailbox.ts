import type { Server } from "node:http";
import { createRequire } from "node:module";
import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { type Service, serviceOf } from "./service.ts";

const start = createRequire(import.meta.url)("aws-ses-v2-local").default as (options: {
  host: string;
  port: number;
}) => Promise<Server>;

/** The mail service with its web inbox; `GET /store` lists what arrived as JSON. */
export async function startMailbox(port: number): Promise<Service> {
  return serviceOf(await start({ host: "127.0.0.1", port }));
}

/** Puts a mail into the inbox the way the user pool's own mail would arrive. */
export async function deliver(to: string, subject: string, html: string): Promise<void> {
  const client = new SESv2Client({});
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: process.env.MAIL_FROM,
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: { Data: subject }, Body: { Html: { Data: html } } } },
    }),
  );
}
