import { can } from "@meridian/core/contracts/kernel/access";
import { formatNumber } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNewestImports } from "../api/imports.ts";
import { CLINICAL_IMPORT_FIELDS, IMPORT_FIELDS } from "../model/patient-fields.ts";
import { resumedBy, useFile } from "../model/use-file.ts";
import { useRun } from "../model/use-run.ts";
import { AppointmentSteps } from "./appointment-steps.tsx";
import { ColumnStep } from "./column-step.tsx";
import { FileStep } from "./file-step.tsx";
import classes from "./imports.module.css";
import { PatientSteps } from "./patient-steps.tsx";
import { RunStep } from "./run-step.tsx";
import { SheetStep } from "./sheet-step.tsx";
import { useColumnChoice } from "./use-column-choice.ts";

const STEPS = ["file", "sheet", "columns", "dates", "preview", "import", "result"] as const;
export type Step = (typeof STEPS)[number];

/** Imports patients or appointments from a file, step by step. Nothing is written before the last but one. */
export function ImportWizard() {
  const { t } = useTranslation("imports");
  const user = useSession();
  const earlier = useNewestImports().data?.items ?? [];
  const [step, setStep] = useState<Step>("file");
  const mayBook = can(user, "appointments.write");
  const file = useFile(earlier, mayBook);
  const run = useRun();
  const heading = useStepFocus(step);
  const fields = IMPORT_FIELDS.filter(
    (field) => !CLINICAL_IMPORT_FIELDS.includes(field) || can(user, "clinical.write"),
  );
  const choice = useColumnChoice(file.sheet, fields, file.changeSheet);
  const kind = file.sheet?.kind ?? "patients";
  const resumed = resumedBy(earlier, file.file?.hash, kind);
  const steps = STEPS.filter(
    (one) => one !== "sheet" || (file.file?.sheets.length ?? 0) > 1 || step === "sheet",
  );
  const again = () => {
    file.reset();
    run.reset();
    setStep("file");
  };
  const own = { step, file, run, resumed, onStep: setStep, onAgain: again };
  const isOfAppointments = kind === "appointments" && (step === "dates" || step === "result");
  return (
    <div className={classes.wizard}>
      <ol className={classes.steps} aria-label={t("steps.label")}>
        {steps.map((one, index) => (
          <li key={one} aria-current={one === step ? "step" : undefined}>
            <span className={classes.number}>{formatNumber(index + 1)}</span>{" "}
            {t(one === "dates" && kind === "appointments" ? "appointments.steps.dates" : `steps.${one}`)}
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {t(isOfAppointments ? `appointments.title.${step}` : `title.${step}`)}
      </h2>
      {step === "file" && (
        <FileStep file={file} onRead={(isSheetRead) => setStep(isSheetRead ? "columns" : "sheet")} />
      )}
      {step === "sheet" && <SheetStep file={file} onRead={() => setStep("columns")} onBack={again} />}
      {step === "columns" && file.sheet && choice && (
        <ColumnStep
          sheet={file.sheet}
          choice={choice}
          onKind={mayBook ? (chosen) => file.changeSheet({ kind: chosen }) : undefined}
          resumed={resumed}
          onHeader={(header) => void file.changeHeader(header)}
          onNext={() => setStep("dates")}
          onBack={again}
        />
      )}
      {kind === "appointments" ? <AppointmentSteps {...own} /> : <PatientSteps {...own} fields={fields} />}
      {step === "import" && (
        <RunStep run={run} onDone={() => setStep("result")} onBack={() => setStep("preview")} />
      )}
    </div>
  );
}

/** The heading of a step. The focus follows to a new step, not to the first one that is shown. */
function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
