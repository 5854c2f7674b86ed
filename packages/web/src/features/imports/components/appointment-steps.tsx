import { ErrorState } from "@meridian/ui/states/states";
import { useMemo } from "react";
import { useClinic } from "../api/imports.ts";
import { chosenValues, clinicOptions, guessValues, valuesIn } from "../model/clinic-values.ts";
import { bodyOf } from "../model/start-body.ts";
import { useAppointmentRows, useAppointments } from "../model/use-appointments.ts";
import type { OpenSheet } from "../model/use-file.ts";
import type { WorkOf } from "../model/use-preview.ts";
import { AppointmentPreview } from "./appointment-preview.tsx";
import { AppointmentResult } from "./appointment-result.tsx";
import type { KindStepsProps } from "./patient-steps.tsx";
import { ValuesStep } from "./values-step.tsx";

/** The steps that only imports of appointments have. They stay mounted while rows are sent, because they hold the preview. */
export function AppointmentSteps(props: KindStepsProps) {
  const { step, file, run, resumed, work, onWork, onStep, onAgain } = props;
  const { sheet, file: opened } = file;
  const isRead = step !== "file" && step !== "sheet" && step !== "columns";
  const read = useAppointmentRows(isRead ? sheet : undefined, props);
  const { clinic, values, options, durations, choices, choose } = useValues(sheet, read.rows, props);
  const preview = useAppointments(isRead ? sheet : undefined, read, { choices, durations, work, onWork });
  if (!sheet || !opened) return null;
  if (step === "dates" && clinic.error)
    return <ErrorState error={clinic.error} onRetry={() => void clinic.refetch()} compact />;
  if (step === "dates")
    return (
      <ValuesStep
        sheet={sheet}
        values={options && values}
        options={options}
        choices={choices}
        onOrder={(dateOrder) => file.changeSheet({ appointments: { ...sheet.appointments, dateOrder } })}
        onChoose={choose}
        onNext={() => onStep("preview")}
        onBack={() => onStep("columns")}
      />
    );
  const begin = () => {
    const confirmed = preview.confirmed();
    onStep("import");
    void run.begin({
      body: {
        ...bodyOf(sheet, opened, confirmed.length),
        kind: "appointments",
        mapping: sheet.appointments.mapping.map((field) => field ?? ""),
        date_order: sheet.appointments.dateOrder,
        values: chosenValues(values ?? [], choices),
        new_patients: 0,
      },
      rows: { kind: "appointments", confirmed },
      skipped: preview.rows.length - confirmed.length,
      resumed,
    });
  };
  if (step === "preview" && options)
    return (
      <AppointmentPreview
        file={opened}
        preview={preview}
        options={options}
        choices={choices}
        onBack={() => onStep("dates")}
        onImport={begin}
      />
    );
  return step === "result" ? <AppointmentResult run={run} preview={preview} onAgain={onAgain} /> : null;
}

/** What the file's professionals, types and rooms are in the clinic: guessed, then chosen by the user. */
function useValues(
  sheet: OpenSheet | undefined,
  rows: ReturnType<typeof useAppointmentRows>["rows"],
  { work: { values: chosen }, onWork }: WorkOf<"values">,
) {
  const clinic = useClinic();
  const options = useMemo(() => (clinic.data ? clinicOptions(clinic.data) : undefined), [clinic.data]);
  const durations = useMemo(
    () => new Map(clinic.data?.appointment_types.map(({ id, duration }) => [id, duration])),
    [clinic.data],
  );
  const values = useMemo(() => rows && valuesIn(rows), [rows]);
  const earlier = sheet?.appointments.values;
  const choices = useMemo(
    () =>
      values && options
        ? new Map([...guessValues(values, options, earlier ?? []), ...Object.entries(chosen)])
        : new Map<string, string>(),
    [values, options, earlier, chosen],
  );
  const choose = (key: string, id: string) => onWork({ values: { ...chosen, [key]: id } });
  return { clinic, values, options, durations, choices, choose };
}
