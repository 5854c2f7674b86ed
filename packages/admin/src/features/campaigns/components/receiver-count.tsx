import type { Campaign } from "@meridian/core/contracts/campaigns/campaigns";
import { formatNumber } from "@meridian/ui/i18n/format";
import { ErrorState, Notice } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useReceiverCount } from "../api/campaigns.ts";

/** How many users a mail is for as things stand now, counted when it is shown. */
export function ReceiverCount({ kind, audience }: Pick<Campaign, "kind" | "audience">) {
  const { t } = useTranslation("campaigns");
  const { data, sofar, error, refetch } = useReceiverCount(kind, audience);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} compact />;
  if (!data)
    return (
      <Notice tone="blue" title={t("count.counting")}>
        {t("count.sofar", { count: sofar?.users ?? 0, number: formatNumber(sofar?.users ?? 0) })}
      </Notice>
    );
  const users = t("count.users", { count: data.users, number: formatNumber(data.users) });
  const spaces = t("count.spaces", { count: data.spaces, number: formatNumber(data.spaces) });
  return (
    <Notice tone={data.users > 0 ? "blue" : "amber"} title={t("count.title", { users, spaces })}>
      {data.skipped > 0 && t("count.skipped", { count: data.skipped, number: formatNumber(data.skipped) })}
    </Notice>
  );
}
