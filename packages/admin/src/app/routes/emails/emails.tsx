import { Button } from "@mantine/core";
import { CAMPAIGN_STATES, type CampaignRow } from "@meridian/core/contracts/campaigns/campaigns";
import { formatDateTime, formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { Tag } from "@meridian/ui/states/states";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useFilters } from "@meridian/ui/table/use-filters";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useCampaigns } from "../../../features/campaigns/api/campaigns.ts";
import { useAudienceWords } from "../../../features/campaigns/model/audience-words.ts";
import { STATE_TONES } from "../../../features/campaigns/model/state-tones.ts";

/** Mails to clinics, newest first. */
export default function Emails() {
  const { t } = useTranslation("campaigns");
  const navigate = useNavigate();
  const { address, typed, type, change, search } = useFilters();
  const state = CAMPAIGN_STATES.find((one) => one === address.get("state"));
  const list = useCampaigns({ search, state });
  const columns = useColumns();
  const add = <Button onClick={() => navigate("/dashboard/emails/new")}>{t("new")}</Button>;
  return (
    <>
      <PageHead title={t("heading")} context={t("context")} actions={add} />
      <PageBody>
        <DataTable<CampaignRow>
          label={t("heading")}
          columns={columns}
          list={list}
          rowKey={({ id }) => id}
          rowName={({ subject }) => subject[currentLanguage()]}
          rowHref={({ id }) => `/dashboard/emails/${id}`}
          search={{ value: typed, onChange: type, placeholder: t("search") }}
          filters={[
            {
              key: "state",
              label: t("state"),
              options: CAMPAIGN_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
              value: state ?? "",
              onChange: (value) => change("state", value),
            },
          ]}
          empty={{ title: t("none"), help: t("noneHelp"), action: add }}
        />
      </PageBody>
    </>
  );
}

function useColumns(): Column<CampaignRow>[] {
  const { t } = useTranslation("campaigns");
  const audienceWords = useAudienceWords();
  const language = currentLanguage();
  const sent = ({ counts }: CampaignRow) =>
    counts.total === 0
      ? "–"
      : t("progress.sent", { sent: formatNumber(counts.sent), total: formatNumber(counts.total) });
  return [
    { key: "subject", header: t("subject"), main: true, cell: ({ subject }) => subject[language] },
    { key: "kind", header: t("kind"), from: "lg", cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: "audience", header: t("audience.title"), from: "md", cell: (row) => audienceWords(row.audience) },
    {
      key: "state",
      header: t("state"),
      cell: ({ state }) => <Tag tone={STATE_TONES[state]}>{t(`states.${state}`)}</Tag>,
    },
    {
      key: "at",
      header: t("progress.began"),
      cell: ({ starts_at }) => <span className="num">{starts_at ? formatDateTime(starts_at) : "–"}</span>,
    },
    {
      key: "sent",
      header: t("progress.column"),
      from: "md",
      cell: (row) => <span className="num">{sent(row)}</span>,
    },
  ];
}
