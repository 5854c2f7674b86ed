import * as z from "zod";
import { id } from "../contracts/kernel/primitives.ts";
import { log } from "../platform/logger.ts";
import { type ProviderEvent, readEvent } from "../platform/payments.ts";
import type { PaymentEvent } from "./payment-states.ts";
import { settle } from "./settle.ts";
import { findPayment, type PaymentReference } from "./store.ts";

/** What is given to the provider when a payment begins, and comes back with every event. */
const metadata = z.object({ payment: id("planPayment"), space: id("space") });

/**
 * Applies a signed event of the payment provider. Repeated, reordered and late events change nothing twice. An event about
 * a payment that is not known here is accepted, so that the provider does not send it again, and logged. Throws 400
 * `webhook.signature`, and then nothing was read or written.
 */
export async function receive(sent: { payload: string; signature: string }): Promise<{ received: true }> {
  const event = await readEvent(sent.payload, sent.signature);
  const named = event && (await knownPayment(event));
  if (event && named) await settle(named, eventOf(event), { by: "payment-provider", intent: event.intent });
  else if (event) log("warn", "event of an unknown payment", { record: event.intent, code: event.kind });
  return { received: true };
}

/** The payment of an event; undefined if there is none, or if it was begun under another id at the provider. */
async function knownPayment({
  payment,
  space,
  intent,
}: ProviderEvent): Promise<PaymentReference | undefined> {
  const named = metadata.safeParse({ payment, space });
  const item = named.success ? await findPayment(named.data) : null;
  if (!item || (item.intent_id !== undefined && item.intent_id !== intent)) return undefined;
  return { space: item.space_id, payment: item.payment_id };
}

const eventOf = ({ kind, received_cents }: ProviderEvent): PaymentEvent =>
  kind === "succeeded" ? { kind: "provider_succeeded", received_cents } : { kind: `provider_${kind}` };
