import { SPACE_KINDS, SPACE_PLANS, type SpaceRow } from "@meridian/core/contracts/backoffice";
import { formatDate } from "@meridian/ui/i18n/format";
import { allows, useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useSpaces } from "../../../features/spaces/api/spaces.ts";
import { KindTag, PlanTag } from "../../../features/spaces/components/plan-tag.tsx";

/** How long a search stays the same before it is asked, milliseconds. */
const SETTLED = 250;

/** What is searched and filtered stands in the address, so that coming back from a space finds the same list. */
function useNarrowing() {
  const [address, setAddress] = useSearchParams();
  const search = address.get("q") ?? "";
  const [typed, setTyped] = useState(search);
  const change = (name: string, value: string) =>
    setAddress(
      (before) => {
        if (value === "") before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => change("q", wanted), SETTLED);
    return () => clearTimeout(timer);
  });
  return {
    typed,
    setTyped,
    change,
    search,
    kind: SPACE_KINDS.find((one) => one === address.get("kind")),
    plan: SPACE_PLANS.find((one) => one === address.get("plan")),
  };
}

/** Every clinic and provider, newest first. */
export default function Spaces() {
  const { t } = useTranslation("admin");
  const user = useSession();
  const { typed, setTyped, change, search, kind, plan } = useNarrowing();
  const list = useSpaces({ search, kind, plan });
  const manages = allows(user, { level: "super" });
  const columns: Column<SpaceRow>[] = [
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
          search={{ value: typed, onChange: setTyped, placeholder: t("spaces.search") }}
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
          csv="spaces"
        />
      </PageBody>
    </>
  );
}
