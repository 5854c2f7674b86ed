import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import * as Notifications from "@meridian/core/notifications";
import { shiftClock } from "@meridian/core/platform/clock";
import { signIn } from "@meridian/core/platform/identity";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localIdentity, localMessages } from "@meridian/core/testing/local-identity";
import { localTable } from "@meridian/core/testing/local-table";
import { loseAnswers } from "@meridian/core/testing/lost-answers";
import { inOneHour } from "@meridian/core/testing/one-hour";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import {
  acceptInvitation as accept,
  invite,
  listInvitations,
  readInvitation as read,
  revokeInvitation as revoke,
} from "./accounts.ts";

localTable();
const messages = localMessages();
const identity = localIdentity();
const back: (() => void)[] = [];
afterEach(() => {
  for (const undo of back.splice(0)) undo();
});

type Plan = "free_trial" | "basic" | "pro";
async function clinic(plan: Plan = "pro") {
  const { id: spaceId } = await makeSpace({ plan });
  return { spaceId, owner: await makeUser(spaceId, "manager", { owner: true, practises: true }) };
}
let serial = 0;
const address = () => {
  serial += 1;
  return `demo.invited${serial}@example.com`;
};
const send = (as: TestUser, body: object, headers: Record<string, string> = {}) =>
  callHandler(accountsRoutes.invite, invite, { as, body: { name: "Demo Colleague", ...body }, headers });
/** Invites somebody, sends the mail, and reads the token from its link. */
async function invited(as: TestUser, role: string, email = address()) {
  const answer = await send(as, { role, email });
  expect(answer.status).toBe(201);
  await Notifications.retryDue();
  const mail = messages.mailsTo(email).at(-1);
  const token = String(/invitation=([\w-]{27})\b/.exec(mail?.text ?? "")?.[1]);
  return { id: answer.body.invitation.id as string, token, email, mail };
}
const form = {
  name: "Demo Colleague",
  password: "a long enough password",
  accept_terms: true,
  accept_privacy: true,
};
const open = (token: string, body: object = form) =>
  callHandler(accountsRoutes.acceptInvitation, accept, { params: { token }, body });
const look = (token: string) => callHandler(accountsRoutes.readInvitation, read, { params: { token } });
const waiting = async (as: TestUser) =>
  (await callHandler(accountsRoutes.listInvitations, listInvitations, { as })).body.items;

