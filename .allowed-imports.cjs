/**
 * Which folders each folder may import, besides itself. `.dependency-cruiser.cjs` makes its rules from this table, and
 * the diagram in AGENTS.md shows it. A name without a path is a folder of `packages/core/src`; `<domain>` is each of its
 * folders that has no row of its own.
 */
const CORE = "^packages/core/src/";

exports.ALLOWED = {
  text: [],
  time: [],
  contracts: ["clinical", "text", "time"],
  clinical: ["contracts", "text", "time"],
  reference: ["contracts", "clinical", "text"],
  platform: ["contracts", "text", "time"],
  db: ["contracts", "text", "time", "platform"],
  "<domain>": [
    "contracts",
    "clinical",
    "text",
    "time",
    "platform",
    "db",
    "reference",
    "<domain>/index.ts",
    "<domain>/<part>/index.ts",
  ],
  "packages/functions": ["contracts", "clinical", "text", "time", "platform", "<domain>/index.ts"],
  "packages/ui": ["contracts", "clinical", "text", "time"],
  "packages/web": ["contracts", "clinical", "text", "time", "packages/ui"],
  "packages/admin": ["contracts", "clinical", "text", "time", "packages/ui"],
  stacks: ["contracts", "db/table.ts"],
};

/** A name of the table as dependency-cruiser's pattern. `$1` is the domain that the rule's `from` has matched. */
function pattern(name) {
  if (name === "stacks") return "^stacks/";
  if (name.startsWith("packages/")) return `^${name}/`;
  if (name === "<domain>") return `${CORE}$1/`;
  const file = name.replace(/<\w+>/g, "[^/]+").replace(".", "\\.");
  return CORE + (name.endsWith(".ts") ? `${file}$` : `${file}/`);
}

/** Patterns of what a folder may import, itself among them. */
exports.allowed = (folder) => [folder, ...exports.ALLOWED[folder]].map(pattern);

/** Pattern of the domains' files, which captures the domain's name. */
const notDomains = [...Object.keys(exports.ALLOWED), "testing"].filter((name) => /^\w+$/.test(name));
exports.DOMAIN = `${CORE}(?!(?:${notDomains.join("|")})/)([^/]+)/`;

/** The table as AGENTS.md shows it: a line a folder. */
exports.diagram = () =>
  Object.entries(exports.ALLOWED)
    .map(([folder, others]) => `${folder.padEnd(18)} -> ${others.join(", ") || "nothing"}`)
    .join("\n");
