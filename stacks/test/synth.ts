/**
 * The synthesised templates, for tests. The result is cached in `.build/synth/<hash>`, by a hash of the files that
 * synthesis reads, so it runs once per change.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../..");
const CACHE = path.join(ROOT, ".build", "synth");
const LOCK = path.join(CACHE, "lock");
/** Files that can change a template or a bundle. */
const SOURCES = [
  "sst.config.ts",
  "package-lock.json",
  "scripts/{example-account,synth}.ts",
  "stacks/*.ts",
  "stacks/test/{example-parameters,whole-bundles}.ts",
  "packages/{core,functions}/package.json",
  "packages/{core,functions}/src/**/*.ts",
];

export type Resource = {
  Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: a template's properties have every shape there is
  Properties: Record<string, any>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
};
export type Template = { stack: string; resources: Record<string, Resource> };
export type NagLine = { ruleId: string; resourceId: string; compliance: string; exceptionReason: string };
export type Synthesised = {
  /** The cloud assembly: templates and what would be uploaded. */
  folder: string;
  templates: readonly Template[];
  nag: readonly NagLine[];
};

/** Hash of every file that synthesis reads. */
function contentHash(): string {
  const hash = createHash("sha256");
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .sort();
  for (const file of files)
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(ROOT, file)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}

/** Synthesises unless the result is cached. Test files that run at the same time wait for the first one. */
export function synthesised(): Synthesised {
  const folder = path.join(CACHE, contentHash());
  mkdirSync(CACHE, { recursive: true });
  while (!existsSync(folder)) {
    if (!lock()) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      continue;
    }
    try {
      if (!existsSync(folder)) synthesise(folder);
    } finally {
      rmSync(LOCK, { force: true });
    }
  }
  return read(folder);
}

/** Takes the lock unless a living process has it. */
function lock(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    if (!isAlive(LOCK)) rmSync(LOCK, { force: true });
    return false;
  }
}

function isAlive(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return true;
  } catch {
    return false;
  }
}

function synthesise(folder: string): void {
  const making = `${folder}.making`;
  const command = ["--disable-warning=ExperimentalWarning", "scripts/synth.ts", "--out", making];
  execFileSync(process.execPath, command, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  for (const old of readdirSync(CACHE)) {
    const other = path.join(CACHE, old);
    if (other !== making && other !== LOCK) rmSync(other, { recursive: true, force: true });
  }
  renameSync(making, folder);
}

const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));

function read(folder: string): Synthesised {
  const names = readdirSync(folder);
  return {
    folder,
    templates: names
      .filter((name) => name.endsWith(".template.json"))
      .map((name) => ({
        stack: name.replace(".template.json", ""),
        resources: json(path.join(folder, name)).Resources,
      })),
    nag: names
      .filter((name) => name.endsWith("NagReport.json"))
      .flatMap((name) => json(path.join(folder, name)).lines),
  };
}

/** Every resource of a type, with the stack and logical id it is found under. */
export function resourcesOf(cloud: Synthesised, type: string) {
  return cloud.templates.flatMap(({ stack, resources }) =>
    Object.entries(resources)
      .filter(([, resource]) => resource.Type === type)
      .map(([id, resource]) => ({ stack, id, ...resource })),
  );
}

/** What has to be deployed before a stack. */
export const dependenciesOf = (cloud: Synthesised, stack: string): string[] =>
  json(path.join(cloud.folder, "manifest.json")).artifacts[stack].dependencies;

/** Tag that names a function's route. */
export const ROUTE_TAG = "meridian:route";
export const tagOf = (resource: Resource, key: string): string | undefined =>
  resource.Properties.Tags?.find((tag: { Key: string; Value: string }) => tag.Key === key)?.Value;

/** The functions of the product, without those that CDK adds. */
export const productFunctions = (cloud: Synthesised) =>
  resourcesOf(cloud, "AWS::Lambda::Function").filter(({ id }) => !id.startsWith("CustomCDK"));

/** What would be uploaded for a function, by its properties. */
export const assetFolder = (cloud: Synthesised, { Code }: Resource["Properties"]) =>
  path.join(cloud.folder, `asset.${path.basename(Code.S3Key, ".zip")}`);

/** A route's function: the folder of its bundle, and the file and export Lambda would call. */
export function bundleOf(
  cloud: Synthesised,
  route: string,
): { folder: string; file: string; handler: string } {
  const lambda = resourcesOf(cloud, "AWS::Lambda::Function").find(
    (found) => tagOf(found, ROUTE_TAG) === route,
  );
  if (!lambda) throw new Error(`No function for the route ${route}`);
  const folder = assetFolder(cloud, lambda.Properties);
  const [file = "", handler = ""] = String(lambda.Properties.Handler).split(".");
  return { folder, file: path.join(folder, `${file}.mjs`), handler };
}

/** A template's value as text: references become `{Name}`. */
export function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join("");
  if (typeof value !== "object" || value === null) return String(value);
  const [[name, argument] = ["", ""]] = Object.entries(value);
  if (name === "Fn::Join" && Array.isArray(argument)) return asText(argument[1]);
  if (name === "Fn::GetAtt" && Array.isArray(argument)) return `{${argument.join(".")}}`;
  return `{${asText(argument).replace(/^.*:/, name === "Fn::ImportValue" ? "" : "$&")}}`;
}
