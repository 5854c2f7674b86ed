import { Button } from "@mantine/core";
import { ARCHIVE_VERSION } from "@meridian/core/contracts/exports/export-terms";
import type { SpaceExport } from "@meridian/core/contracts/exports/exports";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField } from "@meridian/ui/forms/fields";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRunning, useBeginExport, useExports } from "../api/exports.ts";
import { ArchiveImports } from "./archive-imports.tsx";
import { ExportRow } from "./export-row.tsx";
import classes from "./exports.module.css";

/** What an export is, a button to begin one, the last ones with their files, and importing one unless that is left out. */
export function SpaceExports({ imports = true }: { imports?: boolean }) {
  const { data, error, refetch } = useExports();
  if (data) return <ExportList items={data.items} imports={imports} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={5} />;
}

function ExportList({ items, imports }: { items: readonly SpaceExport[]; imports: boolean }) {
  const { t } = useTranslation("exports");
  const heading = useId();
  const list = useRef<HTMLElement>(null);
  return (
    <div className={classes.page}>
      <NewExport isRunning={items.some(isRunning)} onBegun={() => list.current?.focus()} />
      <section ref={list} tabIndex={-1} aria-labelledby={heading} className={classes.part}>
        <h2 id={heading}>{t("list.title")}</h2>
        {items.length === 0 && <p className={classes.quiet}>{t("list.empty")}</p>}
        <ul className={classes.list}>
          {items.map((item) => (
            <ExportRow key={item.id} item={item} />
          ))}
        </ul>
      </section>
      {imports && <ArchiveImports />}
    </div>
  );
}

function NewExport({ isRunning: busy, onBegun }: { isRunning: boolean; onBegun: () => void }) {
  const { t } = useTranslation("exports");
  const { t: say } = useTranslation("errors");
  const [withFiles, setWithFiles] = useState(true);
  const begin = useBeginExport();
  const heading = useId();
  const start = () =>
    begin.mutate(withFiles, {
      onSuccess: () => {
        toast(t("begun"));
        onBegun();
      },
      onError: (error) => toast(errorMessage(say, error), { tone: "red" }),
    });
  return (
    <section aria-labelledby={heading} className={classes.part}>
      <h2 id={heading}>{t("new.title")}</h2>
      <p>{t("new.what")}</p>
      <ul className={classes.contents}>
        <li>{t("new.json")}</li>
        <li>{t("new.csv")}</li>
        {withFiles && <li>{t("new.files")}</li>}
      </ul>
      <p>
        <a className={classes.schema} href={`/schemas/archive-${ARCHIVE_VERSION}.schema.json`} download>
          {t("new.schema", { version: ARCHIVE_VERSION })}
        </a>
      </p>
      <p className={classes.quiet}>{t("new.without")}</p>
      <CheckboxField label={t("new.withFiles")} value={withFiles} onChange={setWithFiles} />
      <Notice tone="amber">{t("new.care")}</Notice>
      <div>
        <Button onClick={start} loading={begin.isPending} disabled={busy}>
          {t("new.begin")}
        </Button>
      </div>
      {busy && <p className={classes.quiet}>{t("new.busy")}</p>}
    </section>
  );
}
