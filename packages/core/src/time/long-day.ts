type Language = "en" | "pt";
const TAGS: Record<Language, string> = { en: "en-GB", pt: "pt-PT" };

/** A day as texts and documents write it. */
export const longDay = (language: Language, day: string) =>
  new Intl.DateTimeFormat(TAGS[language], { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
/** A moment as documents write it. */
export const longMoment = (language: Language, timeZone: string, instant: string) =>
  new Intl.DateTimeFormat(TAGS[language], { dateStyle: "long", timeStyle: "short", timeZone }).format(
    new Date(instant),
  );
