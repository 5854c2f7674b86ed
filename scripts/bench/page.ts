import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { chromiumLaunch } from "../local/chromium.ts";

const root = resolve(import.meta.dirname, "../..");

/** Builds a page of the benchmark, opens it in a browser and runs the measurement there. */
export async function onPage<T>(name: string, work: (page: Page) => Promise<T>): Promise<T> {
  const files = await buildPage(name);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://local").pathname.slice(1) || "index.html";
    const body = files.get(path);
    const type = path.endsWith(".js") ? "text/javascript" : path.endsWith(".css") ? "text/css" : "text/html";
    response.writeHead(body === undefined ? 404 : 200, { "content-type": type }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction("typeof measure === 'function'");
    return await work(page);
  } finally {
    await browser.close();
    server.close();
  }
}

async function buildPage(name: string): Promise<Map<string, string | Uint8Array>> {
  const folder = join(root, "packages", "web", ".bench", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const entry = join(root, "scripts", "bench", `${name}-page.tsx`);
  writeFileSync(join(folder, "main.ts"), `import ${JSON.stringify(entry)};`);
  writeFileSync(
    join(folder, "index.html"),
    '<!doctype html><html lang="en"><body><script type="module" src="./main.ts"></script></body></html>',
  );
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    plugins: [react()],
    build: { write: false, target: "es2024" },
  });
  rmSync(folder, { recursive: true, force: true });
  const parts = (Array.isArray(output) ? output : [output]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  return new Map(parts.map((part) => [part.fileName, part.type === "chunk" ? part.code : part.source]));
}
