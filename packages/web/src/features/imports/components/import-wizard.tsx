import type { ImportKind } from "@meridian/core/contracts/imports/imports";
import { can } from "@meridian/core/contracts/kernel/access";
import { formatNumber } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNewestImports } from "../api/imports.ts";
import { type ImportWork, KEPT_STEPS, NO_WORK, readingOf } from "../model/import-work.ts";
import { CLINICAL_IMPORT_FIELDS, IMPORT_FIELDS } from "../model/patient-fields.ts";
import { resumedBy, useFile } from "../model/use-file.ts";
import { useImportDraft } from "../model/use-import-draft.ts";
import { type Run, useRun } from "../model/use-run.ts";
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

const changedBy = (changes: Partial<ImportWork>) => (before: ImportWork) => ({ ...before, ...changes });

/** Clinical fields are imported by those who may write them. */
const fieldsFor = (user: ReturnType<typeof useSession>) =>
  IMPORT_FIELDS.filter((field) => !CLINICAL_IMPORT_FIELDS.includes(field) || can(user, "clinical.write"));

/** Imports patients or appointments from a file, step by step. Nothing is written before the last but one. */
export function ImportWizard() {
  const { t } = useTranslation("imports");
  const user = useSession();
  const newest = useNewestImports().data;
  const earlier = newest?.items ?? [];
  const [step, setStep] = useState<Step>("file");
  const mayBook = can(user, "appointments.write");
  const [work, setWork] = useState<ImportWork>(NO_WORK);
  const file = useFile(earlier, mayBook, () => setWork(NO_WORK));
  const run = useRun();
  const draft = useKeptWork({ step, file, work, run });
  const heading = useStepFocus(step);
  const fields = fieldsFor(user);
  const choice = useColumnChoice(file.sheet, fields, file.changeSheet);
  const kind = file.sheet?.kind ?? "patients";
  const resumed = resumedBy(earlier, file.file?.hash, kind);
  const several = (file.file?.sheets.length ?? 0) > 1;
  const steps = STEPS.filter((one) => one !== "sheet" || several || step === "sheet");
  const onWork = useCallback((changes: Partial<ImportWork>) => setWork(changedBy(changes)), []);
  const again = () => {
    void draft.forget();
    file.reset();
    run.reset();
    setStep("file");
  };
  const take = async (chosen: File) => {
    const kept = draft.found;
    const opened = await file.choose(chosen, (hash) => (kept?.hash === hash ? kept.reading : undefined));
    if (!opened) return;
    void draft.keepFile(chosen, opened.hash);
    if (kept?.hash === opened.hash) setWork(kept.work);
    setStep(kept?.hash === opened.hash ? kept.step : opened.sheet ? "columns" : "sheet");
  };
  const own = { step, file, run, resumed, room: newest?.room, work, onWork, onStep: setStep, onAgain: again };
  const isOfAppointments = kind === "appointments" && (step === "dates" || step === "result");
  return (
    <div className={classes.wizard}>
      <StepList steps={steps} step={step} kind={kind} />
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {t(isOfAppointments ? `appointments.title.${step}` : `title.${step}`)}
      </h2>
      {step === "file" && <FileStep file={file} draft={draft} onTake={take} />}
      {step === "sheet" && <SheetStep file={file} onRead={() => setStep("columns")} onBack={again} />}
      {step === "columns" && file.sheet && choice && (
        <ColumnStep
          sheet={file.sheet}
          isKnown={file.file?.content === "vcard" || file.file?.content === "calendar"}
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

type Kept = { step: Step; file: ReturnType<typeof useFile>; work: ImportWork; run: Run };

/** Keeps what is done with the file on this device until it is imported. */
function useKeptWork({ step, file: { file, sheet }, work, run: { state } }: Kept) {
  const draft = useImportDraft();
  const { keep, forget } = draft;
  useEffect(() => {
    const kept = KEPT_STEPS.find((one) => one === step);
    if (!kept || !file || !sheet) return;
    const { fileName, hash } = file;
    keep({ fileName, hash, step: kept, reading: readingOf(sheet), work });
  }, [step, file, sheet, work, keep]);
  useEffect(() => {
    if (state === "done") void forget();
  }, [state, forget]);
  return draft;
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

type StepListProps = { steps: readonly Step[]; step: Step; kind: ImportKind };

function StepList({ steps, step, kind }: StepListProps) {
  const { t } = useTranslation("imports");
  return (
    <ol className={classes.steps} aria-label={t("steps.label")}>
      {steps.map((one, index) => (
        <li key={one} aria-current={one === step ? "step" : undefined}>
          <span className={classes.number}>{formatNumber(index + 1)}</span>{" "}
          {t(one === "dates" && kind === "appointments" ? "appointments.steps.dates" : `steps.${one}`)}
        </li>
      ))}
    </ol>
  );
}
