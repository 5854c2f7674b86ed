import { Button } from "@mantine/core";
import { VALUE_FIELDS } from "@meridian/core/contracts/imports/imports";
import { FormActions } from "@meridian/ui/forms/form-view";
import { formatNumber } from "@meridian/ui/i18n/format";
import { PreviewPages } from "@meridian/ui/sheets/preview-pages";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { type Choices, type ClinicOptions, valueKey } from "../model/clinic-values.ts";
import type { Appointments } from "../model/use-appointments.ts";
import { AppointmentRowView } from "./appointment-row.tsx";
import { MissingPeople } from "./missing-people.tsx";

type AppointmentPreviewProps = {
  file: { fileName: string; hash: string };
  preview: Appointments;
  options: ClinicOptions;
  choices: Choices;
  onImport: () => void;
  onBack: () => void;
};

/** The appointments as they would be imported, to correct, match or leave out. Nothing is written yet. */
export function AppointmentPreview(props: AppointmentPreviewProps) {
  const { file, preview, options, choices, onImport, onBack } = props;
  const { t } = useTranslation("imports");
  if (!preview.isReady) return <Skeleton lines={8} />;
  const counts = countsOf(preview);
  const waits = !preview.compared && !preview.failure;
  const columns = [
    ...(["date", "start", "end", "name", ...VALUE_FIELDS] as const).map((field) =>
      t(`appointments.field.${field}`),
    ),
    t("appointments.field.state"),
  ];
  const nameOf = (field: (typeof VALUE_FIELDS)[number], text: string) => {
    const id = choices.get(valueKey(field, text));
    return options[field].find((option) => option.id === id)?.label ?? "";
  };
  return (
    <>
      <p role="status">
        {t("appointments.counts", {
          past: formatNumber(counts.past),
          ahead: formatNumber(counts.ahead),
          skip: formatNumber(counts.skip),
        })}{" "}
        {waits &&
          t("appointments.comparing", {
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
      {counts.past > 0 && <Notice tone="blue">{t("appointments.pastNotice")}</Notice>}
      {counts.ahead > 0 && <Notice tone="blue">{t("appointments.aheadNotice")}</Notice>}
      <MissingPeople preview={preview} file={file} />
      <PreviewPages
        rows={preview.rows}
        columns={columns}
        render={(row, onTouch) => (
          <AppointmentRowView
            key={row.index}
            row={row}
            people={preview.people}
            named={[
              ...VALUE_FIELDS.map((field) => ({ field, name: nameOf(field, row.row.texts[field]) })),
              {
                field: "state" as const,
                name: t(`appointments.state.${stateOf(row.row.start, row.row.state)}`),
              },
            ]}
            onEdit={(field, text) => {
              onTouch();
              preview.edit(row.index, field, text);
            }}
            onDecide={(decision) => preview.decide(row.index, decision)}
          />
        )}
      />
      <FormActions>
        <Button onClick={onImport} disabled={waits || counts.past + counts.ahead === 0}>
          {t("appointments.import", {
            count: counts.past + counts.ahead,
            number: formatNumber(counts.past + counts.ahead),
          })}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t("action.back")}
        </Button>
      </FormActions>
    </>
  );
}

const isPast = (start: string | undefined) => start !== undefined && Date.parse(start) <= Date.now();
const stateOf = (start: string | undefined, state: "booked" | "missed" | "cancelled") =>
  state === "booked" && isPast(start) ? "done" : state;

function countsOf({ rows }: Appointments) {
  const counts = { past: 0, ahead: 0, skip: 0, imported: 0 };
  for (const { decision, facts, booking } of rows) {
    if (decision === "skip") counts.skip += 1;
    else if (isPast(booking?.start)) counts.past += 1;
    else counts.ahead += 1;
    if (facts.imported) counts.imported += 1;
  }
  return counts;
}
