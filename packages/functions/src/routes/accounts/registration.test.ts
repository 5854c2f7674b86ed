import { accountsRoutes } from "@meridian/core/contracts/accounts";
import { shiftClock } from "@meridian/core/platform/clock";
import { Spaces } from "@meridian/core/spaces";
import { localIdentity, localMessages } from "@meridian/core/testing/local-identity";
import { localTable } from "@meridian/core/testing/local-table";
import { afterEach, describe, expect, test, vi } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { handler as login } from "./login.ts";
import { handler as register } from "./register.ts";

localTable();
const messages = localMessages();
const identity = localIdentity();
afterEach(() => vi.restoreAllMocks());

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
async function stored(email: string) {
  const account = await identity.account(email);
  const key = { space_id: String(account?.spaceId), id: String(account?.userId) };
  const user = (await Spaces.db.entities.user.get(key).go()).data;
  const space = (await Spaces.db.entities.space.get({ id: key.space_id }).go()).data;
  return { account, user, space };
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
    expect(calls).toBe(1);
    const { account, user, space } = await stored(email);
    expect(answer.body).toEqual({ status: 201, user: { id: user?.id, email } });
    expect(account).toMatchObject({ status: "UNCONFIRMED", locale: "pt" });
    expect(user).toMatchObject({
      role: "manager",
      owner: true,
      practises: true,
      active: true,
      language: "pt",
      terms_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      privacy_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
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
    const [mail] = messages.mailsTo(email);
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
    await identity.confirm(email);
    expect((await enter()).body.user).toMatchObject({ first_time: true, owner: true });
  });
  test("a student gets a link that takes just that proof", async () => {
    const email = address();
    const answer = await open({ ...student, email });
    const { user } = await stored(email);
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
  test("a provider is an external entity, unverified, with a tidy tax number", async () => {
    const email = address();
    expect((await open({ ...provider, email })).status).toBe(201);
    const { user, space } = await stored(email);
    expect(user).toMatchObject({ role: "external_entity", owner: true, practises: false });
    expect(space).toMatchObject({
      space_name: "Demo Herbs",
      external_entity: { company_name: "Demo Herbs", vat_number: "PT501442600", verified: false },
    });
  });
  test("takes form fields, a student's proof too", async () => {
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
  test("gets the very same reply, writes nothing of an account, and a mail says so once a day", async () => {
    const email = address();
    const first = await open({ ...student, email });
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
  test("even two at the same moment make one account", async () => {
    const email = address();
    const spaces = await spacesInAll();
    const answers = await Promise.all([1, 2, 3].map(() => open({ ...professional, email })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await spacesInAll()).toBe(spaces + 1);
    const { account, user } = await stored(email);
    expect(user?.id).toBe(account?.userId);
  });
});

describe("repeats and failures", () => {
  test("the same request under the same key answers the same and sends no mail about a taken address", async () => {
    const email = address();
    const headers = { "idempotency-key": "key-1" };
    const first = await open({ ...professional, email }, headers);
    const second = await open({ ...professional, email }, headers);
    expect(second.body).toEqual(first.body);
    expect(messages.mailsTo(email)).toHaveLength(1);
  });
  test("sent twice at once it still leaves one whole account", async () => {
    const email = address();
    const headers = { "idempotency-key": "key-2" };
    const both = await Promise.all([1, 2].map(() => open({ ...professional, email }, headers)));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    const { account, user, space } = await stored(email);
    expect([user?.id, space?.id]).toEqual([account?.userId, account?.spaceId]);
  });
  test("where the table refuses, the account in the pool is taken back and the e-mail is free again", async () => {
    const email = address();
    const create = vi.spyOn(Spaces.db.entities.space, "create").mockImplementation(() => {
      throw new Error("the table is away");
    });
    expect((await open({ ...professional, email })).status).toBe(500);
    expect(await identity.account(email)).toBeUndefined();
    create.mockRestore();
    expect((await open({ ...professional, email })).status).toBe(201);
    expect((await stored(email)).user?.email).toBe(email);
  });
  test("an account left by a process that died is cleared away after a while", async () => {
    const email = address();
    await open({ ...professional, email });
    const { account } = await stored(email);
    await Spaces.db.entities.user
      .delete({ space_id: String(account?.spaceId), id: String(account?.userId) })
      .go();
    await open({ ...professional, email });
    expect((await identity.account(email))?.userId).toBe(account?.userId);
    const back = shiftClock(20 * 60_000);
    await open({ ...professional, email });
    back();
    const after = await stored(email);
    expect(after.account?.userId).not.toBe(account?.userId);
    expect(after.user?.email).toBe(email);
  });
});
