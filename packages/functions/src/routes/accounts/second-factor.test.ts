import { createRequire } from "node:module";
import { accountsRoutes } from "@meridian/core/contracts/accounts";
import { createConfirmed } from "@meridian/core/platform/identity";
import { Spaces } from "@meridian/core/spaces";
import { makeSpace, makeUser } from "@meridian/core/testing/actors";
import { localIdentity, localMessages } from "@meridian/core/testing/local-identity";
import { localTable } from "@meridian/core/testing/local-table";
import { describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { handler as confirmTotp } from "./confirm-totp.ts";
import { handler as listMembers } from "./list-members.ts";
import { handler as login } from "./login.ts";
import { handler as refreshUser } from "./refresh-user.ts";
import { handler as requireTotp } from "./require-totp.ts";
import { handler as startTotp } from "./start-totp.ts";
import { handler as stopTotp } from "./stop-totp.ts";

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
const begin = (cookies: Record<string, string>) =>
  callHandler(accountsRoutes.startTotp, startTotp, { cookies });
const confirm = (cookies: Record<string, string>, totp: string) =>
  callHandler(accountsRoutes.confirmTotp, confirmTotp, { cookies, body: { totp } });
const stop = (cookies: Record<string, string>, given: string) =>
  callHandler(accountsRoutes.stopTotp, stopTotp, { cookies, body: { password: given } });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

async function withFactor() {
  const email = await person();
  const cookies = cookiesOf((await enter(email)).cookies);
  const { secret } = (await begin(cookies)).body;
  expect((await confirm(cookies, generate(secret))).body).toEqual({ totp_enabled: true });
  return { email, secret: secret as string };
}

describe("setting it up", () => {
  test("gives a secret, is on only after a right code, and costs what the contract says", async () => {
    const email = await person();
    const cookies = cookiesOf((await enter(email)).cookies);
    await begin(cookies);
    const { value: answer, calls } = await countingCalls(() => begin(cookies));
    expect(calls).toBe(accountsRoutes.startTotp.calls);
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
  test("needs the refresh token of the session", async () => {
    const { session } = cookiesOf((await enter(await person())).cookies);
    expect((await begin({ session: String(session) })).status).toBe(401);
  });
  test("where the space asks for it, nothing but setting it up is open", async () => {
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

describe("asking everyone for it", () => {
  const ask = (as: { id: string; spaceId: string }, body: object) =>
    callHandler(accountsRoutes.requireTotp, requireTotp, { as, body: { version: 1, ...body } });
  test("is the owner's decision, in force at once, and no other manager's", async () => {
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
  test("a stale wish is 409 with what stands", async () => {
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

describe("signing in with it", () => {
  test("the password alone asks for the code; a right code enters and can be renewed", async () => {
    const { email, secret } = await withFactor();
    const alone = await enter(email);
    expect([alone.status, alone.body.code, alone.cookies]).toEqual([401, "totp.required", []]);
    const answer = await enter(email, { totp: generate(secret) });
    expect(answer.body.user).toMatchObject({ totp_enabled: true });
    const { refresh } = cookiesOf(answer.cookies);
    const renewed = await callHandler(accountsRoutes.refreshUser, refreshUser, {
      cookies: { refresh: String(refresh) },
    });
    expect(renewed.status).toBe(200);
  });
  test("a wrong code counts as a failure, a missing one does not", async () => {
    const { email, secret } = await withFactor();
    for (let n = 0; n < 6; n += 1) expect((await enter(email)).body.code).toBe("totp.required");
    for (let n = 0; n < 5; n += 1) {
      const answer = await enter(email, { totp: wrongOf(generate(secret)) });
      expect(answer.body.code).toBe("totp.incorrect");
    }
    const answer = await enter(email, { totp: generate(secret) });
    expect([answer.status, answer.body.code]).toEqual([429, "login.wait"]);
  });
});

describe("turning it off", () => {
  test("takes the password, under the lock-out", async () => {
    const { email, secret } = await withFactor();
    const cookies = cookiesOf((await enter(email, { totp: generate(secret) })).cookies);
    const wrong = await stop(cookies, "not the password");
    expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([
      400,
      "password.incorrect",
      "Password incorrect",
    ]);
    expect((await enter(email)).body.code).toBe("totp.required");
    await begin({ ...cookies });
    const { value: answer, calls } = await countingCalls(() => stop(cookies, password));
    expect(answer.body).toEqual({ totp_enabled: false });
    expect(calls).toBe(accountsRoutes.stopTotp.calls);
    expect((await enter(email)).body.user).toMatchObject({ totp_enabled: false });
  });
  test("cannot be used to guess a password", async () => {
    const { email, secret } = await withFactor();
    const cookies = cookiesOf((await enter(email, { totp: generate(secret) })).cookies);
    for (let n = 0; n < 5; n += 1) await stop(cookies, "guess");
    expect((await stop(cookies, password)).body.code).toBe("login.wait");
    expect((await enter(email, { totp: generate(secret) })).status).toBe(429);
  });
});
