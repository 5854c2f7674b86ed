import type { Page } from "@playwright/test";
import { expect, ready } from "./fixtures.ts";

type Mail = {
  subject: string;
  body: { text?: string; html?: string };
  attachments?: { filename: string; content: string }[];
};

/** All mails that the local mailbox holds for an address, the oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(new URL(`/store?to=${encodeURIComponent(address)}`, ready().mailbox));
  return ((await answer.json()) as { emails: Mail[] }).emails;
}

/** The link into a screen of the app that an address was sent last; waits until there is one. */
export async function linkTo(screen: string, address: string): Promise<string> {
  const link = new RegExp(`${ready().web}/${screen}\\?[^"<\\s]+`);
  const find = async () =>
    (await mailsTo(address)).flatMap(({ body }) => link.exec(body.text ?? body.html ?? "") ?? []).at(-1) ??
    "";
  await expect.poll(find, { message: `a link to ${screen} for ${address}` }).not.toBe("");
  return (await find()).replaceAll("&amp;", "&");
}

/** Opens the link of the mail that a new account gets. */
export async function confirmFromMailbox(page: Page, email: string) {
  await page.goto(await linkTo("confirm-email", email));
  await expect(page.getByText("Your email was successfully confirmed")).toBeVisible();
}

/** The same without a page, for journeys that are about something else. */
export async function confirmQuietly(page: Page, address: string) {
  const { email, code } = Object.fromEntries(new URL(await linkTo("confirm-email", address)).searchParams);
  const answer = await page.request.post(`${ready().api}/registrations/confirm`, {
    headers: { origin: ready().web },
    data: { email, code },
  });
  if (!answer.ok()) throw new Error(`Confirming answered ${answer.status()}`);
}

/** The newest mail to an address as it is shown; waits until there is one. */
export async function htmlTo(address: string, before = async () => {}): Promise<string> {
  let html = "";
  await expect(async () => {
    await before();
    const mail = (await mailsTo(address)).at(-1);
    expect(mail, address).toBeDefined();
    html = mail?.body.html ?? mail?.body.text ?? "";
  }).toPass({ timeout: 30_000 });
  return html;
}
