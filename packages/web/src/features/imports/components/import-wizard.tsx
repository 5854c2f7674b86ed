import { can } from "@meridian/core/contracts/kernel/access";
import { formatNumber } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNewestImports } from "../api/imports.ts";
import type { DuplicateRule } from "../model/decisions.ts";
import { CLINICAL_IMPORT_FIELDS, IMPORT_FIELDS } from "../model/patient-fields.ts";
import { useFile } from "../model/use-file.ts";
import { usePreview } from "../model/use-preview.ts";
import { useRun } from "../model/use-run.ts";
import { ColumnStep } from "./column-step.tsx";
import { DatesStep } from "./dates-step.tsx";
import { FileStep } from "./file-step.tsx";
import classes from "./imports.module.css";
import { PreviewStep } from "./preview-step.tsx";
import { ResultStep } from "./result-step.tsx";
import { RunStep } from "./run-step.tsx";
import { SheetStep } from "./sheet-step.tsx";

const STEPS = ["file", "sheet", "columns", "dates", "preview", "import", "result"] as const;
export type Step = (typeof STEPS)[number];

/** Imports patients from a file, step by step. Nothing is written before the last but one. */
export function ImportWizard() {
  const { t } = useTranslation("imports");
  const user = useSession();
  const earlier = useNewestImports().data?.items ?? [];
  const [step, setStep] = useState<Step>("file");
  const [rule, setRule] = useState<DuplicateRule>("skip");
  const file = useFile(earlier);
  const isPast = step === "preview" || step === "import" || step === "result";
  const preview = usePreview(isPast ? file.sheet : undefined, rule);
  const run = useRun();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // The focus follows to the new step, not to the first one that is shown.
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  const fields = IMPORT_FIELDS.filter(
    (field) => !CLINICAL_IMPORT_FIELDS.includes(field) || can(user, "clinical.write"),
  );
  const resumed = earlier.find(
    ({ file_hash, state }) => state === "running" && file_hash === file.file?.hash,
  );
  const steps = STEPS.filter(
    (one) => one !== "sheet" || (file.file?.sheets.length ?? 0) > 1 || step === "sheet",
  );
  const again = () => {
    file.reset();
    run.reset();
    setStep("file");
  };
  return (
    <div className={classes.wizard}>
      <ol className={classes.steps} aria-label={t("steps.label")}>
        {steps.map((one, index) => (
          <li key={one} aria-current={one === step ? "step" : undefined}>
            <span className={classes.number}>{formatNumber(index + 1)}</span> {t(`steps.${one}`)}
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {t(`title.${step}`)}
      </h2>
      {step === "file" && (
        <FileStep file={file} onRead={(isSheetRead) => setStep(isSheetRead ? "columns" : "sheet")} />
      )}
      {step === "sheet" && <SheetStep file={file} onRead={() => setStep("columns")} onBack={again} />}
      {step === "columns" && file.sheet && (
        <ColumnStep
          sheet={file.sheet}
          fields={fields}
          resumed={resumed}
          onHeader={(header) => void file.changeHeader(header)}
          onChange={file.changeSheet}
          onNext={() => setStep("dates")}
          onBack={again}
        />
      )}
      {step === "dates" && file.sheet && (
        <DatesStep
          sheet={file.sheet}
          rule={rule}
          onOrder={(dateOrder) => file.changeSheet({ dateOrder })}
          onRule={setRule}
          onNext={() => setStep("preview")}
          onBack={() => setStep("columns")}
        />
      )}
      {step === "preview" && file.sheet && file.file && (
        <PreviewStep
          preview={preview}
          fields={fields.filter((field) => file.sheet?.mapping.includes(field))}
          onBack={() => setStep("dates")}
          onImport={() => {
            const { sheet, file: opened } = file;
            if (!sheet || !opened) return;
            const confirmed = preview.confirmed();
            setStep("import");
            void run.begin({
              sheet,
              file: opened,
              confirmed,
              skipped: preview.rows.length - confirmed.length,
              resumed,
            });
          }}
        />
      )}
      {step === "import" && (
        <RunStep run={run} onDone={() => setStep("result")} onBack={() => setStep("preview")} />
      )}
      {step === "result" && <ResultStep run={run} preview={preview} onAgain={again} />}
    </div>
  );
}
