import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { campaignsRoutes } from "@meridian/core/contracts/campaigns/campaigns";
import { env } from "@meridian/core/platform/env";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { handler as runCampaigns } from "../../schedules/run-campaigns.ts";
import { callHandler, eventOf, readAnswer } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { updateSelf } from "../accounts/accounts.ts";
import { unsubscribe } from "../accounts/unsubscribe.ts";
import * as emails from "./campaigns.ts";

localTable();
let marketing: TestUser;
let staff: TestUser;
let reader: TestUser;

beforeAll(async () => {
  marketing = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("MARKETING_USER_ID") });
  staff = await makeUser(Spaces.BACKOFFICE, "admin");
  const { id } = await makeSpace({ plan: "basic" });
  reader = await makeUser(id, "manager", { owner: true, name: "Demo Reader" });
  await makeUser(id, "professional");
});

const handlers = { ...emails };
type Key = keyof typeof handlers;
async function counted(key: Key, input: object = {}) {
  await Spaces.loadActor({ userId: marketing.id, spaceId: marketing.spaceId });
  const { value, calls } = await countingCalls(() =>
    callHandler(campaignsRoutes[key], handlers[key], { as: marketing, ...input }),
  );
  expect([key, calls <= campaignsRoutes[key].calls]).toEqual([key, true]);
  if (value.status < 300) expect(campaignsRoutes[key].response.parse(value.body)).toEqual(value.body);
  return value;
}

const audience = {
  plans: ["basic"],
  subscriptions: ["valid"],
  modules: [],
  languages: [],
  recipients: "managers",
};
const fields = (over: object = {}) => ({
  kind: "marketing",
  subject: { en: "News", pt: "Novidades" },
  body: { en: "Demo", pt: "Demonstração" },
  audience,
  ...over,
});
const create = async (over: object = {}) => {
  const answer = await counted("createCampaign", { body: fields(over) });
  expect(answer.status).toBe(201);
  return answer.body;
};
const at = (campaign: string) => ({ params: { campaign } });
const stop = async (token: string, headers: Record<string, string> = {}, body: unknown = {}) =>
  callHandler(accountsRoutes.unsubscribe, unsubscribe, { params: { token }, headers, body });
const storedReader = async () =>
  (await Spaces.db.entities.user.get({ space_id: reader.spaceId, id: reader.id }).go()).data;

describe("mails to clinics", () => {
  test("are written, counted, tested, sent, and listed with who got them", async () => {
    const made = await create();
    const edited = await counted("updateCampaign", {
      ...at(made.id),
      body: { ...fields({ subject: { en: "Other news", pt: "Outras notícias" } }), version: 1 },
    });
    expect(edited.body).toMatchObject({ version: 2, state: "draft", counts: { total: 0 } });
    expect((await counted("countReceivers", { body: { kind: "marketing", audience } })).body).toEqual({
      spaces: 1,
      users: 1,
      skipped: 0,
      next: null,
    });
    const tested = await counted("sendTestMail", {
      body: { kind: "marketing", language: "pt", subject: "Novidades", body: "Demonstração" },
    });
    expect([tested.status, tested.body.to]).toEqual([201, `${marketing.id.toLowerCase()}@clinic.example`]);
    const sent = await counted("sendCampaign", { ...at(made.id), body: { version: 2, at: null } });
    expect(sent.body).toMatchObject({ state: "sending", version: 3 });
    await runCampaigns();
    const { items } = (await counted("listReceivers", at(made.id))).body;
    expect(items).toMatchObject([{ user: reader.id, name: "Demo Reader", state: "queued", reason: null }]);
    expect((await counted("getCampaign", at(made.id))).body.counts).toMatchObject({ total: 1, queued: 1 });
    const found = await counted("listCampaigns", { query: { search: "NOTICIAS", state: "sending" } });
    expect(found.body.items.map(({ id }: { id: string }) => id)).toEqual([made.id]);
    expect((await counted("listCampaigns", { query: { state: "paused" } })).body.items).toEqual([]);
  });

  test("are refused with the field that is wrong, when stale, and once sending began", async () => {
    const empty = await counted("createCampaign", { body: fields({ subject: { en: "", pt: "Demo" } }) });
    expect([empty.status, empty.body.fields]).toEqual([400, { "subject.en": "required" }]);
    const { id } = await create({ audience: { ...audience, plans: ["student"] } });
    const change = (version: number) =>
      counted("updateCampaign", { ...at(id), body: { ...fields(), version } });
    await change(1);
    const stale = await change(1);
    expect([stale.status, stale.body.code, stale.body.current.version]).toEqual([409, "campaign.stale", 2]);
    const past = await counted("sendCampaign", {
      ...at(id),
      body: { version: 2, at: "2020-01-01T00:00:00.000Z" },
    });
    expect([past.status, past.body.fields]).toEqual([400, { at: "campaign.moment_past" }]);
    await counted("sendCampaign", { ...at(id), body: { version: 2, at: null } });
    const late = await change(3);
    expect([late.status, late.body.code]).toEqual([409, "campaign.started"]);
    const paused = await counted("pauseCampaign", { ...at(id), body: { version: 3 } });
    expect(paused.body.state).toBe("paused");
    expect((await counted("pauseCampaign", { ...at(id), body: { version: 4 } })).body.code).toBe(
      "campaign.wrong_state",
    );
    expect((await counted("resumeCampaign", { ...at(id), body: { version: 4 } })).body.state).toBe("sending");
    expect((await counted("cancelCampaign", { ...at(id), body: { version: 5 } })).body.state).toBe(
      "cancelled",
    );
  });

  test("are not for other staff", async () => {
    for (const key of Object.keys(handlers) as Key[]) {
      const params = { campaign: "cmp_01K0DEM0000000000000000001" };
      const answer = await callHandler(campaignsRoutes[key], handlers[key], { as: staff, params, body: {} });
      expect([key, answer.status]).toEqual([key, 403]);
    }
  });
});

