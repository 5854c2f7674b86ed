import { ClinicPage } from "../../../features/settings/components/clinic-page.tsx";
import { SecondFactorRule } from "../../../features/settings/components/second-factor-rule.tsx";
import { SpaceForm } from "../../../features/settings/components/space-form.tsx";

/** What holds for the whole clinic. */
export default function Space() {
  return (
    <ClinicPage tab="space">
      {(settings) => (
        <>
          <SpaceForm settings={settings} />
          <SecondFactorRule settings={settings} />
        </>
      )}
    </ClinicPage>
  );
}
