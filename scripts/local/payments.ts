import { createHmac, randomBytes, randomInt } from "node:crypto";
import { createServer } from "node:http";
import { listen, type Service } from "./service.ts";

type Intent = {
  id: string;
  object: "payment_intent";
  amount: number;
  currency: string;
  status:
    | "requires_payment_method"
    | "requires_confirmation"
    | "requires_action"
    | "processing"
    | "succeeded"
    | "canceled";
  amount_received: number;
  amount_refunded: number;
  payment_method_types: string[];
  next_action: object | null;
  /** The phone that MB WAY asks, or the mail that a payment reference goes to. Not part of the provider's answer. */
  asked: string;
  metadata: Record<string, string>;
  client_secret: string;
  created: number;
  last_payment_error: { code: string } | null;
};

/** A webhook that was sent: its body and signature, so that tests can send it again, late or in another order. */
export type Delivery = { intent: string; type: string; payload: string; signature: string; status: number };

export type PaymentsOptions = {
  port: number;
  /** The URL for signed webhooks; none are sent without it. */
  webhook?: string;
  webhookSecret?: string;
};

const CONFIRMABLE: ReadonlySet<string> = new Set(["requires_payment_method", "requires_confirmation"]);
/** The number with which banks know the provider's references. */
const ENTITY = "11249";
const ID = /^\/v1\/payment_intents\/(pi_\w+)(?:\/(confirm|cancel))?$/;

/**
 * A sandbox for the part of Stripe's API that the product uses: payment intents for MB WAY and Multibanco, refunds, signed
 * webhooks, idempotency keys, and a page on which to accept, refuse or expire pending payments. `GET /deliveries` lists
 * the webhooks that were sent, `POST /deliveries/<n>` sends one again.
 */
export async function startPayments({
  port,
  webhook,
  webhookSecret = "whsec_local",
}: PaymentsOptions): Promise<Service> {
  const { deliveries, notify, deliver } = webhooks(webhook, webhookSecret);
  const { intents, decide, api } = paymentIntents(notify);
  const answered = new Map<string, string>();

  const server = createServer(async (request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const form = new URLSearchParams(await bodyOf(request));
    const decision = /^\/decide\/(pi_\w+)$/.exec(path)?.[1];
    if (decision) {
      await decide(decision, form.get("choice") ?? "");
      return response.writeHead(303, { location: "/" }).end();
    }
    const again = /^\/deliveries(?:\/(\d+))?$/.exec(path);
    if (again) {
      const delivery = again[1] === undefined ? undefined : deliveries[Number(again[1])];
      if (delivery && request.method === "POST") await deliver(delivery);
      response.setHeader("content-type", "application/json");
      return response.end(JSON.stringify(delivery ?? deliveries));
    }
    if (path === "/") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      return response.end(page([...intents.values()].reverse()));
    }
    response.setHeader("content-type", "application/json");
    const key = String(request.headers["idempotency-key"] ?? "");
    const earlierAnswer = key && answered.get(key);
    if (earlierAnswer) return response.end(earlierAnswer);
    const [status, body] = api(request.method ?? "GET", path, form);
    response.statusCode = status;
    const text = JSON.stringify(body);
    if (key && status === 200) answered.set(key, text);
    return response.end(text);
  });
  return listen(server, port, "payments");
}

type Notify = (type: string, intent: Intent) => Promise<void>;

/** Sends signed webhooks, and keeps what was sent. */
function webhooks(webhook: string | undefined, secret: string) {
  const deliveries: Delivery[] = [];
  const notify: Notify = async (type, intent) => {
    const payload = JSON.stringify({
      id: `evt_${token()}`,
      object: "event",
      type,
      created: seconds(),
      data: { object: type === "charge.refunded" ? chargeOf(intent) : shown(intent) },
    });
    const at = seconds();
    const signed = createHmac("sha256", secret).update(`${at}.${payload}`).digest("hex");
    const delivery = { intent: intent.id, type, payload, signature: `t=${at},v1=${signed}`, status: 0 };
    deliveries.push(delivery);
    await deliver(delivery);
  };

  const deliver = async (delivery: Delivery) => {
    if (!webhook) return;
    const answer = await fetch(webhook, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": delivery.signature },
      body: delivery.payload,
    }).catch(() => undefined);
    delivery.status = answer?.status ?? 0;
  };
  return { deliveries, notify, deliver };
}

