import { setTimeout as delay } from "node:timers/promises";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { shiftClock } from "@meridian/core/platform/clock";
import { renew, signIn } from "@meridian/core/platform/identity";
import { createConfirmed } from "@meridian/core/platform/identity-accounts";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localIdentity, localMessages } from "@meridian/core/testing/local-identity";
import { beforeRequests, localTable } from "@meridian/core/testing/local-table";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { listMembers, updateMember } from "./accounts.ts";

localTable();
localMessages();
localIdentity();
const password = "a long enough password";
const back: (() => void)[] = [];
afterEach(() => {
  for (const undo of back.splice(0)) undo();
});

async function clinic(plan: "free_trial" | "basic" | "pro" = "pro") {
  const { id: spaceId } = await makeSpace({ plan });
  const owner = await makeUser(spaceId, "manager", { owner: true, practises: true });
  return { spaceId, owner };
}
/** A user with an account in the user pool. */
async function signedIn(user: TestUser) {
  const email = `${user.id.toLowerCase()}@clinic.example`;
  await createConfirmed({
    userId: user.id,
    spaceId: user.spaceId,
    email,
    password,
    name: user.name,
    language: "en",
  });
  return { email, tokens: await signIn({ email, password }) };
}
const list = (as: TestUser) => callHandler(accountsRoutes.listMembers, listMembers, { as });
const change = (as: TestUser, user: TestUser, body: object) =>
  callHandler(accountsRoutes.updateMember, updateMember, {
    as,
    params: { user: user.id },
    body: { version: 1, ...body },
  });

describe("GET /users", () => {
  test("lists all users of the space and no others, without private data", async () => {
    const { spaceId, owner } = await clinic();
    const receptionist = await makeUser(spaceId, "receptionist");
    await makeUser((await clinic()).spaceId, "professional");
    await list(receptionist);
    const { value: answer, calls } = await countingCalls(() => list(receptionist));
    expect(answer.body.items.map(({ id }: { id: string }) => id).sort()).toEqual(
      [owner.id, receptionist.id].sort(),
    );
    expect(accountsRoutes.listMembers.response.parse(answer.body)).toEqual(answer.body);
    expect(calls).toBe(accountsRoutes.listMembers.calls);
  });
});

