import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useDiskUse } from "../api/documents.ts";
import { fileSize } from "../model/file-size.ts";
import classes from "./documents.module.css";

/** How much of the plan's disk space the clinic's documents and photos take. */
export function DiskUse() {
  const { t } = useTranslation("documents");
  const { data, error, refetch } = useDiskUse();
  const heading = useId();
  return (
    <section className={classes.disk} aria-labelledby={heading}>
      <h2 id={heading}>{t("disk.title")}</h2>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} compact />
      ) : !data ? (
        <Skeleton lines={2} />
      ) : (
        <>
          <p className="num">
            {data.max_bytes === null
              ? t("disk.used", { used: fileSize(data.used_bytes) })
              : t("disk.usedOf", { used: fileSize(data.used_bytes), most: fileSize(data.max_bytes) })}
          </p>
          {data.max_bytes !== null && (
            <progress max={data.max_bytes} value={data.used_bytes} aria-labelledby={heading} />
          )}
          <p className={classes.facts}>{t("disk.help")}</p>
        </>
      )}
    </section>
  );
}
