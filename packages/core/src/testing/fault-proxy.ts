import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll } from "vitest";
import { resetClient } from "../db/client.ts";

/**
 * What the database does that the local engine never does:
 *
 * | fault          | to              | what happens                                                            |
 * |----------------|-----------------|-------------------------------------------------------------------------|
 * | `partial`      | batches         | half is done; the other half is handed back as unprocessed              |
 * | `throttled`    | every operation | refused before anything was done                                        |
 * | `conflict`     | writes          | another transaction holds an item; a transaction is cancelled for it    |
 * | `tx_throttled` | transactions    | cancelled because one of its items is throttled                         |
 * | `in_progress`  | transactions    | refused because the same client token is still being worked on         |
 * | `lost_answer`  | every operation | done, and the connection ends before the answer                         |
 * | `unreadable`   | every operation | done, and answered 200 with half of a body                              |
 * | `hang`         | every operation | never answered                                                          |
 */
export type DatabaseFault =
  | "partial"
  | "throttled"
  | "conflict"
  | "tx_throttled"
  | "in_progress"
  | "lost_answer"
  | "unreadable"
  | "hang";

type Body = Record<string, unknown>;
type Planned = { fault: DatabaseFault; operation: string; left: number };

/**
 * Puts a proxy in front of the local engine for a test file. Like Amazon's engine, it refuses a Query with the cursor
 * of another partition. `next` makes requests fail. Call it before `localTable()`.
 */
export function faultProxy() {
  const agent = new Agent({ keepAlive: true });
  const planned: Planned[] = [];
  const seen: { operation: string; body: Body }[] = [];
  const engine = String(process.env.AWS_ENDPOINT_URL_DYNAMODB);
  const server = createServer((request, response) => void answer(request, response));

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const operation = String(request.headers["x-amz-target"]).split(".")[1] ?? "";
    const body = JSON.parse((await read(request)) || "{}") as Body;
    seen.push({ operation, body });
    const fault = takeFault(planned, operation);
    const refusal = refusalOf(fault, operation, body) ?? foreignCursor(operation, body);
    if (fault === "hang") return;
    if (refusal) return reply(response, 400, JSON.stringify(refusal));
    const kept = fault === "partial" ? leaveHalf(body) : undefined;
    const { status, text } = await forward(engine, agent, request, kept?.done ?? body);
    if (fault === "lost_answer") return void request.socket.destroy();
    if (fault === "unreadable") return reply(response, 200, text.slice(0, text.length / 2));
    reply(response, status, kept ? JSON.stringify({ ...JSON.parse(text), ...kept.unprocessed }) : text);
  };

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    resetClient();
  });
  afterEach(() => {
    planned.length = 0;
    seen.length = 0;
  });
  afterAll(async () => {
    process.env.AWS_ENDPOINT_URL_DYNAMODB = engine;
    resetClient();
    agent.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    /** Makes the next `times` requests of an operation fail, or of any operation if none is named. */
    next: (fault: DatabaseFault, { operation = "", times = 1 } = {}) =>
      void planned.push({ fault, operation, left: times }),
    /** Number of planned faults that have not happened yet. */
    left: () => planned.reduce((sum, { left }) => sum + left, 0),
    /** Bodies of the requests of an operation since the test began. */
    seen: (operation: string) => seen.filter((one) => one.operation === operation).map(({ body }) => body),
  };
}

function takeFault(planned: Planned[], operation: string): DatabaseFault | undefined {
  const due = planned.find((one) => one.left > 0 && (one.operation === "" || one.operation === operation));
  if (!due) return undefined;
  due.left -= 1;
  return due.fault;
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function reply(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { "content-type": "application/x-amz-json-1.0" }).end(text);
}

function forward(endpoint: string, agent: Agent, from: IncomingMessage, body: Body) {
  const text = JSON.stringify(body);
  const headers = { ...from.headers, "content-length": String(Buffer.byteLength(text)) };
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = send(`${endpoint}/`, { method: "POST", headers, agent }, async (response) =>
      resolve({ status: response.statusCode ?? 500, text: await read(response) }),
    );
    request.once("error", reject);
    request.end(text);
  });
}

const refusal = (name: string, more: Body = {}) => ({
  __type: `com.amazonaws.dynamodb.v20120810#${name}`,
  message: `${name} by the fault proxy`,
  ...more,
});

function refusalOf(fault: DatabaseFault | undefined, operation: string, body: Body) {
  const isTransaction = operation === "TransactWriteItems";
  if (fault === "throttled") return refusal("ProvisionedThroughputExceededException");
  if (fault === "in_progress") return refusal("TransactionInProgressException");
  if (fault === "conflict" && !isTransaction) return refusal("TransactionConflictException");
  if (fault !== "conflict" && fault !== "tx_throttled") return undefined;
  const Code = fault === "conflict" ? "TransactionConflict" : "ThrottlingError";
  const items = body.TransactItems as unknown[];
  return refusal("TransactionCanceledException", {
    CancellationReasons: items.map((_, index) => (index === 0 ? { Code, Message: Code } : { Code: "None" })),
  });
}

/** Whether a Query continues with the cursor of another partition or another index. */
function foreignCursor(operation: string, body: Body) {
  const start = body.ExclusiveStartKey as Record<string, { S: string }> | undefined;
  if (operation !== "Query" || !start) return undefined;
  const partition = `${body.IndexName ?? ""}pk`;
  const wanted = new Set(["pk", "sk", partition, `${body.IndexName ?? ""}sk`]);
  const names = (body.ExpressionAttributeNames ?? {}) as Record<string, string>;
  const values = body.ExpressionAttributeValues as Record<string, { S: string }>;
  const equalities = String(body.KeyConditionExpression).matchAll(/([#\w]+)\s*=\s*(:\w+)/g);
  const value = [...equalities].find(([, name = ""]) => (names[name] ?? name) === partition)?.[2] ?? "";
  const same = start[partition]?.S === values[value]?.S;
  const whole =
    Object.keys(start).length === wanted.size && Object.keys(start).every((key) => wanted.has(key));
  if (same && whole) return undefined;
  return { ...refusal("ValidationException"), message: "The provided starting key is invalid" };
}

/** The first half of a batch, and the part of the answer that names the other half. */
function leaveHalf(body: Body): { done: Body; unprocessed: Body } {
  const [[table, wanted]] = Object.entries(body.RequestItems as Body) as [[string, Body | unknown[]]];
  const halves = <T>(list: readonly T[]) => {
    const half = Math.ceil(list.length / 2);
    return [list.slice(0, half), list.slice(half)] as const;
  };
  if (Array.isArray(wanted)) {
    const [now, later] = halves(wanted);
    return {
      done: { ...body, RequestItems: { [table]: now } },
      unprocessed: { UnprocessedItems: { [table]: later } },
    };
  }
  const [now, later] = halves(wanted.Keys as unknown[]);
  return {
    done: { ...body, RequestItems: { [table]: { ...wanted, Keys: now } } },
    unprocessed: { UnprocessedKeys: { [table]: { ...wanted, Keys: later } } },
  };
}

/** A server that accepts connections and requests and never answers. */
export function hangingService() {
  const server = createServer(() => {});
  return {
    start: async () => {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
