import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type * as z from "zod";
import type { Campaign, newCampaign, Receiver } from "../contracts/campaigns/campaigns.ts";
import { documentClient } from "../db/client.ts";
import { OutboxMessageEntity } from "../db/outbox-message.entity.ts";
import { connect } from "../db/service.ts";
import { now, shiftClock } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import * as Spaces from "../spaces/index.ts";
import { as, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { beforeRequests, localTable } from "../testing/local-table.ts";
import { refusal } from "../testing/refusal.ts";
import { CAMPAIGNS_DUE } from "./campaign.entity.ts";
import { db } from "./entities.ts";
import * as Campaigns from "./index.ts";

localTable();
const MINUTE = 60_000;
/** Milliseconds for a test that sends many times, on a slow machine. */
const SLOW = { timeout: 240_000 };
const outbox = connect({ message: OutboxMessageEntity });
let marketing: TestUser;
/** Users of the spaces in Portuguese with the module osteo, by id. */
let everyone: string[];
let managers: string[];

beforeAll(async () => {
  marketing = await makeUser(Spaces.BACKOFFICE, "admin", {
    id: env("MARKETING_USER_ID"),
    name: "Demo Marketing",
  });
  const made = [];
  for (let number = 0; number < 2; number += 1) {
    const { id } = await makeSpace({ plan: "basic", modules: ["osteo"] });
    const users = [await makeUser(id, "manager", { owner: true, language: "pt" })];
    for (let more = 0; more < 3; more += 1)
      users.push(await makeUser(id, "professional", { language: "pt" }));
    made.push(users);
  }
  everyone = made
    .flat()
    .map(({ id }) => id)
    .sort();
  managers = made.map(([first]) => String(first?.id)).sort();
  await makeUser((await makeSpace({ plan: "pro" })).id, "manager", { owner: true });
});

/** What an earlier test left to be done is not dealt with again by the runs of the next one. */
beforeEach(async () => {
  const { data } = await db.entities.campaign.query.byDue({ gsi3pk: CAMPAIGNS_DUE }).go({ pages: "all" });
  for (const { id } of data) await db.entities.campaign.patch({ id }).remove(["gsi3pk", "gsi3sk"]).go();
});

const mail = (over: Partial<z.output<typeof newCampaign>> = {}): z.output<typeof newCampaign> => ({
  kind: "marketing",
  subject: { en: "News", pt: "Novidades" },
  body: { en: "Look at **this**.", pt: "Veja **isto**." },
  audience: { plans: ["basic"], subscriptions: [], modules: [], languages: [], recipients: "everyone" },
  ...over,
});
const create = (over: Partial<z.output<typeof newCampaign>> = {}) =>
  as(marketing, () => Campaigns.createCampaign(mail(over)));
const send = ({ id, version }: Campaign, at: string | null = null) =>
  as(marketing, () => Campaigns.sendCampaign(id, { version, at }));
const read = ({ id }: Campaign) => as(marketing, () => Campaigns.getCampaign(id));
let minutes = 0;
/** A run of the job, each a minute later than the one before. */
function run() {
  minutes += 1;
  const moment = now() + minutes * MINUTE;
  return Campaigns.runCampaigns({ moment, until: now() + 10 * MINUTE, atOnce: 3 });
}
/** Runs whose leases are long over. */
async function laterRun() {
  const restore = shiftClock(5 * MINUTE);
  try {
    return await run();
  } finally {
    restore();
  }
}
async function receivers({ id }: Campaign, state?: Receiver["state"]): Promise<Receiver[]> {
  const items: Receiver[] = [];
  let cursor: string | undefined;
  do {
    const page = await as(marketing, () =>
      Campaigns.listReceivers(id, { limit: 50, cursor, ...(state && { state }) }),
    );
    items.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor);
  return items;
}
type Message = { id: string; space: string; facts: Record<string, string>; language: string; to: string };
async function messages({ id }: Campaign): Promise<Message[]> {
  const spaces = [...new Set((await receivers({ id } as Campaign)).map(({ space }) => space))];
  const found = await Promise.all(
    spaces.map(async (space) => {
      const answer = await documentClient().send(
        new QueryCommand({
          TableName: env("TABLE_NAME"),
          KeyConditionExpression: "pk = :pk",
          ExpressionAttributeValues: { ":pk": `$outbox#space_${space}` },
        }),
      );
      return (answer.Items ?? []) as Message[];
    }),
  );
  return found.flat().filter(({ facts }) => facts?.campaign === id);
}
/** What the outbox does with a message. */
const settle = (message: Message, status: "sent" | "failed" | "withdrawn", reason?: string) =>
  outbox.entities.message
    .patch({ space: message.space, id: message.id })
    .set({ status, ...(reason && { reason: reason as never }) })
    .go({ response: "none" });
const usersOf = (sent: readonly Message[]) => sent.map(({ facts }) => String(facts.user)).sort();

test("is sent once to everybody of its audience, in the reader's language, and counted", async () => {
  const draft = await create();
  expect(await run()).toBe(0);
  const sending = await send(draft);
  expect(sending).toMatchObject({ state: "sending", prepared: false });
  await run();
  const sent = await messages(draft);
  expect(usersOf(sent)).toEqual(everyone);
  expect(new Set(sent.map(({ language, facts }) => `${language} ${facts.subject}`))).toEqual(
    new Set(["pt Novidades"]),
  );
  expect(await read(draft)).toMatchObject({
    state: "sending",
    prepared: true,
    counts: { total: everyone.length, waiting: 0, queued: everyone.length, sent: 0, failed: 0, skipped: 0 },
  });
  for (const [index, one] of sent.entries())
    await (index === 0
      ? settle(one, "failed", "refused")
      : index === 1
        ? settle(one, "withdrawn")
        : settle(one, "sent"));
  await run();
  expect(await read(draft)).toMatchObject({
    state: "sent",
    finished_at: expect.any(String),
    counts: { waiting: 0, queued: 0, sent: everyone.length - 2, failed: 1, skipped: 1 },
  });
  expect(await receivers(draft, "failed")).toMatchObject([{ reason: "refused", email: sent[0]?.to }]);
  expect(await receivers(draft, "skipped")).toMatchObject([{ reason: "unsubscribed" }]);
  expect((await receivers(draft)).map(({ user }) => user).sort()).toEqual(everyone);
  expect(await run()).toBe(0);
  expect(await messages(draft)).toHaveLength(everyone.length);
});

test("only managers and owners get it where it is for them, and the count before sending says how many", async () => {
  const audience = { ...mail().audience, recipients: "managers" } as const;
  const counted = await as(marketing, () => Campaigns.countReceivers({ kind: "marketing", audience }));
  expect(counted).toEqual({ spaces: 2, users: 2, skipped: 0, next: null });
  const draft = await create({ audience });
  await send(draft);
  await run();
  expect(usersOf(await messages(draft))).toEqual(managers);
});

test("who unsubscribed or cannot sign in is skipped with the reason, and service mails ask only for the latter", async () => {
  const { id: space } = await makeSpace({ plan: "student", modules: ["mtc"] });
  const reader = await makeUser(space, "student", { owner: true });
  const left = await makeUser(space, "professional", { active: false });
  const stopped = await makeUser(space, "professional");
  await Spaces.db.entities.user
    .patch({ space_id: space, id: stopped.id })
    .set({ news_stopped_at: "2026-01-01T00:00:00.000Z" })
    .go();
  const audience = { ...mail().audience, plans: ["student" as const] };
  const results = async (kind: "marketing" | "service") => {
    const counted = await as(marketing, () => Campaigns.countReceivers({ kind, audience }));
    const draft = await create({ kind, audience });
    await send(draft);
    await run();
    const states = (await receivers(draft)).map(({ user, state, reason }) => [user, reason ?? state]);
    return { counted: [counted.users, counted.skipped], states: Object.fromEntries(states) };
  };
  expect(await results("marketing")).toEqual({
    counted: [1, 2],
    states: { [reader.id]: "queued", [left.id]: "deactivated", [stopped.id]: "unsubscribed" },
  });
  expect(await results("service")).toEqual({
    counted: [2, 1],
    states: { [reader.id]: "queued", [left.id]: "deactivated", [stopped.id]: "queued" },
  });
});

test("begins at its moment, and is a draft again where that is taken back", async () => {
  const audience = { ...mail().audience, recipients: "managers" } as const;
  const at = new Date(now() + 3 * 86_400_000).toISOString();
  const planned = await send(await create({ audience }), at);
  expect(planned).toMatchObject({ state: "scheduled", starts_at: at });
  await run();
  expect(await read(planned)).toMatchObject({ state: "scheduled", counts: { total: 0 } });
  const edited = await as(marketing, () =>
    Campaigns.updateCampaign(planned.id, {
      ...mail({ audience, subject: { en: "Later", pt: "Depois" } }),
      version: planned.version,
    }),
  );
  const draft = await as(marketing, () => Campaigns.cancelCampaign(edited.id, edited.version));
  expect(draft).toMatchObject({ state: "draft", starts_at: null });
  const again = await send(draft, at);
  await Campaigns.runCampaigns({ moment: Date.parse(at) + 1000, until: now() + MINUTE });
  expect(usersOf(await messages(again))).toEqual(managers);
  expect((await messages(again)).every(({ facts }) => facts.subject === "Depois")).toBe(true);
  expect(await refusal(send(draft, "2020-01-01T00:00:00.000Z"))).toMatchObject({ code: "input.invalid" });
});

test("is not changed once sending began, and a stale change is refused with what is there now", async () => {
  const draft = await create();
  const change = (version: number) =>
    as(marketing, () => Campaigns.updateCampaign(draft.id, { ...mail(), version }));
  await change(1);
  expect(await refusal(change(1))).toMatchObject({
    code: "campaign.stale",
    facts: { current: { version: 2 } },
  });
  const sending = await send({ ...draft, version: 2 });
  expect(await refusal(change(sending.version))).toMatchObject({ code: "campaign.started" });
  const cancelled = await as(marketing, () => Campaigns.cancelCampaign(draft.id, sending.version));
  expect(await refusal(change(cancelled.version))).toMatchObject({ code: "campaign.started" });
  const resume = () => as(marketing, () => Campaigns.resumeCampaign(draft.id, cancelled.version));
  expect(await refusal(resume())).toMatchObject({ code: "campaign.wrong_state" });
  await run();
  expect(await messages(draft)).toEqual([]);
});

test("stops where it is paused, goes on from there, and ends where it is cancelled", async () => {
  const draft = await create();
  const sending = await send(draft);
  let queued = 0;
  let paused: Campaign | undefined;
  // Paused while a run is in the middle of it.
  const undo = beforeRequests(async (input) => {
    const writes = (input.TransactItems ?? []) as { Put?: { Item?: { template?: string } } }[];
    if (!writes.some(({ Put }) => Put?.Item?.template === "campaign")) return;
    queued += 1;
    if (queued !== 2 || paused) return;
    paused = await as(marketing, () => Campaigns.pauseCampaign(draft.id, sending.version));
  });
  await run();
  undo();
  const some = usersOf(await messages(draft));
  expect(some.length).toBeGreaterThan(0);
  expect(some.length).toBeLessThan(everyone.length);
  for (let times = 0; times < 3; times += 1) await run();
  expect(usersOf(await messages(draft))).toEqual(some);
  const resumed = await as(marketing, () => Campaigns.resumeCampaign(draft.id, Number(paused?.version)));
  await run();
  expect(usersOf(await messages(draft))).toEqual(everyone);
  await as(marketing, () => Campaigns.cancelCampaign(draft.id, resumed.version));
  for (const one of await messages(draft)) await settle(one, "sent");
  await run();
  expect(await read(draft)).toMatchObject({
    state: "cancelled",
    counts: { queued: 0, sent: everyone.length },
  });
  expect(await run()).toBe(0);
});

test("a run that ends at any request leaves out nobody and sends to nobody twice", SLOW, async () => {
  const whole = async (interruptAt: number | undefined) => {
    const draft = await create();
    await send(draft);
    let requests = 0;
    let isDead = false;
    const undo = beforeRequests(async () => {
      requests += 1;
      isDead ||= requests === interruptAt;
      if (isDead) throw new Error("interrupted");
    });
    await run().catch(() => undefined);
    undo();
    await laterRun();
    const sent = await messages(draft);
    for (const one of sent) await settle(one, "sent");
    await laterRun();
    const { state, counts } = await read(draft);
    return { requests, users: usersOf(sent), state, counts };
  };
  const undisturbed = await whole(undefined);
  expect(undisturbed).toMatchObject({ users: everyone, state: "sent", counts: { sent: everyone.length } });
  for (let at = 1; at <= undisturbed.requests; at += 1)
    expect({ at, ...(await whole(at)), requests: 0 }).toEqual({ at, ...undisturbed, requests: 0 });
});

test("two runs at once, also one that was thought dead, send to nobody twice", SLOW, async () => {
  for (const [index, wait] of [0, 2, 4, 6, 9].entries()) {
    const draft = await create();
    await send(draft);
    let requests = 0;
    let second: Promise<unknown> | undefined;
    const undo = beforeRequests(async () => {
      requests += 1;
      // The other run comes when this one is in the middle, and takes its lease for over.
      if (requests === wait + 3 && !second) second = index % 2 === 0 ? laterRun() : run();
      if (second) await new Promise((done) => setTimeout(done, 5));
    });
    await Promise.all([run(), run()]);
    await second;
    undo();
    await laterRun();
    const sent = await messages(draft);
    expect(usersOf(sent)).toEqual(everyone);
    expect(await read(draft)).toMatchObject({ counts: { total: everyone.length, queued: everyone.length } });
  }
});
