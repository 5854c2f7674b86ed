import { Button, TextInput } from "@mantine/core";
import type { ReferredSpace, SubscriptionOverview } from "@meridian/core/contracts/subscription/overview";
import { copyText } from "@meridian/ui/feedback/copy-text";
import { formatDate } from "@meridian/ui/i18n/format";
import { csvDay, csvNumber } from "@meridian/ui/table/csv-values";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useTranslation } from "react-i18next";
import { useReferred } from "../api/subscription.ts";
import classes from "./subscription.module.css";

/** The user's code and link for friends, who came by the clinic's codes, and what was earned. */
export function Referral({ referral }: { referral: SubscriptionOverview["referral"] }) {
  const { t } = useTranslation("subscription");
  const list = useReferred();
  const days = (count: number) => t("days", { count });
  return (
    <section className={classes.part} aria-label={t("subscription.referral")}>
      <h2>{t("subscription.referral")}</h2>
      <p>{t("subscription.referralHelp", { days: days(referral.days) })}</p>
      {referral.code && <CodeAndLink code={referral.code} />}
      <p>{t("subscription.earned", { days: days(referral.earned_days) })}</p>
      {referral.waiting_days > 0 && <p>{t("subscription.waiting", { days: days(referral.waiting_days) })}</p>}
      <DataTable<ReferredSpace>
        label={t("subscription.referred")}
        columns={useColumns()}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        csv={t("subscription.referred")}
        empty={{ title: t("subscription.noReferred") }}
      />
    </section>
  );
}

function CodeAndLink({ code }: { code: string }) {
  const { t } = useTranslation("subscription");
  const link = `${location.origin}/register?ref=${code}`;
  const copy = () => copyText(link, { done: t("subscription.copied"), failed: t("subscription.notCopied") });
  return (
    <div className={classes.form}>
      <TextInput label={t("subscription.code")} readOnly value={code} />
      <TextInput
        className={classes.link ?? ""}
        label={t("subscription.link")}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" onClick={copy}>
        {t("subscription.copy")}
      </Button>
    </div>
  );
}

function useColumns(): Column<ReferredSpace>[] {
  const { t } = useTranslation("subscription");
  return [
    {
      key: "name",
      header: t("subscription.name"),
      main: true,
      cell: ({ name }) => name,
      text: ({ name }) => name,
    },
    {
      key: "registered",
      header: t("subscription.registered"),
      cell: ({ registered_at }) => <span className="num">{formatDate(registered_at)}</span>,
      text: ({ registered_at }) => csvDay(registered_at),
    },
    {
      key: "reward",
      header: t("subscription.reward"),
      cell: ({ rewarded_at, days }) => (rewarded_at ? t("days", { count: days }) : t("subscription.notPaid")),
      text: ({ rewarded_at, days }) => (rewarded_at ? csvNumber(days) : ""),
    },
  ];
}