describe("PATCH /users/{user}", () => {
  const week = [
    { weekday: 1, from: "09:00", to: "13:00", establishment: null },
    { weekday: 1, from: "14:00", to: "24:00", establishment: null },
  ];

  test("stores working hours, absences, colour, specialities and licence; only managers see the reason for an absence", async () => {
    const { spaceId, owner } = await clinic();
    const user = await makeUser(spaceId, "professional");
    const desk = await makeUser(spaceId, "receptionist");
    const given = {
      name: "Demo Renamed",
      color: "#336699",
      specialities: ["Acupuncture"],
      license_number: "A-12",
      working_hours: week,
      time_off: [
        { from: "2030-08-01", to: "2030-08-15", reason: "Holiday" },
        { from: "2030-09-02T14:00", to: "2030-09-02T15:30", reason: "" },
      ],
    };
    const { body } = await change(owner, user, given);
    expect(body.user).toMatchObject({ ...given, updated_by: { id: owner.id, name: owner.name } });
    expect(accountsRoutes.updateMember.response.parse(body)).toEqual(body);
    const seen = async (as: TestUser) =>
      (await list(as)).body.items.find(({ id }: { id: string }) => id === user.id).time_off[0].reason;
    expect([await seen(owner), await seen(user), await seen(desk)]).toEqual(["Holiday", "Holiday", ""]);
  });

  test.each([
    [{ working_hours: [{ weekday: 8, from: "09:00", to: "13:00" }] }, "working_hours.0.weekday"],
    [{ working_hours: [{ weekday: 1, from: "13:00", to: "09:00" }] }, "working_hours.0.to"],
    [{ working_hours: [...week, { weekday: 1, from: "12:30", to: "15:00" }] }, "working_hours.2.from"],
    [
      { working_hours: [{ ...week[0], establishment: "est_01K0DEM0000000000000000001" }] },
      "working_hours.0.establishment",
    ],
    [{ time_off: [{ from: "2030-02-30", to: "2030-03-01" }] }, "time_off.0.from"],
    [{ time_off: [{ from: "2030-03-02", to: "2030-03-01" }] }, "time_off.0.to"],
    [{ time_off: [{ from: "2030-03-02", to: "2030-03-02T10:00" }] }, "time_off.0.to"],
  ])("names the field of what makes no sense: %j", async (body, field) => {
    const { spaceId, owner } = await clinic();
    const answer = await change(owner, await makeUser(spaceId, "professional"), body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toContain(field);
  });

  test("sets permissions and modules, which take effect at once", async () => {
    const { spaceId, owner } = await clinic();
    const user = await makeUser(spaceId, "professional");
    await list(owner);
    const { value: answer, calls } = await countingCalls(() =>
      change(owner, user, { patients_permission: true, calendar_permission: true, modules: ["mtc"] }),
    );
    expect(answer.body.user).toMatchObject({
      patients_permission: true,
      calendar_permission: true,
      appointment_permission: false,
      modules: ["mtc"],
      version: 2,
    });
    expect(calls).toBe(accountsRoutes.updateMember.calls);
    const { data } = await Spaces.db.entities.user.get({ space_id: spaceId, id: user.id }).go();
    expect(data).toMatchObject({ name: user.name, modules: ["mtc"], version: 2, updated_by: owner.id });
    expect((await change(owner, user, { version: 2, modules: [] })).body.user.modules).toEqual([]);
  });
  test("a stale edit is 409 with the current user", async () => {
    const { spaceId, owner } = await clinic();
    const user = await makeUser(spaceId, "professional");
    const both = await Promise.all([
      change(owner, user, { patients_permission: true }),
      change(owner, user, { calendar_permission: true }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: "user.stale", current: { id: user.id, version: 2 } });
  });
  test("is only for managers, and only in their own space", async () => {
    const { spaceId, owner } = await clinic();
    const receptionist = await makeUser(spaceId, "receptionist");
    const professional = await makeUser(spaceId, "professional");
    for (const who of [receptionist, professional])
      expect((await change(who, professional, { patients_permission: true })).status).toBe(403);
    const foreign = (await clinic()).owner;
    const answer = await change(owner, foreign, { active: false });
    expect([answer.status, answer.body.code]).toEqual([404, "user.not_found"]);
    expect(JSON.stringify(answer.body)).not.toContain(foreign.name);
  });
  test.each([{ active: false }, { role: "professional" }, { role: "receptionist" }])(
    "the owner cannot be made %j",
    async (body) => {
      const { spaceId, owner } = await clinic();
      const manager = await makeUser(spaceId, "manager");
      for (const who of [owner, manager]) {
        const answer = await change(who, owner, body);
        expect([answer.status, answer.body.code]).toEqual([409, "user.is_owner"]);
      }
    },
  );
  test("but may start or stop treating patients", async () => {
    const { owner } = await clinic("basic");
    expect((await change(owner, owner, { practises: false })).body.user.practises).toBe(false);
    expect((await change(owner, owner, { version: 2, practises: true })).status).toBe(200);
  });
});

describe("deactivation", () => {
  test("ends the user's sessions: tokens at once, cached users within 30 seconds", async () => {
    const { spaceId, owner } = await clinic();
    const user = await makeUser(spaceId, "receptionist");
    const { tokens, email } = await signedIn(user);
    await renew(tokens);
    const cookies = { session: tokens.session };
    const ask = () => callHandler(accountsRoutes.listMembers, listMembers, { cookies });
    expect((await ask()).status).toBe(200);
    expect((await change(owner, user, { active: false })).body.user.active).toBe(false);
    await expect(renew(tokens)).rejects.toMatchObject({ code: "session.not_found" });
    expect((await ask()).status).toBe(401);
    // Simulates another container that had cached the user just before.
    await Spaces.db.entities.user.patch({ space_id: spaceId, id: user.id }).set({ active: true }).go();
    expect((await ask()).status).toBe(200);
    await Spaces.db.entities.user.patch({ space_id: spaceId, id: user.id }).set({ active: false }).go();
    expect((await ask()).status).toBe(200);
    back.push(shiftClock(30_001));
    expect((await ask()).status).toBe(401);
    expect(email).toContain("@");
  });
  test("frees the seat in the plan; reactivating needs one", async () => {
    const { spaceId, owner } = await clinic("basic");
    const first = await makeUser(spaceId, "receptionist");
    const second = await makeUser(spaceId, "receptionist", { active: false });
    await signedIn(first);
    const full = await change(owner, second, { active: true });
    expect([full.status, full.body.code]).toEqual([403, "plan.max_users"]);
    expect(full.body.message).toBe("You reached the maximum number of users under your plan subscription");
    expect((await change(owner, first, { active: false })).status).toBe(200);
    expect((await change(owner, second, { active: true })).status).toBe(200);
  });
});

describe("seats of the plan", () => {
  let space: Awaited<ReturnType<typeof clinic>>;
  beforeAll(async () => {
    space = await clinic("free_trial");
  });
  test("of four who take the last seat at the same moment one gets it", async () => {
    const waiting = await Promise.all(
      [1, 2, 3, 4].map(() => makeUser(space.spaceId, "professional", { active: false })),
    );
    const answers = await Promise.all(waiting.map((user) => change(space.owner, user, { active: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    const people = (await list(space.owner)).body.items as { active: boolean; role: string }[];
    expect(people.filter(({ active, role }) => active && role === "professional")).toHaveLength(1);
  });
  test("a seat taken while another request counts is counted too", async () => {
    const { spaceId, owner } = await clinic("free_trial");
    const first = await makeUser(spaceId, "professional", { active: false });
    const second = await makeUser(spaceId, "professional", { active: false });
    // Delays the answer about the space until another request has taken the seat.
    let others = 0;
    back.push(
      beforeRequests(async ({ Key, ConsistentRead }) => {
        if (!ConsistentRead || !JSON.stringify(Key ?? "").includes("space_1") || others > 0) return;
        others += 1;
        await delay(50);
        expect((await change(owner, first, { active: true })).status).toBe(200);
      }),
    );
    const answer = await change(owner, second, { active: true });
    expect(others).toBe(1);
    expect([answer.status, answer.body.code]).toEqual([403, "plan.max_users"]);
  });
  test("a change of role needs a seat of the new kind", async () => {
    const receptionist = await makeUser(space.spaceId, "receptionist");
    const answer = await change(space.owner, receptionist, { role: "professional" });
    expect([answer.status, answer.body.code]).toEqual([403, "plan.max_users"]);
  });
});
