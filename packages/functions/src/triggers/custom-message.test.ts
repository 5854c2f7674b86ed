import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as Catalogues from "@meridian/core/catalogues";
import { env } from "@meridian/core/platform/env";
import * as Spaces from "@meridian/core/spaces";
import { as, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { emptyCatalogues } from "@meridian/core/testing/catalogues";
import { localTable } from "@meridian/core/testing/local-table";
import type { CustomMessageTriggerEvent } from "aws-lambda";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { documentClient } from "../../../core/src/db/client.ts";
import { countingCalls } from "../testing/count-calls.ts";
import { handler } from "./custom-message.ts";

localTable();
let admin: TestUser;
beforeAll(async () => {
  admin = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID") });
});
beforeEach(emptyCatalogues);
afterEach(() => vi.restoreAllMocks());

const event = (triggerSource: string, locale?: string) =>
  ({
    triggerSource,
    request: {
      userAttributes: { email: "demo+x@example.com", ...(locale && { locale }) },
      codeParameter: "{####}",
    },
    response: { emailSubject: null, emailMessage: null, smsMessage: null },
  }) as unknown as CustomMessageTriggerEvent;

/** Publishes words over those of a mail. */
const publish = (key: string, words: object) =>
  as(admin, async () => {
    const { entry } = await Catalogues.getEntry("mails", key);
    await Catalogues.updateEntry("mails", key, {
      version: entry.version,
      fields: { ...entry.fields, ...words } as typeof entry.fields,
      retired: false,
      reference: null,
      note: "",
      reviewed: true,
    });
    const { version } = await Catalogues.getCatalogue("mails");
    await Catalogues.publishCatalogue("mails", { version, note: "" });
  });
const confirmed = async () => (await handler(event("CustomMessage_SignUp", "en"))).response;
const SUBJECT = { en: "Demo subject", pt: "Assunto demo" };

describe("the user pool's mails", () => {
  test.each([
    ["CustomMessage_SignUp", "en", "Confirm your e-mail", "confirm-email"],
    ["CustomMessage_SignUp", "pt", "Confirme o seu e-mail", "confirm-email"],
    ["CustomMessage_ResendCode", "pt", "Confirme o seu e-mail", "confirm-email"],
    ["CustomMessage_ForgotPassword", "en", "Choose a new password", "reset-password"],
    ["CustomMessage_ForgotPassword", "pt", "Escolha uma nova palavra-passe", "reset-password"],
    ["CustomMessage_SignUp", undefined, "Confirm your e-mail", "confirm-email"],
  ])("%s in %s", async (source, locale, subject, page) => {
    const { response } = await handler(event(source, locale));
    expect(response.emailSubject).toBe(subject);
    expect(response.emailMessage).toContain(
      `http://localhost:3000/${page}?email=demo%2Bx%40example.com&amp;code={####}`,
    );
    expect(String(response.emailMessage).length).toBeLessThan(20_000);
  });
  test("any other kind keeps the user pool's own text", async () => {
    const { response } = await handler(event("CustomMessage_UpdateUserAttribute", "pt"));
    expect(response.emailMessage).toBeNull();
  });

  test("say what was published, by one request for one item, and the product's words when it is taken back", async () => {
    await publish("confirmation", {
      subject: SUBJECT,
      body: { en: "Demo text\nCode: {code}", pt: "Texto demo\nCódigo: {code}" },
    });
    const { value, calls } = await countingCalls(confirmed);
    expect([value.emailSubject, calls]).toEqual(["Demo subject", 1]);
    expect(value.emailMessage).toContain("<p>Code: {####}</p>");
    const other = await handler(event("CustomMessage_ForgotPassword", "pt"));
    expect(other.response.emailSubject).toBe("Escolha uma nova palavra-passe");
    await as(admin, async () => {
      const { entry } = await Catalogues.getEntry("mails", "confirmation");
      await Catalogues.revertEntry("mails", "confirmation", { version: entry.version, to: 0 });
      const { version } = await Catalogues.getCatalogue("mails");
      await Catalogues.publishCatalogue("mails", { version, note: "" });
    });
    expect((await confirmed()).emailSubject).toBe("Confirm your e-mail");
  });

  test("have the product's words where the published ones cannot be read", async () => {
    await publish("confirmation", { subject: SUBJECT });
    vi.spyOn(documentClient(), "send").mockRejectedValue(new Error("no table") as never);
    expect((await confirmed()).emailSubject).toBe("Confirm your e-mail");
  });

  test("have the product's words where reading takes too long for the user pool", async () => {
    await publish("confirmation", { subject: SUBJECT });
    vi.spyOn(documentClient(), "send").mockReturnValue(new Promise(() => undefined) as never);
    const began = performance.now();
    expect((await confirmed()).emailSubject).toBe("Confirm your e-mail");
    expect(performance.now() - began).toBeLessThan(3000);
  });

  test("have the product's words where the published ones do not fit what is filled in", async () => {
    await publish("confirmation", { subject: SUBJECT });
    const words = { en: "Without the code", pt: "Sem o código" };
    vi.spyOn(Catalogues, "publishedAccountMails").mockResolvedValue({
      confirmation: { message: "confirmation", subject: SUBJECT, body: words, button: words, why: words },
    });
    expect((await confirmed()).emailSubject).toBe("Confirm your e-mail");
  });

  test.each<[string, object, string]>([
    ["no code", { body: { en: "Demo", pt: "Demo" } }, "fields.body.en"],
    ["a code in its subject", { subject: { en: "{code}", pt: "Demo" } }, "fields.subject.en"],
    [
      "a subject that the user pool refuses",
      { subject: { en: "x".repeat(141), pt: "x" } },
      "fields.subject.en",
    ],
    [
      "a body that would be too long as HTML",
      { body: { en: "{code}", pt: `{code}${'"'.repeat(2000)}` } },
      "fields.body.pt",
    ],
    ["the user pool's own placeholder", { body: { en: "{####} {code}", pt: "{code}" } }, "fields.body.en"],
  ])("cannot be saved with %s", async (_what, words, field) => {
    await expect(publish("confirmation", words)).rejects.toMatchObject({
      facts: { fields: { [field]: expect.any(String) } },
    });
  });

  test("stay below what the user pool takes, whatever the letters and lines are", async () => {
    const lines = `{code}\n${'"\n'.repeat(990)}`;
    const body = { en: lines, pt: lines };
    const why = { en: '"'.repeat(400), pt: "x" };
    const button = { en: '"'.repeat(60), pt: "x" };
    await publish("confirmation", { subject: { en: '"'.repeat(140), pt: "x" }, body, why, button });
    const { emailSubject, emailMessage } = await confirmed();
    expect(emailSubject).toBe('"'.repeat(140));
    expect(String(emailMessage).length).toBeLessThanOrEqual(20_000);
  });

  test("are read by the key that publishing writes", async () => {
    const { ACCOUNT_MAILS_KEY } = await import("@meridian/core/db/table");
    await publish("password-reset", { subject: SUBJECT });
    const { Item } = await documentClient().send(
      new GetCommand({
        TableName: env("TABLE_NAME"),
        Key: { pk: ACCOUNT_MAILS_KEY.partition, sk: ACCOUNT_MAILS_KEY.sort },
      }),
    );
    expect(Item).toMatchObject({ catalogue: "mails", publication: "account-mails" });
  });
});
