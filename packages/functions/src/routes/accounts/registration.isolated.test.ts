import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { shiftClock } from "@meridian/core/platform/clock";
import * as Spaces from "@meridian/core/spaces";
import { localIdentity, localMessages } from "@meridian/core/testing/local-identity";
import { localTable } from "@meridian/core/testing/local-table";
import { loseAnswers } from "@meridian/core/testing/lost-answers";
import { inOneHour } from "@meridian/core/testing/one-hour";
import { waits } from "@meridian/core/testing/waits";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { confirmEmail, login, register, resendCode } from "./accounts.ts";

vi.mock("@meridian/core/platform/constant-time", async (original) =>
  (await import("@meridian/core/testing/waits")).unpaced(original),
);

localTable();
const messages = localMessages();
const identity = localIdentity();
afterEach(() => {
  vi.restoreAllMocks();
  waits.on = false;
});

const person = {
  name: "Demo Therapist",
  phone: "912 345 678",
  password: "a long enough password",
  accept_terms: true,
  accept_privacy: true,
};
const professional = { ...person, kind: "professional", space_name: "Demo Clinic" };
const student = {
  ...person,
  kind: "student",
  space_name: "Demo Study Room",
  student_number: "12345",
  proof: { content_type: "application/pdf", size: 1000 },
};
const provider = { ...person, kind: "provider", company_name: "Demo Herbs", vat_number: "pt 501 442 600" };

let serial = 0;
const address = () => {
  serial += 1;
  return `demo.new${serial}@example.com`;
};
const open = (body: object, headers: Record<string, string> = {}) =>
  callHandler(accountsRoutes.register, register, { body, headers });
/** The code of the newest mail. */
const codeFor = (email: string) =>
  String(/code=(\d{6})/.exec(messages.mailsTo(email).at(-1)?.html ?? "")?.[1]);
const confirm = (email: string, code = codeFor(email)) =>
  callHandler(accountsRoutes.confirmEmail, confirmEmail, { body: { email, code } });
/** What is stored about an account after its address was confirmed. */
async function opened(email: string) {
  expect((await confirm(email)).status).toBe(200);
  return stored(email);
}
async function stored(email: string) {
  const account = await identity.account(email);
  const key = { space_id: String(account?.spaceId), id: String(account?.userId) };
  const user = (await Spaces.db.entities.user.get(key).go()).data;
  const space = (await Spaces.db.entities.space.get({ id: key.space_id }).go()).data;
  return { account, user, space };
}
async function forgetRegistrations() {
  const { documentClient } = await import("../../../../core/src/db/client.ts");
  const { DeleteCommand, ScanCommand } = await import("@aws-sdk/lib-dynamodb");
  const TableName = String(process.env.TABLE_NAME);
  const { Items = [] } = await documentClient().send(new ScanCommand({ TableName }));
  for (const { pk, sk, __edb_e__ } of Items)
    if (__edb_e__ === "registration")
      await documentClient().send(new DeleteCommand({ TableName, Key: { pk, sk } }));
}
const spacesInAll = async () =>
  (await Spaces.db.entities.space.query.newest({}).go({ pages: "all" })).data.length;

