import { describe, expect, test } from "vitest";
import { seal } from "../../platform/secret.ts";
import { accountMail } from "./confirmation.ts";
import { INVITATION_TOKEN } from "./invitation.ts";
import { mailOf } from "./templates.ts";

const facts = {
  name: "Demo Colleague",
  inviter: "Demo Owner",
  space_name: "Demo Clinic",
  role: "receptionist",
  email: "demo@example.com",
};
const token = "abcdefghijklmnopqrstuvwxyz0";
const sealed = async () => ({ ...facts, token: await seal(INVITATION_TOKEN, facts.email, token) });

describe.each([
  ["en", "Invitation to Demo Clinic", "receptionist", "Accept the invitation"],
  ["pt", "Convite para Demo Clinic", "rececionista", "Aceitar o convite"],
] as const)("an invitation in %s", (language, subject, role, action) => {
  test("names the clinic, the inviter and the role, with the link as text and as HTML", async () => {
    const mail = await mailOf("invitation", language, await sealed());
    expect(mail.subject).toBe(subject);
    for (const shape of [mail.text, mail.html]) {
      expect(shape).toContain(`http://localhost:3000/register?invitation=${token}`);
      for (const word of ["Demo Owner", "Demo Clinic", role, action]) expect(shape).toContain(word);
    }
    expect(mail.html).toContain(`lang="${language}"`);
  });
});

test("a token encrypted for another address cannot be decrypted", async () => {
  const other = { ...(await sealed()), email: "other@example.com" };
  await expect(mailOf("invitation", "en", other)).rejects.toThrow();
});

test("typed text stays text and cannot add a header", async () => {
  const mail = await mailOf("invitation", "en", {
    ...(await sealed()),
    space_name: '<b>"x"</b>\r\nBcc: a@b.c',
  });
  expect(mail.html).not.toContain("<b>");
  expect(mail.html).toContain("&lt;b&gt;&quot;x&quot;&lt;/b&gt;");
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

test("an unknown template is an error, not an empty mail", async () => {
  await expect(mailOf("nothing", "en", {})).rejects.toThrow("No such mail template");
});

test.each(["en", "pt"] as const)(
  "e-mail taken, confirmation and reset in %s lead to their screens",
  async (language) => {
    expect((await mailOf("email-taken", language, {})).text).toContain("http://localhost:3000/login");
    const confirm = accountMail("confirmation", { language, email: "a+b@example.com", code: "{####}" });
    expect(confirm.text).toContain("/confirm-email?email=a%2Bb%40example.com&code={####}");
    expect(confirm.html).toContain("/confirm-email?email=a%2Bb%40example.com&amp;code={####}");
    const reset = { language, email: "a@example.com", code: "123456" };
    expect(accountMail("password-reset", reset).text).toContain(
      "/reset-password?email=a%40example.com&code=123456",
    );
  },
);

test.each([
  ["en", "1", "One record of Demo Clinic has passed"],
  ["en", "12", "12 records of Demo Clinic have passed"],
  ["pt", "1", "há um registo que já passou"],
  ["pt", "12", "há 12 registos que já passaram"],
] as const)("data past its time in %s, %s of it, leads to the decisions", async (language, count, says) => {
  const mail = await mailOf("retention-waiting", language, { clinic: "Demo Clinic", count });
  expect(mail.text).toContain(says);
  expect(mail.text).toContain("http://localhost:3000/settings/retention");
});
