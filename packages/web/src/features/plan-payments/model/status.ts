import type { PlanPayment } from "@meridian/core/contracts/plan-payments/plan-payments";
import type { Tone } from "@meridian/ui/states/states";

type Status = PlanPayment["status"];

/** Whether something may still happen to the payment without the clinic's doing. */
export const isWaiting = ({ status }: Pick<PlanPayment, "status">) =>
  status === "pending" || status === "processing" || status === "partial";

export const TONES: Readonly<Record<Status, Tone>> = {
  pending: "amber",
  processing: "blue",
  partial: "amber",
  paid: "green",
  failed: "red",
  expired: "plain",
  refunded: "plain",
};

/** Whether a proof can be added: to a transfer that waits, or whose proof was rejected. */
export const takesProof = ({ method, status, reason }: PlanPayment) =>
  method === "transfer" && (isWaiting({ status }) || (status === "failed" && reason === "rejected"));
