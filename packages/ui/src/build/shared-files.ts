import type { Plugin } from "vite";
import { loadedWith } from "./preload-missing.ts";

/** The modules that `test` matches, with all that they import, in one file. A module goes to the group of the highest priority. */
type Group = { name: string; test: RegExp; priority: number };

const LANGUAGES = ["en", "pt"];

/** What the app's main module imports, but not that module: it stays the document's one script, named anew in each release. */
const APP = /src\/app\/(start|router|query-client)\.tsx?$/;

/** The frame around every screen behind the session, and what those screens nearly all use. */
const FRAME = /src\/app\/frame\.tsx|\/use(Mutation|Queries)\.js|ui\/src\/focus\/roving\./;

const anyOf = (patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join("|"));

/**
 * How the bundler groups the modules that several screens share. Left to itself it makes a file for each set of modules that
 * the same screens use: 89 files for Home, most of them below 2 kB. Each costs a request and compresses by itself (record
 * 0165). The pages that a patient opens share React and what keeps the focus with the app, and load nothing else of it.
 *
 * @param first What the first file has beside what the app starts with: what its first screens use, and nearly all others.
 */
export const sharedFiles = (first: readonly RegExp[] = []): { groups: Group[] } => ({
  groups: [
    { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
    {
      name: "patient-pages",
      test: /node_modules\/idb-keyval\/|ui\/src\/focus\/(keep-focus|controls)\./,
      priority: 4,
    },
    ...LANGUAGES.map((language) => ({
      name: `first-texts-${language}`,
      test: new RegExp(`src/locales/${language}(/(ui|shell|public-errors))?\\.ts$`),
      priority: 3,
    })),
    { name: "app", test: anyOf([APP, ...first]), priority: 2 },
    { name: "frame", test: FRAME, priority: 1 },
  ],
});

type Chunk = { name: string; isEntry: boolean; imports: readonly string[] };

/** The pages, by the name of their entry, that load the app's first file. */
export function pagesWithApp(pages: readonly string[], chunks: ReadonlyMap<string, Chunk>): string[] {
  const isApp = (file: string) => chunks.get(file)?.name === "app";
  return [...chunks].flatMap(([file, { name, isEntry }]) =>
    isEntry && pages.includes(name) && [...loadedWith(file, chunks)].some(isApp) ? [name] : [],
  );
}

/** Fails the build where one of these pages, by the name of its entry, would load the app because it shares a module with it. */
export const apartFromApp = (pages: readonly string[]): Plugin => ({
  name: "meridian:apart-from-app",
  apply: "build",
  generateBundle(_, bundle) {
    const chunks = new Map(
      Object.entries(bundle).flatMap(([file, one]) => (one.type === "chunk" ? [[file, one]] : [])),
    );
    const wrong = pagesWithApp(pages, chunks);
    if (wrong.length > 0) throw new Error(`These pages would load the app: ${wrong.join(", ")}`);
  },
});
