import type { SliceNames } from "./names.ts";

/** How a slice becomes known to a file. `isNew` says that the file was just made from its template. */
export type Registration = { file: string; edit: (text: string, isNew: boolean) => string };

/** A file with `line` put in before the first match of `anchor`, which has to be there. */
function before(text: string, anchor: RegExp, line: string): string {
  const at = text.search(anchor);
  if (at < 0) throw new Error(`found no ${anchor} to put this before: ${line.trim()}`);
  return text.slice(0, at) + line + text.slice(at);
}

/** A file with `line` put in after the first match of `anchor`, which has to be there. */
function after(text: string, anchor: RegExp, line: string): string {
  const found = anchor.exec(text);
  if (!found) throw new Error(`found no ${anchor} to put this after: ${line.trim()}`);
  const at = found.index + found[0].length;
  return text.slice(0, at) + line + text.slice(at);
}

/** Imports are sorted when the files are formatted. */
const withImport = (text: string, line: string) => before(text, /^import /m, `${line}\n`);

/** Everything that has to know a slice, besides its own files. */
export function registrations(names: SliceNames, prefix: string): Registration[] {
  return [...inCore(names, prefix), ...inFunctions(names), ...inStacks(names), ...inApps(names)];
}

function inCore(names: SliceNames, prefix: string): Registration[] {
  const { domain, thing, Thing, Things, thingKebab, things, thingsKebab } = names;
  const core = "packages/core/src";
  return [
    {
      file: `${core}/contracts/kernel/primitives.ts`,
      edit: (text) => {
        if (new RegExp(`^  ${thing}: "`, "m").test(text))
          throw new Error(`there are ids of a ${thing} already`);
        return after(text, /export const ID_PREFIXES = \{[^}]*/, `  ${thing}: "${prefix}",\n`);
      },
    },
    {
      file: `${core}/contracts/all.ts`,
      edit: (text) => {
        const imported = withImport(text, `import { ${things}Routes } from "./${domain}/${thingsKebab}.ts";`);
        const alone = new RegExp(`^  ${domain}: (\\w+),$`, "m");
        if (alone.test(imported))
          return imported.replace(alone, `  ${domain}: { ...$1, ...${things}Routes },`);
        const several = new RegExp(`^  ${domain}: \\{`, "m");
        if (several.test(imported)) return after(imported, several, ` ...${things}Routes,`);
        return after(imported, /^export const routeTables[^{]*\{\n/m, `  ${domain}: ${things}Routes,\n`);
      },
    },
    {
      file: "packages/core/package.json",
      edit: (text) => {
        const entry = `"./${domain}": "./src/${domain}/index.ts"`;
        return text.includes(entry) ? text : after(text, /"exports": \{\n/, `    ${entry},\n`);
      },
    },
    {
      file: `${core}/${domain}/entities.ts`,
      edit: (text, isNew) => {
        if (isNew) return text;
        const line = `import { ${Thing}Entity } from "./${thingKebab}.entity.ts";`;
        return after(withImport(text, line), /connect\(\{/, `\n  ${thing}: ${Thing}Entity,`);
      },
    },
    {
      file: `${core}/${domain}/index.ts`,
      edit: (text, isNew) => {
        const verbs = ["archive", "create", "get", "restore", "update"].map((verb) => `${verb}${Thing}`);
        const line = `export { ${verbs.join(", ")}, list${Things} } from "./${thingsKebab}.service.ts";\n`;
        return isNew ? text : text + line;
      },
    },
  ];
}

function inFunctions({ things, thingsKebab }: SliceNames): Registration[] {
  return [
    {
      file: "packages/functions/src/permissions/matrix-cases.ts",
      edit: (text) =>
        after(
          withImport(text, `import { ${things} as ${things}Rows } from "./${thingsKebab}-cases.ts";`),
          /^export const rows[^{]*\{\n/m,
          `  ...${things}Rows,\n`,
        ),
    },
  ];
}

/** The API with the clinics' lists serves it. */
function inStacks({ thingsKebab }: SliceNames): Registration[] {
  return [
    {
      file: "stacks/apis.ts",
      edit: (text) => after(text, /^ {2}library: \[\.\.\.FROM_APP\.library/m, `, "${thingsKebab}"`),
    },
  ];
}

function inApps(names: SliceNames): Registration[] {
  const { domain, things, thingsKebab, thingSnake, thingWords, ThingsWords, PtThing, PtThings } = names;
  const locales = "packages/ui/src/locales";
  const errors = (absent: string, stale: string) => (text: string) =>
    before(
      text,
      /^\}( as const)?;$/m,
      `  "${thingSnake}.not_found": "${absent}",\n  "${thingSnake}.stale": "${stale}",\n`,
    );
  const nav = (label: string) => (text: string) => {
    if (new RegExp(`^    ${things}: "`, "m").test(/^ {2}nav: \{[^}]*/m.exec(text)?.[0] ?? ""))
      throw new Error(`the menu has an entry ${things} already`);
    return after(text, /^ {2}nav: \{\n[^}]*(?=^ {2}\})/m, `    ${things}: "${label}",\n`);
  };
  return [
    {
      file: `packages/web/src/app/routes/${domain}/screens.ts`,
      edit: (text) =>
        before(
          text,
          /^\];$/m,
          `{
    name: "${thingsKebab}",
    path: "${thingsKebab}",
    load: () => import("./${thingsKebab}.tsx"),
    locales: ["${thingsKebab}"],
    who: { can: "catalogue.read" },
    nav: { label: "${things}", icon: "templates", group: "library", order: 90 },
  },\n`,
        ),
    },
    { file: `${locales}/en/shell.ts`, edit: nav(ThingsWords) },
    { file: `${locales}/pt/shell.ts`, edit: nav(PtThings) },
    {
      file: `${locales}/en/errors.ts`,
      edit: errors(
        `This ${thingWords} no longer exists.`,
        `Someone else has changed this ${thingWords}. Check the current version.`,
      ),
    },
    {
      file: `${locales}/pt/errors.ts`,
      edit: errors(
        `${PtThing}: este registo já não existe.`,
        `${PtThing}: outra pessoa alterou este registo. Verifique a versão atual.`,
      ),
    },
  ];
}
