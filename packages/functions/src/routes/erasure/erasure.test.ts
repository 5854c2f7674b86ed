import { createRequire } from "node:module";
import * as Activity from "@meridian/core/activity";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { ERASURE_DAYS, erasureRoutes } from "@meridian/core/contracts/erasure/erasure";
import { patientsRoutes } from "@meridian/core/contracts/patients/patients";
import { createConfirmed } from "@meridian/core/platform/identity-accounts";
import * as Spaces from "@meridian/core/spaces";
import { as, makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localIdentity, localMessages } from "@meridian/core/testing/local-identity";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { beforeAll, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { confirmTotp, login, startTotp } from "../accounts/accounts.ts";
import { restore } from "../patients/patients.ts";
import { get, request, withdraw } from "./erasure.ts";

localTable();
localMessages();
localIdentity();

const { generate } = createRequire(import.meta.url)("cognito-local/lib/services/totp") as {
  generate(secret: string): string;
};
const password = "a long enough password";
const email = "demo.eraser@example.com";
type Jar = Record<string, string>;
const cookiesOf = (lines: string[]): Jar =>
  Object.fromEntries(lines.map((line) => (line.split(";")[0] ?? "").split("=") as [string, string]));

let space: string;
let jar: Jar;
let user: TestUser;
let secret: string;
beforeAll(async () => {
  space = (await makeSpace()).id;
  user = await makeUser(space, "manager", { owner: true });
  await Spaces.db.entities.user.patch({ space_id: space, id: user.id }).set({ email }).go();
  await createConfirmed({
    userId: user.id,
    spaceId: space,
    email,
    password,
    name: user.name,
    language: "en",
  });
  jar = cookiesOf((await callHandler(accountsRoutes.login, login, { body: { email, password } })).cookies);
});

const reasoned = { reason: "patient_asked", note: "A letter of Monday" };
const ask = (patient: string, totp: string, word = password) =>
  callHandler(erasureRoutes.request, request, {
    cookies: jar,
    params: { patient },
    body: { ...reasoned, password: word, totp },
  });
const look = (patient: string) => callHandler(erasureRoutes.get, get, { cookies: jar, params: { patient } });
const bringBack = (patient: string) =>
  callHandler(patientsRoutes.restore, restore, { cookies: jar, params: { patient } });

test("a manager without a second factor is told to set it up", async () => {
  const { id } = await makePatient(space);
  const answer = await ask(id, "000000");
  expect([answer.status, answer.body.code]).toEqual([403, "erasure.second_factor"]);
  expect((await look(id)).body).toEqual({ erasure: null });
});

test("an erasure takes password and code, waits 30 days, locks the record and can be withdrawn", async () => {
  const begun = await callHandler(accountsRoutes.startTotp, startTotp, { cookies: jar, body: { password } });
  Object.assign(jar, cookiesOf(begun.cookies));
  secret = begun.body.secret;
  await callHandler(accountsRoutes.confirmTotp, confirmTotp, {
    cookies: jar,
    body: { totp: generate(secret) },
  });
  Spaces.forgetActor();
  const { id } = await makePatient(space);
  const wrong = await ask(id, String((Number(generate(secret)) + 1) % 1_000_000).padStart(6, "0"));
  expect([wrong.status, wrong.body.fields]).toEqual([400, { totp: "totp.incorrect" }]);
  expect((await ask(id, generate(secret), "not the password")).body.fields).toEqual({
    password: "password.incorrect",
  });
  expect((await look(id)).body).toEqual({ erasure: null });

  const { value: answer, calls } = await countingCalls(() => ask(id, generate(secret)));
  expect(answer.status).toBe(200);
  expect(calls).toBeLessThanOrEqual(erasureRoutes.request.calls);
  const { erasure } = answer.body;
  expect(erasure).toMatchObject({ ...reasoned, state: "waiting" });
  expect(Date.parse(erasure.due_at) - Date.parse(erasure.requested_at)).toBeGreaterThan(
    ERASURE_DAYS * 86_400_000 - 60_000,
  );
  expect((await look(id)).body.erasure).toMatchObject({ state: "waiting" });
  expect((await ask(id, generate(secret))).body.code).toBe("erasure.waits");
  expect((await bringBack(id)).body.code).toBe("erasure.waits");

  const back = await callHandler(erasureRoutes.withdraw, withdraw, { cookies: jar, params: { patient: id } });
  expect(back.body.erasure).toMatchObject({ state: "withdrawn" });
  expect((await bringBack(id)).status).toBe(200);
  const again = await callHandler(erasureRoutes.withdraw, withdraw, {
    cookies: jar,
    params: { patient: id },
  });
  expect(again.body.code).toBe("erasure.not_waiting");
  const { items } = await as(user, () => Activity.listActivity({ patient: id }));
  const done = items.map(({ action }) => action).filter((action) => /erase|withdraw/.test(action));
  expect(done).toEqual(["withdraw", "erase"]);
});
