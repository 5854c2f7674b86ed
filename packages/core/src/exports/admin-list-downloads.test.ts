import { beforeAll, expect, test } from "vitest";
import type { AdminList } from "../contracts/exports/admin-list-downloads.ts";
import { auditMonth } from "../db/audit.ts";
import { queryRaw } from "../db/raw-items.ts";
import { nowIso } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import * as Spaces from "../spaces/index.ts";
import { as, makeUser, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { recordAdminList } from "./admin-list-downloads.service.ts";

localTable();
let superAdmin: TestUser;
let marketing: TestUser;
let staff: TestUser;
beforeAll(async () => {
  superAdmin = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID") });
  marketing = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("MARKETING_USER_ID") });
  staff = await makeUser(Spaces.BACKOFFICE, "admin");
});

test("leaves an entry in the back office's audit trail, with the filters", async () => {
  await as(marketing, () => recordAdminList({ list: "spaces", kind: "provider", searched: true }));
  const { items } = await queryRaw({ pk: auditMonth(Spaces.BACKOFFICE, nowIso().slice(0, 7)), limit: 500 });
  expect(items.filter(({ user }) => user === marketing.id)).toMatchObject([
    { action: "export", record: "list_admin_spaces?kind=provider&searched=true" },
  ]);
});

test.each<[AdminList, boolean[]]>([
  ["spaces", [true, true, false]],
  ["payments", [true, false, false]],
  ["discount-codes", [true, true, false]],
  ["question-answers", [true, false, false]],
  ["catalogue", [true, false, true]],
])("opens %s to the levels that see it", async (list, opened) => {
  const outcomes = await Promise.allSettled(
    [superAdmin, marketing, staff].map((user) => as(user, () => recordAdminList({ list }))),
  );
  expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual(opened);
  for (const outcome of outcomes)
    if (outcome.status === "rejected")
      expect(outcome.reason).toMatchObject({ code: "list.not_downloadable" });
});
