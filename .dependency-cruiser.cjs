/**
 * The import rules. `.allowed-imports.cjs` has the table of folders; the rules here add libraries, files and exceptions.
 * scripts/imports.ts runs them, and a violation fails `npm run check`.
 */
const { allowed, DOMAIN } = require("./.allowed-imports.cjs");

const TEST = "\\.(test|spec|setup)\\.tsx?$|/test/|/testing/|^e2e/|^packages/functions/src/permissions/";

/** Type declarations of AWS events, which never reach a bundle. */
const EVENT_TYPES = "@types/aws-lambda";

const npm = (...names) => `node_modules/(?:${names.join("|")})(?:/|$)`;
const CORE = "^packages/core/src/";
/** Source files of this repository. */
const OURS = "^(packages/[^/]+/src|stacks|scripts|e2e)/";

/** A rule about file names takes three forms, since dependency-cruiser sees imported, importing and orphan files apart. */
const everywhere = (name, comment, file) => [
  { name, comment, severity: "error", from: {}, to: file },
  { name: `${name}-importing`, comment, severity: "error", from: file, to: {} },
  { name: `${name}-alone`, comment, severity: "error", from: { ...file, orphan: true }, to: {} },
];

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment:
        "Merge two files that need each other, or extract what both need. Only types may be imported both ways.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-cycles-between-domains",
      comment:
        "When two domains would need each other, even for types, the second one subscribes to the stream.",
      severity: "error",
      from: { path: DOMAIN },
      to: { circular: true, via: { path: DOMAIN, pathNot: `${CORE}$1/` } },
    },
    {
      name: "resolvable",
      comment: "An import that leads nowhere.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },

    // ---- core ----
    {
      name: "contracts-only-zod",
      comment:
        "Contracts run in the browser and in every function. Besides zod they import only the rules and texts that a schema checks by.",
      severity: "error",
      from: { path: `${CORE}contracts/`, pathNot: TEST },
      to: { pathNot: [...allowed("contracts"), npm("zod")] },
    },
    {
      name: "clinical-is-pure",
      comment:
        "Clinical rules run in the browser and on the server. Their only library is perfect-freehand, which outlines a pen's stroke. The types of FHIR are no code.",
      severity: "error",
      from: { path: `${CORE}clinical/`, pathNot: TEST },
      to: { pathNot: [...allowed("clinical"), npm("perfect-freehand"), npm("@types/fhir")] },
    },
    {
      name: "text-imports-its-library",
      comment:
        "Folding, comparing, merging and formatting texts is independent of the product. Its libraries read Markdown and find what differs.",
      severity: "error",
      from: { path: `${CORE}text/`, pathNot: TEST },
      to: { pathNot: [...allowed("text"), npm("marked", "diff")] },
    },
    {
      name: "time-imports-its-library",
      comment: "Days and zones are independent of the product: the server and the browser use the same ones.",
      severity: "error",
      from: { path: `${CORE}time/`, pathNot: TEST },
      to: { pathNot: [...allowed("time"), npm("temporal-polyfill")] },
    },
    {
      name: "zones-in-time",
      comment: "core/src/time holds the rule for the hour that is skipped and the one that comes twice.",
      severity: "error",
      from: { path: OURS, pathNot: [`${CORE}time/`, TEST] },
      to: { path: npm("temporal-polyfill", "date-fns", "@date-fns/[^/]+", "luxon") },
    },
    {
      name: "platform-only-contracts",
      comment: "The platform (clock, mail, files, identity) depends on no domain and no table.",
      severity: "error",
      from: { path: `${CORE}platform/`, pathNot: TEST },
      to: { path: OURS, pathNot: allowed("platform") },
    },
    {
      name: "db-only-contracts-and-platform",
      severity: "error",
      from: { path: `${CORE}db/`, pathNot: TEST },
      to: { path: OURS, pathNot: allowed("db") },
    },
    {
      name: "table-imports-nothing",
      comment: "The table's definition is data, which stacks, entities and the local run read.",
      severity: "error",
      from: { path: `${CORE}db/table\\.ts$` },
      to: { path: ".+" },
    },
    {
      name: "reference-is-data",
      comment: "Fact tables hold no behaviour.",
      severity: "error",
      from: { path: `${CORE}reference/`, pathNot: TEST },
      to: { path: OURS, pathNot: allowed("reference") },
    },
    {
      name: "domain-imports",
      comment: "A domain: contracts, platform, db, reference tables, itself and other domains' indexes.",
      severity: "error",
      from: { path: DOMAIN, pathNot: TEST },
      to: { path: OURS, pathNot: allowed("<domain>") },
    },
    {
      name: "domain-index-only",
      comment:
        "A domain imports another domain's index only, or the index of a part of it, for types too. Tests may import any file to set things up.",
      severity: "error",
      from: { path: DOMAIN, pathNot: TEST },
      to: { path: DOMAIN, pathNot: [`${CORE}$1/`, "/index\\.ts$"] },
    },
    {
      name: "entity-imports",
      comment:
        "An entity describes stored items: it needs electrodb, contracts, the table, types of its attributes, and the folding of texts for search.",
      severity: "error",
      from: { path: "\\.entity\\.ts$" },
      to: {
        pathNot: [
          npm("electrodb"),
          `${CORE}(contracts|clinical|text)/`,
          `${CORE}db/(table|catalogue-entry|message-content)\\.ts$`,
          `${CORE}reference/fold\\.ts$`,
        ],
      },
    },
    {
      name: "electrodb-in-entities-and-db",
      comment: "Other files may import its types only.",
      severity: "error",
      from: { pathNot: ["\\.entity\\.ts$", `${CORE}db/`, "^scripts/bench/", TEST] },
      to: { path: npm("electrodb"), dependencyTypesNot: ["type-only"] },
    },
    {
      name: "aws-clients-in-platform-and-db",
      comment:
        "Only the platform and the database layer call AWS. Scripts, tests and e2e may do so to set things up.",
      severity: "error",
      from: { pathNot: [`${CORE}(platform|db)/`, "^scripts/", TEST] },
      to: { path: npm("@aws-sdk/[^/]+", "aws-sdk", "@smithy/[^/]+") },
    },
    {
      name: "testing-for-tests-only",
      comment: "Scripts may import it too, because the local run uses the same local table.",
      severity: "error",
      from: { pathNot: [TEST, "^scripts/"] },
      to: { path: `${CORE}testing/` },
    },

    // ---- functions ----
    {
      name: "functions-imports",
      comment: "Entry points hold no business logic.",
      severity: "error",
      from: { path: "^packages/functions/src/", pathNot: TEST },
      to: { path: OURS, pathNot: allowed("packages/functions") },
    },
    {
      name: "functions-know-no-database",
      severity: "error",
      from: { path: "^packages/functions/src/", pathNot: TEST },
      to: { path: npm("electrodb", "@aws-sdk/[^/]+", "aws-sdk", "@smithy/[^/]+"), pathNot: EVENT_TYPES },
    },
    {
      name: "routes-stand-alone",
      comment: "A file of route handlers, a schedule or a trigger imports no other one.",
      severity: "error",
      from: { path: "^packages/functions/src/(routes|schedules|triggers)/", pathNot: TEST },
      to: { path: "^packages/functions/src/(routes|schedules|triggers|stream)/" },
    },

    // ---- browser ----
    {
      name: "ui-imports",
      severity: "error",
      from: { path: "^packages/ui/src/", pathNot: TEST },
      to: { path: OURS, pathNot: allowed("packages/ui") },
    },
    ...["web", "admin"].map((app) => ({
      name: `${app}-imports`,
      comment: "The apps reach the business through the API only.",
      severity: "error",
      from: { path: `^packages/${app}/`, pathNot: TEST },
      to: { path: OURS, pathNot: allowed(`packages/${app}`) },
    })),
    {
      name: "features-do-not-know-each-other",
      comment: "Routes compose features. The next rule has the one exception.",
      severity: "error",
      from: {
        path: "^packages/(web|admin)/src/features/([^/]+)/",
        pathNot: "^packages/web/src/features/visit/",
      },
      to: { path: "^packages/$1/src/features/", pathNot: "^packages/$1/src/features/$2/" },
    },
    {
      name: "visit-knows-scheduling-only",
      comment: "A visit is opened from the calendar and changes the appointment's status there.",
      severity: "error",
      from: { path: "^packages/web/src/features/visit/" },
      to: { path: "^packages/web/src/features/", pathNot: "^packages/web/src/features/(visit|scheduling)/" },
    },
    {
      name: "features-do-not-know-the-app",
      comment: "Routes import features, never the other way round.",
      severity: "error",
      from: { path: "^packages/(web|admin)/src/features/", pathNot: TEST },
      to: { path: "^packages/(web|admin)/src/app/" },
    },

    // ---- infrastructure ----
    {
      name: "stacks-imports",
      comment:
        "The stacks read route tables, schedules and the table's definition. Their tests may import scripts.",
      severity: "error",
      from: { path: "^(stacks/|sst\\.config\\.ts)", pathNot: TEST },
      to: { path: OURS, pathNot: allowed("stacks") },
    },
    {
      name: "nobody-imports-stacks",
      comment: "Only scripts, sst.config.ts and tests may.",
      severity: "error",
      from: { path: "^packages/", pathNot: TEST },
      to: { path: "^(stacks|scripts|e2e)/" },
    },

    // ---- names ----
    ...everywhere("no-vague-files", "A file says what it holds.", {
      path: "/(utils?|helpers?|common|shared|misc|types)([.](ts|tsx|js|cjs|mjs)$|/)",
      pathNot: "node_modules/",
    }),
    ...everywhere(
      "no-barrels",
      "Only a domain has an index, for what other domains may use, and a part of it that functions load when they need it.",
      {
        path: "/index[.](ts|tsx|js|cjs|mjs)$",
        pathNot: ["node_modules/", `${DOMAIN}index\\.ts$`, `${DOMAIN}[^/]+/index\\.ts$`],
      },
    ),

    {
      name: "declared-dependencies",
      comment: "A package declares every library it deploys.",
      severity: "error",
      from: { path: "^packages/[^/]+/src/", pathNot: [TEST, "\\.d\\.ts$"] },
      to: {
        dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"],
        dependencyTypesNot: ["npm", "type-only"],
        pathNot: EVENT_TYPES,
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^packages/[^/]+/dist/|^[.](build|local|sst)/|^coverage/" },
    tsPreCompilationDeps: true,
    preserveSymlinks: false,
    moduleSystems: ["es6", "cjs"],
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "module", "browser", "node", "default"],
      mainFields: ["module", "main", "types", "typings"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css", ".d.ts"],
    },
  },
};
