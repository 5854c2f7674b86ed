import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const SOURCES =
  "packages/{web,admin,ui,core/assets,core/src/{contracts,clinical,text,time,reference}}/**/*.{ts,tsx,js,css,html,json,svg,png,woff2}";

/** The source files of the apps, relative to the root. */
export const appSources = (): string[] =>
  globSync(SOURCES, { cwd: root, exclude: (name) => /node_modules|dist$/.test(String(name)) }).sort();

/** Folders of the built apps, by name. */
export const appDirectories = {
  web: join(root, "packages/web/dist"),
  admin: join(root, "packages/admin/dist"),
};

/** Builds both apps, unless nothing has changed since the last build. */
export async function buildApps(): Promise<void> {
  mkdirSync(dirname(STAMP), { recursive: true });
  if (isBuilt(sourcesHash())) return;
  const release = await taken(join(root, ".build", "apps.lock"));
  try {
    const hash = sourcesHash();
    if (isBuilt(hash)) return;
    await Promise.all([build("web"), build("admin")]);
    writeFileSync(STAMP, hash);
  } finally {
    release();
  }
}

const STAMP = join(root, ".build", "apps.hash");

const isBuilt = (hash: string) =>
  Object.values(appDirectories).every((directory) => existsSync(join(directory, "index.html"))) &&
  existsSync(STAMP) &&
  readFileSync(STAMP, "utf8") === hash;

/**
 * Waits for a lock, because two copies started at the same moment would empty each other's folder. A lock of a process
 * that has ended is ignored.
 */
async function taken(lock: string): Promise<() => void> {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      return () => rmSync(lock, { force: true });
    } catch {
      if (!holderLives(lock)) rmSync(lock, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function holderLives(lock: string): boolean {
  try {
    return process.kill(Number(readFileSync(lock, "utf8")), 0);
  } catch {
    return false;
  }
}

function sourcesHash(): string {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  for (const file of appSources()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

const build = (name: string) =>
  new Promise<void>((done, failed) => {
    const child = spawn(
      join(root, "node_modules/.bin/vite"),
      ["build", "--logLevel", "warn", join(root, "packages", name)],
      { stdio: ["ignore", "inherit", "inherit"] },
    );
    // The build ends with the process that started it.
    process.once("exit", () => child.kill());
    child.once("error", failed);
    child.once("exit", (code) => (code === 0 ? done() : failed(new Error(`Building ${name} failed`))));
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApps();
