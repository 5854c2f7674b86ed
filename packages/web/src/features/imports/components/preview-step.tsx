import { Button } from "@mantine/core";
import type { PlanRoom } from "@meridian/core/contracts/imports/imports";
import { FormActions } from "@meridian/ui/forms/form-view";
import { formatNumber } from "@meridian/ui/i18n/format";
import { PreviewPages } from "@meridian/ui/sheets/preview-pages";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import type { ImportField } from "../model/patient-fields.ts";
import type { Target } from "../model/prepare.ts";
import type { Preview } from "../model/use-preview.ts";
import { PlanFull } from "./plan-full.tsx";
import { PreviewRowView } from "./preview-row.tsx";

const FIRST: readonly Target[] = ["name", "birthday", "mobile_number", "phone", "email"];

type PreviewStepProps = {
  room: PlanRoom | undefined;
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
export function PreviewStep({ room = null, preview, fields, onImport, onBack }: PreviewStepProps) {
  const { t } = useTranslation("imports");
  const { t: patients } = useTranslation("patients");
  if (!preview.isReady) return <Skeleton lines={8} />;
  const targets = targetsOf(fields);
  const counts = countsOf(preview);
  const waits = !preview.compared && !preview.failure;
  const tooMany = room ? Math.max(0, room.patients + counts.add - room.limit) : 0;
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
      {room && tooMany > 0 && <PlanFull {...room} added={counts.add} />}
      <PreviewPages
        rows={preview.rows}
        columns={targets.map((field) => patients(`field.${field}`))}
        render={(row, onTouch) => (
          <PreviewRowView
            key={row.index}
            row={row}
            targets={targets}
            onEdit={(field, text) => {
              onTouch();
              void preview.edit(row.index, field, text);
            }}
            onDecide={(decision) => preview.decide(row.index, decision)}
          />
        )}
      />
      <FormActions>
        <Button onClick={onImport} disabled={waits || tooMany > 0 || counts.add + counts.merge === 0}>
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
  const counts = { add: 0, merge: 0, skip: 0, imported: 0 };
  for (const { decision, facts } of rows) {
    counts[decision.do] += 1;
    if (facts.imported) counts.imported += 1;
  }
  return counts;
}
