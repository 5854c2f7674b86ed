import { createRequire } from "node:module";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { createConfirmed } from "@meridian/core/platform/identity-accounts";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser } from "@meridian/core/testing/actors";
import { localIdentity, localMessages } from "@meridian/core/testing/local-identity";
import { localTable } from "@meridian/core/testing/local-table";
import { describe, expect, test, vi } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import {
  confirmTotp,
  listMembers,
  login,
  refreshUser,
  requireTotp,
  startTotp,
  stopTotp,
} from "./accounts.ts";

vi.mock("@meridian/core/platform/constant-time", async (original) =>
  (await import("@meridian/core/testing/waits")).unpaced(original),
);

localTable();
localMessages();
localIdentity();

const { generate } = createRequire(import.meta.url)("cognito-local/lib/services/totp") as {
  generate(secret: string): string;
};
const password = "a long enough password";
let serial = 0;
async function person(requiresTotp = false) {
  serial += 1;
  const email = `demo.careful${serial}@example.com`;
  const { id: spaceId } = await makeSpace();
  if (requiresTotp) await Spaces.db.entities.space.patch({ id: spaceId }).set({ requires_totp: true }).go();
  const user = await makeUser(spaceId, "manager");
  await Spaces.db.entities.user.patch({ space_id: spaceId, id: user.id }).set({ email }).go();
  await createConfirmed({ userId: user.id, spaceId, email, password, name: user.name, language: "en" });
  return email;
}
const enter = (email: string, more: object = {}) =>
  callHandler(accountsRoutes.login, login, { body: { email, password, ...more } });
const cookiesOf = (lines: string[]) =>
  Object.fromEntries(lines.map((line) => (line.split(";")[0] ?? "").split("=") as [string, string]));
type Jar = Record<string, string>;
/** Begins two-step verification; the browser keeps the new session. */
async function begin(cookies: Jar, proof: object = { password }) {
  const answer = await callHandler(accountsRoutes.startTotp, startTotp, { cookies, body: proof });
  Object.assign(cookies, cookiesOf(answer.cookies));
  return answer;
}
const confirm = (cookies: Record<string, string>, totp: string) =>
  callHandler(accountsRoutes.confirmTotp, confirmTotp, { cookies, body: { totp } });
const stop = (cookies: Jar, proof: object) =>
  callHandler(accountsRoutes.stopTotp, stopTotp, { cookies, body: proof });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Whether a session is still accepted: by its token, and by renewing it. */