/** The payment intents, with what the provider's API and the page of the sandbox do to them. */
function paymentIntents(notify: Notify) {
  const intents = new Map<string, Intent>();

  const decide = async (id: string, choice: string) => {
    const intent = intents.get(id);
    if (intent?.status !== "requires_action") return;
    intent.next_action = null;
    if (choice === "accept") intent.amount_received = intent.amount;
    intent.status =
      choice === "accept" ? "succeeded" : choice === "refuse" ? "requires_payment_method" : "canceled";
    if (choice === "refuse") intent.last_payment_error = { code: "payment_intent_authentication_failure" };
    const event = { accept: "succeeded", refuse: "payment_failed" }[choice] ?? "canceled";
    await notify(`payment_intent.${event}`, intent);
  };

  const api = (method: string, path: string, form: URLSearchParams): [number, object] => {
    if (method === "POST" && path === "/v1/payment_intents") return create(form);
    if (method === "POST" && path === "/v1/refunds") return refund(form.get("payment_intent") ?? "");
    const [, id, verb] = ID.exec(path) ?? [];
    const intent = intents.get(id ?? "");
    if (!intent) return failure(404, "resource_missing", "intent");
    if (method === "POST" && verb === "confirm") {
      if (!CONFIRMABLE.has(intent.status)) return failure(400, "payment_intent_unexpected_state", "intent");
      confirm(intent);
    }
    if (method === "POST" && verb === "cancel") {
      if (intent.status === "succeeded") return failure(400, "payment_intent_unexpected_state", "intent");
      intent.status = "canceled";
      intent.next_action = null;
      void notify("payment_intent.canceled", intent);
    }
    return [200, shown(intent)];
  };

  const create = (form: URLSearchParams): [number, object] => {
    const amount = Number(form.get("amount"));
    if (!Number.isInteger(amount) || amount < 50) return failure(400, "amount_too_small", "amount");
    const intent = newIntent(form, amount);
    if (form.get("confirm") === "true") confirm(intent);
    intents.set(intent.id, intent);
    return [200, shown(intent)];
  };

  const refund = (id: string): [number, object] => {
    const intent = intents.get(id);
    if (!intent) return failure(404, "resource_missing", "payment_intent");
    if (intent.status !== "succeeded")
      return failure(400, "payment_intent_unexpected_state", "payment_intent");
    if (intent.amount_refunded > 0) return failure(400, "charge_already_refunded", "payment_intent");
    intent.amount_refunded = intent.amount;
    void notify("charge.refunded", intent);
    return [200, { id: `re_${token()}`, object: "refund", amount: intent.amount, status: "succeeded" }];
  };

  return { intents, decide, api };
}

function newIntent(form: URLSearchParams, amount: number): Intent {
  const id = `pi_${token()}`;
  return {
    id,
    object: "payment_intent",
    amount,
    amount_received: 0,
    amount_refunded: 0,
    next_action: null,
    asked:
      form.get("payment_method_data[billing_details][phone]") ??
      form.get("payment_method_data[billing_details][email]") ??
      "",
    currency: form.get("currency") ?? "eur",
    status: "requires_confirmation",
    payment_method_types: valuesOf(form, "allowed_payment_method_types"),
    metadata: recordOf(form, "metadata"),
    client_secret: `${id}_secret_${token()}`,
    created: seconds(),
    last_payment_error: null,
  };
}

/** MB WAY asks on a phone; a payment reference is shown until it is paid. */
function confirm(intent: Intent) {
  intent.status = "requires_action";
  if (!intent.payment_method_types.includes("multibanco")) return;
  intent.next_action = {
    type: "multibanco_display_details",
    multibanco_display_details: {
      entity: ENTITY,
      reference: String(randomInt(100_000_000, 1_000_000_000)),
      expires_at: seconds() + 72 * 3600,
      hosted_voucher_url: null,
    },
  };
}

/** An intent as the provider answers it. */
const shown = ({ asked: _, amount_refunded: __, ...intent }: Intent) => intent;
const chargeOf = (intent: Intent) => ({
  id: `ch_${intent.id.slice(3)}`,
  object: "charge",
  amount: intent.amount,
  amount_refunded: intent.amount_refunded,
  refunded: intent.amount_refunded === intent.amount,
  payment_intent: intent.id,
  metadata: intent.metadata,
});

const token = () => randomBytes(12).toString("hex");
const seconds = () => Math.floor(Date.now() / 1000);
const failure = (status: number, code: string, param: string): [number, object] => [
  status,
  { error: { type: "invalid_request_error", code, param, message: code } },
];
const valuesOf = (form: URLSearchParams, name: string) =>
  [...form].filter(([key]) => key.startsWith(`${name}[`)).map(([, value]) => value);
const recordOf = (form: URLSearchParams, name: string) =>
  Object.fromEntries(
    [...form]
      .filter(([key]) => key.startsWith(`${name}[`))
      .map(([key, value]) => [key.slice(name.length + 1, -1), value]),
  );

async function bodyOf(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

const page = (intents: Intent[]) => `<!doctype html><meta charset="utf-8"><title>Payments</title>
<style>body{font:15px system-ui;margin:2rem auto;max-width:44rem}article{border:1px solid #ddd;border-radius:8px;padding:1rem;margin:1rem 0}button{margin-right:.5rem}</style>
<h1>Payments sandbox</h1>${intents.length === 0 ? "<p>No payments</p>" : ""}${intents.map(card).join("")}`;
const card = (intent: Intent) =>
  `<article><b>${(intent.amount / 100).toFixed(2)} ${intent.currency.toUpperCase()}</b> ${intent.payment_method_types.join(", ")} · ${escaped(intent.asked)} · ${intent.status}${
    intent.status === "requires_action"
      ? `<form method="post" action="/decide/${intent.id}"><button name="choice" value="accept">Accept</button><button name="choice" value="refuse">Refuse</button><button name="choice" value="expire">Let expire</button></form>`
      : ""
  }</article>`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
