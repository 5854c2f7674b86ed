import { createRequire } from "node:module";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { CLOSING_DAYS, closingRoutes } from "@meridian/core/contracts/closing/closing";
import { createConfirmed } from "@meridian/core/platform/identity-accounts";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser } from "@meridian/core/testing/actors";
import { localIdentity, localMessages } from "@meridian/core/testing/local-identity";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { confirmTotp, login, refreshUser, startTotp } from "../accounts/accounts.ts";
import { get, request, withdraw } from "./closing.ts";

localTable();
localMessages();
localIdentity();

const { generate } = createRequire(import.meta.url)("cognito-local/lib/services/totp") as {
  generate(secret: string): string;
};
const password = "a long enough password";
type Jar = Record<string, string>;
const cookiesOf = (lines: string[]): Jar =>
  Object.fromEntries(lines.map((line) => (line.split(";")[0] ?? "").split("=") as [string, string]));

let name: string;
const jars: Record<"owner" | "manager", Jar> = { owner: {}, manager: {} };
beforeAll(async () => {
  const { id: spaceId } = await makeSpace();
  const { data } = await Spaces.db.entities.space.get({ id: spaceId }).go();
  name = data?.space_name ?? "";
  for (const who of ["owner", "manager"] as const) {
    const email = `demo.closing.${who}@example.com`;
    const user = await makeUser(spaceId, "manager", { owner: who === "owner" });
    await Spaces.db.entities.user.patch({ space_id: spaceId, id: user.id }).set({ email }).go();
    const account = { userId: user.id, spaceId, email, password, name: user.name, language: "en" as const };
    await createConfirmed(account);
    const answer = await callHandler(accountsRoutes.login, login, { body: { email, password } });
    jars[who] = cookiesOf(answer.cookies);
  }
});

const ask = (cookies: Jar, totp: string, given: Record<string, string> = {}) =>
  callHandler(closingRoutes.request, request, {
    cookies,
    body: { reason: "ends_work", space_name: name, password, totp, ...given },
  });
const look = async () => (await callHandler(closingRoutes.get, get, { cookies: jars.manager })).body.closing;
const closesAt = async () =>
  (await callHandler(accountsRoutes.refreshUser, refreshUser, { cookies: jars.manager })).body.user.space
    .closes_at;

test("the owner closes with name, password and code, everybody is told, and another manager withdraws", async () => {
  expect((await ask(jars.owner, "000000")).body.code).toBe("erasure.second_factor");
  const begun = await callHandler(accountsRoutes.startTotp, startTotp, {
    cookies: jars.owner,
    body: { password },
  });
  Object.assign(jars.owner, cookiesOf(begun.cookies));
  const { secret } = begun.body;
  await callHandler(accountsRoutes.confirmTotp, confirmTotp, {
    cookies: jars.owner,
    body: { totp: generate(secret) },
  });
  Spaces.forgetActor();
  expect((await ask(jars.manager, generate(secret))).body.code).toBe("closing.owner_only");
  expect((await ask(jars.owner, generate(secret), { space_name: "Another" })).body.fields).toEqual({
    space_name: "closing.other_name",
  });
  expect((await ask(jars.owner, generate(secret), { password: "wrong one" })).body.fields).toEqual({
    password: "password.incorrect",
  });
  expect(await look()).toBeNull();
  expect(await closesAt()).toBeNull();

  const { value: answer, calls } = await countingCalls(() =>
    ask(jars.owner, generate(secret), { space_name: ` ${name.toUpperCase()} ` }),
  );
  expect(answer.status).toBe(200);
  expect(calls).toBeLessThanOrEqual(closingRoutes.request.calls);
  const { closing } = answer.body;
  expect(Date.parse(closing.due_at) - Date.parse(closing.requested_at)).toBeGreaterThan(
    CLOSING_DAYS * 86_400_000 - 60_000,
  );
  expect(await look()).toMatchObject({ state: "waiting", reason: "ends_work" });
  expect(await closesAt()).toBe(closing.due_at);
  expect((await ask(jars.owner, generate(secret))).body.code).toBe("closing.waits");

  const back = await callHandler(closingRoutes.withdraw, withdraw, { cookies: jars.manager });
  expect(back.body.closing).toMatchObject({ state: "withdrawn" });
  expect(await closesAt()).toBeNull();
  const again = await callHandler(closingRoutes.withdraw, withdraw, { cookies: jars.manager });
  expect(again.body.code).toBe("closing.not_waiting");
  expect((await ask(jars.owner, generate(secret))).status).toBe(200);
});
