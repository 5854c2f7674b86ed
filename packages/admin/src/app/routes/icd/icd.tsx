import { Button } from "@mantine/core";
import { compactCode } from "@meridian/core/clinical/icd/icd-words";
import type { IcdItem } from "@meridian/core/contracts/classifications/icd";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useFilters } from "@meridian/ui/table/use-filters";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useIcdList } from "../../../features/icd/api/icd.ts";
import classes from "../../../features/icd/components/icd.module.css";
import { Releases } from "../../../features/icd/components/releases.tsx";

const CHAPTERS = Array.from({ length: 22 }, (_, at) => at + 1);

/** The classification as every clinic has it, and the releases it is loaded from. */
export default function Icd() {
  const { t } = useTranslation("classification");
  const { address, typed, type, change, search: q } = useFilters();
  const chapter = Number(address.get("chapter")) || 1;
  const list = useIcdList({ q, chapter });
  const columns: Column<IcdItem>[] = [
    {
      key: "code",
      header: t("code"),
      cell: ({ code }) => <span className={classes.code}>{code}</span>,
      text: ({ code }) => code,
      width: "110px",
      main: true,
    },
    { key: "en", header: t("en"), cell: ({ en }) => en || "–", text: ({ en }) => en },
    { key: "pt", header: t("pt"), cell: ({ pt }) => pt || "–", text: ({ pt }) => pt, from: "md" },
    {
      key: "origin",
      header: t("origin"),
      cell: ({ origin }) => t(`origins.${origin}`),
      text: ({ origin }) => t(`origins.${origin}`),
      from: "md",
      width: "150px",
    },
  ];
  return (
    <>
      <PageHead
        title={t("title")}
        context={t("context")}
        actions={
          <>
            <Button component={Link} to="/dashboard/icd/extension" variant="default">
              {t("extensions")}
            </Button>
            <Button component={Link} to="/dashboard/icd/new">
              {t("new")}
            </Button>
          </>
        }
      />
      <PageBody>
        <DataTable
          label={t("title")}
          columns={columns}
          list={list}
          rowKey={({ code }) => code}
          rowName={(row) => row[currentLanguage()] || row.code}
          // Without its dot: an address that ends like a file is asked for as one.
          rowHref={({ code }) => `/dashboard/icd/${compactCode(code)}`}
          search={{ value: typed, onChange: type, placeholder: t("search") }}
          {...(q === "" && {
            filters: [
              {
                key: "chapter",
                label: t("chapter"),
                options: CHAPTERS.map((value) => ({
                  value: String(value),
                  label: t("chapterOf", { number: value }),
                })),
                value: address.get("chapter") ?? "",
                onChange: (value: string) => change("chapter", value),
              },
            ],
          })}
          empty={{ title: t("none"), help: t("noneHelp") }}
        />
        <Releases />
      </PageBody>
    </>
  );
}
