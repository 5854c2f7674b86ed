import { Button } from "@mantine/core";
import type { DiscountCode } from "@meridian/core/contracts/subscription/offers";
import { formatDate, formatMoney, formatNumber, today } from "@meridian/ui/i18n/format";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { Tag } from "@meridian/ui/states/states";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useAdminListCsv } from "@meridian/ui/table/use-admin-list-csv";
import { useFilters } from "@meridian/ui/table/use-filters";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useDiscountCodes } from "../../../features/offers/api/offers.ts";

type State = "active" | "deactivated" | "expired" | "used" | "scheduled";

function stateOf(code: DiscountCode): State {
  if (!code.active) return "deactivated";
  if (code.valid_to < today()) return "expired";
  if (code.uses >= code.max_uses) return "used";
  return code.valid_from > today() ? "scheduled" : "active";
}
const TONES = {
  active: "green",
  scheduled: "blue",
  deactivated: "plain",
  expired: "amber",
  used: "amber",
} as const;

/** Discount codes, with how often each was used. */
export default function DiscountCodes() {
  const { t } = useTranslation("offers");
  const navigate = useNavigate();
  const { typed, type, search } = useFilters();
  const listCsv = useAdminListCsv();
  const list = useDiscountCodes(search);
  const worth = ({ amount_cents, days }: DiscountCode) =>
    [amount_cents > 0 && formatMoney(amount_cents), days > 0 && t("code.plusDays", { count: days })]
      .filter(Boolean)
      .join(" + ");
  const uses = (code: DiscountCode) =>
    t("code.usesOf", { uses: formatNumber(code.uses), most: formatNumber(code.max_uses) });
  const valid = (code: DiscountCode) =>
    `${formatDate(code.valid_from, "numeric")} – ${formatDate(code.valid_to, "numeric")}`;
  const columns: Column<DiscountCode>[] = [
    { key: "code", header: t("code.code"), cell: ({ code }) => code, text: ({ code }) => code, main: true },
    { key: "worth", header: t("code.worth"), cell: worth, text: worth },
    { key: "uses", header: t("code.uses"), cell: uses, text: uses },
    { key: "valid", header: t("code.valid"), cell: valid, text: valid, from: "md" },
    {
      key: "state",
      header: t("plan.state"),
      cell: (code) => <Tag tone={TONES[stateOf(code)]}>{t(`code.states.${stateOf(code)}`)}</Tag>,
      text: (code) => t(`code.states.${stateOf(code)}`),
    },
  ];
  const add = <Button onClick={() => navigate("/dashboard/discount-codes/new")}>{t("code.new")}</Button>;
  return (
    <>
      <PageHead title={t("code.title")} context={t("code.context")} actions={add} />
      <PageBody>
        <DataTable
          label={t("code.title")}
          columns={columns}
          list={list}
          rowKey={({ code }) => code}
          rowName={({ code }) => code}
          rowHref={({ code }) => `/dashboard/discount-codes/${code}`}
          search={{ value: typed, onChange: type, placeholder: t("code.search") }}
          empty={{ title: t("code.none"), help: t("code.noneHelp") }}
          csv={listCsv("discount-codes", { ...(search && { searched: true }) })}
        />
      </PageBody>
    </>
  );
}
