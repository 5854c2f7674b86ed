import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";
import { clientLimits, SEND_MS } from "./client-limits.ts";
import { env } from "./env.ts";
import { AppError } from "./errors.ts";

let client: SNSClient | undefined;
const service = () => {
  // One attempt only: after a lost answer the SDK's own second attempt would send the message twice.
  client ??= new SNSClient({ maxAttempts: 1, ...clientLimits(SEND_MS) });
  return client;
};

/**
 * A Portuguese mobile number in its international form (`+351912345678`), or undefined. Accepts it without a country
 * code or with `+351` or `00351`, with spaces, dots, dashes and brackets. Mobile numbers begin with 91, 92, 93 or 96
 * (ANACOM's numbering plan).
 */
export function portugueseMobile(typed: string): string | undefined {
  const match = /^(?:(?:\+|00)351)?(9[1236]\d{7})$/.exec(typed.replaceAll(/[\s.()-]/g, ""));
  return match ? `+351${match[1]}` : undefined;
}

type TextMessage = {
  to: string;
  /** At most 11 letters and digits; the product's own by default. */
  from?: string | undefined;
  text: string;
};

/** Sends one text message, to a Portuguese mobile number only. Throws 400 `phone.not_portuguese_mobile` for any other. */
export async function sendSms({ to, from, text }: TextMessage): Promise<void> {
  const PhoneNumber = portugueseMobile(to);
  if (!PhoneNumber) throw new AppError("invalid", "phone.not_portuguese_mobile");
  const value = (StringValue: string) => ({ DataType: "String", StringValue });
  await service().send(
    new PublishCommand({
      PhoneNumber,
      Message: text,
      MessageAttributes: {
        "AWS.SNS.SMS.SenderID": value(from ?? env("SMS_SENDER")),
        "AWS.SNS.SMS.SMSType": value("Transactional"),
      },
    }),
  );
}
