import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadPart } from "@meridian/ui/loading/load";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { type AffectedQuery, readAffected } from "../../../features/scheduling/api/calendar.ts";

const CoveredDialog = lazy(() =>
  loadPart(async () => {
    const dialog = import("../../../features/scheduling/components/affected-appointments-dialog.tsx");
    await loadNamespaces(["scheduling", "planning"]);
    return dialog;
  }),
);

/**
 * Leads through what is booked in time off, or on closed days, that was just saved: `dialog` opens where there is any.
 * What cannot be found out is not asked about: the absence itself is saved.
 */
export function useCoveredPart(): {
  lead: (queries: readonly AffectedQuery[]) => Promise<void>;
  dialog: ReactNode;
} {
  const [queries, setQueries] = useState<readonly AffectedQuery[]>();
  const lead = async (asked: readonly AffectedQuery[]) => {
    if (asked.length === 0) return;
    const { items } = await readAffected(asked).catch(() => ({ items: [] }));
    if (items.length > 0) setQueries(asked);
  };
  const dialog = queries && (
    <Suspense>
      <CoveredDialog queries={queries} onClose={() => setQueries(undefined)} />
    </Suspense>
  );
  return { lead, dialog };
}
