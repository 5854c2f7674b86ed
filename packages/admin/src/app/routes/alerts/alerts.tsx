import { Button } from "@mantine/core";
import { ALERT_STATES, ALERT_TIMES, type EditedAlert } from "@meridian/core/contracts/accounts/alerts";
import { formatDate, today } from "@meridian/ui/i18n/format";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { Tag } from "@meridian/ui/states/states";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useFilters } from "@meridian/ui/table/use-filters";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useAlerts } from "../../../features/alerts/api/alerts.ts";

const TONES = { draft: "plain", now: "green", later: "blue", ended: "plain" } as const;

function shownState({ state, starts_on, ends_on }: EditedAlert): keyof typeof TONES {
  if (state === "draft") return "draft";
  if (ends_on !== null && ends_on < today()) return "ended";
  return starts_on > today() ? "later" : "now";
}

/** To whom, when, and what is shown of an announcement. */
function useColumns(language: "en" | "pt"): Column<EditedAlert>[] {
  const { t } = useTranslation("alerts");
  const days = ({ starts_on, ends_on }: EditedAlert) =>
    `${formatDate(starts_on, "numeric")} – ${ends_on ? formatDate(ends_on, "numeric") : t("noEnd")}`;
  const audience = (alert: EditedAlert) =>
    [
      ...alert.audience.roles.map((role) => t(`roles.${role}`)),
      ...alert.audience.plans.map((plan) => t(`plans.${plan}`)),
      ...alert.audience.modules.map((module) => t(`modules.${module}`)),
      ...alert.audience.languages.map((one) => t(`languages.${one}`)),
    ].join(", ") || t("everybody");
  return [
    {
      key: "title",
      header: t("title"),
      cell: ({ title }) => title[language],
      text: ({ title }) => title[language],
      main: true,
    },
    { key: "audience", header: t("audience.title"), cell: audience, text: audience, from: "md" },
    { key: "days", header: t("days"), cell: days, text: days },
    {
      key: "state",
      header: t("state"),
      width: "120px",
      cell: (alert) => <Tag tone={TONES[shownState(alert)]}>{t(`shown.${shownState(alert)}`)}</Tag>,
      text: (alert) => t(`shown.${shownState(alert)}`),
    },
  ];
}

/** Announcements to clinics, newest first. */
export default function Alerts() {
  const { t, i18n } = useTranslation("alerts");
  const navigate = useNavigate();
  const { address, typed, type, change, search } = useFilters();
  const state = ALERT_STATES.find((one) => one === address.get("state"));
  const time = ALERT_TIMES.find((one) => one === address.get("time"));
  const list = useAlerts({ search, state, time });
  const language = i18n.language === "pt" ? "pt" : "en";
  const columns = useColumns(language);
  const add = <Button onClick={() => navigate("/dashboard/alerts/new")}>{t("new")}</Button>;
  return (
    <>
      <PageHead title={t("heading")} context={t("context")} actions={add} />
      <PageBody>
        <DataTable
          label={t("heading")}
          columns={columns}
          list={list}
          rowKey={({ id }) => id}
          rowName={({ title }) => title[language]}
          rowHref={({ id }) => `/dashboard/alerts/${id}`}
          search={{ value: typed, onChange: type, placeholder: t("search") }}
          filters={[
            {
              key: "state",
              label: t("state"),
              options: ALERT_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
              value: state ?? "",
              onChange: (value) => change("state", value),
            },
            {
              key: "time",
              label: t("days"),
              options: ALERT_TIMES.map((value) => ({ value, label: t(`times.${value}`) })),
              value: time ?? "",
              onChange: (value) => change("time", value),
            },
          ]}
          empty={{ title: t("none"), help: t("noneHelp"), action: add }}
        />
      </PageBody>
    </>
  );
}
