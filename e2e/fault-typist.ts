import { type BrowserContext, expect, type Locator, type Page, type Route } from "@playwright/test";
import { addressOf } from "./appointments.ts";
import { ready, signIn } from "./fixtures.ts";

/** Keystrokes of this age may be lost with their page: the product promises no more, ms. */
const PROMISE = 2000;
/** A pause of the typist that lets the app send what it has, ms. */
const THOUGHT = 1150;

/** How the API answers. The page itself comes from another address and always loads. */
export type ApiFault = "none" | "refused" | "silent" | "answers lost" | "unavailable";

const answerAs: Record<ApiFault, (route: Route) => Promise<unknown>> = {
  none: (route) => route.continue(),
  refused: (route) => route.abort("connectionrefused"),
  silent: async (route) => {
    await new Promise((wait) => setTimeout(wait, 900));
    await route.abort("timedout");
  },
  "answers lost": async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  },
  unavailable: (route) =>
    route.fulfill({ status: 503, headers: { "access-control-allow-origin": ready().web } }),
};

/** Where somebody types in an appointment, and where the server's answer has it. */
export const PLACES = {
  complaint: {
    step: "anamnesis",
    find: (page: Page) => page.getByLabel("Reason for the appointment"),
    read: (data: Sections) => data.complaint?.items?.[0]?.what,
  },
  tongue: {
    step: "tests",
    find: (page: Page) => page.locator("#section-tongue").getByRole("textbox", { name: "Remarks" }),
    read: (data: Sections) => data.tongue?.note,
  },
  pulse: {
    step: "tests",
    find: (page: Page) => page.getByRole("textbox", { name: "Note on the pulse" }),
    read: (data: Sections) => data.pulse?.note,
  },
  heart: {
    step: "tests",
    find: (page: Page) => page.locator("#section-vital_signs").getByLabel(/^Heart rate/),
    read: (data: Sections) => data.vital_signs?.values?.heart_rate,
  },
  notes: {
    step: "treatments",
    find: (page: Page) => page.getByRole("textbox", { name: "Treatment notes" }),
    read: (data: Sections) => data.treatment_notes?.text,
  },
  ashi: {
    step: "treatments",
    find: (page: Page) => page.getByRole("textbox", { name: /^Ashi/ }),
    read: (data: Sections) => data.acupuncture?.ashi_points,
  },
} as const;
export type Place = keyof typeof PLACES;

/** The content of an appointment by section, as far as it is read here. */
export type Sections = {
  complaint?: { items?: { what: string }[] };
  tongue?: { note: string };
  pulse?: { note: string };
  vital_signs?: { values?: { heart_rate?: number } };
  treatment_notes?: { text: string };
  acupuncture?: { ashi_points: string };
};

type Typed = { place: Place; word: string; at: number };

/** A user who fills in an appointment and remembers every word, to compare it with what is stored after faults. */
export class Typist {
  readonly typed: Typed[] = [];
  /** Typed so shortly before its page ended that it may be lost. */
  readonly mayBeLost = new Set<Typed>();
  page: Page;
  private fault: ApiFault = "none";
  private readonly context: BrowserContext;
  private readonly patient: string;
  private readonly appointment: string;

  constructor(page: Page, patient: string, appointment: string) {
    this.page = page;
    this.context = page.context();
    this.patient = patient;
    this.appointment = appointment;
  }

  async begin() {
    // Of a page that ends meanwhile nothing is left to answer.
    await this.context.route(`${ready().api}/**`, (route) =>
      answerAs[this.fault](route).catch(() => undefined),
    );
    await this.open("anamnesis");
  }

  setFault(fault: ApiFault) {
    this.fault = fault;
  }

  setOffline(offline: boolean) {
    return this.context.setOffline(offline);
  }

  loseCookies() {
    return this.context.clearCookies();
  }

  /** The session's token is not accepted any more, as after its fifteen minutes; the one that renews it is. */
  async expireSession() {
    const session = (await this.context.cookies()).find(({ name }) => name === "session");
    if (!session) throw new Error("there is no session to expire");
    await this.context.addCookies([{ ...session, value: `${session.value.slice(0, -6)}AAAAAA` }]);
  }

