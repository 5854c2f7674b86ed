import type { BrowserContext, Page, Route } from "@playwright/test";
import { expect, ready, signIn, test } from "./fixtures.ts";
import { saved } from "./visit.ts";

/** How long somebody types, and how young a keystroke may be to be lost with its page (product's promise), ms. */
const TYPING = 60_000;
const PROMISE = 2000;

/** A small generator, so that a run that failed can be had again. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

type Weather = "fair" | "server dead" | "answers lost" | "server broken";

const answerAs: Record<Weather, (route: Route) => Promise<unknown>> = {
  fair: (route) => route.continue(),
  "server dead": (route) => route.abort("connectionrefused"),
  "answers lost": async (route) => {
    await route.fetch().catch(() => undefined);
    await route.abort("connectionreset");
  },
  "server broken": (route) => route.fulfill({ status: 502, body: "" }),
};

class Typist {
  readonly words: { word: string; at: number }[] = [];
  readonly mayBeGone = new Set<string>();
  weather: Weather = "fair";
  page: Page;
  readonly happened: string[] = [];
  private readonly context: BrowserContext;
  private readonly address: string;

  constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    this.address = page.url();
  }

  field() {
    return this.page.getByRole("textbox", { name: "Treatment notes" });
  }

  /** One word at the end of the text, at the pace of a quick typist. */
  async type() {
    const word = `w${this.words.length}`;
    const text = await this.field().inputValue();
    await this.field().fill(`${text}${text ? " " : ""}${word}`);
    this.words.push({ word, at: Date.now() });
    await this.page.waitForTimeout(120);
  }

  /** The page goes without a word to the app; what was typed just before may go with it. */
  async lose() {
    const now = Date.now();
    for (const { word, at } of this.words) if (now - at < PROMISE) this.mayBeGone.add(word);
    const gone = this.page;
    this.page = await this.context.newPage();
    await gone.close({ runBeforeUnload: false });
    await this.open();
  }

  async open() {
    await this.page.route(`${ready().api}/**`, (route) =>
      answerAs[this.weather](route).catch(() => undefined),
    );
    await this.page.goto(this.address);
    await expect(this.field()).toBeVisible({ timeout: 20_000 });
    // What an ended page left is read from the browser's own storage, a moment after the record.
    await this.page.waitForTimeout(600);
  }

  async signInAgain() {
    await this.context.clearCookies();
    for (const began = Date.now(); Date.now() - began < 15_000; ) {
      if (this.page.url().includes("/login")) break;
      await this.type().catch(() => undefined);
    }
    const now = Date.now();
    for (const { word, at } of this.words) if (now - at < PROMISE) this.mayBeGone.add(word);
    await this.page.waitForURL(/\/login/, { timeout: 20_000 });
    const { email, password } = ready().accounts.professional;
    await this.page.getByLabel(/^E-mail/).fill(email);
    await this.page.getByLabel(/^Password/).fill(password);
    await this.page.getByRole("button", { name: "Sign in" }).click();
    await expect(this.field()).toBeVisible({ timeout: 20_000 });
    await this.page.waitForTimeout(600);
  }

  async trouble(kind: number) {
    const [name, begin, end] = (
      [
        ["offline", () => this.context.setOffline(true), () => this.context.setOffline(false)],
        ["server dead", () => this.turn("server dead"), () => this.turn("fair")],
        ["answers lost", () => this.turn("answers lost"), () => this.turn("fair")],
        ["server broken", () => this.turn("server broken"), () => this.turn("fair")],
        ["tab closed", () => this.lose(), () => undefined],
        ["reload", () => this.reload(), () => undefined],
        ["session ended", () => this.signInAgain(), () => undefined],
      ] as const
    )[kind] as [string, () => unknown, () => unknown];
    this.happened.push(name);
    await begin();
    for (let words = 0; words < 12; words += 1) await this.type();
    await end();
  }

  private turn(weather: Weather) {
    this.weather = weather;
  }

  private async reload() {
    const now = Date.now();
    for (const { word, at } of this.words) if (now - at < PROMISE) this.mayBeGone.add(word);
    await this.page.reload();
    await expect(this.field()).toBeVisible({ timeout: 20_000 });
    await this.page.waitForTimeout(600);
  }
}

test("a minute of typing through every kind of trouble loses nothing older than two seconds", async ({
  page,
  context,
}) => {
  test.setTimeout(TYPING * 4);
  const seed = Number(process.env.SEED ?? 20_261_121);
  const roll = dice(seed);
  await signIn(page, "professional");
  await page.getByRole("region", { name: "Unfinished appointments" }).getByRole("link").last().click();
  await page.waitForURL(/\/appointment\//);
  await page.goto(`${page.url().split("?")[0]}?step=treatments`);
  const typist = new Typist(context, page);
  await typist.open();
  await typist.field().fill("begin");
  await saved(page);

  for (const began = Date.now(), kinds = 7, order = roll(kinds); Date.now() - began < TYPING; ) {
    const round = typist.happened.length;
    await typist.trouble(round < kinds ? (order + round) % kinds : roll(kinds));
    for (let words = roll(8); words > 0; words -= 1) await typist.type();
  }

  const facts = `seed ${seed}: ${typist.happened.join(", ")}`;
  const conflict = typist.page.getByRole("button", { name: "Keep mine" });
  await expect(conflict, facts).toHaveCount(0);
  await saved(typist.page);
  await typist.page.reload();
  const kept = new Set((await typist.field().inputValue()).split(" "));
  const lost = typist.words.map(({ word }) => word).filter((word) => !kept.has(word));
  expect(
    lost.filter((word) => !typist.mayBeGone.has(word)),
    facts,
  ).toEqual([]);
  expect(typist.words.length, facts).toBeGreaterThan(100);
});
