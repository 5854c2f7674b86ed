/** How a plan or module is paid. `free` is an order of 0, which needs no payment. */
export const PLAN_PAYMENT_METHODS = ["mb_way", "reference", "transfer", "free"] as const;
export type PlanPaymentMethod = (typeof PLAN_PAYMENT_METHODS)[number];

/** Statuses of a payment of a plan or module (product, section 4; rules, section 2). */
export const PLAN_PAYMENT_STATUSES = [
  "pending",
  "processing",
  "partial",
  "paid",
  "failed",
  "expired",
  "refunded",
] as const;
export type PlanPaymentStatus = (typeof PLAN_PAYMENT_STATUSES)[number];

/** What can happen to a payment: at the provider, by the clinic, by the clock, by an administrator. */
export const PAYMENT_EVENTS = [
  "provider_processing",
  "provider_succeeded",
  "provider_failed",
  "provider_canceled",
  "provider_refunded",
  "proof_added",
  "cancelled",
  "unavailable",
  "nothing_due",
  "time_ran_out",
  "approved",
  "rejected",
  "part_received",
  "refunded",
] as const;

/** Why a payment failed or expired. What an administrator wrote about a rejection or refund is a text of its own. */
export const PAYMENT_REASONS = ["cancelled", "unavailable", "refused", "rejected", "time_ran_out"] as const;
export type PaymentReason = (typeof PAYMENT_REASONS)[number];

/** Minutes after which an MB WAY request expires. */
export const MB_WAY_MINUTES = 4;
/** Hours after which a payment reference expires. */
export const REFERENCE_HOURS = 72;
/** Days after which a transfer expires for which no proof was added. */
export const TRANSFER_DAYS = 7;
/** The smallest amount that can be paid by MB WAY or reference: the provider takes no less. In cents. */
export const MIN_PROVIDER_CENTS = 50;

/** Formats of a proof of payment, recognised by its content. */
export const PROOF_FORMATS = ["pdf", "jpg", "png", "heic"] as const;
/** The largest proof, in bytes. */
export const MAX_PROOF_BYTES = 10 * 1024 * 1024;
/** Uploads of one payment that were begun and not completed. */
export const MAX_UNFINISHED_PROOFS = 5;
