import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { env } from "@meridian/core/platform/env";
import * as Spaces from "@meridian/core/spaces";
import { makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import * as offers from "./offers.ts";

localTable();
let superAdmin: TestUser;
let marketing: TestUser;

beforeAll(async () => {
  superAdmin = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID") });
  marketing = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("MARKETING_USER_ID") });
});

const handlers = { ...offers };
type Key = keyof typeof offers;
const call = (key: Key, input: object = {}, as = superAdmin) =>
  callHandler(backofficeRoutes[key], handlers[key], { as, ...input });
const counted = async (key: Key, input: object = {}) => {
  await Spaces.loadActor({ userId: superAdmin.id, spaceId: superAdmin.spaceId });
  const { value, calls } = await countingCalls(() => call(key, input));
  expect(calls).toBeLessThanOrEqual(backofficeRoutes[key].calls);
  return value;
};

const tier = (months: number, monthly_cents = 1500, discount_percent = 0) => ({
  months,
  monthly_cents,
  discount_percent,
});

describe("plans", () => {
  const plansByCode = async () => {
    const { body } = await counted("listPlans");
    expect(backofficeRoutes.listPlans.response.parse(body)).toEqual(body);
    return Object.fromEntries(body.plans.map((plan: { code: string }) => [plan.code, plan]));
  };
  const edit = (plan: string, fields: object) =>
    counted("updatePlan", { params: { plan }, body: { ...fields } });

  test("are the defaults until one is edited, and show the edit at once", async () => {
    const before = await plansByCode();
    expect(before.basic).toMatchObject({ max_patients: 200, modules: "one", version: 0 });
    const { code: _, modules: __, ...fields } = before.basic;
    const answer = await edit("basic", {
      ...fields,
      max_patients: 250,
      tiers: [tier(12, 1200, 10), tier(1)],
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      max_patients: 250,
      version: 1,
      tiers: [tier(1), tier(12, 1200, 10)],
    });
    const after = await plansByCode();
    expect(after.basic).toEqual(answer.body);
    expect(after.pro).toEqual(before.pro);
  });
  test("refuse an edit of an older version with the current terms", async () => {
    const { code: _, modules: __, ...fields } = (await plansByCode()).student;
    expect((await edit("student", fields)).status).toBe(200);
    for (const version of [0, 7]) {
      const answer = await edit("student", { ...fields, version, max_patients: 1 });
      expect([answer.status, answer.body.code]).toEqual([409, "plan.stale"]);
    }
    expect((await plansByCode()).student).toMatchObject({ version: 1, max_patients: 200 });
  });
  test.each([
    ["basic", { tiers: [] }, "tiers", "tiers.required"],
    ["basic", { tiers: [tier(3), tier(3)] }, "tiers", "tiers.duplicate"],
    ["basic", { trial_days: 5 }, "trial_days", "plan.no_trial"],
    ["basic", { sms_per_month: 5 }, "sms_per_month", "plan.sms_without"],
    ["free_trial", { trial_days: null }, "trial_days", "required"],
    ["free_trial", { tiers: [tier(1)] }, "tiers", "plan.not_sold"],
  ])("name the field that is wrong: %s %j", async (plan, fields, field, code) => {
    const { code: _, modules: __, ...current } = (await plansByCode())[plan];
    const answer = await edit(plan, { ...current, ...fields });
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: code }]);
  });
});

describe("modules", () => {
  const mtc = async () => {
    const { body } = await counted("listModules");
    expect(backofficeRoutes.listModules.response.parse(body)).toEqual(body);
    return body.modules[0];
  };
  const fields = (over: object) => ({
    name: { en: "Demo", pt: "Demonstração" },
    description: { en: "", pt: "" },
    tiers: [tier(1, 800)],
    on_sale: true,
    ...over,
  });
  test("are edited, discontinued, and refused when stale", async () => {
    expect(await mtc()).toMatchObject({ code: "mtc", version: 0, on_sale: true, picture_url: null });
    const body = fields({ version: 0, on_sale: false, tiers: [] });
    const answer = await counted("updateModule", { params: { module: "mtc" }, body });
    expect(answer.body).toMatchObject({ version: 1, on_sale: false, name: { pt: "Demonstração" } });
    expect(await mtc()).toEqual(answer.body);
    const again = await counted("updateModule", { params: { module: "mtc" }, body });
    expect([again.status, again.body.code, again.body.current.version]).toEqual([409, "module.stale", 1]);
  });
  test("name the text that is missing", async () => {
    const body = fields({ version: 0, name: { en: "Demo", pt: " " } });
    const answer = await counted("updateModule", { params: { module: "osteo" }, body });
    expect([answer.status, answer.body.fields]).toEqual([400, { "name.pt": "required" }]);
  });
});

describe("discount codes", () => {
  const fields = {
    amount_cents: 500,
    days: 10,
    valid_from: "2030-01-01",
    valid_to: "2030-12-31",
    max_uses: 10,
    max_uses_per_space: 1,
    active: true,
  };
  const create = (code: string, over: object = {}) =>
    counted("createDiscountCode", { body: { ...fields, code, ...over } });

  test("are created in upper case, listed, edited and deactivated by marketing", async () => {
    const made = await create(" spring-30 ");
    expect([made.status, made.body.code, made.body.uses]).toEqual([201, "SPRING-30", 0]);
    expect((await create("SPRING-30")).body.fields).toEqual({ code: "discount_code.exists" });
    await create("AUTUMN");
    const list = await counted("listDiscountCodes", { query: { search: "spr" } });
    expect(list.body.items.map(({ code }: { code: string }) => code)).toEqual(["SPRING-30"]);
    const params = { code: "spring-30" };
    const off = { params, body: { ...fields, active: false, version: 1 } };
    expect((await counted("updateDiscountCode", off)).body).toMatchObject({ active: false, version: 2 });
    const stale = await counted("updateDiscountCode", off);
    expect([stale.status, stale.body.current.version]).toEqual([409, 2]);
    const read = await call("getDiscountCode", { params }, marketing);
    expect(read.body).toMatchObject({ code: "SPRING-30", active: false });
  });
  test("are listed in pages", async () => {
    for (const code of ["PAGE-1", "PAGE-2", "PAGE-3"]) await create(code);
    const first = await counted("listDiscountCodes", { query: { search: "PAGE", limit: "2" } });
    expect(first.body.items).toHaveLength(2);
    const query = { search: "PAGE", limit: "2", cursor: first.body.next };
    expect((await counted("listDiscountCodes", { query })).body.items).toMatchObject([{ code: "PAGE-3" }]);
  });
  test.each([
    [{ valid_to: "2029-12-31" }, { valid_to: "discount.end_before_start" }],
    [{ amount_cents: 0, days: 0 }, { amount_cents: "discount.nothing" }],
    [{ code: "no spaces" }, { code: "discount.invalid" }],
  ])("name the field that is wrong: %j", async (over, wrong) => {
    const answer = await create("WRONG-1", over);
    expect([answer.status, answer.body.fields]).toEqual([400, wrong]);
  });
});
