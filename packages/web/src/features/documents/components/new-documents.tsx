import { formatDate } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useAddedSince } from "../api/documents.ts";
import classes from "./documents.module.css";

/** The documents of these that are named; the rest are counted. */
const NAMED = 3;
const EVER = "1970-01-01T00:00:00.000Z";

/** What was added to a patient's documents since the last visit, or at all before the first; nothing where nothing was. */
export function NewDocuments({ patient, since }: { patient: string; since: string | null }) {
  const { t } = useTranslation("documents");
  const { data } = useAddedSince(patient, since ?? EVER);
  if (!data || data.length === 0) return null;
  const rest = data.length - NAMED;
  const title = since ? t("since.title", { date: formatDate(since) }) : t("title");
  return (
    <aside className={classes.since} aria-label={title}>
      <strong>{title}</strong>
      <ul>
        {data.slice(0, NAMED).map(({ id, title, kind }) => (
          <li key={id}>
            <Link to={`/patient/${patient}?tab=documents&document=${id}`}>{title}</Link> {t(`kind.${kind}`)}
          </li>
        ))}
        {rest > 0 && (
          <li>
            <Link to={`/patient/${patient}?tab=documents`}>{t("since.more", { count: rest })}</Link>
          </li>
        )}
      </ul>
    </aside>
  );
}
