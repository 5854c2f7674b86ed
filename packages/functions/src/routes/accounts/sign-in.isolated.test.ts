import * as Accounts from "@meridian/core/accounts";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { shiftClock } from "@meridian/core/platform/clock";
import { renew, signIn } from "@meridian/core/platform/identity";
import { createConfirmed } from "@meridian/core/platform/identity-accounts";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser } from "@meridian/core/testing/actors";
import { localIdentity, localMessages } from "@meridian/core/testing/local-identity";
import { localTable } from "@meridian/core/testing/local-table";
import { waits } from "@meridian/core/testing/waits";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { admin, login, logout, refreshUser } from "./accounts.ts";

vi.mock("@meridian/core/platform/constant-time", async (original) =>
  (await import("@meridian/core/testing/waits")).unpaced(original),
);

localTable();
localMessages();
localIdentity();

const password = "a long enough password";
const back: (() => void)[] = [];
afterEach(() => {
  waits.on = false;
  for (const undo of back.splice(0)) undo();
});

/** A user in the table with an account in the pool. */
async function member(
  email: string,
  role: Parameters<typeof makeUser>[1] = "manager",
  options: { active?: boolean } = {},
) {
  const spaceId = role === "admin" ? Spaces.BACKOFFICE : (await makeSpace()).id;
  const user = await makeUser(spaceId, role, options);
  await createConfirmed({ userId: user.id, spaceId, email, password, name: user.name, language: "en" });
  return user;
}
const enter = (email: string, more: object = {}, route: "login" | "admin" = "login") =>
  callHandler(accountsRoutes[route], route === "login" ? login : admin, {
    body: { email, password, ...more },
  });
const held = (cookies: Record<string, string>) => ({
  session: String(cookies.session),
  refresh: String(cookies.refresh),
});
const cookiesOf = (lines: string[]) =>
  Object.fromEntries(lines.map((line) => (line.split(";")[0] ?? "").split("=") as [string, string]));

let user: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  user = await member("demo.manager@example.com");
});

describe("POST /login", () => {
  test("answers the user with every field of space and user, alerts and cookies scripts cannot read", async () => {
    const { value: answer, calls } = await countingCalls(() => enter("Demo.Manager@example.com "));
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toEqual(["status", "user", "alerts"]);
    expect(accountsRoutes.login.response.parse(answer.body)).toEqual(answer.body);
    expect(answer.body.user).toMatchObject({ id: user.id, space: { id: user.spaceId } });
    for (const line of answer.cookies) expect(line).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(Object.keys(cookiesOf(answer.cookies))).toEqual(["session", "refresh"]);
    expect(calls).toBe(4);
    expect(calls).toBeLessThanOrEqual(accountsRoutes.login.calls);
  });
  test("accepts form fields", async () => {
    const answer = await callHandler(accountsRoutes.login, login, {
      body: new URLSearchParams({ email: "demo.manager@example.com", password }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.status).toBe(200);
  });
  test("a wrong password and an unknown e-mail get the same answer, in the same time, with the same requests", async () => {
    waits.on = true;
    const tell = async (email: string) => {
      const started = performance.now();
      const counted = await countingCalls(() => enter(email, { password: "not the password" }));
      const { requestId: _, ...body } = counted.value.body;
      return { status: counted.value.status, body, calls: counted.calls, took: performance.now() - started };
    };
    const wrong = await tell("demo.manager@example.com");
    const unknown = await tell("demo.nobody@example.com");
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: "login.incorrect", message: "Email or password incorrect" },
    });
    expect({ ...unknown, took: 0 }).toEqual({ ...wrong, took: 0 });
    expect(Math.abs(unknown.took - wrong.took)).toBeLessThan(150);
    expect(Math.min(unknown.took, wrong.took)).toBeGreaterThanOrEqual(390);
  });
  test("an administrator gets the answer for a wrong password, and no session remains", async () => {
    await member("demo.staff@example.com", "admin");
    const answer = await enter("demo.staff@example.com");
    expect([answer.status, answer.body.code, answer.cookies]).toEqual([401, "login.incorrect", []]);
    expect((await enter("demo.staff@example.com", {}, "admin")).status).toBe(200);
  });
  test("a deactivated user does too", async () => {
    await member("demo.gone@example.com", "receptionist", { active: false });
    const answer = await enter("demo.gone@example.com");
    expect([answer.status, answer.body.code]).toEqual([401, "login.incorrect"]);
  });
  test("refuses a request from another site", async () => {
    const answer = await callHandler(accountsRoutes.login, login, {
      body: { email: "demo.manager@example.com", password },
      headers: { origin: "https://evil.example" },
    });
    expect([answer.status, answer.cookies]).toEqual([403, []]);
  });
  test("missing fields are named", async () => {
    const answer = await callHandler(accountsRoutes.login, login, { body: { email: "x" } });
    expect(answer.body.fields).toEqual({ email: "email.invalid", password: "required" });
  });
  test("after five failures even the right password waits; a successful sign-in resets the count", async () => {
    const email = "demo.locked@example.com";
    await member(email);
    const wrong = () => enter(email, { password: "wrong one" });
    await Promise.all([wrong(), wrong(), wrong(), wrong(), wrong()]);
    const { value: refused, calls } = await countingCalls(() => enter(email));
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      429,
      "login.throttled",
      { retry_after: 1 },
    ]);
    expect(calls).toBe(1);
    expect((await enter("demo.manager@example.com")).status).toBe(200);
    back.push(shiftClock(1000));
    const { value: entered, calls: most } = await countingCalls(() => enter(email));
    expect(entered.status).toBe(200);
    expect(most).toBe(accountsRoutes.login.calls);
    expect((await wrong()).status).toBe(401);
    expect((await enter(email)).status).toBe(200);
  });
});

