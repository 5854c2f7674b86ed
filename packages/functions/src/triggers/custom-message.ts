import * as Notifications from "@meridian/core/notifications";
import type { CustomMessageTriggerEvent } from "aws-lambda";

/** Kinds of mail the product words itself; for any other the user pool's own words stand. */
const LETTERS: Readonly<Record<string, typeof Notifications.confirmationMail>> = {
  CustomMessage_SignUp: Notifications.confirmationMail,
  CustomMessage_ResendCode: Notifications.confirmationMail,
  CustomMessage_ForgotPassword: Notifications.passwordResetMail,
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
