import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { MAX_RUNNING_ALERTS } from "@meridian/core/contracts/accounts/alerts";
import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { env } from "@meridian/core/platform/env";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { hideAlerts, listAlerts } from "../accounts/accounts.ts";
import * as alerts from "./alerts.ts";
import { listHistory } from "./changes.ts";

localTable();
let superAdmin: TestUser;
let therapist: TestUser;
let frontDesk: TestUser;

beforeAll(async () => {
  superAdmin = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID") });
  const pro = await makeSpace({ plan: "pro", modules: ["mtc"] });
  const basic = await makeSpace({ plan: "basic", modules: ["osteo"] });
  therapist = await makeUser(pro.id, "professional", { language: "en", modules: ["mtc"] });
  frontDesk = await makeUser(basic.id, "receptionist", { language: "pt", modules: ["osteo"] });
});

const handlers = { ...alerts };
type Key = keyof typeof alerts;
async function counted(key: Key, input: object = {}) {
  await Spaces.loadActor({ userId: superAdmin.id, spaceId: superAdmin.spaceId });
  const { value, calls } = await countingCalls(() =>
    callHandler(backofficeRoutes[key], handlers[key], { as: superAdmin, ...input }),
  );
  expect(calls).toBeLessThanOrEqual(backofficeRoutes[key].calls);
  return value;
}
const EVERYBODY = { roles: [], plans: [], modules: [], languages: [] };
const fields = (over: object = {}) => ({
  title: { en: "News", pt: "Novidade" },
  body: { en: "See **this**.", pt: "Veja **isto**." },
  audience: EVERYBODY,
  starts_on: "2020-01-01",
  ends_on: null,
  dismissible: true,
  state: "published",
  ...over,
});
const create = async (over: object = {}) => {
  const answer = await counted("createAlert", { body: fields(over) });
  expect(answer.status).toBe(201);
  return answer.body;
};
const end = async ({ id, version }: { id: string; version: number }) =>
  counted("updateAlert", { params: { alert: id }, body: { ...fields({ ends_on: "2020-01-02" }), version } });
async function shownTo(as: TestUser) {
  await Spaces.loadActor({ userId: as.id, spaceId: as.spaceId });
  const { value, calls } = await countingCalls(() =>
    callHandler(accountsRoutes.listAlerts, listAlerts, { as }),
  );
  expect(calls).toBeLessThanOrEqual(accountsRoutes.listAlerts.calls);
  expect(accountsRoutes.listAlerts.response.parse(value.body)).toEqual(value.body);
  return value.body.alerts;
}
const titles = async (as: TestUser) => (await shownTo(as)).map(({ title }: { title: string }) => title);

describe("announcements", () => {
  test("are shown in the reader's language while they run, and not as a draft", async () => {
    const running = await create();
    const others = [
      await create({ state: "draft", title: { en: "Draft", pt: "Rascunho" } }),
      await create({ starts_on: "2999-01-01", title: { en: "Later", pt: "Depois" } }),
      await create({ ends_on: "2020-02-01", title: { en: "Ended", pt: "Terminado" } }),
    ];
    expect(await shownTo(therapist)).toEqual([
      {
        id: running.id,
        title: "News",
        body: [{ kind: "paragraph", runs: [{ text: "See " }, { text: "this", bold: true }, { text: "." }] }],
        dismissible: true,
        created_at: expect.any(String),
      },
    ]);
    expect(await titles(frontDesk)).toEqual(["Novidade"]);
    for (const alert of [running, ...others]) await end(alert);
    expect(await shownTo(therapist)).toEqual([]);
  });

  test.each([
    [{ roles: ["receptionist"] }, [0, 1]],
    [{ plans: ["pro", "none"] }, [1, 0]],
    [{ modules: ["osteo", "mtc"] }, [1, 1]],
    [{ modules: ["fito"] }, [0, 0]],
    [{ languages: ["pt"] }, [0, 1]],
    [{ roles: ["receptionist"], plans: ["pro"] }, [0, 0]],
  ])("are for their audience: %j", async (audience, [therapists, frontDesks]) => {
    const alert = await create({ audience: { ...EVERYBODY, ...audience } });
    expect((await shownTo(therapist)).length).toBe(therapists);
    expect((await shownTo(frontDesk)).length).toBe(frontDesks);
    await end(alert);
  });

  test("stay where they cannot be hidden, and are not hidden before they are shown", async () => {
    const fixed = await create({ dismissible: false, title: { en: "Fixed", pt: "Fixo" } });
    const later = await create({ starts_on: "2999-01-01", title: { en: "Later", pt: "Depois" } });
    const hidable = await create();
    await callHandler(accountsRoutes.hideAlerts, hideAlerts, { as: therapist, body: {} });
    await callHandler(accountsRoutes.hideAlerts, hideAlerts, {
      as: therapist,
      body: { ids: [fixed.id, later.id] },
    });
    expect(await titles(therapist)).toEqual(["Fixed"]);
    const now = { ...fields({ title: { en: "Later", pt: "Depois" } }), version: later.version };
    await counted("updateAlert", { params: { alert: later.id }, body: now });
    expect(await titles(therapist)).toEqual(["Later", "Fixed"]);
    expect(await titles(frontDesk)).toHaveLength(3);
    for (const alert of [fixed, { ...later, version: 2 }, hidable]) await end(alert);
  });

  test("are listed, searched without accents, filtered, refused when stale, and keep their history", async () => {
    const alert = await create({ title: { en: "Prices", pt: "Preços em vigor" } });
    const list = async (query: object) => (await counted("listAlerts", { query })).body.items;
    expect((await list({ search: "precos EM" })).map(({ id }: { id: string }) => id)).toEqual([alert.id]);
    expect((await list({ search: "precos", time: "ended" })).length).toBe(0);
    expect((await list({ time: "ended", limit: 2 })).length).toBe(2);
    const wrong = await counted("createAlert", { body: fields({ ends_on: "2019-01-01" }) });
    expect(wrong.body.fields).toEqual({ ends_on: "discount.end_before_start" });
    await end(alert);
    expect((await end(alert)).body.code).toBe("alert.stale");
    const history = await callHandler(backofficeRoutes.listHistory, listHistory, {
      as: superAdmin,
      params: { subject: alert.id },
    });
    expect(history.body.items[0].changes).toContainEqual({
      field: "ends_on",
      before: null,
      after: "2020-01-02",
    });
  });

  test("stop at the most that one request reads", async () => {
    const made = [];
    for (let count = 0; count < MAX_RUNNING_ALERTS; count += 1) made.push(await create());
    const full = await counted("createAlert", { body: fields() });
    expect([full.status, full.body.code]).toEqual([409, "alert.too_many"]);
    const ended = await counted("createAlert", { body: fields({ ends_on: "2020-02-01" }) });
    expect(ended.status).toBe(201);
    expect(await shownTo(frontDesk)).toHaveLength(20);
    for (const alert of made) await end(alert);
  });
});
