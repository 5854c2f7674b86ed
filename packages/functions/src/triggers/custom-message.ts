import * as Notifications from "@meridian/core/notifications";
import type { CustomMessageTriggerEvent } from "aws-lambda";

/** Mails that the product writes itself. For any other trigger the user pool's own text is used. */
const MAILS: Readonly<Record<string, typeof Notifications.confirmationMail>> = {
  CustomMessage_SignUp: Notifications.confirmationMail,
  CustomMessage_ResendCode: Notifications.confirmationMail,
  CustomMessage_ForgotPassword: Notifications.passwordResetMail,
};

/** Writes the user pool's mails in the language of the account. The pool replaces the placeholder with the code. */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const compose = MAILS[event.triggerSource];
  if (!compose) return event;
  const { userAttributes, codeParameter } = event.request;
  const language = String(userAttributes.locale).startsWith("pt") ? "pt" : "en";
  const { subject, html } = compose(language, String(userAttributes.email), codeParameter);
  event.response.emailSubject = subject;
  event.response.emailMessage = html;
  return event;
}
