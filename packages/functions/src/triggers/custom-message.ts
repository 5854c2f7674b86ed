import { Letters } from "@meridian/core/outbox";
import type { CustomMessageTriggerEvent } from "aws-lambda";

/** Kinds of mail the product words itself; for any other the user pool's own words stand. */
const LETTERS: Readonly<Record<string, typeof Letters.confirmation>> = {
  CustomMessage_SignUp: Letters.confirmation,
  CustomMessage_ResendCode: Letters.confirmation,
  CustomMessage_ForgotPassword: Letters.passwordReset,
};

/** Words the user pool's mails in the language of the account. The pool puts the code where the placeholder stands. */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const compose = LETTERS[event.triggerSource];
  if (!compose) return event;
  const { userAttributes, codeParameter } = event.request;
  const language = String(userAttributes.locale).startsWith("pt") ? "pt" : "en";
  const { subject, html } = compose(language, String(userAttributes.email), codeParameter);
  event.response.emailSubject = subject;
  event.response.emailMessage = html;
  return event;
}
