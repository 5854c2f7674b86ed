import { createRequire } from "node:module";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { erasureRoutes } from "@meridian/core/contracts/erasure/erasure";
import { PROPOSALS_AT_ONCE, retentionRoutes } from "@meridian/core/contracts/retention/retention";
import { RETENTION_RULES, SUGGESTED_PERIODS } from "@meridian/core/contracts/retention/retention-kinds";
import * as Patients from "@meridian/core/patients";
import { createConfirmed } from "@meridian/core/platform/identity-accounts";
import * as Retention from "@meridian/core/retention";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { makeDocument } from "@meridian/core/testing/documents";
import { localIdentity, localMessages } from "@meridian/core/testing/local-identity";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { beforeAll, expect, test } from "vitest";
import { connect } from "../../../../core/src/db/service.ts";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { confirmTotp, login, startTotp } from "../accounts/accounts.ts";
import { get as getErasure } from "../erasure/erasure.ts";
import { erase, get, keep, proposals, remove, reopen, update } from "./retention.ts";

localTable();
localMessages();
localIdentity();

const { generate } = createRequire(import.meta.url)("cognito-local/lib/services/totp") as {
  generate(secret: string): string;
};
const stored = connect({ patient: Patients.PatientEntity });
const password = "a long enough password";
const email = "demo.keeper@example.com";
const OLD = "2001-03-05T10:00:00.000Z";
type Jar = Record<string, string>;
const cookiesOf = (lines: string[]): Jar =>
  Object.fromEntries(lines.map((line) => (line.split(";")[0] ?? "").split("=") as [string, string]));

let space: string;
let manager: TestUser;
let jar: Jar;
beforeAll(async () => {
  space = (await makeSpace()).id;
  manager = await makeUser(space, "manager", { owner: true });
  await Spaces.db.entities.user.patch({ space_id: space, id: manager.id }).set({ email }).go();
  await createConfirmed({
    userId: manager.id,
    spaceId: space,
    email,
    password,
    name: manager.name,
    language: "en",
  });
  jar = cookiesOf((await callHandler(accountsRoutes.login, login, { body: { email, password } })).cookies);
});

async function oldPatients(count: number): Promise<string[]> {
  const made = await Promise.all(Array.from({ length: count }, () => makePatient(space)));
  for (const { id } of made)
    await stored.entities.patient
      .patch({ space_id: space, patient_id: id })
      .set({ created_at: OLD, updated_at: OLD })
      .go();
  return made.map(({ id }) => id);
}

async function setPeriods(changes: Partial<typeof SUGGESTED_PERIODS>) {
  const now = (await callHandler(retentionRoutes.get, get, { cookies: jar })).body.settings;
  return callHandler(retentionRoutes.update, update, {
    cookies: jar,
    body: { version: now.version, periods: { ...SUGGESTED_PERIODS, ...changes } },
  });
}

test("periods below the minimum are refused and the field is named", async () => {
  for (const kind of ["patients", "receipts"] as const) {
    const answer = await setPeriods({ [kind]: RETENTION_RULES[kind].min - 1 });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { [`periods.${kind}`]: "retention.too_short" },
    ]);
  }
  expect((await setPeriods({ messages: null })).body.fields).toEqual({
    "periods.messages": "retention.has_end",
  });
  const { value: answer, calls } = await countingCalls(() => setPeriods({ messages: 6 }));
  expect(answer.body).toMatchObject({ periods: { messages: 6 }, updated_by_name: manager.name });
  expect(calls).toBeLessThanOrEqual(retentionRoutes.get.calls + retentionRoutes.update.calls);
});

test("files of a whole page are removed within the declared requests", async () => {
  await setPeriods({ patients: null, unseen_patients: null });
  const ids = await oldPatients(PROPOSALS_AT_ONCE);
  for (const patient of ids) await makeDocument(manager, patient, { added_at: OLD, updated_at: OLD });
  await Retention.proposeEverywhere(Number.POSITIVE_INFINITY);
  const list = await countingCalls(() =>
    callHandler(retentionRoutes.proposals, proposals, { cookies: jar, query: { kind: "documents" } }),
  );
  expect(list.value.body.items).toHaveLength(PROPOSALS_AT_ONCE);
  expect(list.calls).toBeLessThanOrEqual(retentionRoutes.proposals.calls);
  const kept = { kind: "documents", ids };
  const body = { ...kept, until: null, reason: "Asked by the health authority" };
  const keeping = await countingCalls(() => callHandler(retentionRoutes.keep, keep, { cookies: jar, body }));
  expect(keeping.value.body.decided).toHaveLength(ids.length);
  expect(keeping.calls).toBeLessThanOrEqual(retentionRoutes.keep.calls);
  const opening = await countingCalls(() =>
    callHandler(retentionRoutes.reopen, reopen, { cookies: jar, body: kept }),
  );
  expect(opening.calls).toBeLessThanOrEqual(retentionRoutes.reopen.calls);
  const removal = await countingCalls(() =>
    callHandler(retentionRoutes.remove, remove, { cookies: jar, body: kept }),
  );
  expect(removal.value.body).toMatchObject({ dropped: [] });
  expect(removal.value.body.decided).toHaveLength(ids.length);
  expect(removal.calls).toBeLessThanOrEqual(retentionRoutes.remove.calls);
});

test("patients are erased in 30 days after password and code, a whole page within the declared requests", async () => {
  await setPeriods({});
  const ids = await oldPatients(PROPOSALS_AT_ONCE);
  await Retention.proposeEverywhere(Number.POSITIVE_INFINITY);
  const ask = (totp: string) =>
    callHandler(retentionRoutes.erase, erase, {
      cookies: jar,
      body: { kind: "unseen_patients", ids, password, totp },
    });
  expect((await ask("000000")).body.code).toBe("erasure.second_factor");

  const begun = await callHandler(accountsRoutes.startTotp, startTotp, { cookies: jar, body: { password } });
  Object.assign(jar, cookiesOf(begun.cookies));
  const code = () => generate(begun.body.secret);
  await callHandler(accountsRoutes.confirmTotp, confirmTotp, { cookies: jar, body: { totp: code() } });
  Spaces.forgetActor();
  const wrong = await ask(String((Number(code()) + 1) % 1_000_000).padStart(6, "0"));
  expect([wrong.status, wrong.body.fields]).toEqual([400, { totp: "totp.incorrect" }]);

  const { value: answer, calls } = await countingCalls(() => ask(code()));
  expect([answer.status, answer.body.dropped]).toEqual([200, []]);
  expect(answer.body.decided).toHaveLength(ids.length);
  expect(calls).toBeLessThanOrEqual(retentionRoutes.erase.calls);
  const erasure = await callHandler(erasureRoutes.get, getErasure, {
    cookies: jar,
    params: { patient: String(ids[0]) },
  });
  expect(erasure.body.erasure).toMatchObject({ state: "waiting", reason: "kept_long_enough" });
});
