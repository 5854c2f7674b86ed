/**
 * Who may import whom. Each rule is the sentence of the architecture it enforces; a violation fails `npm run check`.
 * Run by scripts/imports.ts.
 */

const TEST = "\\.(test|spec|setup)\\.tsx?$|/test/|/testing/|^e2e/|^packages/functions/src/permissions/";
const DOMAIN = "^packages/core/src/(?!contracts/|clinical/|text/|platform/|db/|testing/|reference/)([^/]+)/";
/** Types-only declarations of AWS events never reach a bundle. */
const EVENT_TYPES = "@types/aws-lambda";

const npm = (...names) => `node_modules/(?:${names.join("|")})(?:/|$)`;
const CORE = "^packages/core/src/";
/** A package of this repository, however it was reached. */
const OURS = "^(packages/[^/]+/src|stacks|scripts|e2e)/";

/** A rule about a file's own name: it holds for files that are imported, that import, and that do neither. */
const everywhere = (name, comment, file) => [
  { name, comment, severity: "error", from: {}, to: file },
  { name: `${name}-importing`, comment, severity: "error", from: file, to: {} },
  { name: `${name}-alone`, comment, severity: "error", from: { ...file, orphan: true }, to: {} },
];

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two files that need each other are one file. Types alone may point both ways.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-cycles-between-domains",
      comment: "When two domains would need each other, even for types, the second learns through an event.",
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
        "Contracts run in the browser and in every function: zod, each other, and the rules and texts a schema checks by.",
      severity: "error",
      from: { path: `${CORE}contracts/`, pathNot: TEST },
      to: { pathNot: [`${CORE}(contracts|clinical|text)/`, npm("zod")] },
    },
    {
      name: "clinical-is-pure",
      comment:
        "Clinical rules run in the browser and on the server: contracts, texts, each other, and what outlines a stroke.",
      severity: "error",
      from: { path: `${CORE}clinical/`, pathNot: TEST },
      to: { pathNot: [`${CORE}(contracts|clinical|text)/`, npm("perfect-freehand")] },
    },
    {
      name: "text-imports-nothing",
      comment: "How texts are folded, compared and merged knows nothing of the product.",
      severity: "error",
      from: { path: `${CORE}text/`, pathNot: TEST },
      to: { pathNot: `${CORE}text/` },
    },
    {
      name: "platform-only-contracts",
      comment: "What a domain needs from the world knows no domain and no table.",
      severity: "error",
      from: { path: `${CORE}platform/`, pathNot: TEST },
      to: { path: OURS, pathNot: `${CORE}(contracts|text|platform)/` },
    },
    {
      name: "db-only-contracts-and-platform",
      severity: "error",
      from: { path: `${CORE}db/`, pathNot: TEST },
      to: { path: OURS, pathNot: `${CORE}(contracts|text|platform|db)/` },
    },
    {
      name: "table-imports-nothing",
      comment: "Stacks, entities and the local run read the table's definition: it is data.",
      severity: "error",
      from: { path: `${CORE}db/table\\.ts$` },
      to: { path: ".+" },
    },
    {
      name: "reference-is-data",
      comment: "Fact tables know contracts at most.",
      severity: "error",
      from: { path: `${CORE}reference/`, pathNot: TEST },
      to: { path: OURS, pathNot: `${CORE}(contracts|clinical|text|reference)/` },
    },
    {
      name: "domain-imports",
      comment: "A domain: contracts, platform, db, reference tables, itself and other domains' index.",
      severity: "error",
      from: { path: DOMAIN, pathNot: TEST },
      to: {
        path: OURS,
        pathNot: [
          `${CORE}(contracts|clinical|text|platform|db|reference)/`,
          `${CORE}$1/`,
          `${CORE}[^/]+/index\\.ts$`,
        ],
      },
    },
    {
      name: "domain-index-only",
      comment:
        "Another domain's inner file is nobody's business, not even for its types. A test may set things up.",
      severity: "error",
      from: { path: DOMAIN, pathNot: TEST },
      to: { path: DOMAIN, pathNot: [`${CORE}$1/`, "/index\\.ts$"] },
    },
    {
      name: "entity-imports",
      comment:
        "An entity is a description: electrodb, contracts, the table, and how a text is folded to be found.",
      severity: "error",
      from: { path: "\\.entity\\.ts$" },
      to: {
        pathNot: [
          npm("electrodb"),
          `${CORE}(contracts|clinical|text)/`,
          `${CORE}db/(table|catalogue-entry)\\.ts$`,
          `${CORE}reference/fold\\.ts$`,
        ],
      },
    },
    {
      name: "electrodb-in-entities-and-db",
      comment: "Beside them only the type of an entity's item may be named: it is gone before anything runs.",
      severity: "error",
      from: { pathNot: ["\\.entity\\.ts$", `${CORE}db/`, "^scripts/bench/", TEST] },
      to: { path: npm("electrodb"), dependencyTypesNot: ["type-only"] },
    },
    {
      name: "aws-clients-in-platform-and-db",
      comment:
        "Only the platform's files and the database layer speak to AWS; scripts, tests and e2e may set things up.",
      severity: "error",
      from: { pathNot: [`${CORE}(platform|db)/`, "^scripts/", TEST] },
      to: { path: npm("@aws-sdk/[^/]+", "aws-sdk", "@smithy/[^/]+") },
    },
    {
      name: "testing-for-tests-only",
      comment: "And for scripts: the local table is the local run's table.",
      severity: "error",
      from: { pathNot: [TEST, "^scripts/"] },
      to: { path: `${CORE}testing/` },
    },

    // ---- functions ----
    {
      name: "functions-imports",
      comment: "Entry points are thin: contracts, platform, a domain's index.",
      severity: "error",
      from: { path: "^packages/functions/src/", pathNot: TEST },
      to: {
        path: OURS,
        pathNot: [
          "^packages/functions/src/",
          `${CORE}(contracts|clinical|text|platform)/`,
          `${CORE}[^/]+/index\\.ts$`,
        ],
      },
    },
    {
      name: "functions-know-no-database",
      severity: "error",
      from: { path: "^packages/functions/src/", pathNot: TEST },
      to: { path: npm("electrodb", "@aws-sdk/[^/]+", "aws-sdk", "@smithy/[^/]+"), pathNot: EVENT_TYPES },
    },
    {
      name: "routes-stand-alone",
      comment: "A file of handlers imports no other, nor does a schedule or a trigger.",
      severity: "error",
      from: { path: "^packages/functions/src/(routes|schedules|triggers)/", pathNot: TEST },
      to: { path: "^packages/functions/src/(routes|schedules|triggers|stream)/" },
    },

    // ---- browser ----
    {
      name: "ui-imports",
      severity: "error",
      from: { path: "^packages/ui/src/", pathNot: TEST },
      to: { path: OURS, pathNot: ["^packages/ui/src/", `${CORE}(contracts|clinical|text)/`] },
    },
    {
      name: "apps-imports",
      comment: "web and admin: ui, contracts and themselves.",
      severity: "error",
      from: { path: "^packages/(web|admin)/", pathNot: TEST },
      to: {
        path: OURS,
        pathNot: ["^packages/$1/", "^packages/ui/src/", `${CORE}(contracts|clinical|text)/`],
      },
    },
    {
      name: "features-do-not-know-each-other",
      comment:
        "Routes compose features. One exception: a visit is opened from the calendar and changes its state there.",
      severity: "error",
      from: {
        path: "^packages/(web|admin)/src/features/([^/]+)/",
        pathNot: "^packages/web/src/features/visit/",
      },
      to: { path: "^packages/$1/src/features/", pathNot: "^packages/$1/src/features/$2/" },
    },
    {
      name: "visit-knows-scheduling-only",
      severity: "error",
      from: { path: "^packages/web/src/features/visit/" },
      to: { path: "^packages/web/src/features/", pathNot: "^packages/web/src/features/(visit|scheduling)/" },
    },
    {
      name: "features-do-not-know-the-app",
      comment: "Features are composed by routes, never the other way round.",
      severity: "error",
      from: { path: "^packages/(web|admin)/src/features/", pathNot: TEST },
      to: { path: "^packages/(web|admin)/src/app/" },
    },

    // ---- infrastructure ----
    {
      name: "stacks-imports",
      comment:
        "The stacks read route tables, schedules and the table's definition; their tests may use scripts.",
      severity: "error",
      from: { path: "^(stacks/|sst\\.config\\.ts)", pathNot: TEST },
      to: { path: OURS, pathNot: ["^stacks/", `${CORE}contracts/`, `${CORE}db/table\\.ts$`] },
    },
    {
      name: "nobody-imports-stacks",
      comment: "But scripts, the app's configuration and tests.",
      severity: "error",
      from: { path: "^packages/", pathNot: TEST },
      to: { path: "^(stacks|scripts|e2e)/" },
    },

    // ---- names ----
    ...everywhere("no-vague-files", "A file says what it holds.", {
      path: "/(utils?|helpers?|common|shared|misc|types)([.](ts|tsx|js|cjs|mjs)$|/)",
      pathNot: "node_modules/",
    }),
    ...everywhere("no-barrels", "index files only for what others may use of a domain.", {
      path: "/index[.](ts|tsx|js|cjs|mjs)$",
      pathNot: ["node_modules/", `${DOMAIN}index\\.ts$`],
    }),

    {
      name: "declared-dependencies",
      comment: "What is deployed is declared where it is used.",
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
