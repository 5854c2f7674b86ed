import { ClinicPage } from "../../../features/clinic/components/clinic-page.tsx";
import { SecondFactorRule } from "../../../features/clinic/components/second-factor-rule.tsx";
import { SpaceForm } from "../../../features/clinic/components/space-form.tsx";
import { DiskUse } from "../../../features/documents/components/disk-use.tsx";

/** What holds for the whole clinic. */
export default function Space() {
  return (
    <ClinicPage tab="space">
      {(settings) => (
        <>
          <SpaceForm settings={settings} />
          <SecondFactorRule settings={settings} />
          <DiskUse />
        </>
      )}
    </ClinicPage>
  );
}