async function opens(cookies: Jar) {
  const session = `${String(cookies.session).slice(0, -8)}AAAAAAAA`;
  const ask = (jar: Jar) => callHandler(accountsRoutes.refreshUser, refreshUser, { cookies: jar });
  return [(await ask(cookies)).status, (await ask({ ...cookies, session })).status];
}
/** Sessions are distinguished by the second in which they began. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000) + 5));

async function withFactor() {
  const email = await person();
  const cookies = cookiesOf((await enter(email)).cookies);
  const { secret } = (await begin(cookies)).body;
  expect((await confirm(cookies, generate(secret))).body).toEqual({ totp_enabled: true });
  return { email, secret: secret as string };
}

describe("setting it up", () => {
  test("gives a secret, is on only after a right code, and makes the declared number of requests", async () => {
    const email = await person();
    const cookies = cookiesOf((await enter(email)).cookies);
    await begin(cookies);
    const { value: answer, calls } = await countingCalls(() => begin(cookies));
    expect(calls).toBeLessThanOrEqual(accountsRoutes.startTotp.calls);
    const { secret, uri } = answer.body;
    expect(uri).toBe(
      `otpauth://totp/${encodeURIComponent(`Meridian:${email}`)}?secret=${secret}&issuer=Meridian`,
    );
    const wrong = await confirm(cookies, wrongOf(generate(secret)));
    expect([wrong.status, wrong.body.code]).toEqual([400, "totp.incorrect"]);
    expect((await enter(email)).status).toBe(200);
    const right = await countingCalls(() => confirm(cookies, generate(secret)));
    expect(right.value.status).toBe(200);
    expect(right.calls).toBe(accountsRoutes.confirmTotp.calls);
  });
  test("needs the password, under throttling: an open session alone is not enough", async () => {
    const email = await person();
    const cookies = cookiesOf((await enter(email)).cookies);
    expect((await begin(cookies, {})).body.fields).toEqual({ password: "required" });
    for (let n = 0; n < 5; n += 1) {
      const answer = await begin(cookies, { password: "guess" });
      expect([answer.status, answer.body.fields]).toEqual([400, { password: "password.incorrect" }]);
    }
    expect((await begin(cookies)).body.code).toBe("login.throttled");
    expect((await enter(email)).status).toBe(429);
  });
  test("ends every session begun without it except the own one", async () => {
    const email = await person();
    const [own, other] = [await enter(email), await enter(email)].map(({ cookies }) => cookiesOf(cookies));
    await nextSecond();
    const { secret } = (await begin(own as Jar)).body;
    expect(await opens(other as Jar)).toEqual([200, 200]);
    await confirm(own as Jar, generate(secret));
    Spaces.forgetActor();
    expect([await opens(own as Jar), await opens(other as Jar)]).toEqual([
      [200, 200],
      [401, 401],
    ]);
  });
  test("is the only allowed action if the space requires it", async () => {
    const email = await person(true);
    const answer = await enter(email);
    expect(answer.body.user).toMatchObject({ totp_required: true, totp_enabled: false });
    const cookies = cookiesOf(answer.cookies);
    const list = () => callHandler(accountsRoutes.listMembers, listMembers, { cookies });
    const refused = await list();
    expect([refused.status, refused.body.code]).toEqual([403, "totp.setup_required"]);
    const { secret } = (await begin(cookies)).body;
    await confirm(cookies, generate(secret));
    expect((await list()).status).toBe(200);
  });
});

describe("requiring it of everyone", () => {
  const ask = (as: { id: string; spaceId: string }, body: object) =>
    callHandler(accountsRoutes.requireTotp, requireTotp, { as, body: { version: 1, ...body } });
  test("is decided by the owner, takes effect at once, and is refused for other managers", async () => {
    const { id: spaceId } = await makeSpace();
    const owner = await makeUser(spaceId, "manager", { owner: true });
    const manager = await makeUser(spaceId, "manager");
    expect((await ask(manager, { requires_totp: true })).status).toBe(403);
    const { value: answer, calls } = await countingCalls(() => ask(owner, { requires_totp: true }));
    expect(answer.body.user).toMatchObject({
      totp_required: true,
      space: { requires_totp: true, version: 2 },
    });
    expect(calls).toBe(accountsRoutes.requireTotp.calls + 1);
    const list = await callHandler(accountsRoutes.listMembers, listMembers, { as: manager });
    expect([list.status, list.body.code]).toEqual([403, "totp.setup_required"]);
  });
  test("a stale edit is 409 with the current setting", async () => {
    const { id: spaceId } = await makeSpace();
    const owner = await makeUser(spaceId, "manager", { owner: true });
    const answer = await ask(owner, { version: 7, requires_totp: true });
    expect([answer.status, answer.body.code, answer.body.current]).toEqual([
      409,
      "space.stale",
      { version: 1, requires_totp: false },
    ]);
  });
});

describe("replacing it", () => {
  test("needs the password and the current code", async () => {
    const { email, secret } = await withFactor();
    const cookies = cookiesOf((await enter(email, { totp: generate(secret) })).cookies);
    expect((await begin(cookies)).body.fields).toEqual({ totp: "totp.required" });
    const wrong = await begin(cookies, { password, totp: wrongOf(generate(secret)) });
    expect(wrong.body.fields).toEqual({ totp: "totp.incorrect" });
    expect((await enter(email)).body.code).toBe("totp.required");
    const { secret: next } = (await begin(cookies, { password, totp: generate(secret) })).body;
    expect((await confirm(cookies, generate(next))).status).toBe(200);
    expect((await enter(email, { totp: generate(next) })).status).toBe(200);
  });
});

describe("signing in with it", () => {
  test("the password alone asks for the code; with the right code the session begins and can be renewed", async () => {
    const { email, secret } = await withFactor();
    const alone = await enter(email);
    expect([alone.status, alone.body.code, alone.cookies]).toEqual([401, "totp.required", []]);
    const answer = await enter(email, { totp: generate(secret) });
    expect(answer.body.user).toMatchObject({ totp_enabled: true });
    const cookies = cookiesOf(answer.cookies);
    expect(await opens(cookies)).toEqual([200, 200]);
  });
  test("a wrong code counts as a failure, a missing one does not", async () => {
    const { email, secret } = await withFactor();
    for (let n = 0; n < 6; n += 1) expect((await enter(email)).body.code).toBe("totp.required");
    for (let n = 0; n < 5; n += 1) {
      const answer = await enter(email, { totp: wrongOf(generate(secret)) });
      expect(answer.body.code).toBe("totp.incorrect");
    }
    const answer = await enter(email, { totp: generate(secret) });
    expect([answer.status, answer.body.code]).toEqual([429, "login.throttled"]);
  });
});

describe("turning it off", () => {
  test("needs the password and the current code, under throttling", async () => {
    const { email, secret } = await withFactor();
    const cookies = cookiesOf((await enter(email, { totp: generate(secret) })).cookies);
    const totp = generate(secret);
    const wrong = await stop(cookies, { password: "not the password", totp });
    expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([
      400,
      "password.incorrect",
      "Password incorrect",
    ]);
    expect((await enter(email)).body.code).toBe("totp.required");
    expect((await stop(cookies, { password })).body.fields).toEqual({ totp: "totp.required" });
    expect((await stop(cookies, { password, totp: wrongOf(totp) })).body.fields).toEqual({
      totp: "totp.incorrect",
    });
    const other = cookiesOf((await enter(email, { totp })).cookies);
    await nextSecond();
    const { value: answer, calls } = await countingCalls(() => stop(cookies, { password, totp }));
    expect(answer.body).toEqual({ totp_enabled: false });
    Spaces.forgetActor();
    expect([await opens(cookiesOf(answer.cookies)), await opens(other)]).toEqual([
      [200, 200],
      [401, 401],
    ]);
    expect(calls).toBeLessThanOrEqual(accountsRoutes.stopTotp.calls);
    expect((await enter(email)).body.user).toMatchObject({ totp_enabled: false });
  });
  test("cannot be used to guess a password", async () => {
    const { email, secret } = await withFactor();
    const cookies = cookiesOf((await enter(email, { totp: generate(secret) })).cookies);
    const totp = generate(secret);
    for (let n = 0; n < 5; n += 1) await stop(cookies, { password: "guess", totp });
    expect((await stop(cookies, { password, totp })).body.code).toBe("login.throttled");
    expect((await enter(email, { totp: generate(secret) })).status).toBe(429);
  });
});