  /** Adds one word to a field; a number replaces the one before it. */
  private async word(place: Place, field: Locator) {
    const number = this.typed.length;
    const word = place === "heart" ? String(60 + (number % 100)) : `${place}${number}`;
    await field.press(place === "heart" ? "ControlOrMeta+a" : "ControlOrMeta+End");
    await this.page.keyboard.type(place === "heart" ? word : ` ${word}`, { delay: 10 });
    this.typed.push({ place, word, at: Date.now() });
  }

  /** Some words in one place, key by key, then a pause to think. */
  async write(place: Place, words: number) {
    const field = await this.field(place);
    for (let left = words; left > 0; left -= 1) await this.word(place, field);
    await this.page.waitForTimeout(THOUGHT);
  }

  /** The page ends without notice to the app; another is opened on the same appointment. */
  async lose(how: "closed" | "crashed" | "reloaded") {
    const gone = this.page;
    if (how === "reloaded") {
      this.allowLoss();
      await gone.reload();
      return;
    }
    this.page = await this.context.newPage();
    this.allowLoss();
    if (how === "crashed") {
      const inspector = await this.context.newCDPSession(gone);
      const crash = gone.waitForEvent("crash");
      void inspector.send("Page.crash").catch(() => undefined);
      await crash;
    }
    await gone.close({ runBeforeUnload: false });
    await this.open("anamnesis");
  }

  /** The session is over: types on until the page has noticed, and signs in again, here or in another tab. */
  async endSession(place: Place, where: "here" | "in another tab") {
    const field = await this.field(place);
    await this.loseCookies();
    const left = this.page.waitForURL(/\/login/);
    await this.word(place, field);
    await left;
    this.allowLoss();
    if (where === "here") {
      const { email, password } = ready().accounts.professional;
      await this.page.getByLabel(/^E-mail/).fill(email);
      await this.page.getByLabel(/^Password/).fill(password);
      await this.page.getByRole("button", { name: "Sign in" }).click();
    } else {
      const other = await this.context.newPage();
      await signIn(other, "professional");
      await other.close();
    }
    await this.page.waitForURL(/\/appointment\//);
  }

  /** Words that the server should have and has not; a number is a word that the next one replaces. */
  missing(stored: Sections): string[] {
    return (Object.keys(PLACES) as Place[]).flatMap((place) => {
      const words = String(PLACES[place].read(stored) ?? "").split(/\s+/);
      const typed = this.typed.filter((one) => one.place === place);
      const certain = typed.filter((one) => !this.mayBeLost.has(one));
      if (place !== "heart")
        return certain.filter(({ word }) => !words.includes(word)).map(({ word }) => word);
      const last = certain.at(-1);
      const allowed = last ? typed.slice(typed.indexOf(last)).map(({ word }) => word) : [];
      return last && !allowed.some((word) => words.includes(word)) ? [`heart ${last.word}`] : [];
    });
  }

  private allowLoss() {
    const now = Date.now();
    for (const one of this.typed) if (now - one.at < PROMISE) this.mayBeLost.add(one);
  }

  private async open(step: string) {
    await this.page.goto(addressOf(this.patient, this.appointment, step));
  }

  /** The field, its step opened, once it shows what was promised to be kept. */
  private async field(place: Place) {
    const { step, find } = PLACES[place];
    const field = find(this.page);
    if (!(await field.isVisible()))
      await this.page
        .getByRole("navigation", { name: /^Steps/ })
        .getByRole("link", { name: new RegExp(`^${step}`, "i") })
        .click();
    await expect(field).toBeVisible();
    await this.taken(place, field);
    return field;
  }

  /** Drafts are read a moment after the record: what was promised has to come back before the next key. */
  private async taken(place: Place, field: Locator) {
    const last = this.typed.findLast((one) => one.place === place && !this.mayBeLost.has(one));
    if (!last || place === "heart") return;
    await expect(field, `${last.word} came back`).toHaveValue(new RegExp(`\\b${last.word}\\b`));
  }
}
