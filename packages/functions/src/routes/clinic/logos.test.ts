import { clinicRoutes } from "@meridian/core/contracts/clinic/clinic";
import { makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { localFiles } from "@meridian/core/testing/local-files";
import { localTable } from "@meridian/core/testing/local-table";
import { largePng, PICTURES, png } from "@meridian/core/testing/pictures";
import { beforeEach, expect, test } from "vitest";
import { type CallOptions, callHandler } from "../../testing/call.ts";
import { logo, setLogo, uploadLogo } from "./clinic.ts";

localTable();
localFiles();
const handlers = { logo, setLogo, uploadLogo };
const call = (verb: keyof typeof handlers, options: CallOptions) =>
  callHandler(clinicRoutes[verb], handlers[verb], options);

let space: TestSpace;
let manager: TestUser;
beforeEach(async () => {
  space = await makeSpace();
  manager = await makeUser(space.id, "manager", { owner: true });
});

async function link(bytes: Uint8Array, content_type: string) {
  const body = { content_type, size: bytes.length };
  const answer = await call("uploadLogo", { as: manager, body });
  expect(answer.status).toBe(201);
  return answer.body as { logo: string; upload: { url: string; headers: Record<string, string> } };
}
const put = async ({ url, headers }: { url: string; headers: Record<string, string> }, bytes: Uint8Array) =>
  (await fetch(url, { method: "PUT", headers, body: Buffer.from(bytes) })).status;

async function uploaded(bytes: Uint8Array = PICTURES.png, content_type = "image/png") {
  const sent = await link(bytes, content_type);
  expect(await put(sent.upload, bytes)).toBe(200);
  return sent.logo;
}
const set = (version: number, name: string | null, as = manager) =>
  call("setLogo", { as, body: { version, logo: name } });

/** The file behind a logo's link; undefined if there is none. */
async function shown(name: string): Promise<Buffer | undefined> {
  const { body } = await call("logo", { as: manager, params: { logo: name } });
  const answer = await fetch(body.url);
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

test("is encoded again, so that only its pixels are stored, and read by an expiring link", async () => {
  const name = await uploaded(Buffer.concat([PICTURES.png, Buffer.from("<script>hidden</script>")]));
  const answer = await set(1, name);
  expect(answer.body.logo_url).toBe(`/settings/logos/${name}`);
  const desk = await makeUser(space.id, "receptionist");
  const { body } = await call("logo", { as: desk, params: { logo: name } });
  expect(body.url).toMatch(/X-Amz-Expires=300/);
  const file = await shown(name);
  expect([file?.subarray(1, 4).toString(), file?.includes("hidden")]).toEqual(["PNG", false]);
  expect((await set(2, null)).body.logo_url).toBeNull();
});

test("cannot be replaced through its upload link, before or after it was checked", async () => {
  const sent = await link(PICTURES.png, "image/png");
  expect(await put(sent.upload, PICTURES.png)).toBe(200);
  const other = Buffer.from(PICTURES.png).fill(1, 20);
  expect(await put(sent.upload, other)).not.toBe(200);
  await set(1, sent.logo);
  const taken = await shown(sent.logo);
  await put(sent.upload, other);
  await set(2, null);
  expect((await set(3, sent.logo)).status).toBe(200);
  expect(await shown(sent.logo)).toEqual(taken);
});

test("is deleted when it is replaced, and kept when it is only removed", async () => {
  const first = await uploaded();
  const second = await uploaded();
  await set(1, first);
  await set(2, null);
  expect(await shown(first)).toBeDefined();
  await set(3, first);
  expect((await set(4, second)).status).toBe(200);
  expect([await shown(first), (await shown(second)) !== undefined]).toEqual([undefined, true]);
});

test("can be set for an establishment's prescriptions", async () => {
  const name = await uploaded(PICTURES.jpg, "image/jpeg");
  const establishment = space.establishment.id;
  const body = { version: 1, logo: name, establishment };
  const answer = await call("setLogo", { as: manager, body });
  expect(answer.body.establishments[0].prescription_logo_url).toBe(`/settings/logos/${name}`);
  expect(answer.body.logo_url).toBeNull();
});

test.each([
  ["something else", Buffer.from("<svg onload="), "file.type"],
  ["damaged within", PICTURES.damagedPng, "file.unreadable"],
  ["small and unpacks to a gigabyte", PICTURES.bomb, "file.unreadable"],
  ["36 million pixels", largePng(6000, 6000), "file.too_many_pixels"],
])("that is %s is refused at once", async (_what, bytes, fault) => {
  const name = await uploaded(bytes);
  const started = performance.now();
  const answer = await set(1, name);
  expect([answer.status, answer.body.fields]).toEqual([400, { logo: fault }]);
  expect(performance.now() - started).toBeLessThan(2000);
  expect(await shown(name)).toBeUndefined();
});

test("is refused if it is missing or another clinic's", async () => {
  const { logo: missing } = await link(png(4, 4), "image/png");
  expect((await set(1, missing)).body.code).toBe("file.not_found");
  const theirs = await uploaded();
  const other = await makeUser((await makeSpace()).id, "manager");
  expect((await set(1, theirs, other)).body.code).toBe("file.not_found");
  const body = { content_type: "image/png", size: 2 ** 21 };
  const big = await call("uploadLogo", { as: manager, body });
  expect([big.status, big.body.fields]).toEqual([400, { size: "file.too_large" }]);
});
