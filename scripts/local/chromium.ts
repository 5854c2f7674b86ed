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
 * How to start a browser with nothing to download: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else the
 * one that @sparticuz/chromium ships. `CHROMIUM_PATH=shipped` chooses the last. Its own arguments are left out: they
 * switch off web security, which a journey must run with, and put every page into one process.
 */
export async function chromiumLaunch(): Promise<{ executablePath: string; args: string[] }> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && asked !== "shipped") return { executablePath: asked, args: QUIET };
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed && asked !== "shipped") return { executablePath: installed, args: QUIET };
  const { default: shipped } = await import("@sparticuz/chromium");
  return { executablePath: await shipped.executablePath(), args: [...QUIET, ...SOFTWARE_GRAPHICS] };
}
