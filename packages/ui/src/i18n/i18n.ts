import type { Language } from "@meridian/core/contracts/kernel/primitives";
import i18next, { type BackendModule, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import { LANGUAGES, type LocaleLoaders, type Namespace } from "./resources.ts";

const loaders = new Map<string, () => Promise<unknown>>();

type FilesOfLanguage = () => Promise<{ files: LocaleLoaders }>;
const languages: Readonly<Record<Language, FilesOfLanguage>>[] = [];

/** Registers locale files by language: which files a language has is loaded with its first text. */
export function registerLanguages(files: Readonly<Record<Language, FilesOfLanguage>>) {
  languages.push(files);
}

/** Registers locale files. Each is loaded only when a screen needs it in that language. */
export function registerLocales(files: LocaleLoaders) {
  for (const [path, load] of Object.entries(files)) {
    const match = /\/(en|pt)\/([\w-]+)\.ts$/.exec(path);
    if (match) loaders.set(`${match[1]}/${match[2]}`, load);
  }
}

async function read(language: Language, file: string): Promise<ResourceKey> {
  const name = `${language}/${file}`;
  if (!loaders.has(name))
    for (const list of await Promise.all(languages.map((files) => files[language]())))
      registerLocales(list.files);
  const load = loaders.get(name);
  if (!load) throw new LocaleAbsent(name);
  return ((await load()) as { default: ResourceKey }).default;
}

class LocaleAbsent extends Error {
  constructor(name: string) {
    super(`locale.absent: ${name}`);
  }
}

let allErrors: Promise<void> | undefined;

/** Until a screen of a session is opened, `errors` are the few that a page without one may show. */
const fileOf = (namespace: string) =>
  namespace === "errors" && allErrors === undefined ? "public-errors" : namespace;

/** Loads the errors that only screens of a session show, and from then on all of them in every language. */
export function loadAllErrors(): Promise<void> {
  allErrors ??= addErrors().catch((error: unknown) => {
    allErrors = undefined;
    throw error;
  });
  return allErrors;
}

async function addErrors() {
  const language = currentLanguage();
  i18next.addResourceBundle(language, "errors", await read(language, "errors"));
}

const lazyFiles: BackendModule = {
  type: "backend",
  init() {},
  read(language, namespace, done) {
    read(language as Language, fileOf(namespace)).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, !(error instanceof LocaleAbsent)),
    );
  },
};

/** The browser's first language where the product speaks it, else English (product.md, section 2). */
export function browserLanguage(): Language {
  const first = globalThis.navigator?.languages?.[0] ?? globalThis.navigator?.language ?? "en";
  const short = first.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === short) ?? "en";
}

/** Starts i18next once with the given namespaces. */
export async function startI18n(language: Language = browserLanguage(), namespaces: Namespace[] = []) {
  if (!i18next.isInitialized) {
    registerLanguages({ en: () => import("../locales/en.ts"), pt: () => import("../locales/pt.ts") });
    await i18next
      .use(lazyFiles)
      .use(initReactI18next)
      .init({
        lng: language,
        supportedLngs: [...LANGUAGES],
        fallbackLng: false,
        ns: ["ui", ...namespaces],
        defaultNS: "ui",
        interpolation: { escapeValue: false },
        returnNull: false,
        react: { useSuspense: true },
      });
    countAsInPortugal();
  }
  markDocument(language);
  return i18next;
}

/** "pt" alone counts as Brazil does, where none is singular: "0 encontrada". */
function countAsInPortugal() {
  const { pluralResolver } = i18next.services;
  const ruleOf = pluralResolver.getRule.bind(pluralResolver);
  pluralResolver.getRule = (code: string, options?: object) =>
    ruleOf(code === "pt" ? "pt-PT" : code, options);
}

/** Switches the interface's language; visible texts change in place. */
export async function setLanguage(language: Language) {
  if (i18next.language !== language) await i18next.changeLanguage(language);
  markDocument(language);
}

let chosen: Language | undefined;
/** A visitor's own choice on a public page, kept until the page is left. */
export async function chooseLanguage(language: Language) {
  chosen = language;
  await setLanguage(language);
}
export const chosenLanguage = () => chosen;

/** The interface's current language. */
export const currentLanguage = (): Language => (i18next.language === "pt" ? "pt" : "en");

/** Loads a screen's texts in parallel with its code. */
export async function loadNamespaces(namespaces: readonly Namespace[]) {
  await i18next.loadNamespaces([...namespaces]);
}

function markDocument(language: Language) {
  if (globalThis.document) document.documentElement.lang = language === "pt" ? "pt-PT" : "en";
}
