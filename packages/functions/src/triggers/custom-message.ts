import type { AccountMailKey } from "@meridian/core/contracts/notifications/message-texts";
import * as Notifications from "@meridian/core/notifications";
import type { CustomMessageTriggerEvent } from "aws-lambda";

/** Mails that the product writes itself. For any other trigger the user pool's own text is used. */
const MAILS: Readonly<Record<string, AccountMailKey>> = {
  CustomMessage_SignUp: "confirmation",
  CustomMessage_ResendCode: "confirmation",
  CustomMessage_ForgotPassword: "password-reset",
};

/** Writes the user pool's mails in the language of the account. The pool replaces the placeholder with the code. */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const message = MAILS[event.triggerSource];
  if (!message) return event;
  const { userAttributes, codeParameter } = event.request;
  const language = String(userAttributes.locale).startsWith("pt") ? "pt" : "en";
  const reader = { language, email: String(userAttributes.email), code: codeParameter } as const;
  const { subject, html } = await Notifications.publishedAccountMail(message, reader);
  event.response.emailSubject = subject;
  event.response.emailMessage = html;
  return event;
}
