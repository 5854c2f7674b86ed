import { SPACE_KINDS, SPACE_PLANS } from "@meridian/core/contracts/backoffice/backoffice";
import type { SpaceRow } from "@meridian/core/contracts/backoffice/space-detail";
import { formatDate } from "@meridian/ui/i18n/format";
import { allows, useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useAdminListCsv } from "@meridian/ui/table/use-admin-list-csv";
import { useFilters } from "@meridian/ui/table/use-filters";
import { useTranslation } from "react-i18next";

import { useSpaces } from "../../../features/spaces/api/spaces.ts";
import { KindTag, PlanTag } from "../../../features/spaces/components/plan-tag.tsx";

/** What the list shows of a clinic or provider. */
function useColumns(): Column<SpaceRow>[] {
  const { t } = useTranslation("admin");
  return [
    {
      key: "name",
      header: t("spaces.name"),
      cell: (row) => row.space_name,
      text: (row) => row.space_name,
      main: true,
    },
    {
      key: "kind",
      header: t("spaces.kind"),
      cell: (row) => <KindTag entity={row.external_entity} />,
      text: (row) => row.external_entity?.vat_number ?? "",
    },
    {
      key: "plan",
      header: t("spaces.plan"),
      cell: (row) => (row.external_entity ? "–" : <PlanTag space={row} />),
      text: (row) => (row.plan ? t(`plans.${row.plan}`) : ""),
    },
    {
      key: "created",
      header: t("spaces.created"),
      cell: (row) => formatDate(row.created_at),
      text: (row) => formatDate(row.created_at, "numeric"),
      from: "md",
    },
  ];
}

/** Every clinic and provider, newest first. */
export default function Spaces() {
  const { t } = useTranslation("admin");
  const user = useSession();
  const { address, typed, type, change, search } = useFilters();
  const kind = SPACE_KINDS.find((one) => one === address.get("kind"));
  const plan = SPACE_PLANS.find((one) => one === address.get("plan"));
  const list = useSpaces({ search, kind, plan });
  const listCsv = useAdminListCsv();
  const manages = allows(user, { level: "super" });
  const columns = useColumns();
  return (
    <>
      <PageHead title={t("spaces.title")} context={t("spaces.context")} />
      <PageBody>
        <DataTable
          label={t("spaces.title")}
          columns={columns}
          list={list}
          rowKey={({ id }) => id}
          rowName={(row) => row.space_name}
          {...(manages && { rowHref: ({ id }: SpaceRow) => `/dashboard/spaces/${id}` })}
          search={{ value: typed, onChange: type, placeholder: t("spaces.search") }}
          filters={[
            {
              key: "kind",
              label: t("spaces.kind"),
              options: SPACE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
              value: kind ?? "",
              onChange: (value) => change("kind", value),
            },
            {
              key: "plan",
              label: t("spaces.plan"),
              options: SPACE_PLANS.map((value) => ({ value, label: t(`plans.${value}`) })),
              value: plan ?? "",
              onChange: (value) => change("plan", value),
            },
          ]}
          empty={{ title: t("spaces.none"), help: t("spaces.noneHelp") }}
          csv={listCsv("spaces", { kind, plan, ...(search && { searched: true }) })}
        />
      </PageBody>
    </>
  );
}
