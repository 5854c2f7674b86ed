import { useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { OwnTime } from "../../../features/accounts/components/own-time.tsx";
import { SecondFactor } from "../../../features/accounts/components/second-factor.tsx";
import { EntityNotice } from "../../../features/clinic/components/entity-notice.tsx";
import { PreferencesForm } from "../../../features/clinic/components/preferences-form.tsx";
import { SettingsTabs } from "../../../features/clinic/components/settings-tabs.tsx";
import { useCoveredPart } from "../appointments/covered-part.tsx";

/** One's own preferences and second factor; for a provider also where its verification stands. */
export default function Settings() {
  const { t } = useTranslation("preferences");
  const user = useSession();
  const covered = useCoveredPart();
  return (
    <>
      <PageHead title={t("title")} context={user.email} />
      <SettingsTabs />
      <PageBody narrow>
        <EntityNotice entity={user.space?.external_entity ?? null} />
        <PreferencesForm user={user} />
        <OwnTime
          onAway={(professional, absences) =>
            void covered.lead(absences.map(({ from, to }) => ({ professional, from, to })))
          }
        />
        {covered.dialog}
        <div style={{ marginTop: "var(--space-8)" }}>
          <SecondFactor enabled={user.totp_enabled} />
        </div>
      </PageBody>
    </>
  );
}
