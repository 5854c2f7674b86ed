export type PageLanguage = "en" | "pt";

/** The first of the browser's languages, where it is one of the page's; else English. */
export const browserLanguage = (languages: readonly string[]): PageLanguage =>
  languages[0]?.toLowerCase().startsWith("pt") ? "pt" : "en";

/** A text with its values put in. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
