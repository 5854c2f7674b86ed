import type { TicketRow } from "@meridian/core/contracts/support/ticket-inbox";
import { TICKET_STATES, TICKET_TOPICS } from "@meridian/core/contracts/support/tickets";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { Tag } from "@meridian/ui/states/states";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useFilters } from "@meridian/ui/table/use-filters";
import { useTranslation } from "react-i18next";
import { useTickets } from "../../../features/tickets/api/tickets.ts";
import { TONES } from "../../../features/tickets/components/ticket-view.tsx";

/** What the inbox shows of a message. */
function useColumns(): Column<TicketRow>[] {
  const { t } = useTranslation("tickets");
  return [
    {
      key: "number",
      header: t("number"),
      cell: (row) => row.number,
      text: (row) => row.number,
      main: true,
      width: "120px",
    },
    { key: "excerpt", header: t("message"), cell: (row) => row.excerpt, text: (row) => row.excerpt },
    {
      key: "sender",
      header: t("sender"),
      cell: (row) => `${row.user_name} · ${row.space_name}`,
      text: (row) => `${row.user_name} · ${row.space_name}`,
      from: "md",
    },
    {
      key: "topic",
      header: t("topic"),
      cell: (row) => t(`topics.${row.topic}`),
      text: (row) => t(`topics.${row.topic}`),
      from: "lg",
    },
    {
      key: "state",
      header: t("state"),
      cell: (row) => <Tag tone={TONES[row.state]}>{t(`states.${row.state}`)}</Tag>,
      text: (row) => t(`states.${row.state}`),
    },
    {
      key: "changed",
      header: t("changed"),
      cell: (row) => formatDateTime(row.updated_at),
      text: (row) => formatDateTime(row.updated_at),
      from: "lg",
    },
  ];
}

/** The administrators' inbox. */
export default function Tickets() {
  const { t } = useTranslation("tickets");
  const { address, typed, type, change, search } = useFilters();
  const state = TICKET_STATES.find((one) => one === address.get("state"));
  const topic = TICKET_TOPICS.find((one) => one === address.get("topic"));
  const list = useTickets({ search, state, topic });
  const columns = useColumns();
  return (
    <>
      <PageHead title={t("title")} context={t("context")} />
      <PageBody>
        <DataTable
          label={t("title")}
          columns={columns}
          list={list}
          rowKey={({ id }) => id}
          rowName={({ number }) => number}
          rowHref={({ id }) => `/dashboard/support/${id}`}
          search={{ value: typed, onChange: type, placeholder: t("search") }}
          filters={[
            {
              key: "state",
              label: t("state"),
              options: TICKET_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
              value: state ?? "",
              onChange: (value) => change("state", value),
            },
            {
              key: "topic",
              label: t("topic"),
              options: TICKET_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) })),
              value: topic ?? "",
              onChange: (value) => change("topic", value),
            },
          ]}
          empty={{ title: t("none"), help: t("noneHelp") }}
        />
      </PageBody>
    </>
  );
}
