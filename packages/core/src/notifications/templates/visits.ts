import type { Language } from "../../contracts/kernel/primitives.ts";

/** An appointment as a message speaks of it. */
export type Visit = { id: string; start: string; end: string; version: number; professional: string };

type Facts = Readonly<Record<string, string>>;

/** The appointments among a message's facts. */
export const visitsOf = (facts: Facts): Visit[] => JSON.parse(facts.visits ?? "[]") as Visit[];

/** A message's facts with some of its appointments only: the others have changed since. */
export const onlyVisits = (facts: Facts, ids: readonly string[]): Record<string, string> => ({
  ...facts,
  visits: JSON.stringify(visitsOf(facts).filter(({ id }) => ids.includes(id))),
});

const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", pt: "pt-PT" };

/** "Monday 23 November 2026 at 10:00", by the clinic's clock. */
export function longMoment(instant: string, language: Language, timeZone: string): string {
  const at = new Date(instant);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone, ...options }).format(at);
  const date = part({ day: "numeric", month: "long", year: "numeric" });
  const day = `${part({ weekday: "long" })}${language === "pt" ? "," : ""} ${date}`;
  return language === "pt" ? `${day}, às ${clock(at, timeZone)}` : `${day} at ${clock(at, timeZone)}`;
}

const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  pt: ["dom", "seg", "ter", "qua", "qui", "sex", "sab"],
};

/** "Mon 23/11 at 10:00", short and without accents: a text message of other letters costs double. */
export function shortMoment(instant: string, language: Language, timeZone: string): string {
  const at = new Date(instant);
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    day: "2-digit",
    month: "2-digit",
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  const weekday = new Date(`${part("year")}-${part("month")}-${part("day")}T00:00:00Z`).getUTCDay();
  const day = `${WEEKDAYS[language][weekday]} ${part("day")}/${part("month")}`;
  return `${day} ${language === "pt" ? "as" : "at"} ${clock(at, timeZone)}`;
}

const clock = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    at,
  );
