import { env } from "../../platform/env.ts";
import type { MailTemplate } from "./composed.ts";

/** Tells the owner of an address that somebody tried to register with it. No facts: it names nobody. */
export const emailTaken: MailTemplate = () => ({
  message: "email-taken",
  values: { reset_link: `${env("WEB_ORIGIN")}/request-reset` },
  url: `${env("WEB_ORIGIN")}/login`,
});
