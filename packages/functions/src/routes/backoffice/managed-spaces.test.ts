import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { overviewRoutes } from "@meridian/core/contracts/subscription/overview";
import { shiftClock } from "@meridian/core/platform/clock";
import { env } from "@meridian/core/platform/env";
import { putFile } from "@meridian/core/platform/files";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localFiles } from "@meridian/core/testing/local-files";
import { localTable } from "@meridian/core/testing/local-table";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { listMembers } from "../accounts/accounts.ts";
import { getOverview } from "../subscription/overview.ts";
import { getSpace } from "./backoffice.ts";
import * as spaces from "./spaces.ts";

localTable();
localFiles();
let superAdmin: TestUser;
beforeAll(async () => {
  superAdmin = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID") });
});
let undo = () => {};
afterEach(() => {
  undo();
  undo = () => {};
});

const handlers = { ...spaces, getSpace };
type Key = keyof typeof handlers;
const call = async (key: Key, space: string, body?: object) => {
  await Spaces.loadActor({ userId: superAdmin.id, spaceId: superAdmin.spaceId });
  const options = { as: superAdmin, params: { space }, ...(body && { body }) };
  const { value, calls } = await countingCalls(() =>
    callHandler(backofficeRoutes[key], handlers[key], options),
  );
  expect(calls).toBeLessThanOrEqual(backofficeRoutes[key].calls);
  if (value.status === 200 && key !== "openStudentProof" && key !== "getSpaceSubscription")
    expect(backofficeRoutes.getSpace.response.parse(value.body)).toEqual(value.body);
  return value;
};
const members = (as: TestUser) => callHandler(accountsRoutes.listMembers, listMembers, { as });

describe("days granted", () => {
  test.each([
    [10, 15],
    [0, 5],
    [-20, 5],
  ])("are added to a plan with %i days left, which then has %i", async (daysLeft, after) => {
    const { id } = await makeSpace({ daysLeft });
    const answer = await call("grantDays", id, { days: 5, reason: "Demo outage", version: 1 });
    expect(answer.body.space).toMatchObject({ days_left: after, version: 2 });
    expect(answer.body.space.decisions).toMatchObject([
      { kind: "days_granted", days: 5, reason: "Demo outage", by: superAdmin.name },
    ]);
    expect((await call("getSpace", id)).body).toEqual(answer.body);
  });
  test("are granted once: the same request again is stale", async () => {
    const { id } = await makeSpace({ daysLeft: 10 });
    const body = { days: 5, reason: "Demo", version: 1 };
    await call("grantDays", id, body);
    const again = await call("grantDays", id, body);
    expect([again.status, again.body.code, again.body.current.days_left]).toEqual([409, "space.stale", 15]);
  });
  test("need a plan, a reason and days", async () => {
    const { id } = await makeSpace({ plan: null });
    const without = await call("grantDays", id, { days: 5, reason: "Demo", version: 1 });
    expect([without.status, without.body.code]).toEqual([409, "space.no_plan"]);
    const invalid = await call("grantDays", id, { days: 0, reason: " ", version: 1 });
    expect([invalid.status, Object.keys(invalid.body.fields).sort()]).toEqual([400, ["days", "reason"]]);
  });
});

describe("a blocked space", () => {
  test("ends its sessions within 30 seconds, and opens again", async () => {
    const { id } = await makeSpace();
    const manager = await makeUser(id, "manager", { owner: true });
    expect((await members(manager)).status).toBe(200);
    const blocked = await call("blockSpace", id, { reason: "Demo fraud", version: 1 });
    expect(blocked.body.space).toMatchObject({ blocked: true, block_reason: "Demo fraud" });
    // Also in a container that had the user in its cache.
    await Spaces.loadActor({ userId: superAdmin.id, spaceId: superAdmin.spaceId });
    undo = shiftClock(31_000);
    const refused = await members(manager);
    expect([refused.status, refused.body.code]).toEqual([401, "space.blocked"]);
    expect((await call("blockSpace", id, { reason: "Demo", version: 2 })).body.code).toBe(
      "space.blocked_already",
    );
    const open = await call("unblockSpace", id, { reason: "Demo cleared", version: 2 });
    expect(open.body.space).toMatchObject({ blocked: false, block_reason: null });
    expect(open.body.space.decisions.map(({ kind }: { kind: string }) => kind)).toEqual([
      "unblocked",
      "blocked",
    ]);
    expect((await members(manager)).status).toBe(200);
    expect((await call("unblockSpace", id, { reason: "Demo", version: 3 })).body.code).toBe(
      "space.not_blocked",
    );
  });
});

