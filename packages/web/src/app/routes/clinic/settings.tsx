import { useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { OwnAcceptances } from "../../../features/accounts/components/own-acceptances.tsx";
import { OwnHoursAndTimeOff } from "../../../features/accounts/components/own-hours.tsx";
import { TwoStepVerification } from "../../../features/accounts/components/two-step-verification.tsx";
import { CompanyVerification } from "../../../features/clinic/components/company-verification.tsx";
import { PreferencesForm } from "../../../features/clinic/components/preferences-form.tsx";
import { SettingsTabs } from "../../../features/clinic/components/settings-tabs.tsx";
import { useCoveredPart } from "../appointments/affected-appointments.tsx";

/** The user's preferences and two-step verification; for a provider also the state of its verification. */
export default function Settings() {
  const { t } = useTranslation("preferences");
  const user = useSession();
  const covered = useCoveredPart();
  return (
    <>
      <PageHead title={t("title")} context={user.email} />
      <SettingsTabs />
      <PageBody narrow>
        <CompanyVerification entity={user.space?.external_entity ?? null} />
        <PreferencesForm user={user} />
        <OwnHoursAndTimeOff
          onAway={(professional, absences) =>
            void covered.lead(absences.map(({ from, to }) => ({ professional, from, to })))
          }
        />
        {covered.dialog}
        <div style={{ display: "grid", gap: "var(--space-4)", marginTop: "var(--space-8)" }}>
          <TwoStepVerification enabled={user.totp_enabled} />
          <OwnAcceptances />
        </div>
      </PageBody>
    </>
  );
}
