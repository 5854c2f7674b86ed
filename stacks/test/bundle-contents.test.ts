import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { MIN_PASSWORD } from "@meridian/core/contracts/kernel/primitives";
import { type BuildOptions, build, type Metafile } from "esbuild";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { BUNDLE, type Entry, functionEntry, functionPlugin } from "../bundle.ts";
import { modulesOf, sizeOf, startingModules, withoutParts } from "../bundle-parts.ts";
import { BARE, bytesWithoutPatches } from "./bare-function.ts";
import { importedPackages } from "./imported-packages.ts";
import { assetFolder, bundleOf, productFunctions, ROOT, synthesised } from "./synth.ts";
import { WHOLE } from "./whole-bundles.ts";

let bundled: Metafile["outputs"];
beforeAll(async () => {
  const { metafile } = await build({
    ...BUNDLE,
    plugins: [withoutParts(ROOT), ...BUNDLE.plugins, functionPlugin()],
    entryPoints: WHOLE.map((entry) => ({ in: functionEntry(entry), out: entry })),
    outdir: "bundles",
    write: false,
    metafile: true,
  });
  bundled = metafile.outputs;
}, 120_000);

/** Bytes of each file in what a function starts with. */
function bytesOf(entry: Entry): [file: string, bytes: number][] {
  const output = bundled[`bundles/${entry}.js`];
  if (!output) throw new Error(`${entry} is not among those that contain their packages`);
  return Object.entries(output.inputs).flatMap(([file, { bytesInOutput }]) =>
    bytesInOutput > 0 ? [[file, bytesInOutput] as [string, number]] : [],
  );
}

/** Packages whose code a function starts with. */
const packagesOf = (entry: Entry) =>
  new Set(
    bytesOf(entry).flatMap(
      ([file]) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(file)?.[1] ?? [],
    ),
  );

const IDENTITY = "@aws-sdk/client-cognito-identity-provider";
const MAIL = "@aws-sdk/client-sesv2";

test.each([
  ["routes/accounts/list-members", []],
  ["routes/accounts/invite", []],
  ["routes/subscription/start-free-trial", []],
  ["routes/backoffice/verify-space", []],
  ["routes/accounts/login", [IDENTITY]],
  ["routes/accounts/register", [IDENTITY]],
  ["triggers/custom-message", []],
  ["schedules/retry-messages", [MAIL]],
] as [Entry, string[]][])("%s contains only %j of the large libraries", (handler, expected) => {
  const packages = packagesOf(handler);
  const heavy = [IDENTITY, MAIL, "@aws-sdk/client-s3", "libphonenumber-js"];
  expect(heavy.filter((name) => packages.has(name))).toEqual(expected);
});

test("the function that writes the user pool's mails reads its item without entities, and starts quickly", () => {
  const packages = packagesOf("triggers/custom-message");
  expect(packages.has("@aws-sdk/client-dynamodb")).toBe(true);
  expect(packages.has("electrodb")).toBe(false);
  const bytes = bytesOf("triggers/custom-message").reduce((sum, [, one]) => sum + one, 0);
  expect(bytes).toBeLessThan(400_000);
});

test("only functions that look for a wall-clock time contain the zone library, only the feed the iCalendar library", () => {
  const carried = (handler: string) => {
    const packages = packagesOf(`routes/scheduling/${handler}`);
    return ["ical-generator", "temporal-polyfill"].filter((name) => packages.has(name));
  };
  expect(carried("home")).toEqual(["temporal-polyfill"]);
  expect(packagesOf("routes/accounts/list-members").has("temporal-polyfill")).toBe(false);
  expect(carried("create-series")).toEqual(["temporal-polyfill"]);
  expect(carried("feed")).toEqual(["ical-generator", "temporal-polyfill"]);
});

