import { spawnSync } from "node:child_process";
import { existsSync, statfsSync } from "node:fs";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const QUIET = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
];

/** Nothing here needs a graphics processor, and imitating one takes a fifth of the time a page needs. */
const NO_GRAPHICS = ["--disable-gpu"];

const SHARED_MEMORY = "/dev/shm";

/**
 * Playwright has browsers keep the memory that their processes share in files, because it may have next to no room in a
 * container. Every answer of a server takes such a file, so that the file system took a twentieth of the time (record 0166).
 */
function notAsFiles(): string[] {
  if (!existsSync(SHARED_MEMORY)) return [];
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= 2 ** 30 ? ["--disable-dev-shm-usage"] : [];
}

type Launch = { executablePath: string; args: string[]; ignoreDefaultArgs: string[] };

/**
 * How to start a browser without downloading one: `CHROMIUM_PATH`, otherwise the one included in @sparticuz/chromium
 * (`CHROMIUM_PATH=shipped` insists on it), otherwise an installed Chromium or Chrome. The included one comes first because it
 * has no windows to prepare and takes less of the processor than an installed one (record 0087). It is for Linux alone. The
 * package's own arguments are not used: they switch off web security, which journeys need, and run every page in one process.
 */
export async function chromiumLaunch(): Promise<Launch> {
  const ignoreDefaultArgs = notAsFiles();
  const asked = process.env.CHROMIUM_PATH;
  if (asked && asked !== "shipped") return { executablePath: asked, args: QUIET, ignoreDefaultArgs };
  const executablePath = await shippedChromium();
  const shipped = { executablePath, args: [...QUIET, ...NO_GRAPHICS], ignoreDefaultArgs };
  const installed = INSTALLED.find((path) => existsSync(path));
  if (asked === "shipped" || !installed || starts(executablePath)) return shipped;
  return { executablePath: installed, args: QUIET, ignoreDefaultArgs };
}

/** Where the included browser was unpacked; empty where it cannot be. */
async function shippedChromium(): Promise<string> {
  const { default: shipped } = await import("@sparticuz/chromium");
  return shipped.executablePath().catch(() => "");
}

/** Whether a browser starts here: it may be for another system, or lack a library. */
const starts = (path: string) => path !== "" && spawnSync(path, ["--version"]).status === 0;
