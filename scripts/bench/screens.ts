import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { chromiumLaunch } from "../local/chromium.ts";
import { type Cookies, withDemoClinic } from "./demo-clinic.ts";
import { MAIN_SCREENS, type MainScreen, type Places, placesOf } from "./main-screens.ts";
import { median } from "./side-by-side.ts";

/** Slows the processor down to that of a slow tablet. */
const SLOWER = 4;
/** Each interaction is repeated: other programs on the machine delay single ones. */
const ROUNDS = 5;

/**
 * Layout shift while a screen opens, and the time from an interaction to the next paint, on the main screens of the built
 * app with the demo clinic. The processor is slowed down four times.
 */
export const benchScreens = () =>
  withDemoClinic(async ({ cloud, sessionOf, accounts }) => {
    const session = await sessionOf(accounts.professional);
    const places = await placesOf(cloud.urls, session);
    const browser = await chromium.launch(await chromiumLaunch());
    try {
      const found: Awaited<ReturnType<typeof measureScreen>>[] = [];
      for (const screen of MAIN_SCREENS)
        found.push(await measureScreen(browser, screen, { web: cloud.urls.web, session, places }));
      return found;
    } finally {
      await browser.close();
    }
  });

type Clinic = { web: string; session: Cookies; places: Places };

/** One screen: its layout shift is the largest of three sizes, its interaction the slowest of those listed for it. */
export async function measureScreen(browser: Browser, screen: MainScreen, clinic: Clinic) {
  const shifts: { width: number; shift: number; moved: string }[] = [];
  for (const width of [390, 1024, 1440])
    shifts.push({ width, ...(await layoutShift(browser, screen, clinic, width)) });
  const worst = shifts.reduce((a, b) => (b.shift > a.shift ? b : a));
  const times = await interactions(browser, screen, clinic);
  const slowest = times.reduce((a, b) => (b.ms > a.ms ? b : a));
  return { name: screen.name, worst, slowest, times };
}

async function opened(browser: Browser, width: number, { web, session }: Clinic) {
  const context = await browser.newContext({
    locale: "en-GB",
    timezoneId: "Europe/Lisbon",
    serviceWorkers: "block",
    viewport: { width, height: width < 600 ? 844 : 900 },
  });
  await context.addCookies([...session]);
  const page = await context.newPage();
  const client: CDPSession = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(watchPage);
  return { context, page, to: (path: string) => page.goto(`${web}/${path}`, { waitUntil: "commit" }) };
}

/** The largest burst of shifts, as browsers add them up: at most 5 s long, with gaps below 1 s. */
async function layoutShift(browser: Browser, screen: MainScreen, clinic: Clinic, width: number) {
  const { context, page, to } = await opened(browser, width, clinic);
  try {
    await to(screen.path(clinic.places));
    await screen.ready(page);
    await settled(page);
    return await page.evaluate(() => (globalThis as unknown as Watched).shiftSoFar());
  } finally {
    await context.close();
  }
}

async function interactions(browser: Browser, screen: MainScreen, clinic: Clinic) {
  const { context, page, to } = await opened(browser, 1440, clinic);
  try {
    await to(screen.path(clinic.places));
    await screen.ready(page);
    await settled(page);
    const times: { name: string; ms: number }[] = [];
    for (const [name, act] of Object.entries(screen.interactions)) {
      const rounds: number[] = [];
      for (let round = -1; round < ROUNDS; round += 1) {
        await page.evaluate(() => (globalThis as unknown as Watched).forgetInteractions());
        await act(page, round + 1);
        await settled(page);
        const ms = await page.evaluate(() => (globalThis as unknown as Watched).slowestInteraction());
        // The first one loads code that the later ones have.
        if (round >= 0) rounds.push(ms);
      }
      times.push({ name, ms: median(rounds) });
    }
    return times;
  } finally {
    await context.close();
  }
}

/** Nothing is loaded any more, and the browser has painted and reported it. */
async function settled(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300);
}

type Watched = {
  shiftSoFar: () => { shift: number; moved: string };
  slowestInteraction: () => number;
  forgetInteractions: () => void;
};

/** Runs in the page before its own scripts. */
function watchPage() {
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  };
  type Timed = PerformanceEntry & { interactionId: number };
  const shifts: Shift[] = [];
  let slowest = 0;
  const watched = globalThis as unknown as Watched;
  const observe = (type: string, take: (entries: PerformanceEntry[]) => void, more = {}) =>
    new PerformanceObserver((list) => take(list.getEntries())).observe({ type, buffered: true, ...more });
  observe("layout-shift", (entries) => {
    shifts.push(...(entries as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput));
  });
  const note = (entries: PerformanceEntry[]) => {
    for (const entry of entries as Timed[])
      if (entry.interactionId > 0) slowest = Math.max(slowest, entry.duration);
  };
  // 16 ms is the shortest that a browser reports.
  observe("event", note, { durationThreshold: 16 });
  observe("first-input", note);
  watched.slowestInteraction = () => slowest;
  watched.forgetInteractions = () => {
    slowest = 0;
  };
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}` : "";
  };
  watched.shiftSoFar = () => {
    let shift = 0;
    let sum = 0;
    let from = 0;
    let before = Number.NEGATIVE_INFINITY;
    for (const { startTime, value } of shifts) {
      if (startTime - before > 1000 || startTime - from > 5000) {
        sum = 0;
        from = startTime;
      }
      sum += value;
      before = startTime;
      shift = Math.max(shift, sum);
    }
    const largest = shifts.toSorted((a, b) => b.value - a.value)[0];
    return { shift, moved: nameOf(largest?.sources[0]?.node ?? null) };
  };
}
