import { BatchGetCommand, type DynamoDBDocumentClient, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { median } from "./side-by-side.ts";

/** One round of this many is timed, alone. */
const BLOCK = 9;

/**
 * Twenty parallel bookings of one hour, compared with the same requests sent directly. 1,000 rounds by default
 * (`BOOKING_ROUNDS`). A single double booking fails the run.
 */
export async function benchContention(document: DynamoDBDocumentClient) {
  const { makeSpace } = await import("../../packages/core/src/testing/actors.ts");
  const { contend, makeCrowd } = await import("../../packages/core/src/testing/contention.ts");
  const rounds = Number(process.env.BOOKING_ROUNDS ?? 1000);
  const crowd = await makeCrowd(await makeSpace());
  const times = { ours: [] as number[], bare: [] as number[] };
  let stood = 0;
  const play = async (round: number) => {
    const outcome = await contend(crowd, round);
    if (outcome.double.length > 0) throw new Error(`Round ${round} booked twice: ${outcome.double}`);
    stood += outcome.stood.length;
  };
  for (let first = 0; first < rounds; first += BLOCK) {
    const from = performance.now();
    await play(first);
    const between = performance.now();
    await bareRound(document, first);
    times.ours.push(between - from);
    times.bare.push(performance.now() - between);
    // Each round has its own day, so two can run at the same time, and there are enough sockets.
    for (let next = first + 1; next < Math.min(first + BLOCK, rounds); next += 2)
      await Promise.all([next, next + 1].filter((round) => round < rounds).map(play));
  }
  const ours = median(times.ours);
  const bare = median(times.bare);
  return { ours, bare, ratio: ours / bare, rounds, stood };
}

/**
 * The same requests sent directly: twenty parallel transactions that occupy an hour in three calendars and write an
 * appointment, and for each refused one the two reads that find the conflict and the free times of the week.
 */
async function bareRound(document: DynamoDBDocumentClient, round: number) {
  const TableName = String(process.env.TABLE_NAME);
  const slots = Array.from({ length: 12 }, (_, slot) => `s${108 + slot}`);
  const calendars = ["professional", "office", "patient"];
  const day = (name: string, ahead: number) => ({ pk: `bare-crowd-${name}`, sk: `day#${round}#${ahead}` });
  const take = (name: string, me: string) => ({
    Update: {
      TableName,
      Key: day(name, 0),
      UpdateExpression: `ADD ${slots.map((slot) => `${slot} :me`).join(", ")}`,
      ConditionExpression: slots.map((slot) => `attribute_not_exists(${slot})`).join(" AND "),
      ExpressionAttributeValues: { ":me": new Set([me]) },
    },
  });
  const put = (pk: string, me: string) => ({
    Put: {
      TableName,
      Item: { pk, sk: me, gsi1pk: pk, gsi1sk: me, gsi2pk: pk, gsi2sk: me, status: "scheduled", duration: 60 },
      ConditionExpression: "attribute_not_exists(pk)",
    },
  });
  const check = (pk: string) => ({
    ConditionCheck: { TableName, Key: { pk, sk: "x" }, ConditionExpression: "attribute_not_exists(pk)" },
  });
  const read = (Keys: object[]) =>
    document.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: true } } }));
  const book = async (me: string) => {
    const TransactItems = [
      check("bare-professional"),
      check("bare-patient"),
      ...calendars.map((name) => take(name, me)),
      put("bare-crowd", me),
      put("bare-crowd-audit", me),
      put("bare-crowd-notice", me),
    ];
    try {
      await document.send(new TransactWriteCommand({ TransactItems }));
    } catch {
      await read(calendars.flatMap((name) => [0, 1, 2, 3, 4, 5, 6].map((ahead) => day(name, ahead))));
      await read([{ pk: "bare-crowd", sk: me }]);
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => book(`${round}-${index}`)));
}