describe("inviting", () => {
  beforeEach(inOneHour);
  test("the mail names the clinic and the inviter; the table does not contain the token", async () => {
    const { owner, spaceId } = await clinic();
    const { token, mail, id, email } = await invited(owner, "professional");
    expect(mail?.subject).toMatch(/^Invitation to Demo Clinic/);
    expect(mail?.text).toContain(owner.name);
    expect(mail?.text).toContain(`http://localhost:3000/register?invitation=${token}`);
    const { documentClient } = await import("../../../../core/src/db/client.ts");
    const { ScanCommand } = await import("@aws-sdk/lib-dynamodb");
    const { Items } = await documentClient().send(
      new ScanCommand({ TableName: String(process.env.TABLE_NAME) }),
    );
    expect(JSON.stringify(Items)).not.toContain(token);
    expect(await waiting(owner)).toMatchObject([{ id, email, role: "professional" }]);
    expect(spaceId).toBeTruthy();
  });
  test("makes the declared number of requests", async () => {
    const { owner } = await clinic();
    await waiting(owner);
    const invite = await countingCalls(() => send(owner, { role: "receptionist", email: address() }));
    expect(invite.calls).toBe(accountsRoutes.invite.calls);
    const listing = await countingCalls(() => waiting(owner));
    expect(listing.calls).toBe(accountsRoutes.listInvitations.calls);
    const { id, token } = await invited(owner, "manager");
    expect((await countingCalls(() => look(token))).calls).toBe(accountsRoutes.readInvitation.calls);
    const taking = await countingCalls(() =>
      callHandler(accountsRoutes.revokeInvitation, revoke, { as: owner, params: { invitation: id } }),
    );
    expect(taking.calls).toBe(accountsRoutes.revokeInvitation.calls);
  });
  test("of two invitations at the same moment for the last seat one is refused", async () => {
    const { owner } = await clinic("basic");
    const both = await Promise.all([1, 2].map(() => send(owner, { role: "receptionist", email: address() })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 403]);
    expect(await waiting(owner)).toHaveLength(1);
  });
  test("sends at most five mails a day to one address, whoever asks, and fifty for a clinic", async () => {
    const email = address();
    for (let n = 0; n < 5; n += 1) {
      const { owner } = await clinic();
      expect((await send(owner, { role: "receptionist", email })).status).toBe(201);
    }
    const { owner } = await clinic();
    expect((await send(owner, { role: "receptionist", email })).body.code).toBe("throttled");
    for (let n = 0; n < 50; n += 1) {
      const answer = await send(owner, { role: "receptionist", email: address() });
      expect(answer.status).toBe(201);
      const params = { invitation: answer.body.invitation.id };
      await callHandler(accountsRoutes.revokeInvitation, revoke, { as: owner, params });
    }
    expect((await send(owner, { role: "receptionist", email: address() })).status).toBe(429);
    back.push(shiftClock(24 * 3600_000));
    expect((await send(owner, { role: "receptionist", email: address() })).status).toBe(201);
  });
  test("removes addresses from names in the mail, also from stored names", async () => {
    const { owner, spaceId } = await clinic();
    const answer = await send(owner, { role: "manager", email: address(), name: "See evil.example" });
    expect(answer.body.fields).toEqual({ name: "name.address" });
    const space_name = "Win\nnow at https://evil.example";
    await Spaces.db.entities.space.patch({ id: spaceId }).set({ space_name }).go();
    const { mail } = await invited(owner, "manager");
    expect(mail?.subject).toBe("Invitation to Win now at");
    expect(`${mail?.text}${mail?.html}`).not.toContain("evil");
  });
  test("only a manager may invite, and nobody who is a member already", async () => {
    const { owner, spaceId } = await clinic();
    const professional = await makeUser(spaceId, "professional");
    expect((await send(professional, { role: "receptionist", email: address() })).status).toBe(403);
    const email = `${professional.id.toLowerCase()}@clinic.example`;
    expect((await send(owner, { role: "receptionist", email })).body.fields).toEqual({
      email: "email.member",
    });
  });
  test("pending invitations count: the plan's last seat is offered once", async () => {
    const { owner } = await clinic("free_trial");
    expect((await send(owner, { role: "professional", email: address() })).status).toBe(201);
    const full = await send(owner, { role: "professional", email: address() });
    expect([full.status, full.body.code]).toEqual([403, "plan.max_users"]);
  });
  test("inviting the same address again revokes the earlier link", async () => {
    const { owner } = await clinic("free_trial");
    const first = await invited(owner, "professional");
    const second = await invited(owner, "professional", first.email);
    expect((await look(first.token)).status).toBe(404);
    expect((await look(second.token)).status).toBe(200);
    expect(await waiting(owner)).toHaveLength(1);
  });
  test("the same request twice invites once", async () => {
    const { owner } = await clinic();
    const body = { role: "professional", email: address() };
    const headers = { "idempotency-key": "again" };
    const first = await send(owner, body, headers);
    expect((await send(owner, body, headers)).body).toEqual(first.body);
    expect(await waiting(owner)).toHaveLength(1);
  });
});

describe("a link", () => {
  test("shows what it offers and nothing else", async () => {
    const { owner } = await clinic();
    const { token, email } = await invited(owner, "receptionist");
    expect((await look(token)).body).toEqual({
      name: "Demo Colleague",
      email,
      role: "receptionist",
      space_name: expect.stringContaining("Demo Clinic"),
    });
    expect((await look("x".repeat(27))).status).toBe(404);
    expect((await look("short")).status).toBe(400);
  });
  test("does not work after it was revoked; another space cannot revoke it", async () => {
    const { owner } = await clinic();
    const { id, token } = await invited(owner, "receptionist");
    const take = (as: TestUser) =>
      callHandler(accountsRoutes.revokeInvitation, revoke, { as, params: { invitation: id } });
    expect((await take((await clinic()).owner)).status).toBe(404);
    expect((await take(owner)).body).toEqual({ result: "deleted" });
    for (const answer of [await look(token), await open(token)])
      expect([answer.status, answer.body.code]).toEqual([404, "invitation.not_found"]);
  });
  test("expires after seven days", async () => {
    const { owner } = await clinic();
    const { token } = await invited(owner, "receptionist");
    back.push(shiftClock(7 * 24 * 3600_000 - 5000));
    expect((await look(token)).status).toBe(200);
    back.push(shiftClock(10_000));
    expect((await look(token)).status).toBe(404);
    expect((await open(token)).status).toBe(404);
    expect(await waiting(owner)).toEqual([]);
  });
});

