import { backofficeRoutes as routes } from "@meridian/core/contracts/backoffice/backoffice";
import { overviewRoutes } from "@meridian/core/contracts/subscription/overview";
import { env } from "@meridian/core/platform/env";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { getOverview, switchModule } from "../subscription/overview.ts";
import { getSubscriptionSettings, updateSubscriptionSettings } from "./offers.ts";

// With a process of its own, because the settings hold for every clinic.
localTable();
let as: TestUser;
beforeAll(async () => {
  as = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID") });
});
const save = (body: object) =>
  callHandler(routes.updateSubscriptionSettings, updateSubscriptionSettings, { as, body });

test("days of a referral and between switches are the defaults until an administrator edits them", async () => {
  const read = () => callHandler(routes.getSubscriptionSettings, getSubscriptionSettings, { as });
  expect((await read()).body).toEqual({ referral_days: 15, switch_days: 30, version: 0 });
  const { value: saved, calls } = await countingCalls(() =>
    save({ referral_days: 20, switch_days: 0, version: 0 }),
  );
  expect(saved.body).toEqual({ referral_days: 20, switch_days: 0, version: 1 });
  expect(calls).toBeLessThanOrEqual(routes.updateSubscriptionSettings.calls + 1);
  expect((await read()).body).toEqual(saved.body);
  const stale = await save({ referral_days: 1, switch_days: 1, version: 0 });
  expect([stale.status, stale.body.code, stale.body.current]).toEqual([
    409,
    "subscription_settings.stale",
    saved.body,
  ]);
  const invalid = await save({ referral_days: -1, switch_days: 1.5, version: 1 });
  expect([invalid.status, Object.keys(invalid.body.fields).sort()]).toEqual([
    400,
    ["referral_days", "switch_days"],
  ]);
  const manager = await makeUser((await makeSpace({ plan: "basic", modules: ["mtc"] })).id, "manager");
  const overview = await callHandler(overviewRoutes.getOverview, getOverview, { as: manager });
  expect(overview.body).toMatchObject({ switch_days: 0, referral: { days: 20 } });
  const to = (module: string) =>
    callHandler(overviewRoutes.switchModule, switchModule, { as: manager, body: { module } });
  expect([(await to("osteo")).status, (await to("mtc")).status]).toEqual([200, 200]);
});
