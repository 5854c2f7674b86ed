import type {
  PAYMENT_EVENTS,
  PaymentReason,
  PlanPaymentMethod,
  PlanPaymentStatus,
} from "../contracts/plan-payments/terms.ts";

/** What decides the course of a payment. */
export type PaymentState = {
  method: PlanPaymentMethod;
  status: PlanPaymentStatus;
  reason: PaymentReason | null;
  total_cents: number;
  received_cents: number;
  /** Whether the clinic has what it ordered. */
  given: boolean;
  /** Whether the payment holds a use of the discount code. */
  reserved: boolean;
};

/** What happens to a payment, with the money that came. */
export type PaymentEvent =
  | { kind: Exclude<(typeof PAYMENT_EVENTS)[number], "provider_succeeded" | "part_received"> }
  | { kind: "provider_succeeded"; received_cents: number }
  | { kind: "part_received"; cents: number };

/**
 * What a change brings with it, in the same transaction: the order is given or taken back, the use of the discount code
 * is reserved, released, or counted again for money that came after it had been released.
 */
export type PaymentEffect = "give" | "take_back" | "reserve" | "release" | "count_use";

export type PaymentChange = { state: PaymentState; effects: PaymentEffect[] };

/** The order in which the provider's events count: a later one never takes back what a higher one said. */
const RANK: Readonly<Record<PlanPaymentStatus, number>> = {
  pending: 0,
  processing: 1,
  expired: 2,
  failed: 3,
  partial: 4,
  paid: 5,
  refunded: 6,
};

/** Whether a payment still waits for money. */
export const isOpen = ({ status }: Pick<PaymentState, "status">): boolean =>
  status === "pending" || status === "processing" || status === "partial";

/**
 * The payment after an event, or null where the event changes nothing: it came twice, came too late, or is not possible
 * in this state. The provider's events give the same state in any order and any number of repetitions (rules, section 2).
 * Money that arrives counts, also after the payment had failed or expired.
 */
export function after(state: PaymentState, event: PaymentEvent): PaymentChange | null {
  if (event.kind.startsWith("provider_")) return isProviders(state) ? byProvider(state, event) : null;
  switch (event.kind) {
    case "cancelled":
      return state.status === "pending" ? moved(state, "failed", { reason: "cancelled" }) : null;
    case "unavailable":
      return state.status === "pending" ? moved(state, "failed", { reason: "unavailable" }) : null;
    case "nothing_due":
      return state.method === "free" && state.status === "pending" ? moved(state, "paid") : null;
    case "time_ran_out":
      return state.status === "pending" ? moved(state, "expired", { reason: "time_ran_out" }) : null;
    case "refunded":
      return state.status === "paid" || state.status === "partial" ? moved(state, "refunded") : null;
    default:
      return state.method === "transfer" ? ofTransfer(state, event) : null;
  }
}

const isProviders = ({ method }: PaymentState) => method === "mb_way" || method === "reference";

function byProvider(state: PaymentState, event: PaymentEvent): PaymentChange | null {
  if (event.kind === "provider_succeeded") {
    const received_cents = Math.max(state.received_cents, event.received_cents);
    return raised(state, received_cents >= state.total_cents ? "paid" : "partial", { received_cents });
  }
  if (event.kind === "provider_processing") return raised(state, "processing");
  if (event.kind === "provider_failed") return raised(state, "failed", { reason: "refused" });
  if (event.kind === "provider_canceled") return raised(state, "expired", { reason: "time_ran_out" });
  return raised(state, "refunded");
}

/** Moves to a status of a higher rank, or of the same rank with more money. */
function raised(
  state: PaymentState,
  status: PlanPaymentStatus,
  changes: Partial<PaymentState> = {},
): PaymentChange | null {
  const more = (changes.received_cents ?? 0) > state.received_cents;
  if (RANK[status] < RANK[state.status]) return null;
  if (status === state.status && !more) return null;
  return moved(state, status, changes);
}

function ofTransfer(state: PaymentState, event: PaymentEvent): PaymentChange | null {
  const { status } = state;
  const settled = status === "paid" || status === "refunded";
  switch (event.kind) {
    case "proof_added":
      if (status === "partial") return moved(state, "partial");
      if (status === "pending" || status === "processing") return moved(state, "processing");
      return status === "failed" && state.reason === "rejected" ? moved(state, "processing") : null;
    case "approved":
      return settled ? null : moved(state, "paid", { received_cents: state.total_cents });
    case "rejected":
      return isOpen(state) ? moved(state, "failed", { reason: "rejected" }) : null;
    case "part_received": {
      if (settled) return null;
      const received_cents = state.received_cents + event.cents;
      return moved(state, received_cents >= state.total_cents ? "paid" : "partial", { received_cents });
    }
    default:
      return null;
  }
}

/** The state with another status, and what has to happen with it. */
function moved(
  state: PaymentState,
  status: PlanPaymentStatus,
  changes: Partial<PaymentState> = {},
): PaymentChange {
  const effects: PaymentEffect[] = [];
  const next: PaymentState = { ...state, reason: null, ...changes, status };
  const ended = status === "failed" || status === "expired" || status === "refunded";
  if (status === "paid" && !state.given) {
    effects.push("give");
    next.given = true;
    if (!state.reserved) {
      effects.push("count_use");
      next.reserved = true;
    }
  }
  if (status === "refunded" && state.given) {
    effects.push("take_back");
    next.given = false;
  }
  // A code that was used for a paid order stays used, also after a refund.
  if (ended && state.reserved && !state.given) {
    effects.push("release");
    next.reserved = false;
  }
  if (status === "processing" && !state.reserved) {
    effects.push("reserve");
    next.reserved = true;
  }
  return { state: next, effects };
}
