import type { RequestListener, Server } from "node:http";
import { createRequire } from "node:module";
import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { type Service, serviceOf } from "./service.ts";

const start = createRequire(import.meta.url)("aws-ses-v2-local").default as (options: {
  host: string;
  port: number;
}) => Promise<Server>;

type StoredMail = { destination: { to: string[] } };
const { getStoreReadonly } = createRequire(import.meta.url)("aws-ses-v2-local/dist/store") as {
  getStoreReadonly: () => { emails: readonly StoredMail[] };
};

/**
 * The mail service with its web inbox; `GET /store` lists what arrived as JSON, `GET /store?to=<address>` what arrived for one
 * address, for journeys that ask again and again while the inbox fills with the mails of all others.
 */
export async function startMailbox(port: number): Promise<Service> {
  const server = await start({ host: "127.0.0.1", port });
  const [inbox] = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request").on("request", (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://mailbox");
    const to = searchParams.get("to");
    if (pathname !== "/store" || to === null) return inbox?.(request, response);
    const emails = getStoreReadonly().emails.filter((mail) =>
      mail.destination.to.some((address) => address.includes(to)),
    );
    response.setHeader("content-type", "application/json").end(JSON.stringify({ emails }));
  });
  return serviceOf(server);
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
