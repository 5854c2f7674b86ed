import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPayments } from "./payments.ts";
import type { Service } from "./service.ts";
import { eventually, testPortBase } from "./test-cloud.ts";

const SECRET = "whsec_test";
const port = testPortBase() + 7;
const events: Stripe.Event[] = [];
let payments: Service;
let stripe: Stripe;

const bodyOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString("utf8");
const receiver = createServer(async (request, response) => {
  const signature = String(request.headers["stripe-signature"]);
  // The SDK's own check: a body or signature that does not hold throws.
  events.push(stripe.webhooks.constructEvent(await bodyOf(request), signature, SECRET));
  response.end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const webhook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhook`;
  payments = await startPayments({ port, webhook, webhookSecret: SECRET });
  stripe = new Stripe("sk_test_local", { host: "127.0.0.1", port, protocol: "http", maxNetworkRetries: 0 });
});
afterAll(async () => {
  receiver.close();
  await payments?.stop();
});

const begin = (amount: number, idempotencyKey?: string) =>
  stripe.paymentIntents.create(
    {
      amount,
      currency: "eur",
      allowed_payment_method_types: ["mb_way"],
      metadata: { space: "spc_1" },
      confirm: true,
    },
    idempotencyKey ? { idempotencyKey } : {},
  );
/** Presses a button of the page. */
const decide = (id: string, choice: "accept" | "refuse" | "expire") =>
  fetch(`http://127.0.0.1:${port}/decide/${id}`, { method: "POST", body: new URLSearchParams({ choice }) });
const eventOf = (id: string) =>
  eventually(async () => events.find((event) => (event.data.object as { id: string }).id === id));

describe("payments", () => {
  test.each([
    ["accept", "succeeded", "payment_intent.succeeded"],
    ["refuse", "requires_payment_method", "payment_intent.payment_failed"],
    ["expire", "canceled", "payment_intent.canceled"],
  ] as const)("to %s a payment on the page is told by a signed webhook", async (choice, status, type) => {
    const intent = await begin(2999);
    expect(intent).toMatchObject({ status: "requires_action", amount: 2999, metadata: { space: "spc_1" } });
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(page).toContain("29.99 EUR</b> mb_way");
    await decide(intent.id, choice);
    expect((await eventOf(intent.id)).type).toBe(type);
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe(status);
  });

  test("an idempotency key makes one payment of two calls", async () => {
    const first = await begin(1000, "key-1");
    const second = await begin(1000, "key-1");
    expect(second.id).toBe(first.id);
  });

  test("what has succeeded can be neither cancelled nor confirmed again", async () => {
    const { id } = await begin(1000);
    await decide(id, "accept");
    await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
      code: "payment_intent_unexpected_state",
    });
    await expect(stripe.paymentIntents.confirm(id)).rejects.toMatchObject({
      code: "payment_intent_unexpected_state",
    });
  });

  test("an unknown payment and too small an amount are refused as Stripe refuses them", async () => {
    await expect(stripe.paymentIntents.retrieve("pi_none")).rejects.toMatchObject({ statusCode: 404 });
    await expect(begin(49)).rejects.toMatchObject({ code: "amount_too_small" });
  });
});
