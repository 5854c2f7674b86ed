import type { AddressInfo } from "node:net";
import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { createConfirmed } from "@meridian/core/platform/identity-accounts";
import { forgetSecret } from "@meridian/core/platform/secret";
import { makeSpace, makeUser } from "@meridian/core/testing/actors";
import { localIdentity } from "@meridian/core/testing/local-identity";
import { localTable } from "@meridian/core/testing/local-table";
import { secretStore } from "@meridian/core/testing/secret-store";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { login, refreshUser } from "./accounts.ts";

localTable();
localIdentity();

const store = secretStore(() => Buffer.alloc(32, "a").toString("base64"));
beforeAll(async () => {
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", () => resolve()));
  process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
});
afterAll(() => {
  store.closeAllConnections();
  store.close();
});

const rotate = async () => {
  await fetch(String(process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER), {
    method: "POST",
    headers: { "x-amz-target": "secretsmanager.PutSecretValue" },
    body: JSON.stringify({ SecretString: Buffer.alloc(32, "b").toString("base64") }),
  });
  forgetSecret();
};

test("rotating the secret ends no session, and the answer contains the key of earlier drafts", async () => {
  const credentials = { email: "demo.rotation@example.com", password: "a long enough password" };
  const spaceId = (await makeSpace()).id;
  const { id, name } = await makeUser(spaceId, "manager");
  await createConfirmed({ userId: id, spaceId, name, language: "en", ...credentials });
  const signedIn = await callHandler(accountsRoutes.login, login, { body: credentials });
  const before = signedIn.body.user;
  expect(before.other_draft_keys).toEqual([]);

  await rotate();
  const cookies = Object.fromEntries(
    signedIn.cookies.map((line) => (line.split(";")[0] ?? "").split("=") as [string, string]),
  );
  const renewed = await callHandler(accountsRoutes.refreshUser, refreshUser, { cookies });
  expect(renewed.status).toBe(200);
  const after = renewed.body.user;
  expect(after.draft_key).not.toBe(before.draft_key);
  expect(after.other_draft_keys).toEqual([{ id: before.draft_key_id, key: before.draft_key }]);
});
