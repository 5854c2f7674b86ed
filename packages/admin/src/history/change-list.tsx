import { Button } from "@mantine/core";
import type { Revision } from "@meridian/core/contracts/revisions/revisions";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import type { CursorList } from "@meridian/ui/table/cursor-list";
import { useTranslation } from "react-i18next";
import type history from "../locales/en/history.ts";
import classes from "./change-list.module.css";
import { changedPart } from "./changed-part.ts";
import { useHistory } from "./revisions.ts";

/** Changes with who made them and the difference of each field. With `named`, each says what it is about. */
export function ChangeList({ list, named = false }: { list: CursorList<Revision>; named?: boolean }) {
  const { t } = useTranslation("history");
  const { t: act } = useTranslation("ui");
  if (list.error !== undefined) return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.loading) return <Skeleton lines={4} />;
  if (list.rows.length === 0) return <EmptyState compact title={t("none")} />;
  return (
    <div className={classes.list}>
      <ol className={classes.changes}>
        {list.rows.map((change) => (
          <li key={`${change.subject}-${change.version}`}>
            <Entry change={change} named={named} />
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

/** Fields whose values are codes with a name. */
const STATE_FIELDS = ["state", "dismissible"];

const isKey = <Texts extends object>(texts: Texts, key: string): key is keyof Texts & string => key in texts;

function Entry({ change, named }: { change: Revision; named: boolean }) {
  const { t, i18n } = useTranslation("history");
  const { kind, action, title, by, at, changes } = change;
  const { fields, states } = i18n.getResourceBundle(i18n.language, "history") as typeof history;
  const shown = (field: string, value: string | null) =>
    value !== null && STATE_FIELDS.includes(field) && isKey(states, value) ? states[value] : (value ?? "");
  return (
    <details className={classes.change}>
      <summary>
        <span>
          {named && <small>{t(`kinds.${kind}`)}</small>}
          <strong>{named ? title : t(`actions.${action}`)}</strong>
          {named && <small>{t(`actions.${action}`)}</small>}
        </span>
        <small>
          {by} · {formatDateTime(at)}
        </small>
      </summary>
      {changes.length === 0 && <p className={classes.same}>{t("same")}</p>}
      <dl className={classes.fields}>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{isKey(fields, field) ? fields[field] : field}</dt>
            <dd>
              <Difference before={shown(field, before)} after={shown(field, after)} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** A text with what was taken out and what came in. */
function Difference({ before, after }: { before: string; after: string }) {
  const { start, removed, added, end } = changedPart(before, after);
  return (
    <>
      {start}
      {removed && <del>{removed}</del>}
      {removed && added && " "}
      {added && <ins>{added}</ins>}
      {end}
    </>
  );
}

/** The history of one thing below its form. */
export function HistorySection({ subject }: { subject: string }) {
  const { t } = useTranslation("history");
  const list = useHistory(subject);
  return (
    <section className={classes.section} aria-labelledby="history">
      <h2 id="history">{t("title")}</h2>
      <ChangeList list={list} />
    </section>
  );
}
