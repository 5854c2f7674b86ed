import type { ConsentOccasion } from "@meridian/core/clinical/consents/consent-occasions";
import { ConsentMarks } from "@meridian/ui/patients/consent-marks";
import { type ReactNode, useCallback } from "react";
import { useListMarks, WithLinkDialog } from "../../../features/consents/components/list-marks.tsx";
import { NeededConsents } from "../../../features/consents/components/needed-consents.tsx";
import { ConsentSlot } from "../../../features/visit/frame/consent-slot.ts";

/** Lists below show which consents are missing, and open the link with which they are signed. */
export const WithConsentMarks = ({ children }: { children: ReactNode }) => (
  <WithLinkDialog>
    <ConsentMarks value={useListMarks}>{children}</ConsentMarks>
  </WithLinkDialog>
);

type VisitProps = { patient: string; children: ReactNode };

/** The visit below shows which consents are missing, and opens them for signing. */
export function WithConsents({ patient, children }: VisitProps) {
  const draw = useCallback(
    (occasions: readonly ConsentOccasion[], withoutPersonal = false) => (
      <NeededConsents patient={patient} occasions={occasions} withoutPersonal={withoutPersonal} />
    ),
    [patient],
  );
  return <ConsentSlot value={draw}>{children}</ConsentSlot>;
}
