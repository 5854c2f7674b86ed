import { formatDateTime } from "@meridian/ui/i18n/format";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRetention } from "../api/retention.ts";
import { PeriodsForm } from "./periods-form.tsx";
import { Proposals } from "./proposals.tsx";
import classes from "./retention.module.css";

/** What the product keeps for a time that no clinic sets. */
const FIXED = ["consents", "billing", "audit", "exports", "backups"] as const;

/** What has passed its time, how long each kind is kept, and what has a fixed time. */
export function RetentionScreen() {
  const { t } = useTranslation("retention");
  const { data, error, refetch } = useRetention();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={5} />;
  return (
    <div className={classes.page}>
      <section aria-labelledby={`${id}proposals`} className={classes.part}>
        <h2 id={`${id}proposals`} ref={heading} tabIndex={-1}>
          {t("proposals.title")}
        </h2>
        <p>{t("proposals.what")}</p>
        <p className={classes.law}>
          {data.checked_at
            ? t("proposals.checked", { moment: formatDateTime(data.checked_at) })
            : t("proposals.notChecked")}
        </p>
        <Proposals open={data.open} periods={data.settings.periods} heading={heading} />
      </section>
      <section aria-labelledby={`${id}periods`} className={classes.part}>
        <h2 id={`${id}periods`}>{t("periods.title")}</h2>
        <p>{t("periods.what")}</p>
        <PeriodsForm settings={data.settings} />
      </section>
      <section aria-labelledby={`${id}fixed`} className={classes.part}>
        <h2 id={`${id}fixed`}>{t("fixed.title")}</h2>
        <dl className={classes.fixed}>
          {FIXED.map((one) => (
            <div key={one}>
              <dt>{t(`fixed.${one}.name`)}</dt>
              <dd>{t(`fixed.${one}.kept`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
