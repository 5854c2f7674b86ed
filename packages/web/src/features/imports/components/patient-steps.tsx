import type { Import, PlanRoom } from "@meridian/core/contracts/imports/imports";
import type { ImportWork } from "../model/import-work.ts";
import type { ImportField } from "../model/patient-fields.ts";
import { bodyOf } from "../model/start-body.ts";
import type { useFile } from "../model/use-file.ts";
import { usePreview, type WorkOf } from "../model/use-preview.ts";
import type { Run } from "../model/use-run.ts";
import { DatesStep } from "./dates-step.tsx";
import type { Step } from "./import-wizard.tsx";
import { PreviewStep } from "./preview-step.tsx";
import { ResultStep } from "./result-step.tsx";

export type KindStepsProps = WorkOf<keyof ImportWork> & {
  room: PlanRoom | undefined;
  step: Step;
  file: ReturnType<typeof useFile>;
  run: Run;
  resumed: Import | undefined;
  onStep: (step: Step) => void;
  onAgain: () => void;
};

/** The steps that only imports of patients have. They stay mounted while rows are sent, because they hold the preview. */
export function PatientSteps({
  step,
  file,
  run,
  resumed,
  room,
  fields,
  work,
  onWork,
  onStep,
  onAgain,
}: KindStepsProps & { fields: readonly ImportField[] }) {
  const { sheet, file: opened } = file;
  const isPast = step === "preview" || step === "import" || step === "result";
  const preview = usePreview(isPast ? sheet : undefined, { work, onWork });
  if (!sheet || !opened) return null;
  if (step === "dates")
    return (
      <DatesStep
        sheet={sheet}
        rule={work.rule}
        onOrder={(dateOrder) => file.changeSheet({ dateOrder })}
        onRule={(rule) => onWork({ rule })}
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
        kind: "patients",
        mapping: sheet.mapping.map((field) => field ?? ""),
        date_order: sheet.dateOrder,
        new_patients: confirmed.filter(({ body }) => body.into === undefined).length,
      },
      rows: { kind: "patients", confirmed },
      skipped: preview.rows.length - confirmed.length,
      resumed,
    });
  };
  if (step === "preview")
    return (
      <PreviewStep
        room={room}
        preview={preview}
        fields={fields.filter((field) => sheet.mapping.includes(field))}
        onBack={() => onStep("dates")}
        onImport={begin}
      />
    );
  return step === "result" ? <ResultStep run={run} preview={preview} onAgain={onAgain} /> : null;
}
