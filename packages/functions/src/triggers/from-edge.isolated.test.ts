import type { AddressInfo } from "node:net";
import { secretStore } from "@meridian/core/testing/secret-store";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handler } from "./from-edge.ts";

const store = secretStore(() => "the distribution's proof");
beforeAll(async () => {
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", () => resolve()));
  const { port } = store.address() as AddressInfo;
  process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER = `http://127.0.0.1:${port}`;
  process.env.ORIGIN_PROOF_ARN = "proof";
});
afterAll(() => {
  store.closeAllConnections();
  store.close();
});

test("admits a request that came through the distribution", async () => {
  const headers = { "x-origin-proof": "the distribution's proof" };
  expect(await handler({ headers })).toEqual({ isAuthorized: true });
});

test.each([undefined, "", "the distribution's", "the distribution's proof "])(
  "what says %j is not, whatever else it says of itself",
  async (said) => {
    const headers = { "x-origin-proof": said, "cloudfront-viewer-address": "192.0.2.1:443" };
    expect(await handler({ headers })).toEqual({ isAuthorized: false });
  },
);