describe("POST /register", () => {
  test("a professional becomes manager and owner of a new space", async () => {
    const email = address();
    const { value: answer, calls } = await countingCalls(() =>
      open({ ...professional, email: email.toUpperCase(), language: "pt", referral_code: "abcd2345" }),
    );
    expect(answer.status).toBe(201);
    // The allowance, the versions of the terms in force, the registration; and the words of the mail, which the user pool's
    // trigger reads in a function of its own.
    expect(calls).toBe(4);
    const before = await stored(email);
    expect(before.account).toMatchObject({ status: "UNCONFIRMED", locale: "pt" });
    expect([before.user, before.space]).toEqual([null, null]);
    const [mail] = messages.mailsTo(email);
    const { user, space } = await opened(email);
    expect(answer.body).toEqual({ status: 201, user: { id: user?.id, email } });
    expect(user).toMatchObject({
      role: "manager",
      owner: true,
      practises: true,
      active: true,
      language: "pt",
      terms_version: "1",
      privacy_version: "1",
      referral_code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
    });
    expect(space).toMatchObject({
      space_name: "Demo Clinic",
      owner_id: user?.id,
      phone: "912 345 678",
      referral_code_used: "ABCD2345",
      time_zone: "Europe/Lisbon",
    });
    expect([space?.plan_code, space?.modules]).toEqual([undefined, undefined]);
    expect(mail?.subject).toBe("Confirme o seu e-mail");
    expect(mail?.html).toMatch(/confirm-email\?email=demo\.new\d+%40example\.com&amp;code=\d{6}/);
  });
  test("signs in only once the e-mail is confirmed", async () => {
    const email = address();
    await open({ ...professional, email });
    const enter = () =>
      callHandler(accountsRoutes.login, login, { body: { email, password: person.password } });
    const early = await enter();
    expect([early.status, early.body.code, early.body.message]).toEqual([
      403,
      "login.unconfirmed",
      "Email not confirmed",
    ]);
    await confirm(email);
    expect((await enter()).body.user).toMatchObject({
      first_time: true,
      welcome_waits: true,
      tutorial_open: true,
    });
  });
  test("a student gets an upload link for exactly that proof", async () => {
    const email = address();
    const answer = await open({ ...student, email });
    const { user } = await opened(email);
    expect(user).toMatchObject({ role: "student", owner: true, practises: true, student_number: "12345" });
    const link = new URL(answer.body.proof_upload.url);
    expect(link.pathname).toBe(`/test-files/proofs/${user?.space_id}/${user?.id}.pdf`);
    expect(user?.proof_key).toBe(`proofs/${user?.space_id}/${user?.id}.pdf`);
    expect(link.searchParams.get("X-Amz-SignedHeaders")).toBe(
      "content-length;content-type;host;if-none-match",
    );
    expect(answer.body.proof_upload.headers).toMatchObject({ "content-type": "application/pdf" });
  });
  test.each([
    [{ content_type: "text/html", size: 10 }, { "proof.content_type": "file.type" }],
    [{ content_type: "image/png", size: 11 * 1024 * 1024 }, { "proof.size": "file.too_large" }],
  ])("a proof that is %j is refused", async (proof, fields) => {
    expect((await open({ ...student, email: address(), proof })).body.fields).toEqual(fields);
  });
  test("a provider becomes an unverified external entity with a normalised tax number", async () => {
    const email = address();
    expect((await open({ ...provider, email })).status).toBe(201);
    const { user, space } = await opened(email);
    expect(user).toMatchObject({ role: "external_entity", owner: true, practises: false });
    expect([user?.welcome_waits, user?.tutorial_open]).toEqual([undefined, undefined]);
    expect(space).toMatchObject({
      space_name: "Demo Herbs",
      external_entity: { company_name: "Demo Herbs", vat_number: "PT501442600", verified: false },
    });
  });
  test("accepts form fields, including a student's proof", async () => {
    const { proof, ...flat } = { ...student, email: address() };
    const form = new URLSearchParams({ ...flat, accept_terms: "on", accept_privacy: "on" } as never);
    form.set("proof.content_type", proof.content_type);
    form.set("proof.size", String(proof.size));
    const answer = await callHandler(accountsRoutes.register, register, {
      body: form.toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect([answer.status, answer.body.user?.email]).toEqual([201, flat.email]);
  });
  test.each([
    [{ accept_terms: false }, { accept_terms: "must_accept" }],
    [{ accept_privacy: undefined }, { accept_privacy: "must_accept" }],
    [{ password: "short" }, { password: "password.too_short" }],
    [{ password: "password" }, { password: "password.guessable" }],
    [{ password: " ".repeat(8) }, { password: "password.guessable" }],
    [{ password: "x".repeat(129) }, { password: "password.too_long" }],
    [{ space_name: "Win at evil.example" }, { space_name: "name.address" }],
    [{ email: "nobody" }, { email: "email.invalid" }],
    [
      { name: " ", space_name: "" },
      { name: "required", space_name: "required" },
    ],
    [{ ...provider, vat_number: "501442601" }, { vat_number: "vat.invalid" }],
  ])("%j is refused, field by field", async (fault, fields) => {
    const answer = await open({ ...professional, email: address(), ...fault });
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
  });
});

describe("a taken e-mail", () => {
  const waiting = async (email: string) => {
    const { documentClient } = await import("../../../../core/src/db/client.ts");
    const { ScanCommand } = await import("@aws-sdk/lib-dynamodb");
    const { Items = [] } = await documentClient().send(
      new ScanCommand({ TableName: String(process.env.TABLE_NAME) }),
    );
    return Items.filter((item) => item.template === "email-taken" && item.to === email);
  };
  test("gets the same reply, creates no account, and its owner gets one mail a day", async () => {
    const email = address();
    const first = await open({ ...student, email });
    await confirm(email);
    const spaces = await spacesInAll();
    const { value: second, calls } = await countingCalls(() => open({ ...student, email, name: "Somebody" }));
    expect(second.status).toBe(first.status);
    const shape = (body: object): unknown =>
      JSON.parse(JSON.stringify(body), (_key, value) => (typeof value === "string" ? value.length : value));
    expect(shape(second.body)).toEqual(shape(first.body));
    expect(second.body.user.id).not.toBe(first.body.user.id);
    expect(calls).toBeLessThanOrEqual(accountsRoutes.register.calls);
    await open({ ...student, email });
    expect(await spacesInAll()).toBe(spaces);
    const mails = await waiting(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ channel: "email", status: "pending" });
    expect((await stored(email)).user?.name).toBe("Demo Therapist");
  });
  test("two registrations at the same moment create one account", async () => {
    const email = address();
    const spaces = await spacesInAll();
    const answers = await Promise.all([1, 2, 3].map(() => open({ ...professional, email })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { account, user } = await opened(email);
    expect(await spacesInAll()).toBe(spaces + 1);
    expect(user?.id).toBe(account?.userId);
  });
});

describe("an address nobody has confirmed", () => {
  const enter = (email: string, password: string) =>
    callHandler(accountsRoutes.login, login, { body: { email, password } });
  test("belongs to whoever registers last, and no earlier link or password works", async () => {
    const email = address();
    await open({ ...professional, email, password: "the intruder's own", space_name: "Not theirs" });
    const early = codeFor(email);
    await open({ ...professional, email });
    expect(codeFor(email)).not.toBe(early);
    expect((await confirm(email, early)).body.fields).toEqual({ code: "code.incorrect" });
    expect((await opened(email)).space?.space_name).toBe("Demo Clinic");
    expect((await enter(email, "the intruder's own")).status).toBe(401);
    expect((await enter(email, person.password)).status).toBe(200);
  });
  test("is free after a week, without a space left behind", async () => {
    const email = address();
    const spaces = await spacesInAll();
    await open({ ...professional, email });
    const back = shiftClock(8 * 24 * 3600_000);
    expect((await confirm(email)).body.fields).toEqual({ code: "code.incorrect" });
    await open({ ...professional, email });
    expect(await spacesInAll()).toBe(spaces);
    await confirm(email);
    back();
    expect(await spacesInAll()).toBe(spaces + 1);
  });
  test("can be confirmed by the same link again, but not by another code", async () => {
    const email = address();
    await open({ ...professional, email });
    const code = codeFor(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    expect((await confirm(email, wrong)).body.fields).toEqual({ code: "code.incorrect" });
    for (let twice = 0; twice < 2; twice += 1) expect((await confirm(email, code)).status).toBe(200);
    expect((await confirm(email, wrong)).body.fields).toEqual({ code: "code.incorrect" });
    expect((await confirm("nobody@example.com", code)).body.fields).toEqual({ code: "code.incorrect" });
  });
  test("gets its space if the process was interrupted between user pool and table", async () => {
    const email = address();
    await open({ ...professional, email });
    const code = codeFor(email);
    await identity.confirm(email);
    expect((await confirm(email, code)).status).toBe(200);
    expect((await enter(email, person.password)).status).toBe(200);
  });
  test("gets a new code; an unknown address gets the same answer", async () => {
    const email = address();
    await open({ ...professional, email });
    const resend = (to: string) =>
      callHandler(accountsRoutes.resendCode, resendCode, { body: { email: to } });
    expect([await resend(email), await resend("nobody@example.com")]).toMatchObject([
      { status: 200, body: { status: 200 } },
      { status: 200, body: { status: 200 } },
    ]);
    expect([messages.mailsTo(email).length, messages.mailsTo("nobody@example.com").length]).toEqual([2, 0]);
  });
});

describe("limits", () => {
  beforeEach(inOneHour);
  test("apply to registrations and codes of one address", async () => {
    const email = address();
    for (let n = 0; n < 5; n += 1) expect((await open({ ...professional, email })).status).toBe(201);
    const answer = await open({ ...professional, email });
    expect([answer.status, answer.body.code, answer.body.details.retry_after > 0]).toEqual([
      429,
      "throttled",
      true,
    ]);
    expect(answer.headers["retry-after"]).toBe(String(answer.body.details.retry_after));
    const resend = () => callHandler(accountsRoutes.resendCode, resendCode, { body: { email } });
    for (let n = 0; n < 5; n += 1) expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(429);
    expect(messages.mailsTo(email)).toHaveLength(10);
    expect((await open({ ...professional, email: address() })).status).toBe(201);
  });
  test("apply to attempts to enter a code, even before the right one", async () => {
    const email = address();
    await open({ ...professional, email });
    await Promise.all(Array.from({ length: 20 }, () => confirm(email, "000000")));
    expect((await confirm(email)).status).toBe(429);
  });
});

test("registering takes the same time for a taken and a free address", async () => {
  waits.on = true;
  const email = address();
  const time = async () => {
    const started = performance.now();
    await open({ ...professional, email });
    return performance.now() - started;
  };
  const free = await time();
  await confirm(email);
  const taken = await time();
  expect(Math.min(free, taken)).toBeGreaterThanOrEqual(990);
  expect(Math.abs(free - taken)).toBeLessThan(150);
});

describe("repeats and failures", () => {
  test("a repeated request with the same key gets the same answer and no mail about a taken address", async () => {
    const email = address();
    const headers = { "idempotency-key": "key-1" };
    const first = await open({ ...professional, email }, headers);
    const second = await open({ ...professional, email }, headers);
    expect(first.body).toMatchObject({ status: 201, user: { email } });
    expect(second.body).toEqual(first.body);
    expect(messages.mailsTo(email)).toHaveLength(1);
  });
  test("two equal requests at the same moment leave one complete account", async () => {
    const email = address();
    const headers = { "idempotency-key": "key-2" };
    const both = await Promise.all([1, 2].map(() => open({ ...professional, email }, headers)));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    const { account, user, space } = await opened(email);
    expect([user?.id, space?.id]).toEqual([account?.userId, account?.spaceId]);
  });
  test("if the table refuses, the account in the user pool is deleted and the address is free again", async () => {
    const email = address();
    // Longer than the field allows.
    const away = { ...professional, email, referral_code: "x".repeat(40) };
    const create = vi.spyOn(crypto, "randomUUID").mockImplementation(() => {
      throw new Error("the table is away");
    });
    expect((await open(away)).status).toBe(500);
    create.mockRestore();
    expect(await identity.account(email)).toBeUndefined();
    expect((await open({ ...professional, email })).status).toBe(201);
    expect((await opened(email)).user?.email).toBe(email);
  });
  test.each([
    ["late once, so that the call is repeated", 1],
    ["never there", undefined],
  ])(
    "an account for which the user pool's answers are %s is registered and confirmed all the same",
    async (_, times) => {
      const email = address();
      const endSignUps = loseAnswers("SignUpCommand", times);
      const answer = await open({ ...professional, email });
      endSignUps();
      expect(answer.status).toBe(201);
      const endConfirmations = loseAnswers("ConfirmSignUpCommand", times);
      const { account, user, space } = await opened(email);
      endConfirmations();
      expect(answer.body.user.id).toBe(user?.id);
      expect([user?.id, space?.id]).toEqual([account?.userId, account?.spaceId]);
      expect(messages.mailsTo(email)).toHaveLength(1);
    },
  );
  test("an account left by an interrupted process is deleted after a while", async () => {
    const email = address();
    await open({ ...professional, email });
    const { account } = await opened(email);
    await forgetRegistrations();
    await Spaces.db.entities.user
      .delete({ space_id: String(account?.spaceId), id: String(account?.userId) })
      .go();
    await open({ ...professional, email });
    expect((await identity.account(email))?.userId).toBe(account?.userId);
    const back = shiftClock(2 * 60_000);
    await open({ ...professional, email });
    back();
    const after = await opened(email);
    expect(after.account?.userId).not.toBe(account?.userId);
    expect(after.user?.email).toBe(email);
  });
});
