import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AdminConfirmSignUpCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll } from "vitest";
import { startIdentity } from "../../../../scripts/local/identity.ts";
import { env } from "../platform/env.ts";
import { freePort } from "./engine.ts";

export type ReceivedMail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Name, type and text of the attachments. */
  attachments: { name: string; type: string; content: string }[];
};

/**
 * How a service fails: SES's refusal, throttling or internal error; a broken connection with or without the message
 * sent; or, after sending, an unreadable answer or the error page of a proxy.
 */
export type Fault =
  | "rejected"
  | "throttled"
  | "broken"
  | "hang_up_before"
  | "hang_up_after"
  | "unreadable"
  | "error_page";
const ANSWERS: Readonly<Record<string, { status: number; type: string }>> = {
  rejected: { status: 400, type: "MessageRejected" },
  throttled: { status: 429, type: "TooManyRequestsException" },
  broken: { status: 500, type: "InternalServiceErrorException" },
};

/** Whether the answer was replaced by a fault that happens after sending. */
function answeredBadly(
  fault: Fault | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (fault === "hang_up_after") request.socket.destroy();
  else if (fault === "unreadable") response.end('<{"MessageId');
  else if (fault === "error_page") response.writeHead(500).end("<html><body>Internal error</body></html>");
  else return false;
  return true;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

const listening = (server: Server, port = 0) =>
  new Promise<string>((resolve) =>
    server.listen(port, "127.0.0.1", () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  );

/**
 * Mail and text services that store what they are sent. `refuse` makes the next n sends fail as the real services do.
 */
export function localMessages() {
  const mails: ReceivedMail[] = [];
  const texts: { to: string; text: string }[] = [];
  const state = { refusals: 0, delay: 0, fault: "rejected" as Fault };
  const ports = new Map<Server, number>();
  /** The next planned fault, if any. Each call uses one up. */
  const fault = () => {
    if (state.refusals <= 0) return undefined;
    state.refusals -= 1;
    return state.fault;
  };
  const mail = createServer(async (request, response) => {
    const sent = JSON.parse(await bodyOf(request));
    await new Promise((resolve) => setTimeout(resolve, state.delay));
    response.setHeader("content-type", "application/json");
    const failing = fault();
    const answer = failing && ANSWERS[failing];
    if (failing === "hang_up_before") return request.socket.destroy();
    if (answer) {
      response.statusCode = answer.status;
      response.setHeader("x-amzn-errortype", answer.type);
      return response.end(JSON.stringify({ message: "refused" }));
    }
    const { Subject, Body, Attachments = [] } = sent.Content.Simple;
    const to = sent.Destination.ToAddresses[0];
    const attachments = Attachments.map(
      ({ FileName, ContentType, RawContent }: Record<"FileName" | "ContentType" | "RawContent", string>) => ({
        name: FileName,
        type: ContentType,
        content: Buffer.from(RawContent, "base64").toString("utf8"),
      }),
    );
    const [html, text] = [Body.Html?.Data ?? "", Body.Text?.Data ?? ""];
    mails.push({ to, subject: Subject.Data, html, text, attachments });
    if (answeredBadly(failing, request, response)) return;
    return response.end(JSON.stringify({ MessageId: "1" }));
  });
  const phones = createServer(async (request, response) => {
    const form = new URLSearchParams(await bodyOf(request));
    const failing = fault();
    const answer = failing && ANSWERS[failing];
    if (failing === "hang_up_before") return request.socket.destroy();
    if (answer) {
      response.statusCode = answer.status;
      response.setHeader("content-type", "text/xml");
      return response.end(
        `<ErrorResponse><Error><Type>Sender</Type><Code>${answer.type}</Code></Error></ErrorResponse>`,
      );
    }
    texts.push({ to: String(form.get("PhoneNumber")), text: String(form.get("Message")) });
    if (answeredBadly(failing, request, response)) return;
    response.setHeader("content-type", "text/xml");
    response.end(
      "<PublishResponse><PublishResult><MessageId>1</MessageId></PublishResult></PublishResponse>",
    );
  });
  beforeAll(async () => {
    process.env.AWS_ENDPOINT_URL_SESV2 = await listening(mail);
    process.env.AWS_ENDPOINT_URL_SNS = await listening(phones);
  });
  afterAll(() => {
    mail.close();
    phones.close();
  });
  return {
    mails,
    texts,
    mailsTo: (to: string) => mails.filter((received) => received.to === to),
    /** Stops listening until `up`. */
    down: async () => {
      for (const server of [mail, phones]) {
        const { port } = server.address() as AddressInfo;
        ports.set(server, port);
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
    up: () => Promise.all([...ports].map(([server, port]) => listening(server, port))),
    refuse: (times: number, fault: Fault = "rejected") => {
      state.refusals = times;
      state.fault = fault;
    },
  };
}

/** The public keys of the user pool and of the tests, so that both kinds of session are accepted. */
const keyServer = () =>
  createServer(async (_request, response) => {
    const { n, e, kty } = JSON.parse(String(process.env.TEST_TOKEN_KEY));
    const own = { n, e, kty, kid: "test", alg: "RS256", use: "sig" };
    const answer = await fetch(`${process.env.TOKEN_ISSUER}/.well-known/jwks.json`);
    const { keys } = (await answer.json()) as { keys: object[] };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ keys: [...keys, own] }));
  });

/**
 * Gives a test file its own user pool, in addition to the sessions that tests make. Needs {@link localMessages} first.
 */
export function localIdentity() {
  const keys = keyServer();
  const state = mkdtempSync(join(tmpdir(), "meridian-identity-"));
  let stop: (() => Promise<void> | void) | undefined;
  let client: CognitoIdentityProviderClient | undefined;
  beforeAll(async () => {
    const port = await freePort();
    const endpoint = `http://localhost:${port}`;
    process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = endpoint;
    const identity = await startIdentity(
      port,
      state,
      async () => (await import("../../../functions/src/triggers/custom-message.ts")).handler as never,
    );
    stop = identity.stop;
    process.env.USER_POOL_ID = identity.pool.id;
    process.env.USER_POOL_CLIENT_ID = identity.pool.clientId;
    process.env.TOKEN_ISSUER = `${endpoint}/${identity.pool.id}`;
    process.env.TOKEN_KEYS_URL = await listening(keys);
    client = new CognitoIdentityProviderClient({});
  });
  afterAll(async () => {
    client?.destroy();
    keys.close();
    await stop?.();
    rmSync(state, { recursive: true, force: true });
  });
  const user = (email: string) => ({ UserPoolId: env("USER_POOL_ID"), Username: email });
  return {
    /** Confirms an account like its link would. */
    confirm: async (email: string) => {
      await client?.send(new AdminConfirmSignUpCommand(user(email)));
    },
    /** An account in the user pool; undefined if there is none. */
    account: async (email: string) => {
      const found = await client?.send(new AdminGetUserCommand(user(email))).catch(() => undefined);
      const named = (name: string) => found?.UserAttributes?.find(({ Name }) => Name === name)?.Value;
      return (
        found && {
          status: found.UserStatus,
          userId: named("custom:user_id"),
          spaceId: named("custom:space_id"),
          locale: named("locale"),
        }
      );
    },
  };
}
