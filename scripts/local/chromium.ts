import { existsSync } from "node:fs";

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

const SOFTWARE_GRAPHICS = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

/**
 * How to start a browser without downloading one: `CHROMIUM_PATH`, otherwise an installed Chromium or Chrome, otherwise
 * the one included in @sparticuz/chromium (`CHROMIUM_PATH=shipped` forces it). The package's own arguments are not
 * used: they switch off web security, which journeys need, and run every page in one process.
 */
export async function chromiumLaunch(): Promise<{ executablePath: string; args: string[] }> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && asked !== "shipped") return { executablePath: asked, args: QUIET };
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed && asked !== "shipped") return { executablePath: installed, args: QUIET };
  const { default: shipped } = await import("@sparticuz/chromium");
  return { executablePath: await shipped.executablePath(), args: [...QUIET, ...SOFTWARE_GRAPHICS] };
}
