import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { documentClient } from "../db/client.ts";
import { todayIn } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import * as Spaces from "../spaces/index.ts";
import { makeSpace, makeUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { plusDays } from "../time/days.ts";
import { instantAt } from "../time/zones.ts";
import { notifyEndings } from "./plan-ending.service.ts";

localTable();

/** A clinic with an owner, whose plan has so many days left. */
async function clinic(daysLeft: number, language: "en" | "pt" = "en", timeZone = "Europe/Lisbon") {
  const space = await makeSpace({ plan: "free_trial", daysLeft, timeZone });
  const owner = await makeUser(space.id, "manager", { owner: true, language });
  await Spaces.db.entities.space.patch({ id: space.id }).set({ owner_id: owner.id }).go();
  return space.id;
}
/** The moment at noon of the clinic's day so many days from now. */
const inDays = (days: number, zone = "Europe/Lisbon") =>
  Date.parse(instantAt(plusDays(todayIn(zone), days), 720, zone));

async function mailsTo(space: string): Promise<string[]> {
  const { Items = [] } = await documentClient().send(
    new QueryCommand({
      TableName: env("TABLE_NAME"),
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": `$outbox#space_${space}` },
    }),
  );
  return Items.map(({ template, language, facts }) => `${template} ${language} ${facts.days}`);
}

test("tells a clinic once of each step, however often it runs", async () => {
  const id = await clinic(15, "pt");
  for (const day of [0, 7, 8, 8, 9, 10, 11, 11, 12, 13, 14, 15, 15, 16, 20, 30])
    await notifyEndings(inDays(day));
  expect((await mailsTo(id)).sort()).toEqual([
    "plan-expired pt 0",
    "plan-expiring pt 1",
    "plan-expiring pt 3",
    "plan-expiring pt 7",
  ]);
});

test("two runs at the same moment send one mail", async () => {
  const id = await clinic(7);
  await Promise.all([notifyEndings(inDays(0)), notifyEndings(inDays(0)), notifyEndings(inDays(0))]);
  expect(await mailsTo(id)).toEqual(["plan-expiring en 7"]);
});

test("a run that comes days late sends the last step only", async () => {
  const id = await clinic(15);
  await notifyEndings(inDays(13));
  expect(await mailsTo(id)).toEqual(["plan-expiring en 2"]);
});

test("a renewed plan begins again, and is not told of the end it no longer has", async () => {
  const id = await clinic(7);
  await notifyEndings(inDays(0));
  await Spaces.db.entities.space
    .patch({ id })
    .set({ plan_ends_on: plusDays(todayIn("Europe/Lisbon"), 36) })
    .go();
  await notifyEndings(inDays(6));
  expect(await mailsTo(id)).toEqual(["plan-expiring en 7"]);
  await notifyEndings(inDays(30));
  expect(await mailsTo(id)).toEqual(["plan-expiring en 7", "plan-expiring en 7"]);
});

test("finds those that are due in pages, without those that are not", async () => {
  const far = await clinic(200);
  const due: string[] = [];
  for (let n = 0; n < 5; n += 1) due.push(await clinic(5));
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Spaces.SpacesPage = await Spaces.endingSpaces(inDays(0), 2, cursor);
    expect(page.items.length).toBeLessThanOrEqual(2);
    found.push(...page.items.map(({ id }) => id));
    cursor = page.cursor;
  } while (cursor);
  expect(found).toEqual(expect.arrayContaining(due));
  expect(found).not.toContain(far);
});

test("finds plans that were stored before the list, and not those that were dealt with", async () => {
  const old = await clinic(3);
  await Spaces.db.entities.space.patch({ id: old }).remove(["gsi3pk", "gsi3sk"]).go();
  const done = await clinic(-20);
  await notifyEndings(inDays(0));
  expect(await mailsTo(old)).toEqual([]);
  await Spaces.listEarlierEndings();
  await Spaces.listEarlierEndings();
  await notifyEndings(inDays(0));
  expect(await mailsTo(old)).toEqual(["plan-expiring en 3"]);
  expect(await mailsTo(done)).toEqual([]);
});

test("tells every manager in the manager's language, and nobody else", async () => {
  const id = await clinic(7, "pt");
  await makeUser(id, "manager", { language: "en" });
  await makeUser(id, "manager", { language: "en", active: false });
  await makeUser(id, "professional", { language: "en" });
  for (let run = 0; run < 3; run += 1) await notifyEndings(inDays(0));
  expect((await mailsTo(id)).sort()).toEqual(["plan-expiring en 7", "plan-expiring pt 7"]);
});
