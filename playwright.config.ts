import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./scripts/local/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/cloud.ts",
  // One local cloud serves all journeys; each journey makes its own people, so two may run side by side.
  workers: 2,
  fullyParallel: false,
  // A machine with two cores runs the unit tests at the same time: what is there within a second may take ten.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // A journey that fails is tried once more, and named where that one passes: see record 0033.
  retries: 1,
  reporter: "list",
  projects: [
    { name: "journeys", testIgnore: "**/*.last.spec.ts" },
    // What changes the whole product for everybody runs when the others have ended. Alone: `playwright test --no-deps <file>`.
    { name: "last", testMatch: "**/*.last.spec.ts", dependencies: ["journeys"] },
  ],
  use: {
    launchOptions: await chromiumLaunch(),
    locale: "en-GB",
    timezoneId: "Europe/Lisbon",
    // What cannot be pressed fails by itself, long before its journey's time is over.
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    // A trace of every step costs a third of the whole run; who looks into a failure asks for it with --trace=on.
    trace: "off",
    // Nothing is learnt from waiting for what moves.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
  },
});
