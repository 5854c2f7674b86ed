import { Button } from "@mantine/core";
import type { Revision } from "@meridian/core/contracts/revisions/revisions";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import type { CursorList } from "@meridian/ui/table/cursor-list";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import classes from "./change-list.module.css";
import { FieldDifferences } from "./field-differences.tsx";
import { useHistory, useRestore } from "./revisions.ts";
import { useHistoryWords, useKindName } from "./words.ts";

type ChangeListProps = {
  list: CursorList<Revision>;
  /** What each change is about, with the address of its screen; left out where all are about the same. */
  named?: { linkTo: (change: Revision) => string | undefined };
  /** The difference in words of its own; undefined for the usual ones. */
  difference?: ((change: Revision) => ReactNode) | undefined;
  /** What writes the version of a change again; undefined where that is not possible. */
  restoreOf?: ((change: Revision) => (() => void) | undefined) | undefined;
};

/** Changes with who made them, why, the difference of each field, and the way back. */
export function ChangeList({ list, ...entry }: ChangeListProps) {
  const { t } = useTranslation("history");
  const { t: act } = useTranslation("ui");
  if (list.error !== undefined) return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.loading) return <Skeleton lines={4} />;
  return (
    <div className={classes.list}>
      {list.rows.length === 0 && !list.more && <EmptyState compact title={t("none")} />}
      <ol className={classes.changes}>
        {list.rows.map((change) => (
          <li key={`${change.subject}-${change.version}`}>
            <Entry change={change} {...entry} />
          </li>
        ))}
      </ol>
      {list.more && (
        <Button variant="default" loading={list.loadingMore} onClick={list.loadMore}>
          {act("action.loadMore")}
        </Button>
      )}
    </div>
  );
}

function Entry({
  change,
  named,
  difference,
  restoreOf,
}: { change: Revision } & Omit<ChangeListProps, "list">) {
  const { t } = useTranslation("history");
  const words = useHistoryWords();
  const kindName = useKindName();
  const { kind, action, title, by, at, note, reference, changes } = change;
  const address = named?.linkTo(change);
  const restore = restoreOf?.(change);
  const done = t(`actions.${action}`);
  return (
    <details className={classes.change}>
      <summary>
        <span>
          {named && <small>{kindName(kind)}</small>}
          <strong>{named ? title[currentLanguage()] || done : done}</strong>
          {named && title.en !== "" && <small>{done}</small>}
        </span>
        <small>
          {by} · {formatDateTime(at)}
        </small>
      </summary>
      {(note || reference) && <p className={classes.note}>{[note, reference].filter(Boolean).join(" · ")}</p>}
      {difference?.(change) ??
        (action !== "publish" || changes.length > 0 ? (
          <FieldDifferences changes={changes} words={words} />
        ) : null)}
      {(address || restore) && (
        <div className={classes.actions}>
          {address && (
            <Button
              component={Link}
              to={address}
              variant="default"
              size="compact-sm"
              aria-label={`${t("open")}: ${title[currentLanguage()] || kindName(kind)}`}
            >
              {t("open")}
            </Button>
          )}
          {restore && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`${t("restore")}: ${formatDateTime(at)}`}
              onClick={restore}
            >
              {t("restore")}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}

type HistorySectionProps = {
  subject: string;
  /** Called once an earlier version was written again and the screen's data was read anew. Without it there is no way back. */
  onRestored?: () => void;
};

/** The history of one thing below its form, with the way back to each version. */
export function HistorySection({ subject, onRestored }: HistorySectionProps) {
  const { t } = useTranslation("history");
  const list = useHistory(subject);
  const restore = useRestore();
  const newest = list.rows[0]?.version ?? 0;
  const restoreOf = ({ version, action }: Revision) =>
    version === newest || action === "delete"
      ? undefined
      : () => void restore(subject, { to: version, version: newest }).then((done) => done && onRestored?.());
  return (
    <section className={classes.section} aria-labelledby="history">
      <h2 id="history">{t("title")}</h2>
      <ChangeList list={list} restoreOf={onRestored && restoreOf} />
    </section>
  );
}