describe("POST /admin", () => {
  test("signs administrators in, without alerts and without a space", async () => {
    await member("demo.admin@example.com", "admin");
    const { value: answer, calls } = await countingCalls(() => enter("demo.admin@example.com", {}, "admin"));
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toEqual(["status", "user"]);
    expect(answer.body.user).toMatchObject({ role: "admin", space: null, admin_levels: ["any", "staff"] });
    expect(calls).toBeLessThanOrEqual(accountsRoutes.admin.calls);
  });
  test("refuses everybody else", async () => {
    const answer = await enter("demo.manager@example.com", {}, "admin");
    expect([answer.status, answer.body.message, answer.cookies]).toEqual([
      401,
      "Email or password incorrect",
      [],
    ]);
    expect((await enter("demo.manager@example.com")).status).toBe(200);
  });
});

describe("GET /refresh_user", () => {
  const ask = (cookies: Record<string, string>) =>
    callHandler(accountsRoutes.refreshUser, refreshUser, { cookies });
  test("a valid session returns its user, and sets no cookies", async () => {
    const session = cookiesOf((await enter("demo.manager@example.com")).cookies);
    const { value: answer, calls } = await countingCalls(() => ask(session));
    expect(answer.body).toMatchObject({ status: 200, user: { id: user.id } });
    expect(answer.cookies).toEqual([]);
    expect(calls).toBe(accountsRoutes.refreshUser.calls);
  });
  test("an expired session is renewed by its refresh token", async () => {
    const cookies = cookiesOf((await enter("demo.manager@example.com")).cookies);
    // An invalid signature has the same effect as an expired token.
    const answer = await ask({ ...cookies, session: `${String(cookies.session).slice(0, -8)}AAAAAAAA` });
    expect(answer.body.user.id).toBe(user.id);
    const renewed = cookiesOf(answer.cookies);
    expect(Object.keys(renewed)).toEqual(["session"]);
    expect((await ask(renewed)).status).toBe(200);
  });
  test("without either it is 401, and remaining cookies are deleted", async () => {
    expect((await ask({})).status).toBe(401);
    const answer = await ask({ session: "x", refresh: "y" });
    expect([answer.status, answer.body.code]).toEqual([401, "session.not_found"]);
    for (const line of answer.cookies) expect(line).toContain("Max-Age=0");
    // A refresh token alone does not say whose it is.
    const { refresh } = cookiesOf((await enter("demo.manager@example.com")).cookies);
    expect((await ask({ refresh: String(refresh) })).status).toBe(401);
    expect(answer.cookies).toHaveLength(2);
  });
  test("a deactivated user is refused at once", async () => {
    const gone = await member("demo.leaving@example.com", "receptionist");
    const cookies = cookiesOf((await enter("demo.leaving@example.com")).cookies);
    await Spaces.db.entities.user.patch({ space_id: gone.spaceId, id: gone.id }).set({ active: false }).go();
    expect((await ask(cookies)).status).toBe(401);
    const ended = `${String(cookies.session).slice(0, -8)}AAAAAAAA`;
    expect((await ask({ ...cookies, session: ended })).status).toBe(401);
  });
});

describe("GET /logout", () => {
  test("revokes the refresh token and clears the cookies", async () => {
    const cookies = cookiesOf((await enter("demo.manager@example.com")).cookies);
    const { value: answer, calls } = await countingCalls(() =>
      callHandler(accountsRoutes.logout, logout, { cookies }),
    );
    expect(answer.body).toEqual({ status: 200 });
    for (const line of answer.cookies) expect(line).toContain("Max-Age=0");
    expect(calls).toBe(0);
    await expect(renew(held(cookies))).rejects.toMatchObject({ code: "session.not_found" });
    const again = await callHandler(accountsRoutes.logout, logout, { cookies });
    expect(again.status).toBe(200);
  });
  test("refuses a request from another site", async () => {
    const cookies = cookiesOf((await enter("demo.manager@example.com")).cookies);
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "", "sec-fetch-site": "cross-site" },
    ];
    for (const headers of foreign)
      expect((await callHandler(accountsRoutes.logout, logout, { cookies, headers })).status).toBe(403);
    expect(await renew(held(cookies))).toBeTruthy();
  });
});

test("refuses a token whose user has no space in the user pool", async () => {
  await createConfirmed({
    userId: "usr_none",
    spaceId: "spc_none",
    email: "demo.loose@example.com",
    password,
    name: "Demo",
    language: "en",
  });
  await expect(Accounts.login({ email: "demo.loose@example.com", password })).rejects.toMatchObject({
    code: "login.incorrect",
  });
  expect(await signIn({ email: "demo.loose@example.com", password })).toBeTruthy();
});
