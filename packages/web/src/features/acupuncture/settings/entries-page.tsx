import "@meridian/ui/fonts/noto-serif-sc.css";
import classes from "@meridian/ui/own-entries/entries.module.css";
import { useAllows } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router-dom";
import { useCatalogue } from "../api/acupuncture.ts";
import type { Catalogue } from "../model/catalogue.ts";

const PAGES = [
  ["body", "/settings/acupuncture"],
  ["ear", "/settings/auricular-acupuncture"],
  ["points", "/settings/acupuncture/points"],
] as const;

type EntriesPageProps = {
  page: (typeof PAGES)[number][0];
  actions: ReactNode;
  children: (catalogue: Catalogue) => ReactNode;
};

/** The frame of the three settings pages for the user's points and groups. */
export function EntriesPage({ page, actions, children }: EntriesPageProps) {
  const { t } = useTranslation("points");
  const { catalogue, error, retry } = useCatalogue(true);
  const writes = useAllows()({ can: "catalogue.write", module: "mtc" });
  return (
    <>
      <PageHead title={t(`title.${page}`)} context={t(`context.${page}`)} actions={writes && actions} />
      <nav className={classes.pages} aria-label={t("pages")}>
        {PAGES.map(([key, to]) => (
          <NavLink key={key} to={to} end>
            {t(`tab.${key}`)}
          </NavLink>
        ))}
      </nav>
      <PageBody>
        {catalogue ? (
          children(catalogue)
        ) : error ? (
          <ErrorState error={error} onRetry={retry} />
        ) : (
          <Skeleton lines={6} />
        )}
      </PageBody>
    </>
  );
}
