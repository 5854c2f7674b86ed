import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { type PlanPayment, planPaymentsRoutes } from "@meridian/core/contracts/plan-payments/plan-payments";
import type { PROOF_FORMATS } from "@meridian/core/contracts/plan-payments/terms";
import { addressOf, call } from "@meridian/ui/api/client";
import { openFile } from "@meridian/ui/api/open-file";
import { putFile } from "@meridian/ui/api/put-file";
import { readUser } from "@meridian/ui/session/load-user";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { isWaiting } from "../model/status.ts";

const PAYMENT = "plan-payment";
const PAYMENTS = "plan-payments";
/** Milliseconds between two looks at a payment that is confirmed on a phone, and at one that takes longer. */
const SOON = 2000;
const LATER = 10_000;

export type StartBody = CallOf<(typeof planPaymentsRoutes)["start"]>["body"];

/** Puts a payment's present state wherever it is shown; after one that was paid the plan is another. */
function useTaken() {
  const client = useQueryClient();
  return (payment: PlanPayment) => {
    client.setQueryData([PAYMENT, payment.id], payment);
    void client.invalidateQueries({ queryKey: [PAYMENTS] });
    void client.invalidateQueries({ queryKey: ["cart"] });
    void client.invalidateQueries({ queryKey: ["subscription"] });
    void readUser().catch(() => undefined);
  };
}

/** Begins a payment of the cart's order. */
export const useStart = () => {
  const taken = useTaken();
  return useMutation({
    mutationFn: (body: StartBody) => call(planPaymentsRoutes.start, { body, notFound: "throw" }),
    onSuccess: taken,
  });
};

/** A payment, read again while it waits, so that what happens to it appears without a reload. */
export function usePlanPayment(id: string) {
  const taken = useTaken();
  return useQuery({
    queryKey: [PAYMENT, id],
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<PlanPayment>([PAYMENT, id]);
      const now = await call(planPaymentsRoutes.get, { params: { payment: id }, signal, notFound: "throw" });
      if (before && before.status !== now.status) taken(now);
      return now;
    },
    refetchInterval: ({ state }) =>
      state.data && !isWaiting(state.data) ? false : state.data?.method === "mb_way" ? SOON : LATER,
    staleTime: 0,
  });
}

export const useCancel = (id: string) => {
  const taken = useTaken();
  return useMutation({
    mutationFn: () => call(planPaymentsRoutes.cancel, { params: { payment: id }, notFound: "throw" }),
    onSuccess: taken,
  });
};

type Proof = { file: File; format: (typeof PROOF_FORMATS)[number] };

/** Uploads the proof of a transfer and adds it to its payment. */
export const useSendProof = (id: string, onProgress: (share: number) => void) => {
  const taken = useTaken();
  return useMutation({
    mutationFn: async ({ file, format }: Proof) => {
      const params = { payment: id };
      const begun = await call(planPaymentsRoutes.createProof, {
        params,
        body: { format, size: file.size },
        notFound: "throw",
      });
      await putFile(begun.upload, file, {
        signal: new AbortController().signal,
        onProgress: (sent) => onProgress(Math.min(1, sent / file.size)),
      });
      return call(planPaymentsRoutes.completeProof, {
        params: { ...params, file: begun.file },
        notFound: "throw",
      });
    },
    onSuccess: taken,
  });
};

export const usePlanPayments = () =>
  useCursorList<{ items: PlanPayment[]; next: string | null }>([PAYMENTS], (cursor, signal) =>
    call(planPaymentsRoutes.list, {
      query: { limit: 25, ...(cursor && { cursor }) },
      ...(signal && { signal }),
    }),
  );

/** Opens the receipt in a new tab. Throws the API's error when it cannot. */
export const openReceipt = (payment: string): Promise<void> =>
  openFile(addressOf(planPaymentsRoutes.receiptPdf, { params: { payment } }));

/** A link to the proof, which works for five minutes. */
export const proofLink = (payment: string): Promise<string> =>
  call(planPaymentsRoutes.openProof, { params: { payment }, notFound: "throw" }).then(({ url }) => url);
