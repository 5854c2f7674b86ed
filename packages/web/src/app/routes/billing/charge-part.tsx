import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadPart } from "@meridian/ui/loading/load";
import { useSession } from "@meridian/ui/session/session";
import { lazy, type ReactNode, Suspense, useCallback } from "react";
import { ChargePlace } from "../../../features/billing/components/charge-place.tsx";
import { chargesFor } from "../../../features/billing/model/money.ts";
import {
  ChargeSlot,
  PaymentsSlot,
  type RenderCharge,
  type RenderPayments,
} from "../../../features/scheduling/components/charge-slot.ts";

const ChargePanel = lazy(() =>
  loadPart(async () => {
    const panel = import("../../../features/billing/components/charge-panel.tsx");
    await loadNamespaces(["billing", "clinic"]);
    return panel;
  }),
);

const PayChosen = lazy(() =>
  loadPart(async () => {
    const part = import("../../../features/billing/components/pay-chosen.tsx");
    await loadNamespaces(["billing"]);
    return part;
  }),
);

const drawPayments: RenderPayments = (chosen, onDone) => (
  <Suspense fallback={null}>
    <PayChosen chosen={chosen} onDone={onDone} />
  </Suspense>
);

/** Shows what appointments cost wherever one is shown; the code and its texts are fetched with the first. */
export function WithCharges({ children }: { children: ReactNode }) {
  const user = useSession();
  const draw: RenderCharge = useCallback(
    ({ id, professional }, onShown) =>
      chargesFor(user, professional) ? (
        <Suspense fallback={<ChargePlace />}>
          <ChargePanel appointment={id} onShown={onShown} />
        </Suspense>
      ) : null,
    [user],
  );
  return (
    <PaymentsSlot value={drawPayments}>
      <ChargeSlot value={draw}>{children}</ChargeSlot>
    </PaymentsSlot>
  );
}
