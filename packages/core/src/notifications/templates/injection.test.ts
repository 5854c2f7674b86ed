import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { CORPUS } from "../../../../../e2e/xss-corpus.ts";
import { type MailKey, type MessageText, mailTexts } from "../../contracts/notifications/message-texts.ts";
import type { Wording } from "../wording.ts";
import { campaignMail } from "./campaign.ts";
import { rendered } from "./composed.ts";

type Options = { runScripts: "dangerously"; beforeParse: (page: unknown) => void };
/** The package has no types of its own. */
const { JSDOM } = createRequire(import.meta.url)("jsdom") as {
  JSDOM: new (html: string, options: Options) => { window: Window };
};

/** All that a mail is made of. */
const ELEMENTS = new Set(["html", "head", "meta", "title", "body", "div", "p", "a"]);

/** Opens a mail in a page in which scripts run, and says what it became. */
function opened(html: string) {
  let ran = 0;
  const { window } = new JSDOM(html, {
    runScripts: "dangerously",
    beforeParse: (page) => {
      (page as { ran: () => void }).ran = () => {
        ran += 1;
      };
    },
  });
  const elements = [...window.document.querySelectorAll("*")];
  const attributes = elements.flatMap((one) => [...one.attributes].map(({ name }) => name));
  const links = [...window.document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  const names = elements.map(({ localName }) => localName);
  window.close();
  return { ran, names, attributes, links };
}

const URL = "https://meridian.example/settings?a=1&b=2";

/** A mail of which administrators wrote every word and clinics every value. */
function hostileMail(key: MailKey, hostile: string): string {
  const { placeholders, button }: MessageText = mailTexts[key];
  const words = { en: hostile, pt: hostile };
  const open = placeholders.map(({ name }) => `{${name}}`).join("\n");
  const body = { en: `${hostile}\n${open}`, pt: hostile };
  const written: Wording = {
    mail: () => ({ subject: words, button: words, why: words, body }),
    sms: () => words,
  };
  const values = Object.fromEntries(
    placeholders.map(({ name, lines }) => [name, lines ? [hostile, hostile] : hostile]),
  );
  const { subject, html } = rendered({ message: key, values, ...(button && { url: URL }) }, "en", written);
  expect(subject).not.toMatch(/[\r\n]/);
  return html;
}

test.each(CORPUS)("a mail does not run %j, whoever wrote it", (hostile) => {
  const page = opened(hostileMail("plan-reference", hostile));
  expect(page.ran).toBe(0);
  expect(page.names.filter((name) => !ELEMENTS.has(name))).toEqual([]);
  expect(page.attributes.filter((name) => !["lang", "charset", "style", "href"].includes(name))).toEqual([]);
  expect(page.links).toEqual([URL]);
});

test("no mail has any markup but its own", () => {
  for (const key of Object.keys(mailTexts) as MailKey[])
    for (const hostile of CORPUS) {
      const tags = [...hostileMail(key, hostile).matchAll(/<[/!]?([^\s>]*)/g)].map(([, name = ""]) => name);
      expect(tags.filter((name) => name !== "doctype" && !ELEMENTS.has(name))).toEqual([]);
    }
});

/** What formatting and links of a mail to clinics become. */
const FORMATTED = new Set([...ELEMENTS, "strong", "ul", "ol", "li", "br"]);
const SAFE_LINK = /^(?:https?:|mailto:)/;

test.each(CORPUS)(
  "a mail to clinics does not run %j in its subject, text, lists, bold words and links",
  async (hostile) => {
    const body = [
      hostile,
      `**${hostile}**`,
      `- ${hostile}`,
      `1. ${hostile}`,
      `[${hostile}](${hostile})`,
      `[x](<${hostile}>)`,
    ];
    for (const kind of ["marketing", "service"]) {
      const facts = { kind, subject: hostile, body: body.join("\n\n"), space: "spc_demo", user: "usr_demo" };
      const mail = await campaignMail("en", facts);
      expect(mail.subject).not.toMatch(/[\r\n]/);
      const page = opened(mail.html);
      expect(page.ran).toBe(0);
      expect(page.names.filter((name) => !FORMATTED.has(name))).toEqual([]);
      expect(page.attributes.filter((name) => !["lang", "charset", "style", "href"].includes(name))).toEqual(
        [],
      );
      expect(page.links.filter((link) => !SAFE_LINK.test(String(link)))).toEqual([]);
      expect(page.links.some((link) => String(link).includes("/unsubscribe/"))).toBe(kind === "marketing");
      expect(JSON.stringify(mail.headers ?? {})).not.toContain(hostile.slice(0, 6));
    }
  },
);
