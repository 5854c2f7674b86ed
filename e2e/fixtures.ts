import { test as base, expect, type Page } from "@playwright/test";
import { seriousFaults } from "./axe.ts";

type Account = { email: string; password: string };
type AccountName =
  | "manager"
  | "professional"
  | "receptionist"
  | "student"
  | "externalEntity"
  | "expired"
  | "expiredAgain"
  | "provider"
  | "superAdmin"
  | "marketing"
  | "staff";

/** What the local cloud says of itself when it is ready. */
export type Ready = {
  web: string;
  admin: string;
  api: string;
  mailbox: string;
  phones: string;
  payments: string;
  /** Runs a job by name: `POST /run/<job>?time=<instant>`. */
  control: string;
  /** The engine of the only table, for what cannot be set up over the API. */
  database: string;
  accounts: Record<AccountName, Account>;
};

export const ready = (): Ready => JSON.parse(process.env.READY ?? "{}");

export const test = base.extend<{ baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
  baseURL: async ({}, use) => use(ready().web),
});
export { expect };

/** Signs in through the form, as a person would. */
export async function signIn(page: Page, who: AccountName | Account) {
  const account = typeof who === "string" ? ready().accounts[who] : who;
  await page.goto("/login");
  await page.getByLabel(/^(e-?mail)/i).fill(account.email);
  await page.getByLabel(/^(password|palavra-passe)/i).fill(account.password);
  await page.getByRole("button", { name: /^(sign in|entrar|iniciar sessão)$/i }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
}

/** Signs in without the form, where signing in is not what is tried; the page stays where it is. */
export const signInQuietly = (page: Page, who: AccountName | Account) => enter(page, who, "login");

/** The same into the back office. */
export const enterBackOffice = (page: Page, who: "superAdmin" | "marketing" | "staff") =>
  enter(page, who, "admin");

async function enter(page: Page, who: AccountName | Account, route: "login" | "admin") {
  const { email, password } = typeof who === "string" ? ready().accounts[who] : who;
  const answer = await page.request.post(`${ready().api}/${route}`, {
    headers: { origin: ready().web },
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
}

/** Signs in from the form that is open; the address may be filled in already. */
export async function signInHere(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Fails on anything axe calls serious or critical. */
export async function expectAccessible(page: Page) {
  // A list is paler while it is loaded again.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await seriousFaults(page)).toEqual([]);
}

/** Searches the list of a screen, and waits until what was found has its place: rows move when the answer arrives. */
export async function searchList(page: Page, words: string) {
  const answered = page.waitForResponse(
    (answer) => new URL(answer.url()).searchParams.get("search") === words,
  );
  await page.getByRole("searchbox").fill(words);
  await answered;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Nothing is wider than the screen. What is still being laid out may be, so that it is waited for. */
export const expectNoSidewaysScroll = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);

/** A unique address that belongs to no account. */
export const newAddress = (name: string) =>
  `${name}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}@journey.example`;
