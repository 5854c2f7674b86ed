import type { AmendmentView } from "@meridian/core/contracts/visits/sections";
import { formatDateTime } from "@meridian/ui/i18n/format";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./section.module.css";

type AmendmentNoteProps = {
  amendment: AmendmentView;
  /** Null where the section was empty. */
  before: ReactNode;
  after: ReactNode;
  /** The changes in words. */
  children?: ReactNode;
};

/** One amendment: who, when and why. Opened, it shows the values before and after. */
export function AmendmentNote({ amendment, before, after, children }: AmendmentNoteProps) {
  const { t } = useTranslation("visit");
  return (
    <details className={classes.amendment}>
      <summary>
        {t("amend.by", { name: amendment.amended_by.name, at: formatDateTime(amendment.amended_at) })}
        <span>{amendment.reason}</span>
      </summary>
      {children}
      <div className={classes.sides}>
        <div>
          <h3>{t("amend.before")}</h3>
          {before ?? <p className={classes.nothing}>{t("nothing")}</p>}
        </div>
        <div>
          <h3>{t("amend.after")}</h3>
          {after}
        </div>
      </div>
    </details>
  );
}
