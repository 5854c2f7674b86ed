import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { build } from "vite";
import { chromiumLaunch } from "../local/chromium.ts";
import { type Cookies, withDemoClinic } from "./demo-clinic.ts";
import { BARE_PAGE, monitoringLink, timeToAnswer, withBarePage } from "./patient-page.ts";

const root = resolve(import.meta.dirname, "../..");

const BARE = `
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
const Page = () => h("p", null, String(useQuery({ queryKey: ["a"], queryFn: async () => 1 }).data));
const router = createBrowserRouter([{ path: "/", element: h(Page) }]);
createRoot(document.body).render(h(QueryClientProvider, { client: new QueryClient() }, h(RouterProvider, { router })));
`;

/**
 * JavaScript and CSS that a browser loads, gzipped, compared with a minimal React application built in the same run.
 */
export async function benchFirstLoad() {
  const bare = weightOf(await bareBundle(BARE));
  const barePage = await bareBundle(BARE_PAGE);
  return withDemoClinic(async ({ cloud, accounts, sessionOf }) => {
    const browser = await chromium.launch(await chromiumLaunch());
    try {
      const login = await weigh(browser, `${cloud.urls.web}/login`);
      const session = await sessionOf(accounts.manager);
      const home = await weigh(browser, `${cloud.urls.web}/home`, session);
      const link = await monitoringLink(cloud.urls, await sessionOf(accounts.professional));
      const page = await weigh(browser, link);
      const answering = await timeToAnswer(browser, link);
      const bareAnswering = await withBarePage(barePage, (url) => timeToAnswer(browser, url));
      return {
        bare,
        page: {
          ...page,
          bare: weightOf(barePage),
          ratio: page.script / weightOf(barePage),
          answering: { ours: answering, bare: bareAnswering, ratio: answering / bareAnswering },
        },
        login: { ...login, ratio: login.script / bare },
        home: { ...home, ratio: home.script / bare },
      };
    } finally {
      await browser.close();
    }
  });
}

/** The scripts of an application that is built from one file. */
async function bareBundle(source: string): Promise<string[]> {
  const folder = join(root, ".build", "bench");
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, "bare.js");
  writeFileSync(entry, source);
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    build: { write: false, target: "es2024", rolldownOptions: { input: entry } },
  });
  const chunks = (Array.isArray(output) ? output : [output]).flatMap((part) =>
    "output" in part ? part.output : [],
  );
  return chunks.flatMap((chunk) => (chunk.type === "chunk" ? [chunk.code] : []));
}

/** Bytes of scripts, each gzipped by itself. */
const weightOf = (scripts: readonly string[]) =>
  scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);

/** Opens a page with an empty cache and adds up the sizes until nothing more is loaded. */
async function weigh(browser: Browser, url: string, session: Cookies = []) {
  const context = await browser.newContext({ locale: "en-GB" });
  if (session.length > 0) await context.addCookies([...session]);
  const page = await context.newPage();
  const bodies: Promise<{ type: string; bytes: number }>[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    if (type === "script" || type === "stylesheet")
      bodies.push(response.body().then((body) => ({ type, bytes: gzipSync(body).length })));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const loaded = await Promise.all(bodies);
  await context.close();
  const total = (wanted: string) =>
    loaded.filter(({ type }) => type === wanted).reduce((sum, { bytes }) => sum + bytes, 0);
  return { script: total("script"), style: total("stylesheet"), files: loaded.length };
}
