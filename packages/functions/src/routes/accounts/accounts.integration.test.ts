import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cloud, startCloud } from "../../../../../scripts/local/cloud.ts";

const { generate } = createRequire(import.meta.url)("cognito-local/lib/services/totp") as {
  generate(secret: string): string;
};
const state = mkdtempSync(join(tmpdir(), "meridian-accounts-"));
let cloud: Cloud;

beforeAll(async () => {
  const portBase = 23_000 + (process.pid % 500) * 20;
  cloud = await startCloud({ portBase, state, web: false });
});
afterAll(async () => {
  await cloud?.stop();
  rmSync(state, { recursive: true, force: true });
});

/** A browser with its cookies. */
function browser() {
  const jar = new Map<string, string>();
  return async (method: string, address: string, body?: unknown) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(`${cloud.urls.api}${address}`, {
      method,
      headers: {
        origin: String(cloud.env.WEB_ORIGIN),
        ...(cookie && { cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    // biome-ignore lint/suspicious/noExplicitAny: the test reads whatever a route answers
    return { status: response.status, body: (await response.json()) as any };
  };
}

type Mail = { destination: { to: string[] }; subject: string; body: { html?: string; text?: string } };
/** Waits for the newest mail to an address whose text matches. */
async function mailTo(email: string, matching: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${cloud.urls.mailbox}/store`);
    const { emails } = (await answer.json()) as { emails: Mail[] };
    const bodies = emails
      .filter(({ destination }) => destination.to.includes(email))
      .map(({ body }) => `${body.text ?? ""}\n${body.html ?? ""}`);
    const found = bodies.reverse().find((body) => matching.test(body));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No such mail to ${email}`);
}
const codeIn = (mail: string) => String(/code=(\d{6})/.exec(mail)?.[1]);

const password = "a long enough password";
const owner = "demo.owner@example.com";
const person = {
  name: "Demo Owner",
  phone: "912 345 678",
  password,
  accept_terms: true,
  accept_privacy: true,
};

test("from registration to deactivating a colleague, through every service", async () => {
  const mine = browser();
  const form = { ...person, kind: "professional", email: owner, space_name: "Demo Clinic", language: "pt" };
  expect((await mine("POST", "/register", form)).status).toBe(201);
  await mailTo(owner, /Confirme o seu endereço/);
  expect((await mine("POST", "/registrations/resend-code", { email: owner })).status).toBe(200);
  const confirmed = async () => {
    const code = codeIn(await mailTo(owner, /confirm-email/));
    return (await mine("POST", "/registrations/confirm", { email: owner, code })).status;
  };
  // The newest of the two mails may not have arrived yet.
  if ((await confirmed()) !== 200) expect(await confirmed()).toBe(200);
  expect((await mine("POST", "/login", { email: owner, password })).status).toBe(200);
  const trial = await mine("POST", "/subscription/free-trial", { modules: ["mtc"] });
  expect(trial.body.user.space.subscription_plan).toMatchObject({ code: "free_trial", days_left: 15 });

  const email = "demo.colleague@example.com";
  const invitation = { name: "Demo Colleague", email, role: "receptionist" };
  expect((await mine("POST", "/invitations", invitation)).status).toBe(201);
  const token = /invitation=([\w-]{27})/.exec(await mailTo(email, /register\?invitation=/))?.[1];
  const theirs = browser();
  const acceptance = { ...person, name: "Demo Colleague" };
  expect((await theirs("POST", `/invitation-links/${token}/accept`, acceptance)).status).toBe(201);
  expect((await theirs("POST", "/login", { email, password })).status).toBe(200);
  const { items } = (await theirs("GET", "/users")).body;
  const colleague = items.find((user: { email: string }) => user.email === email);
  const change = { version: colleague.version, active: false };
  expect((await mine("PATCH", `/users/${colleague.id}`, change)).status).toBe(200);
  expect((await theirs("GET", "/users")).status).toBe(401);
  expect((await theirs("GET", "/refresh_user")).status).toBe(401);
  expect((await theirs("POST", "/login", { email, password })).body.code).toBe("login.incorrect");

  expect((await mine("POST", "/register", form)).status).toBe(201);
  expect(await mailTo(owner, /já existe uma conta/)).toContain("/login");
  expect((await mine("GET", "/logout")).status).toBe(200);
  expect((await mine("GET", "/refresh_user")).status).toBe(401);
});

test("resets a forgotten password, and asks for the code of two-step verification", async () => {
  const mine = browser();
  expect((await mine("POST", "/password-resets", { email: owner })).status).toBe(200);
  const code = codeIn(await mailTo(owner, /reset-password/));
  const renewed = "another long password";
  const change = { email: owner, code, password: renewed };
  expect((await mine("POST", "/password-resets/confirm", change)).status).toBe(200);
  expect((await mine("POST", "/login", { email: owner, password })).status).toBe(401);
  expect((await mine("POST", "/login", { email: owner, password: renewed })).status).toBe(200);
  const { secret } = (await mine("POST", "/session/totp", { password: renewed })).body;
  expect((await mine("POST", "/session/totp/confirm", { totp: generate(secret) })).status).toBe(200);
  await mine("GET", "/logout");
  const credentials = { email: owner, password: renewed };
  expect((await mine("POST", "/login", credentials)).body.code).toBe("totp.required");
  expect((await mine("POST", "/login", { ...credentials, totp: generate(secret) })).status).toBe(200);
});

test("a student's proof is uploaded directly to the file store", async () => {
  const answer = await browser()("POST", "/register", {
    ...person,
    kind: "student",
    email: "demo.student@example.com",
    space_name: "Demo Study Room",
    student_number: "12345",
    proof: { content_type: "application/pdf", size: 8 },
  });
  const { url, headers } = answer.body.proof_upload;
  expect((await fetch(url, { method: "PUT", headers, body: "%PDF-1.7" })).status).toBe(200);
});

test("the retry job sends what could not be sent", async () => {
  await cloud.runSchedule("retry-messages");
});