describe("unsubscribing", () => {
  test("works without a session, from a mail program too, once and again, and is undone in the settings", async () => {
    const token = await Spaces.unsubscribeToken({ space: reader.spaceId, user: reader.id });
    const { value, calls } = await countingCalls(() => stop(token));
    expect([value.status, value.body]).toEqual([200, { unsubscribed: true }]);
    expect(calls).toBeLessThanOrEqual(accountsRoutes.unsubscribe.calls);
    const first = await storedReader();
    expect(first?.news_stopped_at).toBeTruthy();
    const event = await eventOf(accountsRoutes.unsubscribe, {
      params: { token },
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    // A mail program names no origin.
    delete event.headers.origin;
    expect(readAnswer(await unsubscribe(event)).status).toBe(200);
    expect((await storedReader())?.news_stopped_at).toBe(first?.news_stopped_at);
    const counts = (await counted("countReceivers", { body: { kind: "marketing", audience } })).body;
    expect(counts).toMatchObject({ users: 0, skipped: 1 });
    const choose = (news_mails: boolean, version: number) =>
      callHandler(accountsRoutes.updateSelf, updateSelf, { as: reader, body: { version, news_mails } });
    const on = await choose(true, Number(first?.version));
    expect(on.body.user.news_mails).toBe(true);
    expect((await storedReader())?.news_stopped_at).toBeUndefined();
    const off = await choose(false, on.body.user.version);
    expect(off.body.user.news_mails).toBe(false);
    expect((await storedReader())?.news_stopped_at).toBeTruthy();
  });

  test("does nothing with a token that was altered, and does not tell whether a user is still there", async () => {
    const token = await Spaces.unsubscribeToken({ space: reader.spaceId, user: reader.id });
    const altered = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;
    for (const wrong of [altered, "x".repeat(119)]) {
      const answer = await stop(wrong);
      expect([answer.status, answer.body.code]).toEqual([404, "unsubscribe.not_found"]);
    }
    const gone = await Spaces.unsubscribeToken({
      space: reader.spaceId,
      user: "usr_01K0DEM0000000000000000009",
    });
    expect((await stop(gone)).status).toBe(200);
    expect(
      (
        await Spaces.db.entities.user
          .get({ space_id: reader.spaceId, id: "usr_01K0DEM0000000000000000009" })
          .go()
      ).data,
    ).toBeNull();
  });
});
