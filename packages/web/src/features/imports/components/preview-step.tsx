import { Button, Checkbox, Pagination } from "@mantine/core";
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/Group.layer.css";
import "@mantine/core/styles/Pagination.layer.css";
import { FormActions } from "@meridian/ui/forms/form-view";
import { formatNumber } from "@meridian/ui/i18n/format";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportField } from "../model/patient-fields.ts";
import type { Target } from "../model/prepare.ts";
import type { Preview } from "../model/use-preview.ts";
import classes from "./imports.module.css";
import { PreviewRowView } from "./preview-row.tsx";

const PER_PAGE = 25;
const FIRST: readonly Target[] = ["name", "birthday", "mobile_number", "phone", "email"];

type PreviewStepProps = {
  preview: Preview;
  fields: readonly ImportField[];
  onImport: () => void;
  onBack: () => void;
};

/** The fields that the preview shows: what people are recognised by, then the rest that the file has. */
function targetsOf(fields: readonly ImportField[]): Target[] {
  const named = fields.filter((field): field is Target => field !== "first_name" && field !== "last_name");
  const all = new Set<Target>(["name", ...named]);
  // Mobile numbers in a column of telephones move to their own field.
  if (all.has("phone") || all.has("mobile_number")) all.add("mobile_number").add("phone");
  return [...FIRST.filter((field) => all.has(field)), ...[...all].filter((field) => !FIRST.includes(field))];
}

/** The rows as they would be imported, to correct, leave out or merge. Nothing is written yet. */
export function PreviewStep({ preview, fields, onImport, onBack }: PreviewStepProps) {
  const { t } = useTranslation("imports");
  const { t: patients } = useTranslation("patients");
  const [onlyProblems, setOnlyProblems] = useState(false);
  const [page, setPage] = useState(1);
  // A row that is corrected stays in view until the filter changes: the cursor is in it.
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  if (!preview.isReady) return <Skeleton lines={8} />;
  const targets = targetsOf(fields);
  const counts = countsOf(preview);
  const shown = onlyProblems
    ? preview.rows.filter(({ attention, index }) => attention || touched.has(index))
    : preview.rows;
  const pages = Math.max(1, Math.ceil(shown.length / PER_PAGE));
  const current = Math.min(page, pages);
  const waits = !preview.compared && !preview.failure;
  return (
    <>
      <p role="status">
        {t("preview.counts", {
          add: formatNumber(counts.add),
          merge: formatNumber(counts.merge),
          skip: formatNumber(counts.skip),
        })}{" "}
        {waits &&
          t("preview.comparing", {
            done: formatNumber(preview.progress),
            all: formatNumber(preview.rows.length),
          })}
      </p>
      {preview.failure !== undefined && (
        <ErrorState compact error={preview.failure} onRetry={preview.retry} />
      )}
      {counts.imported > 0 && (
        <Notice tone="blue">{t("preview.imported", { count: counts.imported })}</Notice>
      )}
      <Checkbox
        label={t("preview.onlyProblems", { number: formatNumber(counts.attention) })}
        checked={onlyProblems}
        onChange={(event) => {
          setOnlyProblems(event.currentTarget.checked);
          setTouched(new Set());
          setPage(1);
        }}
      />
      <section className={classes.scroll} aria-label={t("preview.table")}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("preview.row")}</th>
              {targets.map((field) => (
                <th key={field} scope="col">
                  {patients(`field.${field}`)}
                </th>
              ))}
              <th scope="col" className={classes.decision}>
                {t("preview.decision")}
              </th>
            </tr>
          </thead>
          {shown.slice((current - 1) * PER_PAGE, current * PER_PAGE).map((row) => (
            <PreviewRowView
              key={row.index}
              row={row}
              targets={targets}
              onEdit={(field, text) => {
                setTouched((before) => new Set(before).add(row.index));
                void preview.edit(row.index, field, text);
              }}
              onDecide={(decision) => preview.decide(row.index, decision)}
            />
          ))}
        </table>
        {shown.length === 0 && <p>{t("preview.none")}</p>}
      </section>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={current}
          onChange={setPage}
          getControlProps={(control) => ({ "aria-label": t(`preview.pages.${control}`) })}
        />
      )}
      <FormActions>
        <Button onClick={onImport} disabled={waits || counts.add + counts.merge === 0}>
          {t("action.import", {
            count: counts.add + counts.merge,
            number: formatNumber(counts.add + counts.merge),
          })}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t("action.back")}
        </Button>
      </FormActions>
    </>
  );
}

function countsOf({ rows }: Preview) {
  const counts = { add: 0, merge: 0, skip: 0, attention: 0, imported: 0 };
  for (const { decision, attention, facts } of rows) {
    counts[decision.do] += 1;
    if (attention) counts.attention += 1;
    if (facts.imported) counts.imported += 1;
  }
  return counts;
}
