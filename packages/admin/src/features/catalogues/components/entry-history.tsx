import { Button } from "@mantine/core";
import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import type { EntryRevision, EntryView } from "@meridian/core/contracts/catalogues/office";
import { toast } from "@meridian/ui/feedback/toasts";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { EmptyState, ErrorState } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useCatalogueActions, useHistory } from "../api/catalogues.ts";
import classes from "./catalogues.module.css";
import { Difference } from "./difference.tsx";
import { useFailure } from "./use-failure.ts";

type EntryHistoryProps = {
  catalogue: CatalogueKey;
  entry: EntryView;
  /** An added entry that is taken back does not exist any more. */
  onGone: () => void;
};

/** What an entry said before, with the way back to it. */
export function EntryHistory({ catalogue, entry, onGone }: EntryHistoryProps) {
  const { t } = useTranslation("catalogues");
  const { t: act } = useTranslation("ui");
  const failed = useFailure();
  const list = useHistory(catalogue, entry.key);
  const { revert } = useCatalogueActions(catalogue);
  const name = entry.name[currentLanguage()];
  const restore = (to: number) =>
    void revert(entry.key, entry.version, to)
      .then((answer) => {
        toast(t("reverted", { name }));
        if (!answer.entry) onGone();
      })
      .catch(failed);
  return (
    <section className={classes.section} aria-labelledby="entry-history">
      <h2 id="entry-history">{t("history")}</h2>
      {list.error !== undefined && <ErrorState error={list.error} onRetry={list.retry} />}
      {!list.loading && list.rows.length === 0 && <EmptyState title={t("noHistory")} compact />}
      <ol className={classes.entries}>
        {list.rows.map((revision) => (
          <li key={revision.version} className={classes.entry}>
            <RevisionHead revision={revision} />
            <Difference
              catalogue={catalogue}
              before={revision.before}
              after={revision.after}
              label={formatDateTime(revision.at)}
            />
            {revision.version !== entry.version && (
              <div className={classes.actions}>
                <Button variant="default" size="compact-sm" onClick={() => restore(revision.version)}>
                  {t("revert")}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        {list.more && (
          <Button variant="default" loading={list.loadingMore} onClick={list.loadMore}>
            {act("action.loadMore")}
          </Button>
        )}
        {entry.version > 0 && entry.origin !== "base" && (
          <Button variant="default" onClick={() => restore(0)}>
            {t("revertShipped")}
          </Button>
        )}
      </div>
    </section>
  );
}

/** What was done, by whom, when and why. */
export function RevisionHead({ revision }: { revision: EntryRevision }) {
  const { t } = useTranslation("catalogues");
  const { action, by, at, note, reference } = revision;
  return (
    <>
      <p className={classes.meta}>
        <strong>{t(`actions.${action}`)}</strong>
        <span>{t("byAt", { name: by, date: formatDateTime(at) })}</span>
      </p>
      {(note || reference) && (
        <p className={classes.quiet}>{[note, reference].filter(Boolean).join(" · ")}</p>
      )}
    </>
  );
}
