import { describe, expect, test } from "vitest";
import { localMessages } from "../testing/local-identity.ts";
import { portugueseMobile, sendSms } from "./sms.ts";

const messages = localMessages();

describe("a Portuguese mobile number", () => {
  test.each([
    ["912345678", "+351912345678"],
    ["+351 93 234 56 78", "+351932345678"],
    ["00351-962.345.678", "+351962345678"],
    ["(+351) 922345678", "+351922345678"],
    ["212345678", undefined],
    ["942345678", undefined],
    ["91234567", undefined],
    ["9123456789", undefined],
    ["+34612345678", undefined],
    ["+351", undefined],
    ["", undefined],
    ["912345678 ext 2", undefined],
  ])("%j: %s", (typed, expected) => expect(portugueseMobile(typed)).toBe(expected));
});

test("sends a text only to such a number", async () => {
  await sendSms({ to: "912 345 678", text: "Olá" });
  expect(messages.texts).toEqual([{ to: "+351912345678", text: "Olá" }]);
  await expect(sendSms({ to: "+34612345678", text: "x" })).rejects.toMatchObject({
    code: "phone.not_portuguese_mobile",
  });
  expect(messages.texts).toHaveLength(1);
});