describe("accepting", () => {
  test("opens a confirmed account in that space, once", async () => {
    const { owner, spaceId } = await clinic();
    const { token, email } = await invited(owner, "professional");
    const { value: answer, calls } = await countingCalls(() => open(token, { ...form, language: "pt" }));
    expect(answer.status).toBe(201);
    expect(calls).toBeLessThanOrEqual(accountsRoutes.acceptInvitation.calls);
    const { id } = answer.body.user;
    expect(await identity.account(email)).toEqual({
      status: "CONFIRMED",
      userId: id,
      spaceId,
      locale: "pt",
    });
    expect(await signIn({ email, password: form.password })).toBeTruthy();
    const { data } = await Spaces.db.entities.user.get({ space_id: spaceId, id }).go();
    expect(data).toMatchObject({
      role: "professional",
      owner: false,
      practises: true,
      language: "pt",
      terms_version: expect.any(String),
      referral_code: expect.any(String),
      welcome_waits: true,
      tutorial_open: true,
    });
    const again = await open(token);
    expect([again.status, again.body.code]).toEqual([404, "invitation.not_found"]);
  });
  test("the same link used twice at the same moment opens one account", async () => {
    const { owner, spaceId } = await clinic();
    const { token, email } = await invited(owner, "professional");
    const answers = await Promise.all([open(token), open(token), open(token)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const { data } = await Spaces.db.entities.user.query.primary({ space_id: spaceId }).go();
    const joined = data.filter((user) => user.email === email);
    expect(joined).toHaveLength(1);
    expect((await identity.account(email))?.userId).toBe(joined[0]?.id);
  });
  test.each([
    ["late once, so that the call is repeated", 1],
    ["never there", undefined],
  ])("opens the account too when the user pool's answer is %s", async (_, times) => {
    const { owner } = await clinic();
    const { token, email } = await invited(owner, "professional");
    const restore = loseAnswers("AdminCreateUserCommand", times);
    const answer = await open(token);
    restore();
    expect(answer.status).toBe(201);
    expect(await identity.account(email)).toMatchObject({ userId: answer.body.user.id, status: "CONFIRMED" });
    expect(await signIn({ email, password: form.password })).toBeTruthy();
  });

  test("of two people who accept for the last seat one is refused, and nothing of it remains", async () => {
    const { owner, spaceId } = await clinic("pro");
    const links = [await invited(owner, "receptionist"), await invited(owner, "receptionist")];
    // The plan changed after the invitations: it has one seat for a secretary.
    await Spaces.db.entities.space.patch({ id: spaceId }).set({ plan_code: "basic" }).go();
    const answers = await Promise.all(links.map(({ token }) => open(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
    const loser = links[answers.findIndex(({ status }) => status === 403)];
    expect(await identity.account(String(loser?.email))).toBeUndefined();
    expect((await look(String(loser?.token))).status).toBe(200);
  });
  test("an e-mail that has an account elsewhere is refused", async () => {
    const email = address();
    const elsewhere = await invited((await clinic()).owner, "professional", email);
    const here = await invited((await clinic()).owner, "professional", email);
    expect((await open(elsewhere.token)).status).toBe(201);
    const answer = await open(here.token);
    expect([answer.status, answer.body.code]).toEqual([409, "invitation.email_taken"]);
  });
  test("terms must be accepted", async () => {
    const { token } = await invited((await clinic()).owner, "professional");
    expect((await open(token, { ...form, accept_terms: false })).body.fields).toEqual({
      accept_terms: "must_accept",
    });
  });
});
