import { useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { useUpdateSelf } from "../../../features/clinic/api/update-self.ts";
import { TimerSettingsForm } from "../../../features/timers/components/timer-settings.tsx";

/** The duration and sound of the user's timers. */
export default function Timers() {
  const { t } = useTranslation("timers");
  const user = useSession();
  const updateSelf = useUpdateSelf();
  return (
    <>
      <PageHead title={t("title")} context={t("settings.context")} />
      <PageBody narrow>
        <TimerSettingsForm
          settings={user.timer_settings}
          version={user.version}
          save={(timer_settings) => updateSelf(user, { timer_settings })}
        />
      </PageBody>
    </>
  );
}
