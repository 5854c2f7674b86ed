import * as Catalogues from "../../catalogues/index.ts";
import type { Language } from "../../contracts/kernel/primitives.ts";
import type { AccountMailKey } from "../../contracts/notifications/message-texts.ts";
import { env } from "../../platform/env.ts";
import { errorFacts, log } from "../../platform/logger.ts";
import { mailFits, shippedWording, type Wording } from "../wording.ts";
import { rendered } from "./composed.ts";
import type { RenderedMail } from "./render-mail.ts";

/**
 * Milliseconds to wait for the published words. The user pool waits five seconds for the mail, and the function may have to start
 * within them.
 */
const WAIT_MS = 1500;
/** What the user pool takes, in characters. */
const MOST = { subject: 140, html: 20_000 } as const;

/** Where the button of each mail leads. */
const PAGES: Readonly<Record<AccountMailKey, string>> = {
  confirmation: "confirm-email",
  "password-reset": "reset-password",
};

/** A link that carries the address and the code; `code` may be the placeholder the user pool fills in later. */
const link = (page: string, email: string, code: string) =>
  `${env("WEB_ORIGIN")}/${page}?email=${encodeURIComponent(email)}&code=${code}`;

type Reader = { language: Language; email: string; code: string };

/** A mail of the user pool with the words of this wording. */
export const accountMail = (
  message: AccountMailKey,
  { language, email, code }: Reader,
  wording: Wording = shippedWording,
): RenderedMail =>
  rendered({ message, values: { code }, url: link(PAGES[message], email, code) }, language, wording);

/**
 * A mail of the user pool with the published words. The product's own are used where none are published, where they do not fit
 * what this release fills in, and where they cannot be read soon enough: nobody must wait for an account because of its wording.
 * One request.
 */
export async function publishedAccountMail(message: AccountMailKey, reader: Reader): Promise<RenderedMail> {
  const words = await publishedWords(message);
  if (!words || !mailFits(message, words)) return accountMail(message, reader);
  const mail = accountMail(message, reader, { ...shippedWording, mail: () => words });
  const isTaken = mail.subject.length <= MOST.subject && mail.html.length <= MOST.html;
  return isTaken ? mail : accountMail(message, reader);
}

async function publishedWords(message: AccountMailKey) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the words were not read in time")), WAIT_MS);
  });
  try {
    return (await Promise.race([Catalogues.publishedAccountMails(), late]))[message];
  } catch (error) {
    log("warn", "published words of an account mail not read", errorFacts(error));
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
