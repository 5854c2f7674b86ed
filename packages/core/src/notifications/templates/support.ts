import { spokenName } from "../../contracts/kernel/spoken-name.ts";
import { env } from "../../platform/env.ts";
import type { MailTemplate } from "./composed.ts";

const url = () => `${env("WEB_ORIGIN")}/support`;

/** Thanks a user for a message to the administrators. Facts: `name`, `number`. */
export const supportReceived: MailTemplate = (_language, { name = "", number = "" }) => ({
  message: "support-received",
  values: { name: spokenName(name), number },
  url: url(),
});

/** An administrator's answer. Facts: `name`, `number`, `text`, `waiting` (not empty where the clinic has to write back). */
export const supportAnswered: MailTemplate = (
  _language,
  { name = "", number = "", text = "", waiting = "" },
) => ({
  message: waiting ? "support-answered-waiting" : "support-answered",
  values: { name: spokenName(name), number, text: text.split(/\n+/).filter((line) => line.trim() !== "") },
  url: url(),
});