describe("a student's proof", () => {
  async function student(content?: string) {
    const { id } = await makeSpace({ plan: null });
    const key = `proofs/${id}/demo.pdf`;
    if (content) await putFile(key, new TextEncoder().encode(content), "application/pdf");
    const user = await makeUser(id, "student", { owner: true });
    const enrolment_proof = {
      key,
      user_id: user.id,
      student_number: "D-1",
      sent_at: "2026-01-05T10:00:00.000Z",
    };
    const changes = { student_proof: "waiting" as const, enrolment_proof, owner_id: user.id };
    await Spaces.db.entities.space.patch({ id }).set(changes).go();
    return id;
  }
  test("is opened by its content and approved", async () => {
    const id = await student("%PDF-1.7 demo");
    expect((await call("openStudentProof", id)).body).toMatchObject({
      format: "pdf",
      url: expect.any(String),
    });
    const answer = await call("decideStudentProof", id, { approved: true, reason: "", version: 1 });
    expect(answer.body.space.student).toMatchObject({ state: "approved", student_number: "D-1", reason: "" });
    const { data } = await Spaces.db.entities.space.get({ id }).go();
    expect(data?.student_proof).toBe("approved");
  });
  test("is rejected only with a reason", async () => {
    const id = await student("%PDF-1.7 demo");
    const without = await call("decideStudentProof", id, { approved: false, reason: "", version: 1 });
    expect([without.status, without.body.fields]).toEqual([400, { reason: "required" }]);
    const answer = await call("decideStudentProof", id, {
      approved: false,
      reason: "Out of date",
      version: 1,
    });
    expect(answer.body.space.student).toMatchObject({ state: "rejected", reason: "Out of date" });
  });
  test("cannot be approved where it is a page or was never uploaded", async () => {
    const page = await student("<html>demo</html>");
    expect((await call("openStudentProof", page)).body.code).toBe("student_proof.format");
    const refused = await call("decideStudentProof", page, { approved: true, reason: "", version: 1 });
    expect([refused.status, refused.body.code]).toEqual([409, "student_proof.format"]);
    const missing = await student();
    const absent = await call("decideStudentProof", missing, { approved: true, reason: "", version: 1 });
    expect([absent.status, absent.body.code]).toEqual([404, "student_proof.not_found"]);
  });
  test("from before spaces stored it is found through the student", async () => {
    const { id } = await makeSpace({ plan: null });
    const owner = await makeUser(id, "student", { owner: true });
    await Spaces.db.entities.user
      .patch({ space_id: id, id: owner.id })
      .set({ proof_key: `proofs/${id}/old.pdf`, student_number: "D-2" })
      .go();
    await Spaces.db.entities.space.patch({ id }).set({ owner_id: owner.id }).go();
    expect((await call("getSpace", id)).body.space.student).toMatchObject({
      state: "waiting",
      student_number: "D-2",
    });
  });
});

describe("the subscription of a space", () => {
  test("shows owned and active modules apart, with what is left and used", async () => {
    const { id } = await makeSpace({ plan: "basic", daysLeft: 12, modules: [] });
    await makeUser(id, "manager", { owner: true, practises: true });
    const owned_modules = [{ code: "osteo" as const, ends_on: "2099-01-01" }];
    await Spaces.db.entities.space
      .patch({ id })
      .set({ owned_modules, active_module: "mtc", days_owed: 3, referral_days: 15 })
      .go();
    const { body } = await call("getSpaceSubscription", id);
    expect(backofficeRoutes.getSpaceSubscription.response.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      plan: { days_left: 12, days_owed: 3, terms: { code: "basic", max_patients: 200 } },
      usage: { patients: 0, professionals: 1, secretaries: 0, users: 1 },
      days_credit: 0,
      referral_days: 15,
      first_paid_at: null,
    });
    const modules = Object.fromEntries(
      body.modules.map(({ code, ...rest }: { code: string }) => [code, rest]),
    );
    expect(modules).toMatchObject({
      mtc: { owned: null, active: true },
      osteo: { owned: { ends_on: "2099-01-01" }, active: false },
      fito: { owned: null, active: false },
    });
  });
});

describe("early access", () => {
  const adviceFor = async (as: TestUser) =>
    (await callHandler(overviewRoutes.getOverview, getOverview, { as })).body.advice;
  test("shows a feature in preview to the clinic that was chosen, and to no other", async () => {
    const { id } = await makeSpace({ plan: "pro" });
    const { id: other } = await makeSpace({ plan: "pro" });
    const manager = await makeUser(id, "manager");
    const stranger = await makeUser(other, "manager");
    expect(await adviceFor(manager)).toBeNull();
    const body = { features: ["plan_advice"], reason: "Demo trial", version: 1 };
    const given = await call("setEarlyAccess", id, body);
    expect(given.body.space).toMatchObject({
      early_access: ["plan_advice"],
      decisions: [{ kind: "early_access", reason: "Demo trial", by: superAdmin.name }],
    });
    const advice = await adviceFor(manager);
    expect(advice?.plan).toBe("pro");
    expect(await adviceFor(stranger)).toBeNull();
    expect((await call("setEarlyAccess", id, body)).body.code).toBe("space.stale");
    const unknown = await call("setEarlyAccess", id, { ...body, features: ["nothing"], version: 2 });
    expect(unknown.status).toBe(400);
    await call("setEarlyAccess", id, { features: [], reason: "Demo ended", version: 2 });
    expect(await adviceFor(manager)).toBeNull();
  });
  test("is shown to the users with early access in every clinic", async () => {
    const { id } = await makeSpace({ plan: "pro" });
    const tester = await makeUser(id, "manager", { id: Spaces.specialIds().earlyAccess[0] as string });
    expect(await adviceFor(tester)).not.toBeNull();
    expect(await adviceFor(await makeUser(id, "manager"))).toBeNull();
  });
});
