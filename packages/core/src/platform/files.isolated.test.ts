import { createHash, createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startFiles } from "../../../../scripts/local/files.ts";
import { freePort } from "../testing/free-port.ts";
import { env } from "./env.ts";
import { downloadLink, fileFacts, pictureLink, uploadLink } from "./files.ts";

const state = mkdtempSync(join(tmpdir(), "meridian-files-"));
let stop: (() => Promise<void> | void) | undefined;

beforeAll(async () => {
  const port = await freePort();
  process.env.AWS_ENDPOINT_URL_S3 = `http://localhost:${port}`;
  process.env.AWS_ACCESS_KEY_ID = "S3RVER";
  process.env.AWS_SECRET_ACCESS_KEY = "S3RVER";
  stop = (await startFiles(port, state, env("FILES_BUCKET"), env("WEB_ORIGIN"))).stop;
});
afterAll(async () => {
  await stop?.();
  rmSync(state, { recursive: true, force: true });
});

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/**
 * Whether S3 would accept a request by its link: Signature Version 4 calculated from the request alone, as AWS
 * describes it ("Authenticating requests: using query parameters"). The local file store does not check signatures.
 */
function isSigned(method: string, link: string, headers: Record<string, string>): boolean {
  const url = new URL(link);
  const given = url.searchParams.get("X-Amz-Signature");
  const encoded = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const names = String(url.searchParams.get("X-Amz-SignedHeaders"));
  const all: Record<string, string> = { ...headers, host: url.host };
  const lines = names.split(";").map((name) => `${name}:${all[name] ?? ""}\n`);
  const request = [method, url.pathname, query, lines.join(""), names, "UNSIGNED-PAYLOAD"].join("\n");
  const at = String(url.searchParams.get("X-Amz-Date"));
  const scope = [at.slice(0, 8), "eu-west-1", "s3", "aws4_request"];
  const digest = createHash("sha256").update(request).digest("hex");
  const key = scope.reduce<string | Buffer>(hmac, "AWS4S3RVER");
  return hmac(key, ["AWS4-HMAC-SHA256", at, scope.join("/"), digest].join("\n")).toString("hex") === given;
}

const png = { content_type: "image/png", size: 5 };
const put = (url: string, headers: Record<string, string>, body = "12345") =>
  fetch(url, { method: "PUT", headers, body });

describe("an upload link", () => {
  test("accepts a file, which a download link returns", async () => {
    const { url, headers } = await uploadLink("proofs/a b/ç.png", png);
    expect((await put(url, headers)).status).toBe(200);
    const answer = await fetch(await downloadLink("proofs/a b/ç.png"));
    expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
      200,
      "image/png",
      "12345",
    ]);
  });
  test("refuses another type, size, key or method", async () => {
    const { url, headers } = await uploadLink("proofs/a b/ç.png", png);
    const sent = { ...headers, "content-length": "5" };
    expect(isSigned("PUT", url, sent)).toBe(true);
    expect(isSigned("PUT", url, { ...sent, "content-type": "text/html" })).toBe(false);
    expect(isSigned("PUT", url, { ...sent, "content-length": "6" })).toBe(false);
    expect(isSigned("PUT", url.replace(".png", ".pdf"), sent)).toBe(false);
    expect(isSigned("PUT", url.replace("Expires=900", "Expires=9000"), sent)).toBe(false);
    expect(isSigned("GET", url, sent)).toBe(false);
    const read = await downloadLink("proofs/a b/ç.png");
    expect([isSigned("GET", read, {}), isSigned("PUT", read, {})]).toEqual([true, false]);
  });
  test("accepts only the first file if asked to", async () => {
    const { url, headers } = await uploadLink("photos/one", { ...png, once: true });
    const sent = { ...headers, "content-length": "5" };
    expect(headers["if-none-match"]).toBe("*");
    expect(isSigned("PUT", url, sent)).toBe(true);
    expect(isSigned("PUT", url, { ...sent, "if-none-match": "" })).toBe(false);
  });
  test("expires after a quarter of an hour", async () => {
    const { searchParams } = new URL((await uploadLink("k", png)).url);
    expect(searchParams.get("X-Amz-Expires")).toBe("900");
    expect(searchParams.get("X-Amz-SignedHeaders")).toBe("content-length;content-type;host");
  });
});

test("a picture's link stays the same for a while, and is valid long enough", async () => {
  const links = await Promise.all([1, 2, 3].map(() => pictureLink("photos/one")));
  expect(new Set(links).size).toBeLessThanOrEqual(2);
  const { searchParams } = new URL(String(links[0]));
  const signed = String(searchParams.get("X-Amz-Date")).replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
    "$1-$2-$3T$4:$5:$6Z",
  );
  const left = Date.parse(signed) + Number(searchParams.get("X-Amz-Expires")) * 1000 - Date.now();
  expect(left).toBeGreaterThan(290_000);
  expect(left).toBeLessThanOrEqual(600_000);
});

test.each([
  ["to read by", downloadLink],
  ["to show by", pictureLink],
])("a link %s lets nothing stay on the disk of who asked", async (_, link) => {
  const url = await link("photos/one");
  expect(new URL(url).searchParams.get("response-cache-control")).toBe("no-store");
  expect(isSigned("GET", url.replace("no-store", "public"), {})).toBe(false);
});

test("reads the first bytes and the size of a file", async () => {
  const { url, headers } = await uploadLink("photos/facts", png);
  await put(url, headers);
  const facts = await fileFacts("photos/facts", 3);
  expect([facts?.size, Buffer.from(facts?.start ?? []).toString()]).toEqual([5, "123"]);
  expect(await fileFacts("photos/none", 3)).toBeNull();
});

test("outside the local cloud the bucket is part of the host name", async () => {
  const { AWS_ENDPOINT_URL_S3, FILES_PATH_STYLE } = process.env;
  delete process.env.AWS_ENDPOINT_URL_S3;
  process.env.FILES_PATH_STYLE = "false";
  const url = await downloadLink("proofs/x.png");
  process.env.AWS_ENDPOINT_URL_S3 = AWS_ENDPOINT_URL_S3;
  process.env.FILES_PATH_STYLE = FILES_PATH_STYLE;
  expect(url).toMatch(/^https:\/\/test-files\.s3\.eu-west-1\.amazonaws\.com\/proofs\/x\.png\?/);
});
