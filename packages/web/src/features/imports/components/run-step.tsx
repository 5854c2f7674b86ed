import { Button, Progress } from "@mantine/core";
import "@mantine/core/styles/Progress.layer.css";
import { FormActions } from "@meridian/ui/forms/form-view";
import { formatNumber } from "@meridian/ui/i18n/format";
import { ErrorState, Notice } from "@meridian/ui/states/states";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Run } from "../model/use-run.ts";
import { PlanFull, planFigures } from "./plan-full.tsx";

type RunStepProps = { run: Run; onDone: () => void; onBack: () => void };

/** The import while it runs: it can be paused, and continues where it stopped. */
export function RunStep({ run, onDone, onBack }: RunStepProps) {
  const { t } = useTranslation("imports");
  const { state, results, total, failure } = run;
  useEffect(() => {
    if (state === "done") onDone();
  }, [state, onDone]);
  const done = formatNumber(results.size);
  const full = planFigures(failure);
  return (
    <>
      <Progress value={total === 0 ? 0 : (results.size / total) * 100} aria-label={t("run.progress")} />
      <p role="status">
        {t(state === "paused" ? "run.paused" : "run.running", { done, all: formatNumber(total) })}
      </p>
      {full && <PlanFull {...full} />}
      {failure !== undefined && !full && <ErrorState compact error={failure} />}
      {state === "paused" && !full && <Notice tone="blue">{t("run.pausedHelp")}</Notice>}
      <FormActions>
        <RunActions run={run} onBack={onBack} />
      </FormActions>
    </>
  );
}

/** Pause while it runs; then resume first, beside the way out. */
function RunActions({ run, onBack }: Pick<RunStepProps, "run" | "onBack">) {
  const { t } = useTranslation("imports");
  const { state, results } = run;
  if (state !== "paused")
    return (
      <Button variant="default" onClick={run.pause}>
        {t("action.pause")}
      </Button>
    );
  return (
    <>
      <Button onClick={() => void run.resume()}>{t("action.resume")}</Button>
      {results.size > 0 ? (
        <Button variant="default" onClick={() => void run.stop()}>
          {t("action.stop")}
        </Button>
      ) : (
        <Button variant="default" onClick={onBack}>
          {t("action.back")}
        </Button>
      )}
    </>
  );
}
