import { billingRoutes, type Charge, MAX_PAID_TOGETHER } from "@meridian/core/contracts/billing/billing";
import type { OpenChargeKind } from "@meridian/core/contracts/billing/payment-state";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { ApiError, isConflict } from "@meridian/ui/api/errors";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

const CHARGE = "charge";
/** Queries that show prices or payments of appointments. */
const QUERIES_WITH_PRICES = ["charges", "payments", "appointments", "visit", "home"] as const;

type Routes = typeof billingRoutes;
type PayBody = Omit<CallOf<Routes["pay"]>["body"], "version">;
type RefundBody = Omit<CallOf<Routes["refund"]>["body"], "version">;
type Base = Pick<Charge, "version">;
type Without<T> = T extends unknown ? Omit<T, "version"> : never;
export type PriceChoice = Without<CallOf<Routes["setPrice"]>["body"]>;

/** Price and payments of an appointment. */
export const useCharge = (appointment: string) =>
  useQuery({
    queryKey: [CHARGE, appointment],
    queryFn: ({ signal }) => call(billingRoutes.get, { params: { appointment }, signal, notFound: "throw" }),
  });

/**
 * Recorded tests and treatments that have a price. Read again whenever they are shown, because they grow during the
 * visit.
 */
export const useBillableItems = (appointment: string) =>
  useQuery({
    queryKey: [CHARGE, appointment, "given"],
    queryFn: ({ signal }) =>
      call(billingRoutes.billableItems, { params: { appointment }, signal, notFound: "throw" }),
    staleTime: 0,
  });

/**
 * Actions on a charge. Each call names the version it was based on; on a conflict the charge is read again and the
 * error is thrown, so that the form shows it next to the current state.
 */
export function useChargeActions(appointment: string) {
  const client = useQueryClient();
  const key = [CHARGE, appointment];
  const options = {
    onSuccess: (charge: Charge) => {
      client.setQueryData(key, charge);
      for (const queryKey of QUERIES_WITH_PRICES) void client.invalidateQueries({ queryKey: [queryKey] });
    },
    onError: (error: unknown) => {
      if (isConflict(error) || (error instanceof ApiError && error.status === 404))
        void client.invalidateQueries({ queryKey: key });
    },
  };
  const params = { appointment };
  const pay = useMutation({
    mutationFn: ({ base, ...body }: PayBody & { base: Base }) =>
      call(billingRoutes.pay, { params, body: { ...body, version: base.version }, notFound: "throw" }),
    ...options,
  });
  const refund = useMutation({
    mutationFn: ({ base, payment, ...body }: RefundBody & { base: Base; payment: string }) =>
      call(billingRoutes.refund, {
        params: { ...params, payment },
        body: { ...body, version: base.version },
        notFound: "throw",
      }),
    ...options,
  });
  const setPrice = useMutation({
    mutationFn: ({ base, choice }: { base: Base; choice: PriceChoice }) =>
      call(billingRoutes.setPrice, {
        params,
        body: { ...choice, version: base.version },
        notFound: "throw",
      }),
    ...options,
  });
  return { pay, refund, setPrice };
}

export type SeveralPayments = CallOf<Routes["paySeveral"]>["body"];

/**
 * Records payments of several appointments together, and refunds them on undo. If one of them changed meanwhile, all
 * are read again and the error is thrown.
 */
export function usePaySeveral() {
  const client = useQueryClient();
  // Not waited for: the form would see that everything is paid before it could say so.
  const onSettled = () => {
    for (const key of [CHARGE, ...QUERIES_WITH_PRICES]) void client.invalidateQueries({ queryKey: [key] });
  };
  const pay = useMutation({
    mutationFn: (body: SeveralPayments) => call(billingRoutes.paySeveral, { body, notFound: "throw" }),
    onSettled,
  });
  const undo = useMutation({
    mutationFn: async (paid: Awaited<ReturnType<typeof pay.mutateAsync>>) => {
      for (const { appointment, payment, version } of paid.items)
        await call(billingRoutes.refund, {
          params: { appointment, payment },
          body: { version },
          notFound: "throw",
        });
    },
    onSettled,
  });
  return { pay, undo };
}

/** Issues a receipt for the payments without one. */
export function useIssueReceipt(appointment: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (base: Base) =>
      call(billingRoutes.issueReceipt, {
        params: { appointment },
        body: { version: base.version },
        notFound: "throw",
      }),
    onSuccess: (charge: Charge) => client.setQueryData([CHARGE, appointment], charge),
    onError: () => void client.invalidateQueries({ queryKey: [CHARGE, appointment] }),
  });
}

/** What some appointments cost and what was paid of each. */
export const useCharges = (appointments: readonly string[]) =>
  useQuery({
    queryKey: ["charges", "of", ...appointments],
    queryFn: ({ signal }) =>
      call(billingRoutes.list, {
        query: { appointments: appointments.join(",") },
        signal,
        notFound: "throw",
      }),
    // Taken now: what was read before may be paid since.
    staleTime: 0,
  });

/** A patient's charges by pages, and what they come to: all, newest first, or those with something open, oldest first. */
export const usePatientCharges = (patient: string, open?: OpenChargeKind) =>
  useCursorList(["charges", patient, open ?? "all"], (cursor, signal) =>
    call(billingRoutes.ofPatient, {
      params: { patient },
      query: { ...(open && { open }), ...(cursor && { cursor }) },
      signal,
    }),
  );

/** The oldest unpaid charges of a patient, as many as can be paid at once. */
export const useOldestUnpaid = (patient: string) =>
  useQuery({
    queryKey: ["charges", patient, "oldest unpaid"],
    queryFn: ({ signal }) =>
      call(billingRoutes.ofPatient, {
        params: { patient },
        query: { open: "unpaid", limit: String(MAX_PAID_TOGETHER) },
        signal,
      }),
    staleTime: 0,
  });

/** The payments of a day, of one place or all. */
export const useDayPayments = (date: string, establishment: string) =>
  useQuery({
    queryKey: ["payments", date, establishment],
    queryFn: ({ signal }) => call(billingRoutes.day, { query: { date, establishment }, signal }),
    placeholderData: keepPreviousData,
  });