test("a function contains only the parts of zod and the database client that it uses", () => {
  const files = bytesOf("routes/acupuncture/amend");
  const contained = (pattern: RegExp) => files.filter(([file]) => pattern.test(file));
  expect(contained(/zod\/v4\/core\/(compile|to-json-schema)\.js$|from-json-schema|jsonschema\//)).toEqual([]);
  expect(contained(/endpoint-cache\/|mnemonist\//)).toEqual([]);
  const sum = (pattern: RegExp) => contained(pattern).reduce((all, [, bytes]) => all + bytes, 0);
  expect(sum(/\/zod\//)).toBeLessThan(100_000);
  expect(sum(/\/client-dynamodb\//)).toBeLessThan(45_000);
});

test("a function that takes a new password has the common ones that are long enough", {
  timeout: 90_000,
}, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "meridian-passwords-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const listed = async (name: string, options: BuildOptions) => {
    const contents = 'export { dictionary } from "@zxcvbn-ts/language-common";';
    const outfile = path.join(folder, name);
    await build({ ...options, outfile, stdin: { contents, resolveDir: path.resolve("packages/core/src") } });
    return (await import(pathToFileURL(outfile).href)).dictionary as Record<string, string[]>;
  };
  const all = await listed("all.mjs", { ...BUNDLE, plugins: [] });
  const bundled = await listed("own.mjs", BUNDLE);
  const long = all["passwords-common"]?.filter((password) => password.length >= MIN_PASSWORD) ?? [];
  expect(long.length).toBeGreaterThan(10_000);
  expect(bundled).toEqual({ "passwords-common": long, "diceware-common": [] });
});

test("the function that amends points has no table of substances in any of its parts, and starts without those of the safety check", () => {
  const files = bytesOf("routes/acupuncture/amend").map(([file]) => file);
  expect(
    files.filter((file) => /substance-rows|drug-class-rows|interaction-rows|synonym-rows/.test(file)),
  ).toEqual([]);
  const { folder } = bundleOf(synthesised(), "acupuncture.amend");
  const holds = (text: string) => modulesOf(folder).some((file) => readFileSync(file, "utf8").includes(text));
  expect([holds("infraclavicular fossa"), holds("warfarin"), holds("Ephedrae Herba")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("no function starts with much more code than one that only reads an item", async () => {
  const cloud = synthesised();
  const bare = await bytesWithoutPatches(BARE);
  const starts = productFunctions(cloud)
    .map(({ id, Properties }) => ({ id, folder: assetFolder(cloud, Properties) }))
    .filter(({ folder }) => !existsSync(path.join(folder, "fonts")))
    .map(({ id, folder }) => ({
      id,
      whole: importedPackages(modulesOf(folder)).size === 0,
      bytes: sizeOf(startingModules(folder)),
    }));
  // Those bundled without their packages have the same ones as the bare function, and few others.
  const tooLarge = starts.filter(({ whole, bytes }) => bytes > (whole ? 1.6 : 0.6) * bare);
  expect(starts.length).toBeGreaterThan(380);
  expect(tooLarge).toEqual([]);
}, 60_000);

test("of the billing routes only receipt-pdf contains pdfkit", () => {
  const carries = (handler: string) => packagesOf(`routes/billing/${handler}`).has("pdfkit");
  expect(carries("receipt-pdf")).toBe(true);
  for (const handler of ["get", "pay", "issue-receipt", "day"]) expect(carries(handler)).toBe(false);
});

test("every package that a function imports is in one of those that are bundled with their packages", () => {
  const cloud = synthesised();
  const contained = new Set(WHOLE.flatMap((entry) => [...packagesOf(entry)]));
  const imported = new Set(
    productFunctions(cloud).flatMap(({ Properties }) => [
      ...importedPackages(modulesOf(assetFolder(cloud, Properties))),
    ]),
  );
  expect(imported.size).toBeGreaterThan(5);
  // Bundles contain a replacement of the package that finds credentials in every possible place.
  expect([...imported].filter((name) => !contained.has(name))).toEqual(["@aws-sdk/credential-provider-node"]);
});
