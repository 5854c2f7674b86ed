import { Button } from "@mantine/core";
import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import { FormActions } from "@meridian/ui/forms/form-view";
import { formatNumber } from "@meridian/ui/i18n/format";
import { PreviewPages } from "@meridian/ui/sheets/preview-pages";
import { UnreadableNotice } from "@meridian/ui/sheets/unreadable-notice";
import { ErrorState, Notice } from "@meridian/ui/states/states";
import { FileButton, useFileDrop } from "@meridian/ui/uploads/file-button";
import uploads from "@meridian/ui/uploads/uploads.module.css";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type SheetImport, useSheetImport } from "../model/use-sheet-import.ts";
import classes from "./catalogues.module.css";
import { SpreadsheetRow } from "./spreadsheet-row.tsx";

/** Imports entries from a spreadsheet: nothing is written before it is confirmed, and nothing is published. */
export function SpreadsheetImport({ catalogue }: { catalogue: CatalogueKey }) {
  const { t } = useTranslation("spreadsheet");
  const sheet = useSheetImport(catalogue);
  return (
    <section className={classes.section} aria-labelledby="spreadsheet-import">
      <h2 id="spreadsheet-import">{t("import.title")}</h2>
      {sheet.state === "file" && <ChooseFile sheet={sheet} />}
      {sheet.state === "preview" && <Preview catalogue={catalogue} sheet={sheet} />}
      {(sheet.state === "running" || sheet.state === "paused") && <Running sheet={sheet} />}
      {sheet.state === "done" && <Result catalogue={catalogue} sheet={sheet} />}
    </section>
  );
}

function ChooseFile({ sheet }: { sheet: SheetImport }) {
  const { t } = useTranslation("spreadsheet");
  const heading = useId();
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void sheet.choose(file);
  };
  const over = useFileDrop(take);
  return (
    <>
      <div className={uploads.zone} data-over={over.active || undefined} {...over.events}>
        <p id={heading}>{t("import.help")}</p>
        <div className={uploads.buttons}>
          <FileButton
            label={t("import.choose")}
            heading={heading}
            accept=".xlsx,.csv,.tsv,.txt"
            onFiles={take}
          />
        </div>
        {sheet.isReading && <p role="status">{t("import.reading")}</p>}
      </div>
      {sheet.problem === "columns" ? (
        <Notice tone="red" live>
          {t("import.noColumns")}
        </Notice>
      ) : (
        <UnreadableNotice problem={sheet.problem} />
      )}
    </>
  );
}

const COUNTED = ["changed", "added", "retired", "unchanged", "unknown", "invalid", "repeated"] as const;

function Preview({ catalogue, sheet }: { catalogue: CatalogueKey; sheet: SheetImport }) {
  const { t } = useTranslation("spreadsheet");
  const { rows, toWrite, waits, failure, unknown } = sheet;
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const isWaiting = waits && failure === undefined;
  return (
    <>
      <p role="status">
        {isWaiting
          ? t("import.comparing", {
              done: formatNumber(rows.length - count("comparing")),
              all: formatNumber(rows.length),
            })
          : COUNTED.filter((one) => count(one) > 0)
              .map((one) => t(`counts.${one}`, { count: count(one), number: formatNumber(count(one)) }))
              .join(" ")}
      </p>
      {failure !== undefined && <ErrorState compact error={failure} onRetry={sheet.retry} />}
      {unknown.length > 0 && (
        <Notice tone="amber">{t("import.unknownColumns", { names: unknown.slice(0, 10).join(", ") })}</Notice>
      )}
      <PreviewPages
        rows={rows}
        columns={[t("import.entry")]}
        render={(row) => <SpreadsheetRow key={row.index} catalogue={catalogue} row={row} />}
      />
      <FormActions>
        <Button onClick={() => void sheet.write()} disabled={isWaiting || toWrite.length === 0}>
          {t("import.write", { count: toWrite.length, number: formatNumber(toWrite.length) })}
        </Button>
        <Button variant="default" onClick={sheet.reset}>
          {t("import.other")}
        </Button>
      </FormActions>
    </>
  );
}

function Running({ sheet }: { sheet: SheetImport }) {
  const { t } = useTranslation("spreadsheet");
  const { state, written, toWrite, failure } = sheet;
  const figures = { done: formatNumber(written.size), all: formatNumber(toWrite.length) };
  return (
    <>
      <p role="status">{t(state === "paused" ? "import.paused" : "import.running", figures)}</p>
      {failure !== undefined && <ErrorState compact error={failure} />}
      <FormActions>
        <RunningButtons sheet={sheet} />
      </FormActions>
    </>
  );
}

/** Pauses the import; goes on with it or gives it up while it is paused. */
function RunningButtons({ sheet }: { sheet: SheetImport }) {
  const { t } = useTranslation("spreadsheet");
  if (sheet.state !== "paused")
    return (
      <Button variant="default" onClick={sheet.pause}>
        {t("import.pause")}
      </Button>
    );
  return (
    <>
      <Button onClick={() => void sheet.write()}>{t("import.resume")}</Button>
      <Button variant="default" onClick={sheet.reset}>
        {t("import.other")}
      </Button>
    </>
  );
}

function Result({ catalogue, sheet }: { catalogue: CatalogueKey; sheet: SheetImport }) {
  const { t } = useTranslation("spreadsheet");
  const outcomes = [...sheet.written.values()];
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
  return (
    <>
      <ul aria-label={t("result.label")}>
        {(["written", "unchanged", "stale", "refused"] as const)
          .filter((one) => one === "written" || count(one) > 0)
          .map((one) => (
            <li key={one}>{t(`result.${one}`, { count: count(one), number: formatNumber(count(one)) })}</li>
          ))}
      </ul>
      <p>{t("result.next")}</p>
      <FormActions>
        <Button component={Link} to={`/dashboard/catalogues/${catalogue}/publish`}>
          {t("result.changes")}
        </Button>
        <Button variant="default" onClick={sheet.reset}>
          {t("import.other")}
        </Button>
      </FormActions>
    </>
  );
}
