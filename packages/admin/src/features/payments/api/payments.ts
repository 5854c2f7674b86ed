import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { AdminPlanPayment } from "@meridian/core/contracts/plan-payments/plan-payments";
import type { PlanPaymentMethod, PlanPaymentStatus } from "@meridian/core/contracts/plan-payments/terms";
import { call } from "@meridian/ui/api/client";
import { ApiError } from "@meridian/ui/api/errors";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { nextFilledPage } from "../../../reading/next-filled-page.ts";

export type PaymentsFilter = {
  search: string;
  status?: PlanPaymentStatus | undefined;
  method?: PlanPaymentMethod | undefined;
  from?: string | undefined;
  to?: string | undefined;
  space?: string | undefined;
};

/** Payments that answer the search and the filters, newest first. */
export const usePayments = (filter: PaymentsFilter) =>
  useCursorList(["payments", ...Object.values(filter)], (from, signal) =>
    nextFilledPage(
      (cursor) =>
        call(backofficeRoutes.listPayments, {
          query: { ...filter, ...(cursor && { cursor }) },
          ...(signal && { signal }),
        }),
      from,
    ),
  );

const paymentKey = (space: string, payment: string) => ["payment", space, payment] as const;
/** The link to the proof is valid for five minutes. */
const FRESH = 4 * 60_000;

/** One payment with a link to its proof. */
export const usePayment = (space: string, payment: string) =>
  useQuery({
    queryKey: paymentKey(space, payment),
    queryFn: ({ signal }) => call(backofficeRoutes.getPayment, { params: { space, payment }, signal }),
    refetchInterval: FRESH,
  });

/** Decisions about a payment. After each, and after 409, the screen shows the payment as it is now. */
export function usePaymentDecisions({ id, space, version }: AdminPlanPayment) {
  const client = useQueryClient();
  const key = paymentKey(space.id, id);
  const decided = async (work: Promise<AdminPlanPayment>) => {
    try {
      await work;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        await client.invalidateQueries({ queryKey: key });
      throw error;
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: key }),
      client.invalidateQueries({ queryKey: ["payments"] }),
    ]);
  };
  const params = { space: space.id, payment: id };
  return {
    approve: () => decided(call(backofficeRoutes.approvePayment, { params, body: { version } })),
    reject: (reason: string) =>
      decided(call(backofficeRoutes.rejectPayment, { params, body: { reason, version } })),
    recordPart: (cents: number) =>
      decided(call(backofficeRoutes.recordPaymentPart, { params, body: { cents, version } })),
    refund: (reason: string) =>
      decided(call(backofficeRoutes.refundPayment, { params, body: { reason, version } })),
  };
}
