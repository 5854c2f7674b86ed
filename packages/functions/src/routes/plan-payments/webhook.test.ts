import { createHmac } from "node:crypto";
import { planPaymentsRoutes } from "@meridian/core/contracts/plan-payments/plan-payments";
import { makeSpace, makeUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { makePlanPayment } from "@meridian/core/testing/plan-payments";
import { expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { get, webhook } from "./plan-payments.ts";

localTable();

const seconds = () => Math.floor(Date.now() / 1000);
const signatureOf = (payload: string, { at = seconds(), key = "whsec_local" } = {}) =>
  `t=${at},v1=${createHmac("sha256", key).update(`${at}.${payload}`).digest("hex")}`;
/** Calls the webhook as the provider does: without a session, an origin or the product's own JSON. */
const send = (payload: string, signature?: string) =>
  callHandler(planPaymentsRoutes.webhook, webhook, {
    body: payload,
    headers: { origin: undefined as never, ...(signature && { "stripe-signature": signature }) },
  });

async function waiting() {
  const { id: space } = await makeSpace();
  const manager = await makeUser(space, "manager", { owner: true });
  const { payment_id } = await makePlanPayment(space, {
    method: "mb_way",
    status: "pending",
    intent_id: "pi_demo",
    started_by: manager.id,
    open_until: new Date(Date.now() + 240_000).toISOString(),
  });
  const object = {
    id: "pi_demo",
    object: "payment_intent",
    amount_received: 1500,
    metadata: { payment: payment_id, space },
  };
  const payload = JSON.stringify({
    id: "evt_demo",
    object: "event",
    type: "payment_intent.succeeded",
    data: { object },
  });
  const status = async () =>
    (await callHandler(planPaymentsRoutes.get, get, { as: manager, params: { payment: payment_id } })).body
      .status;
  return { payload, status };
}

test("takes the provider's event by its signature alone, within its requests, however often", async () => {
  const { payload, status } = await waiting();
  const { value, calls } = await countingCalls(() => send(payload, signatureOf(payload)));
  expect([value.status, value.body]).toEqual([200, { received: true }]);
  expect(calls).toBeLessThanOrEqual(planPaymentsRoutes.webhook.calls);
  expect(await status()).toBe("paid");
  for (let time = 0; time < 10; time += 1)
    expect((await send(payload, signatureOf(payload))).status).toBe(200);
  expect(await status()).toBe("paid");
});

test("answers every refusal alike, after the same time, and neither reads nor writes anything", async () => {
  const { payload, status } = await waiting();
  const wrong = [
    undefined,
    "nonsense",
    signatureOf(payload, { key: "whsec_other" }),
    signatureOf(payload, { at: seconds() - 301 }),
    signatureOf(`${payload} `),
  ];
  for (const signature of wrong) {
    const began = performance.now();
    const { value, calls } = await countingCalls(() => send(payload, signature));
    const took = performance.now() - began;
    expect([value.status, value.body.code]).toEqual([400, "webhook.signature"]);
    expect(calls).toBe(0);
    expect(took).toBeGreaterThan(390);
  }
  expect(await status()).toBe("pending");
});

test("refuses a body that is too large before looking at its signature", async () => {
  const payload = `"${"x".repeat(70_000)}"`;
  expect((await send(payload, signatureOf(payload))).status).toBe(413);
});
