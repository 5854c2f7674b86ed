import { type Campaign, RECEIVER_STATES, type Receiver } from "@meridian/core/contracts/campaigns/campaigns";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { Tag } from "@meridian/ui/states/states";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReceivers } from "../api/campaigns.ts";
import { receiverState } from "./campaign-progress.tsx";
import classes from "./campaigns.module.css";

const TONES = { waiting: "plain", queued: "blue", sent: "green", failed: "red", skipped: "amber" } as const;

/** Who the mail is for, and what became of it. */
export function ReceiverList({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("campaigns");
  const [chosen, setChosen] = useState("");
  const state = RECEIVER_STATES.find((one) => one === chosen);
  const list = useReceivers(campaign.id, state);
  const columns = useColumns(campaign);
  return (
    <DataTable<Receiver>
      label={t("receiver.title")}
      columns={columns}
      list={list}
      rowKey={({ user }) => user}
      rowName={({ name, user }) => name ?? user}
      filters={[
        {
          key: "state",
          label: t("receiver.state"),
          options: RECEIVER_STATES.map((value) => ({ value, label: receiverState(t, value, campaign) })),
          value: state ?? "",
          onChange: setChosen,
        },
      ]}
      empty={{ title: t("receiver.none"), help: t("receiver.noneHelp") }}
    />
  );
}

function useColumns(campaign: Campaign): Column<Receiver>[] {
  const { t } = useTranslation("campaigns");
  const gone = t("receiver.gone");
  return [
    {
      key: "name",
      header: t("receiver.name"),
      main: true,
      cell: ({ name, email }) => (
        <span className={classes.person}>
          <span>{name ?? gone}</span>
          {email && <span className={classes.who}>{email}</span>}
        </span>
      ),
    },
    { key: "space", header: t("receiver.space"), cell: ({ space_name }) => space_name ?? gone },
    {
      key: "state",
      header: t("receiver.state"),
      cell: ({ state, reason }) => (
        <span className={classes.person}>
          <Tag tone={TONES[state]}>{receiverState(t, state, campaign)}</Tag>
          {reason && <span className={classes.who}>{t(`receiver.reasons.${reason}`)}</span>}
        </span>
      ),
    },
    {
      key: "at",
      header: t("receiver.at"),
      from: "md",
      cell: ({ at }) => <span className="num">{formatDateTime(at)}</span>,
    },
  ];
}
