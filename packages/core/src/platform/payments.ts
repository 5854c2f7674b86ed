import Stripe from "stripe";
import * as z from "zod";
import { env } from "./env.ts";
import { AppError } from "./errors.ts";
import { keptSecret } from "./secret-store.ts";

/** Milliseconds for one answer of the provider, and attempts after the first; every call has an idempotency key. */
const REQUEST_MS = 8000;
const RETRIES = 1;
/** Seconds for which a signed event is accepted. */
const TOLERANCE_S = 300;

const keys = z.object({ api_key: z.string(), webhook_secret: z.string() });
const secret = keptSecret(() => env("PAYMENTS_SECRET_ARN"));

/** Makes this process read the provider's keys again. */
export const forgetPaymentKeys = () => secret.forget();

/** The provider's client with the current key. */
async function client(): Promise<Stripe> {
  const { current } = await secret.versions();
  const { protocol, hostname, port } = new URL(env("PAYMENTS_URL"));
  return new Stripe(keys.parse(JSON.parse(current)).api_key, {
    host: hostname,
    protocol: protocol === "http:" ? "http" : "https",
    ...(port && { port }),
    timeout: REQUEST_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

/** What the provider knows about a payment. `reference` is for payment references only. */
export type ProviderPayment = {
  id: string;
  status: "waiting" | "processing" | "succeeded" | "failed" | "canceled";
  received_cents: number;
  reference: { entity: string; reference: string } | null;
};

export type ProviderOrder = {
  /** Id of the payment; also the idempotency key, so that a repeated call begins nothing twice. */
  payment: string;
  space: string;
  cents: number;
  /** A mobile number in international form, which the provider asks to confirm in MB WAY. Not stored here. */
  phone?: string;
  /** Where the provider sends the payment reference. */
  email: string;
};

/** Begins a payment at the provider: MB WAY with a phone, a payment reference without. */
export async function beginPayment(order: ProviderOrder): Promise<ProviderPayment> {
  const { payment, space, cents, phone, email } = order;
  const stripe = await client();
  const intent = await stripe.paymentIntents.create(
    {
      amount: cents,
      currency: "eur",
      confirm: true,
      allowed_payment_method_types: [phone ? "mb_way" : "multibanco"],
      payment_method_data: phone
        ? { type: "mb_way", billing_details: { phone } }
        : { type: "multibanco", billing_details: { email } },
      metadata: { payment, space },
    },
    { idempotencyKey: `begin-${payment}` },
  );
  return paymentOf(intent);
}

/**
 * Cancels a payment at the provider so that nobody can pay it any more, and answers what it is afterwards: one that was
 * paid in the meantime stays paid.
 */
export async function cancelPayment(intent: string): Promise<ProviderPayment> {
  const stripe = await client();
  try {
    return paymentOf(await stripe.paymentIntents.cancel(intent));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return paymentOf(await stripe.paymentIntents.retrieve(intent));
  }
}

/** Gives back all that was paid. A repeated call gives nothing back twice. */
export async function refundPayment(intent: string, payment: string): Promise<void> {
  const stripe = await client();
  try {
    await stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund-${payment}` });
  } catch (error) {
    const refunded =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "charge_already_refunded";
    if (!refunded) throw error;
  }
}

/** Whether the provider refused what it was asked, for example a phone without MB WAY. It never began. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;

function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  const shown = intent.next_action?.multibanco_display_details;
  return {
    id: intent.id,
    status: statusOf(intent),
    received_cents: intent.amount_received ?? 0,
    reference: shown?.entity && shown.reference ? { entity: shown.entity, reference: shown.reference } : null,
  };
}

function statusOf({ status }: Stripe.PaymentIntent): ProviderPayment["status"] {
  if (status === "succeeded") return "succeeded";
  if (status === "processing") return "processing";
  if (status === "canceled") return "canceled";
  return status === "requires_payment_method" ? "failed" : "waiting";
}

/** A signed event of the provider about a payment; null for kinds of events that say nothing about one. */
export type ProviderEvent = {
  id: string;
  kind: "processing" | "succeeded" | "failed" | "canceled" | "refunded";
  intent: string;
  received_cents: number;
  /** As they were given when the payment began; undefined for payments of others. */
  payment: string | undefined;
  space: string | undefined;
};

/**
 * The event in a webhook's body, exactly as it was sent. Throws 400 `webhook.signature` where its signature is forged,
 * older than five minutes, or not this product's. The current secret and the others of a rotation are always all tried.
 */
export async function readEvent(payload: string, signature: string): Promise<ProviderEvent | null> {
  const { current, others } = await secret.versions();
  const accepted = [current, ...others].map((value) =>
    verified(payload, signature, keys.parse(JSON.parse(value)).webhook_secret),
  );
  const event = accepted.find((found) => found !== undefined);
  if (!event) throw new AppError("invalid", "webhook.signature");
  return eventOf(event);
}

const webhooks = new Stripe("sk_none").webhooks;

function verified(payload: string, signature: string, key: string): Stripe.Event | undefined {
  try {
    return webhooks.constructEvent(payload, signature, key, TOLERANCE_S);
  } catch {
    return undefined;
  }
}

function eventOf(event: Stripe.Event): ProviderEvent | null {
  switch (event.type) {
    case "payment_intent.processing":
      return ofIntent(event.id, "processing", event.data.object);
    case "payment_intent.succeeded":
      return ofIntent(event.id, "succeeded", event.data.object);
    case "payment_intent.payment_failed":
      return ofIntent(event.id, "failed", event.data.object);
    case "payment_intent.canceled":
      return ofIntent(event.id, "canceled", event.data.object);
    case "charge.refunded": {
      const { payment_intent, refunded, metadata, amount } = event.data.object;
      const intent = typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
      if (!intent || !refunded) return null;
      return { id: event.id, kind: "refunded", intent, received_cents: amount, ...named(metadata) };
    }
    default:
      return null;
  }
}

const ofIntent = (id: string, kind: ProviderEvent["kind"], intent: Stripe.PaymentIntent): ProviderEvent => ({
  id,
  kind,
  intent: intent.id,
  received_cents: intent.amount_received ?? 0,
  ...named(intent.metadata),
});

const named = ({ payment, space }: Stripe.Metadata) => ({ payment, space });
