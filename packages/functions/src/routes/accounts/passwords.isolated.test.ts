import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { createConfirmed } from "@meridian/core/platform/identity-accounts";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser } from "@meridian/core/testing/actors";
import { localIdentity, localMessages } from "@meridian/core/testing/local-identity";
import { localTable } from "@meridian/core/testing/local-table";
import { loseAnswers } from "@meridian/core/testing/lost-answers";
import { inOneHour } from "@meridian/core/testing/one-hour";
import { waits } from "@meridian/core/testing/waits";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { login, refreshUser, requestReset, resetPassword } from "./accounts.ts";

vi.mock("@meridian/core/platform/constant-time", async (original) =>
  (await import("@meridian/core/testing/waits")).unpaced(original),
);

afterEach(() => {
  waits.on = false;
});
localTable();
beforeEach(inOneHour);
const messages = localMessages();
localIdentity();

const password = "a long enough password";
const fresh = "another long password";
let serial = 0;
async function person() {
  serial += 1;
  const email = `demo.forgetful${serial}@example.com`;
  const { id: spaceId } = await makeSpace();
  const user = await makeUser(spaceId, "manager");
  await Spaces.db.entities.user.patch({ space_id: spaceId, id: user.id }).set({ email }).go();
  await createConfirmed({ userId: user.id, spaceId, email, password, name: user.name, language: "en" });
  return email;
}
const enter = (email: string, given = password) =>
  callHandler(accountsRoutes.login, login, { body: { email, password: given } });
const ask = (email: string) => callHandler(accountsRoutes.requestReset, requestReset, { body: { email } });
const reset = (email: string, code: string, given = fresh) =>
  callHandler(accountsRoutes.resetPassword, resetPassword, { body: { email, code, password: given } });
const codeFor = (email: string) =>
  String(/code=(\d{6})/.exec(messages.mailsTo(email).at(-1)?.html ?? "")?.[1]);
const cookiesOf = (lines: string[]) =>
  Object.fromEntries(lines.map((line) => (line.split(";")[0] ?? "").split("=") as [string, string]));
/** Whether a session is still accepted: by its token, and by renewing it. */
async function opens(cookies: Record<string, string>) {
  const session = `${String(cookies.session).slice(0, -8)}AAAAAAAA`;
  const renew = (jar: Record<string, string>) =>
    callHandler(accountsRoutes.refreshUser, refreshUser, { cookies: jar });
  return [(await renew(cookies)).status, (await renew({ ...cookies, session })).status];
}

test("resets a forgotten password and ends sessions begun with the old one", async () => {
  const email = await person();
  const stolen = cookiesOf((await enter(email)).cookies);
  expect(await opens(stolen)).toEqual([200, 200]);
  await new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000) + 5));
  await ask(email);
  const { value: answer, calls } = await countingCalls(() => reset(email, codeFor(email)));
  expect(answer.body).toEqual({ status: 200 });
  expect(calls).toBeLessThanOrEqual(accountsRoutes.resetPassword.calls);
  expect(await opens(stolen)).toEqual([401, 401]);
  expect((await enter(email)).status).toBe(401);
  expect(await opens(cookiesOf((await enter(email, fresh)).cookies))).toEqual([200, 200]);
});

test("refuses a common password before the code is used up", async () => {
  const email = await person();
  await ask(email);
  const answer = await reset(email, codeFor(email), email);
  expect([answer.status, answer.body.fields]).toEqual([400, { password: "password.guessable" }]);
  expect((await reset(email, codeFor(email))).status).toBe(200);
});

test("deletes failed attempts with the old password", async () => {
  const email = await person();
  for (let n = 0; n < 6; n += 1) await enter(email, "guess");
  expect((await enter(email)).status).toBe(429);
  await ask(email);
  await reset(email, codeFor(email));
  expect((await enter(email, fresh)).status).toBe(200);
});

test("does not reveal whether an account exists, by the answer or by its time", async () => {
  waits.on = true;
  const email = await person();
  const timed = async (address: string) => {
    const started = performance.now();
    const { status, body } = await ask(address);
    return { status, body, milliseconds: performance.now() - started };
  };
  const known = await timed(email);
  const unknown = await timed("nobody@example.com");
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(Math.abs(known.milliseconds - unknown.milliseconds)).toBeLessThan(150);
  const wrong = [await reset(email, "000000"), await reset("nobody@example.com", "000000")];
  for (const { status, body } of wrong)
    expect([status, body.fields]).toEqual([400, { code: "code.incorrect" }]);
});

test("limits mails and attempts for one address", async () => {
  const email = await person();
  for (let n = 0; n < 5; n += 1) expect((await ask(email)).status).toBe(200);
  expect((await ask(email)).status).toBe(429);
  await Promise.all(Array.from({ length: 20 }, () => reset(email, "000000")));
  expect((await reset(email, codeFor(email))).status).toBe(429);
  expect((await enter(email)).status).toBe(200);
});

for (const [how, times] of [
  ["once", 1],
  ["both times", 2],
] as const)
  test(`sets the password although the user pool's answer comes too late ${how}`, async () => {
    const email = await person();
    await ask(email);
    const code = codeFor(email);
    const restore = loseAnswers("ConfirmForgotPasswordCommand", times);
    try {
      expect((await reset(email, code)).body).toEqual({ status: 200 });
      expect((await reset(email, code, "a third long password")).body.fields).toEqual({
        code: "code.incorrect",
      });
    } finally {
      restore();
    }
    expect((await enter(email, fresh)).status).toBe(200);
  });
