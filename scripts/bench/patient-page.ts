import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { median } from "./side-by-side.ts";

/** The least that draws a button and takes a press. */
export const BARE_PAGE = `
import { createElement as h, useState } from "react";
import { createRoot } from "react-dom/client";
const Page = () => {
  const [on, set] = useState(false);
  return h("button", { "aria-pressed": on, onClick: () => set(!on) }, "5 out of 10");
};
createRoot(document.getElementById("root")).render(h(Page));
`;

type Cookies = readonly { name: string; value: string }[];

/** The link of a demo patient who follows a symptom. */
export async function monitoringLink(
  { web, api }: { web: string; api: string },
  session: Cookies,
): Promise<string> {
  const headers = {
    "content-type": "application/json",
    origin: web,
    cookie: session.map(({ name, value }) => `${name}=${value}`).join("; "),
  };
  const followed = await fetch(`${api}/monitored-symptoms`, { headers });
  const { items } = (await followed.json()) as { items: { patient: string; status: string }[] };
  const { patient } = items.find(({ status }) => status === "active") ?? {};
  const link = await fetch(`${api}/patients/${patient}/monitoring-link`, { method: "POST", headers });
  const { url } = (await link.json()) as { url?: string };
  if (!url) throw new Error(`The demo patient's link answered ${link.status}`);
  return url;
}

/** Opens of a page that are timed; the median counts. */
const OPENED = 5;
/** 1.6 Mbps with the delay of a mobile network. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Milliseconds from an empty cache until the first button of a page has answered, on a slow connection and processor. */
export async function timeToAnswer(browser: Browser, url: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < OPENED; round += 1) {
    const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block" });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Network.emulateNetworkConditions", SLOW);
    await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const from = performance.now();
    await page.goto(url, { waitUntil: "commit" });
    await page
      .getByRole("button", { name: /5 out of 10/ })
      .first()
      .click();
    await page.locator("[aria-pressed=true]").first().waitFor();
    times.push(performance.now() - from);
    await context.close();
  }
  return median(times);
}

/** Serves scripts with a document that loads them, compressed, while `work` runs with its address. */
export async function withBarePage<T>(
  scripts: readonly string[],
  work: (url: string) => Promise<T>,
): Promise<T> {
  const tags = scripts.map((_, index) => `<script type="module" src="/${index}.js"></script>`).join("");
  const document = `<!doctype html><meta name="viewport" content="width=device-width"><div id="root"></div>${tags}`;
  const server = createServer((request, response) => {
    const script = scripts[Number(/^\/(\d+)\.js$/.exec(request.url ?? "")?.[1])];
    response.writeHead(200, {
      "content-type": script === undefined ? "text/html; charset=utf-8" : "text/javascript; charset=utf-8",
      "content-encoding": "gzip",
    });
    response.end(gzipSync(script ?? document));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
