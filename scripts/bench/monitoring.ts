import { randomUUID } from "node:crypto";
import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { TestUser } from "../../packages/core/src/testing/actors.ts";
import { sideBySide } from "./side-by-side.ts";

const MANY = 2_000;
const FEW = 50;
/** Patients that are written at once. */
const AT_ONCE = 50;
/** Answers of one day that count. */
const A_DAY = 12;
const ROUNDS = { rounds: 150, warmUp: 30 };

/** The list of all followed patients at two sizes, and a patient's answer against the same requests sent bare. */
export async function benchMonitoring(document: DynamoDBDocumentClient) {
  const { makeSpace, makeUser } = await import("../../packages/core/src/testing/actors.ts");
  const { eventOf } = await import("../../packages/functions/src/testing/call.ts");
  const { monitoredSymptomRoutes } = await import(
    "../../packages/core/src/contracts/monitoring/monitored-symptoms.ts"
  );
  const { listFollowed } = await import(
    "../../packages/functions/src/routes/monitoring/monitored-symptoms.ts"
  );
  const clinicOf = async (patients: number) => {
    const space = (await makeSpace()).id;
    const user = await makeUser(space, "professional");
    const links = await followAll(space, user, patients);
    const event = await eventOf(monitoredSymptomRoutes.listFollowed, { as: user, query: { whose: "mine" } });
    const page = JSON.parse(String((await listFollowed(event)).body));
    if (page.items?.length !== FEW)
      throw new Error(`The list answered ${page.items?.length} of ${FEW} symptoms`);
    return { event, links };
  };
  const few = await clinicOf(FEW);
  const many = await clinicOf(MANY);
  const list = await sideBySide(
    () => listFollowed(many.event),
    () => listFollowed(few.event),
    ROUNDS,
  );
  const answers = await answerEvents(few.links);
  const answering = await answerer(answers);
  const inputs = await recordRequests();
  await answering();
  const write = await sideBySide(answering, () => barePut(document), ROUNDS);
  const requests = await sideBySide(answering, () => sendAgain(document, inputs), ROUNDS);
  return { list, write, requests };
}

type Link = { key: string; symptom: string };

/** Each patient follows one symptom; the links of the first few, which take the answers. */
async function followAll(space: string, user: TestUser, patients: number): Promise<Link[]> {
  const { as } = await import("../../packages/core/src/testing/actors.ts");
  const { makePatient } = await import("../../packages/core/src/testing/patients.ts");
  const { todayIn } = await import("../../packages/core/src/platform/clock.ts");
  const Monitoring = await import("../../packages/core/src/monitoring/index.ts");
  const start = todayIn("Europe/Lisbon");
  const links: Link[] = [];
  for (let first = 0; first < patients; first += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, patients - first) }, async (_, index) => {
        const { id } = await makePatient(space, { name: `Demo Patient ${first + index}` });
        const symptom = await as(user, () =>
          Monitoring.create(id, {
            name: "Headache",
            start,
            end: null,
            reminder: null,
            shared_with: [],
            frequency: { every: "day", times: 6 },
          }),
        );
        if (first > 0) return;
        const { url } = await as(user, () => Monitoring.createLink(id));
        links.push({ key: String(url).split("/").at(-1) ?? "", symptom: symptom.id });
      }),
    );
  return links;
}

/** More than all comparisons take: a day's answers of every link. */
async function answerEvents(links: readonly Link[]): Promise<APIGatewayProxyEventV2[]> {
  const { eventOf } = await import("../../packages/functions/src/testing/call.ts");
  const { monitoringPageRoutes } = await import(
    "../../packages/core/src/contracts/monitoring/monitoring-page.ts"
  );
  const { todayIn } = await import("../../packages/core/src/platform/clock.ts");
  const day = todayIn("Europe/Lisbon");
  const events: APIGatewayProxyEventV2[] = [];
  for (let round = 0; round < A_DAY * links.length; round += 1) {
    const link = links[round % links.length] as Link;
    events.push(
      await eventOf(monitoringPageRoutes.writeEntry, {
        params: { key: link.key, entry: randomUUID() },
        body: {
          symptom: link.symptom,
          day,
          value: 1 + (round % 10),
          entered_at: new Date(Date.now() + round).toISOString(),
        },
      }),
    );
  }
  return events;
}

async function answerer(events: readonly APIGatewayProxyEventV2[]) {
  const { writeEntry } = await import("../../packages/functions/src/routes/monitoring/monitoring-page.ts");
  let next = 0;
  return async () => {
    const { statusCode, body } = await writeEntry(events[next++] as APIGatewayProxyEventV2);
    if (statusCode !== 200) throw new Error(`An answer got ${statusCode}: ${body}`);
  };
}

/** One item, unless it is there. */
const barePut = (document: DynamoDBDocumentClient) =>
  document.send(
    new PutCommand({
      TableName: process.env.TABLE_NAME,
      Item: { pk: `bare-put-${randomUUID()}`, sk: "put", value: 5, note: "", late: false },
      ConditionExpression: "attribute_not_exists(pk)",
    }),
  );

type Input = Record<string, unknown>;

/** Keeps the last input of each kind of request that the product sends. */
async function recordRequests(): Promise<Map<string, Input>> {
  const { documentClient } = await import("../../packages/core/src/db/client.ts");
  const inputs = new Map<string, Input>();
  documentClient().middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        inputs.set(String(commandName).replace("Item", ""), args.input as Input);
        return next(args);
      },
    { step: "initialize", priority: "high", name: "recordForBench" },
  );
  return inputs;
}

/** The three requests of the last answer sent again, with conditions that hold as often as they are sent. */
async function sendAgain(document: DynamoDBDocumentClient, inputs: ReadonlyMap<string, Input>) {
  const input = (command: string) => {
    const found = inputs.get(command);
    if (!found) throw new Error(`An answer sent no ${command}`);
    return found;
  };
  await document.send(new QueryCommand(input("QueryCommand") as never));
  await document.send(new BatchGetCommand(input("BatchGetCommand") as never));
  const { TransactItems } = structuredClone(
    input("TransactWritesCommand"),
  ) as unknown as TransactWriteCommandInput;
  for (const { Put, Update } of TransactItems ?? []) {
    const expected = Put?.ExpressionAttributeValues ?? Update?.ExpressionAttributeValues ?? {};
    // The answer has just written this version.
    if (Put?.Item && ":version0" in expected) expected[":version0"] = Put.Item.version;
    if (Put?.Item && !Put.ExpressionAttributeValues) delete Put.ConditionExpression;
    if (":answers_version_u0" in expected) {
      expected[":answers_version0"] += expected[":answers_version_u0"];
      expected[":answers_version_u0"] = 0;
    }
  }
  await document.send(new TransactWriteCommand({ TransactItems }));
}
