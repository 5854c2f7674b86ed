import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useClinicSettings } from "../api/clinic-settings.ts";
import { LastChange } from "./last-change.tsx";
import { SettingsTabs } from "./settings-tabs.tsx";

/** Frame of a settings tab: header, tabs, the content once the settings are loaded, and who changed them last. */
export function ClinicPage({
  tab,
  actions,
  children,
}: {
  tab: "space" | "places" | "types" | "prices" | "osteopathy" | "ryodoraku";
  actions?: ReactNode;
  children: (settings: ClinicSettings) => ReactNode;
}) {
  const { t } = useTranslation("clinic");
  const { data, error, refetch } = useClinicSettings();
  return (
    <>
      <PageHead title={t(`tabs.${tab}`)} context={t(`context.${tab}`)} actions={data && actions} />
      <SettingsTabs />
      <PageBody narrow>
        {data ? (
          <>
            {children(data)}
            <LastChange of={data} />
          </>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </PageBody>
    </>
  );
}
