import { Button } from "@mantine/core";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useAllChanges } from "../../../features/catalogues/api/catalogues.ts";
import classes from "../../../features/catalogues/components/catalogues.module.css";
import { Difference } from "../../../features/catalogues/components/difference.tsx";
import { RevisionHead } from "../../../features/catalogues/components/entry-history.tsx";

/** Every change of every catalogue with who made it and the difference. */
export default function AllChanges() {
  const { t } = useTranslation("catalogues");
  const { t: act } = useTranslation("ui");
  const list = useAllChanges();
  return (
    <>
      <PageHead title={t("changes.title")} context={t("changes.context")} />
      <PageBody narrow>
        {list.error !== undefined ? (
          <ErrorState error={list.error} onRetry={list.retry} />
        ) : list.loading ? (
          <Skeleton lines={6} />
        ) : list.rows.length === 0 ? (
          <EmptyState title={t("changes.none")} />
        ) : (
          <ol className={classes.entries}>
            {list.rows.map((revision) => {
              const { catalogue, key, version } = revision;
              const name = revision.name?.[currentLanguage()] ?? t("changes.whole");
              return (
                <li key={`${catalogue}-${key}-${version}`} className={classes.entry}>
                  <h2>
                    <Link to={`/dashboard/catalogues/${catalogue}${key ? `/entries/${key}` : ""}`}>
                      {t(`names.${catalogue}`)}: {name}
                    </Link>
                  </h2>
                  <RevisionHead revision={revision} />
                  {key && (
                    <Difference
                      {...{ catalogue, label: name, before: revision.before, after: revision.after }}
                    />
                  )}
                </li>
              );
            })}
          </ol>
        )}
        {list.more && (
          <Button variant="default" loading={list.loadingMore} onClick={list.loadMore}>
            {act("action.loadMore")}
          </Button>
        )}
      </PageBody>
    </>
  );
}
