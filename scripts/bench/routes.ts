import { CreateTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from "@aws-sdk/lib-dynamodb";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import startEngine from "../../packages/core/src/testing/engine.ts";
import { benchCalendar } from "./calendar.ts";
import { benchContention } from "./contention.ts";
import { sideBySide } from "./side-by-side.ts";

const PAGE = 50;
const MANY = 10_000;
const FEW = 100;
/** More than the rounds of one comparison. */
const BOOKINGS = 400;

/**
 * Measures on a new, empty table. Call it once per process, because the product's clients read their environment once.
 */
export async function onTable<T>(work: (document: DynamoDBDocumentClient) => Promise<T>): Promise<T> {
  const stop = await startEngine();
  await import("../../packages/core/src/testing/environment.ts");
  const { tableDefinition } = await import("../../packages/core/src/testing/table-definition.ts");
  const raw = new DynamoDBClient({});
  await raw.send(new CreateTableCommand(tableDefinition(String(process.env.TABLE_NAME), { stream: false })));
  const document = DynamoDBDocumentClient.from(raw, { marshallOptions: { removeUndefinedValues: true } });
  try {
    return await work(document);
  } finally {
    raw.destroy();
    stop();
  }
}

/** Not calls per second, but how much time a route adds to the same request sent directly. */
export async function benchRoutes(document: DynamoDBDocumentClient) {
  const { eventOf } = await import("../../packages/functions/src/testing/call.ts");
  const { patientsRoutes } = await import("../../packages/core/src/contracts/patients/patients.ts");
  const { list } = await import("../../packages/functions/src/routes/patients/patients.ts");
  const { create: book } = await import("../../packages/functions/src/routes/scheduling/appointments.ts");

  // Measured while the table is small, because this compares waiting for each other.
  const contention = await benchContention(document);
  const few = await clinicOf(FEW);
  const many = await clinicOf(MANY);
  const listEvent = (user: typeof few.user) =>
    eventOf(patientsRoutes.list, { as: user, query: { limit: String(PAGE) } });
  const fewEvent = await listEvent(few.user);
  const manyEvent = await listEvent(many.user);
  const first = JSON.parse(String((await list(fewEvent)).body));
  if (first.items?.length !== PAGE)
    throw new Error(`The list answered ${first.items?.length} of ${PAGE} patients`);

  const sample = await document.send(
    new GetCommand({ TableName: process.env.TABLE_NAME, Key: await keyOf(few) }),
  );
  const bareList = bareQuery(document, String(sample.Item?.gsi1pk));
  if ((await bareList()).items.length !== PAGE) throw new Error("The bare query found other patients");

  const listing = await sideBySide(() => list(fewEvent), bareList);
  const pages = await sideBySide(
    () => list(manyEvent),
    () => list(fewEvent),
  );

  const bookings = await bookingEvents(few);
  const bookOne = async (at: number) => {
    const { statusCode } = await book(bookings[at] as APIGatewayProxyEventV2);
    if (statusCode !== 201) throw new Error(`Booking answered ${statusCode}`);
  };
  const booking = await sideBySide(bookOne, (round) => bareWrite(document, round));
  const transaction = await sideBySide(
    (round) => bookOne(round + BOOKINGS),
    (round) => bareTransaction(document, String(few.user.id), String(few.people[0]?.id), round),
  );
  const calendar = await benchCalendar(document);
  return { listing, pages, booking, transaction, calendar, contention };
}

type BenchClinic = Awaited<ReturnType<typeof clinicOf>>;

async function clinicOf(patients: number) {
  const { makeSpace, makeUser } = await import("../../packages/core/src/testing/actors.ts");
  const { makePatient } = await import("../../packages/core/src/testing/patients.ts");
  const space = await makeSpace();
  const user = await makeUser(space.id, "manager", { practises: true });
  const people = [];
  for (let n = 0; n < patients; n += 200) {
    const some = Array.from({ length: Math.min(200, patients - n) }, (_, i) =>
      makePatient(space.id, { name: `Demo Patient ${String(n + i).padStart(5, "0")}` }),
    );
    people.push(...(await Promise.all(some)));
  }
  return { space, user, people };
}

/** Calls that book, each on another day: enough for two comparisons. */
async function bookingEvents({ space, user, people }: BenchClinic): Promise<APIGatewayProxyEventV2[]> {
  const { eventOf } = await import("../../packages/functions/src/testing/call.ts");
  const { appointmentsRoutes } = await import(
    "../../packages/core/src/contracts/scheduling/appointments-routes.ts"
  );
  const start = (round: number) =>
    new Date(Date.UTC(2027, 0, 1) + round * 86_400_000 + 10 * 3_600_000).toISOString();
  const events: APIGatewayProxyEventV2[] = [];
  for (let round = 0; round < 2 * BOOKINGS; round += 1) {
    const patient = people[round % people.length];
    events.push(
      await eventOf(appointmentsRoutes.create, {
        as: user,
        body: {
          patient: patient?.id,
          patient_name: patient?.name,
          professional: user.id,
          office: space.establishment.offices[0]?.id,
          appointment_type: space.appointmentType.id,
          start: start(round),
          duration: 45,
        },
      }),
    );
  }
  return events;
}

async function keyOf({ space, people }: { space: { id: string }; people: { id: string }[] }) {
  const { PatientEntity } = await import("../../packages/core/src/patients/patient.entity.ts");
  const key = { space_id: space.id, patient_id: String(people[0]?.id) };
  return PatientEntity.get(key).params({ table: "any" }).Key;
}

/** The least work for the same page: one Query, and its items as JSON. */
const bareQuery = (document: DynamoDBDocumentClient, partition: string) => async () => {
  const { Items = [], LastEvaluatedKey } = await document.send(
    new QueryCommand({
      TableName: process.env.TABLE_NAME,
      IndexName: "gsi1",
      KeyConditionExpression: "gsi1pk = :pk",
      ExpressionAttributeValues: { ":pk": partition },
      Limit: PAGE,
    }),
  );
  const body = JSON.stringify({ items: Items, next: LastEvaluatedKey ?? null });
  return { statusCode: 200, body, items: Items };
};

/**
 * The writes that every booking needs, sent directly: two checks, three calendars, the appointment, the audit entry,
 * the patient's notice.
 */
async function bareTransaction(
  document: DynamoDBDocumentClient,
  user: string,
  patient: string,
  round: number,
) {
  const TableName = process.env.TABLE_NAME;
  const day = `day#${round}`;
  const slots = Array.from({ length: 9 }, (_, slot) => `s${600 + slot * 5}`);
  const item = (sk: string) => ({ pk: "bare-transaction", sk });
  const calendar = (name: string) => ({
    Update: {
      TableName,
      Key: { pk: `bare-${name}`, sk: day },
      UpdateExpression: `ADD ${slots.map((slot) => `${slot} :me`).join(", ")}`,
      ConditionExpression: slots.map((slot) => `attribute_not_exists(${slot})`).join(" AND "),
      ExpressionAttributeValues: { ":me": new Set([String(round)]) },
    },
  });
  const check = (id: string) => ({
    ConditionCheck: { TableName, Key: item(id), ConditionExpression: "attribute_not_exists(pk)" },
  });
  const indexed = (sk: string, indexes: number) => ({
    Put: {
      TableName,
      Item: {
        ...item(`${sk}#${round}`),
        ...Object.fromEntries(
          Array.from({ length: indexes }, (_, n) => [
            [`gsi${n + 1}pk`, `bare-${sk}`],
            [`gsi${n + 1}sk`, String(round)],
          ]).flat(),
        ),
        patient_name: "Demo Patient",
        status: "scheduled",
        price: 5000,
        duration: 45,
        version: 1,
      },
      ConditionExpression: "attribute_not_exists(pk)",
    },
  });
  await document.send(
    new TransactWriteCommand({
      TransactItems: [
        check(user),
        check(patient),
        calendar("professional"),
        calendar("office"),
        calendar("patient"),
        indexed("appointment", 2),
        indexed("audit", 1),
        {
          Update: {
            TableName,
            Key: item(`notice#${round}`),
            UpdateExpression: "SET gsi3pk = :pk, gsi3sk = :sk ADD revision :one",
            ExpressionAttributeValues: { ":pk": "bare-notices", ":sk": String(round), ":one": 1 },
          },
        },
      ],
    }),
  );
}

/** One conditional write of an item as large as an appointment's head. */
async function bareWrite(document: DynamoDBDocumentClient, round: number) {
  await document.send(
    new PutCommand({
      TableName: process.env.TABLE_NAME,
      Item: {
        pk: "bare",
        sk: `appointment#${round}`,
        gsi1pk: "bare",
        gsi1sk: String(round),
        gsi2pk: "bare",
        gsi2sk: String(round),
        patient_name: "Demo Patient",
        status: "scheduled",
        price: 5000,
        duration: 45,
        version: 1,
      },
      ConditionExpression: "attribute_not_exists(pk)",
    }),
  );
}
