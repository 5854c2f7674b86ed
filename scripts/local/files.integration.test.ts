import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { downloadLink, uploadLink } from "../../packages/core/src/platform/files.ts";
import { chromiumLaunch } from "./chromium.ts";
import type { Service } from "./service.ts";
import { testCloud } from "./test-cloud.ts";
import { startWeb } from "./web.ts";

const cloud = testCloud();
const directory = mkdtempSync(join(tmpdir(), "meridian-page-"));
let front: Service;
let browser: Browser;
let page: Page;

// A page under the distribution's own headers: what its content policy refuses, the upload cannot do either.
beforeAll(async () => {
  mkdirSync(join(directory, "assets"));
  const script = `globalThis.put = async (url, headers, text) =>
  (await fetch(url, { method: "PUT", headers, body: new Blob([text]) })).status;`;
  writeFileSync(join(directory, "assets/upload.js"), script);
  writeFileSync(
    join(directory, "index.html"),
    '<!doctype html><title>Upload</title><script src="/assets/upload.js"></script><script>globalThis.inline = 1</script>',
  );
  const { ports, headers, patientPageHeaders, config } = cloud();
  front = await startWeb({
    port: ports.web,
    apps: [{ prefix: "/", directory }],
    headers,
    patientPageHeaders,
    config,
  });
  browser = await chromium.launch(await chromiumLaunch());
  page = await browser.newPage();
  await page.goto(cloud().urls.web);
});
afterAll(async () => {
  await browser?.close();
  await front?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Answers the status, or that the browser refused. */
const putFromPage = (url: string, headers: Record<string, string>, text: string) =>
  page.evaluate<number | "refused", [string, Record<string, string>, string]>(
    ([address, given, body]) =>
      (globalThis as unknown as { put(...of: unknown[]): Promise<number> })
        .put(address, given, body)
        .catch(() => "refused" as const),
    [url, headers, text],
  );

describe("files", () => {
  test("a browser uploads with a signed link, and a signed link reads it back", async () => {
    const text = "a plain page";
    const { url, headers } = await uploadLink("spaces/demo/report.txt", {
      content_type: "text/plain",
      size: text.length,
    });
    expect(await putFromPage(url, headers, text)).toBe(200);
    const answer = await fetch(await downloadLink("spaces/demo/report.txt"));
    expect(answer.headers.get("content-type")).toBe("text/plain");
    expect(await answer.text()).toBe(text);
  });

  test("a link is for its own file only", async () => {
    const { url, headers } = await uploadLink("spaces/demo/one.txt", { content_type: "text/plain", size: 3 });
    const other = url.replace("one.txt", "two.txt");
    expect(await putFromPage(other, headers, "abc")).toBe("refused");
    expect((await fetch(await downloadLink("spaces/demo/two.txt"))).status).toBe(404);
  });

  test("a link takes a file of its own size and type only, and nothing is readable without one", async () => {
    const { url, headers } = await uploadLink("spaces/demo/four.txt", {
      content_type: "text/plain",
      size: 3,
    });
    expect(await putFromPage(url, headers, "abcd")).toBe("refused");
    expect(await putFromPage(url, { "content-type": "text/html" }, "abc")).toBe("refused");
    expect(await putFromPage(url, headers, "abc")).toBe(200);
    expect((await fetch(url.split("?")[0] ?? "")).status).toBe(403);
  });

  test("a page of another origin cannot use the link", async () => {
    const { url, headers } = await uploadLink("spaces/demo/three.txt", {
      content_type: "text/plain",
      size: 3,
    });
    const preflight = (origin: string) =>
      fetch(url, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "PUT",
          "access-control-request-headers": Object.keys(headers).join(","),
        },
      });
    const own = await preflight(cloud().urls.web);
    expect(own.ok).toBe(true);
    const foreign = await preflight("http://elsewhere.example");
    expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("the page's headers stop an inline script", async () => {
    expect(await page.evaluate(() => (globalThis as { inline?: number }).inline)).toBeUndefined();
  });
});

describe("the front", () => {
  const ask = (path: string, init?: RequestInit) => fetch(`${cloud().urls.web}${path}`, init);

  test("a screen's path gets the app's page, asked about each time", async () => {
    const answer = await ask("/patients/pat_1");
    expect(await answer.text()).toContain("<title>Upload</title>");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("strict-transport-security")).toContain("max-age=");
  });

  test("a built file is kept for good and comes compressed", async () => {
    const answer = await ask("/assets/upload.js", { headers: { "accept-encoding": "br" } });
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(await answer.text()).toContain("globalThis.put");
  });

  test("a missing file is missing, and a malformed address ends nothing", async () => {
    expect((await ask("/assets/gone.js")).status).toBe(404);
    await ask("/%E0%A4%A");
    expect((await ask("/config.json")).status).toBe(200);
  });
});
