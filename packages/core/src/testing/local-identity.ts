import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import {
  AdminConfirmSignUpCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll } from "vitest";
import { startIdentity } from "../../../../scripts/local/identity.ts";
import { env } from "../platform/env.ts";
import { oncePerProcess, temporaryFolder } from "./process-services.ts";

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

/** Listens at the address that the environment names for a service. */
const listening = (server: Server, service: "SESV2" | "SNS") =>
  new Promise<void>((resolve, reject) => {
    const { port } = new URL(String(process.env[`AWS_ENDPOINT_URL_${service}`]));
    server.once("error", reject);
    server.listen(Number(port), "127.0.0.1", resolve);
  });

const mails: ReceivedMail[] = [];
const texts: { to: string; text: string }[] = [];
const state = { refusals: 0, fault: "rejected" as Fault };
/** The next planned fault, if any. Each call uses one up. */
const fault = () => {
  if (state.refusals <= 0) return undefined;
  state.refusals -= 1;
  return state.fault;
};
const mail = createServer(async (request, response) => {
  const sent = JSON.parse(await bodyOf(request));
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
  const html = Body.Html?.Data ?? "";
  const text = Body.Text?.Data ?? "";
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
  response.end("<PublishResponse><PublishResult><MessageId>1</MessageId></PublishResult></PublishResponse>");
});

const up = () => Promise.all([listening(mail, "SESV2"), listening(phones, "SNS")]);
const servicesStarted = oncePerProcess(up);

/**
 * Mail and text services that store what they are sent. `refuse` makes the next n sends fail as the real services do.
 */
export function localMessages() {
  beforeAll(async () => {
    await servicesStarted();
    // The file before this one used the same services.
    mails.length = 0;
    texts.length = 0;
    state.refusals = 0;
  });
  return {
    mails,
    texts,
    mailsTo: (to: string) => mails.filter((received) => received.to === to),
    /** Stops listening until `up`. */
    down: async () => {
      for (const server of [mail, phones]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
    up,
    refuse: (times: number, fault: Fault = "rejected") => {
      state.refusals = times;
      state.fault = fault;
    },
  };
}

/** Starts the user pool of this test process. */
const poolStarted = oncePerProcess(async () => {
  const endpoint = String(process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER);
  const { pool } = await startIdentity(
    Number(new URL(endpoint).port),
    temporaryFolder("meridian-identity-"),
    async () => (await import("../../../functions/src/triggers/custom-message.ts")).handler as never,
  );
  const client = new CognitoIdentityProviderClient({});
  return { endpoint, pool, client };
});

/** Deletes the accounts that the file before made. */
async function emptied(client: CognitoIdentityProviderClient, UserPoolId: string): Promise<void> {
  const { Users = [] } = await client.send(new ListUsersCommand({ UserPoolId }));
  for (const { Username } of Users) await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
}

/**
 * Gives a test file an empty user pool, in addition to the sessions that tests make. Needs {@link localMessages} first.
 */
export function localIdentity() {
  let client: CognitoIdentityProviderClient | undefined;
  const before = { ...process.env };
  beforeAll(async () => {
    const started = await poolStarted();
    client = started.client;
    process.env.USER_POOL_ID = started.pool.id;
    process.env.USER_POOL_CLIENT_ID = started.pool.clientId;
    process.env.TOKEN_ISSUER = `${started.endpoint}/${started.pool.id}`;
    await emptied(started.client, started.pool.id);
  });
  afterAll(() => {
    for (const name of ["USER_POOL_ID", "USER_POOL_CLIENT_ID", "TOKEN_ISSUER"])
      process.env[name] = before[name];
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
