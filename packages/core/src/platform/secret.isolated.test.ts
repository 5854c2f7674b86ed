import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { secretStore } from "../testing/secret-store.ts";
import { KEPT_FOR } from "./secret-store.ts";

const value = (letter: string) => Buffer.alloc(32, letter).toString("base64");

let store: Server;
let asked = 0;
let url = "";
let secret: typeof import("./secret.ts");

/** A process that has read nothing yet, with a secret store of its own. */
beforeEach(async () => {
  asked = 0;
  store = secretStore(() => value("a"));
  await listening(store);
  store.prependListener("request", () => {
    asked += 1;
  });
  url = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER = url;
  vi.resetModules();
  secret = await import("./secret.ts");
});
afterEach(() => {
  vi.restoreAllMocks();
  store.closeAllConnections();
  store.close();
});

const listening = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));

async function ask(operation: string, body: object) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "x-amz-target": `secretsmanager.${operation}` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { VersionId: string };
}
/** The two steps of docs/deploy.md. */
const propose = (text: string) =>
  ask("PutSecretValue", { SecretString: text, VersionStages: ["AWSPENDING"] });
const promote = (version: string) =>
  ask("UpdateSecretVersionStage", { VersionStage: "AWSCURRENT", MoveToVersionId: version });
const rotate = async (text: string) => promote((await propose(text)).VersionId);

test("is read once for many uses", async () => {
  await Promise.all([secret.seal("p", "s", "one"), secret.seal("p", "s", "two")]);
  const first = asked;
  await secret.unseal("p", "s", await secret.seal("p", "s", "three"));
  expect(first).toBe(3);
  expect(asked).toBe(first);
});

test("decrypts only with the same purpose and subject", async () => {
  const sealed = await secret.seal("p", "s", "plain");
  expect(await secret.unseal("p", "s", sealed)).toBe("plain");
  expect(await secret.unseal("p", "other", sealed)).toBeUndefined();
  expect(await secret.unseal("other", "s", sealed)).toBeUndefined();
  expect(await secret.unseal("p", "s", `${sealed.slice(0, -2)}AA`)).toBeUndefined();
});

test("decrypts what was encrypted before one rotation, but not before two", async () => {
  const sealed = await secret.seal("p", "s", "plain");
  await rotate(value("b"));
  secret.forgetSecret();
  expect(await secret.unseal("p", "s", sealed)).toBe("plain");
  const anew = await secret.seal("p", "s", "plain");
  await rotate(value("c"));
  secret.forgetSecret();
  expect(await secret.unseal("p", "s", sealed)).toBeUndefined();
  expect(await secret.unseal("p", "s", anew)).toBe("plain");
});

test("a proposed version decrypts before anything is encrypted with it", async () => {
  const { current: before } = await secret.derivedKeys("drafts", "usr_1");
  const { VersionId } = await propose(value("b"));
  secret.forgetSecret();
  const proposed = await secret.derivedKeys("drafts", "usr_1");
  expect(proposed.current).toEqual(before);
  expect(proposed.others).toHaveLength(1);
  await promote(VersionId);
  secret.forgetSecret();
  const promoted = await secret.derivedKeys("drafts", "usr_1");
  expect(promoted.current).toEqual(proposed.others[0]);
  expect(promoted.others).toEqual([before]);
});

test("is read again after five minutes, and kept if the store does not answer", async () => {
  const sealed = await secret.seal("p", "s", "plain");
  await rotate(value("b"));
  const start = performance.now();
  const clock = vi.spyOn(performance, "now").mockReturnValue(start + KEPT_FOR + 1000);
  const anew = await secret.derivedKeys("p");
  expect(anew.others).toHaveLength(1);
  clock.mockReturnValue(start + 3 * KEPT_FOR);
  store.closeAllConnections();
  store.close();
  expect(await secret.unseal("p", "s", sealed)).toBe("plain");
});

test("a failed first read is not cached", async () => {
  const broken = createServer((_request, response) =>
    response.writeHead(400).end('{"__type":"AccessDenied"}'),
  );
  await listening(broken);
  process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
  vi.resetModules();
  secret = await import("./secret.ts");
  await expect(secret.seal("p", "s", "plain")).rejects.toThrow();
  broken
    .removeAllListeners("request")
    .on("request", (request, response) => store.emit("request", request, response));
  await expect(secret.seal("p", "s", "plain")).resolves.toBeTypeOf("string");
  broken.closeAllConnections();
  broken.close();
});
