/**
 * `npm run new:slice -- <domain> <thing> [--plural <things>] [--pt <singular,plural>]` adds a clinic's list of things with
 * name and notes in every layer, from contract to screen with tests, and registers it. What it writes passes
 * `npm run check` and its tests as it is; docs/decisions/0056-new-slices-from-templates.md says what is left to do.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { registrations } from "./edits.ts";
import { filled, freePrefix, namesOf, type SliceNames, type SliceRequest } from "./names.ts";

const TEMPLATES = path.join(import.meta.dirname, "templates");

/** Template and the file it becomes. */
const filesOf = ({ domain, thingKebab, thingsKebab }: SliceNames): Readonly<Record<string, string>> => ({
  "contract.ts": `packages/core/src/contracts/${domain}/${thingsKebab}.ts`,
  "entity.ts": `packages/core/src/${domain}/${thingKebab}.entity.ts`,
  "service.ts": `packages/core/src/${domain}/${thingsKebab}.service.ts`,
  "service.test.ts": `packages/core/src/${domain}/${thingsKebab}.test.ts`,
  "handlers.ts": `packages/functions/src/routes/${domain}/${thingsKebab}.ts`,
  "handlers.test.ts": `packages/functions/src/routes/${domain}/${thingsKebab}.test.ts`,
  "cases.ts": `packages/functions/src/permissions/${thingsKebab}-cases.ts`,
  "api.ts": `packages/web/src/features/${domain}/api/${thingsKebab}.ts`,
  "form.tsx": `packages/web/src/features/${domain}/components/${thingKebab}-form.tsx`,
  "list.tsx": `packages/web/src/features/${domain}/components/${thingKebab}-list.tsx`,
  "page.tsx": `packages/web/src/features/${domain}/components/${thingsKebab}-page.tsx`,
  "page.test.tsx": `packages/web/src/features/${domain}/${thingsKebab}.test.tsx`,
  "screen.tsx": `packages/web/src/app/routes/${domain}/${thingsKebab}.tsx`,
  "en.ts": `packages/web/src/locales/en/${thingsKebab}.ts`,
  "pt.ts": `packages/web/src/locales/pt/${thingsKebab}.ts`,
});

/** Files of the domain that a second list in it is added to. */
const domainFilesOf = ({ domain }: SliceNames): Readonly<Record<string, string>> => ({
  "entities.ts": `packages/core/src/${domain}/entities.ts`,
  "index.ts": `packages/core/src/${domain}/index.ts`,
  "screens.ts": `packages/web/src/app/routes/${domain}/screens.ts`,
});

/**
 * Writes the slice into the tree at `root`. Nothing is written where one of its files or names is there already, or where
 * a file to register it in is not as expected.
 * @returns the files made and those changed, relative to the root.
 */
export function newSlice(root: string, request: SliceRequest): { made: string[]; changed: string[] } {
  const names = namesOf(request);
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const taken = Object.values(filesOf(names)).filter((file) => existsSync(path.join(root, file)));
  if (taken.length > 0) throw new Error(`there already: ${taken.join(", ")}`);
  const kinds = read("packages/core/src/contracts/kernel/primitives.ts");
  const prefix = freePrefix(
    names.thingKebab,
    new Set([...kinds.matchAll(/: "([a-z]{3})",/g)].map(([, known = ""]) => known)),
  );
  const fill = (template: string) =>
    filled(readFileSync(path.join(TEMPLATES, `${template}.tmpl`), "utf8"), names, prefix);

  const write = new Map<string, string>();
  for (const [template, file] of Object.entries(filesOf(names))) write.set(file, fill(template));
  for (const [template, file] of Object.entries(domainFilesOf(names)))
    if (!existsSync(path.join(root, file))) write.set(file, fill(template));
  const made = [...write.keys()];
  const changed: string[] = [];
  for (const { file, edit } of registrations(names, prefix)) {
    const before = write.get(file) ?? read(file);
    const after = edit(before, write.has(file));
    if (after === before) continue;
    if (!made.includes(file)) changed.push(file);
    write.set(file, after);
  }

  for (const [file, text] of write) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const biome = path.join(root, "node_modules/.bin/biome");
  execFileSync(biome, ["check", "--write", ...write.keys()], { cwd: root, stdio: "pipe" });
  return { made, changed };
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { plural: { type: "string" }, pt: { type: "string" } },
  });
  const [domain, thing, ...rest] = positionals;
  if (!domain || !thing || rest.length > 0)
    throw new Error("npm run new:slice -- <domain> <thing> [--plural <things>] [--pt <singular,plural>]");
  const { made, changed } = newSlice(process.cwd(), { domain, thing, ...values });
  const lines = (file: string) => readFileSync(file, "utf8").split("\n").length - 1;
  for (const file of made) console.log(`made     ${file} (${lines(file)} lines)`);
  for (const file of changed) console.log(`changed  ${file}`);
  const total = made.reduce((sum, file) => sum + lines(file), 0);
  console.log(`\n${made.length} files with ${total} lines made, ${changed.length} files changed.`);
  console.log('To fill in: AGENTS.md, "Add a slice".');
  if (!values.pt)
    console.log("The Portuguese texts show the English words: give them with --pt, or change them.");
}

if (import.meta.main) {
  try {
    main();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
