import type { DuplicateCandidate } from "@meridian/core/contracts/patients/patients";
import { formatDate } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import classes from "./patients.module.css";

/** Who may be the same person, and by what; read out as it appears. */
export function Duplicates({ candidates }: { candidates: readonly DuplicateCandidate[] }) {
  const { t } = useTranslation("patients");
  return (
    <div role="status">
      {candidates.length > 0 && (
        <Notice tone="amber" title={t("duplicates.title", { count: candidates.length })}>
          <p className={classes.quiet}>{t("duplicates.help")}</p>
          <ul className={classes.candidates}>
            {candidates.map((candidate) => (
              <Candidate key={candidate.id} {...candidate} />
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

function Candidate({ id, name, birthday, archived, matches }: DuplicateCandidate) {
  const { t } = useTranslation("patients");
  const what = matches.map((key) => t(`duplicates.by.${key}`)).join(", ");
  const facts = [birthday && formatDate(birthday), archived && t("duplicates.deleted")].filter(Boolean);
  return (
    <li>
      <Link to={`/patient/${id}`} target="_blank" rel="noopener">
        {name}
      </Link>
      {facts.length > 0 && <span className="num"> · {facts.join(" · ")}</span>}
      <small>{t("duplicates.shares", { what })}</small>
    </li>
  );
}
