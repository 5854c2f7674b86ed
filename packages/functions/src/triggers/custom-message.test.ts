import type { CustomMessageTriggerEvent } from "aws-lambda";
import { describe, expect, test } from "vitest";
import { handler } from "./custom-message.ts";

const event = (triggerSource: string, locale?: string) =>
  ({
    triggerSource,
    request: {
      userAttributes: { email: "demo+x@example.com", ...(locale && { locale }) },
      codeParameter: "{####}",
    },
    response: { emailSubject: null, emailMessage: null, smsMessage: null },
  }) as unknown as CustomMessageTriggerEvent;

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
});
