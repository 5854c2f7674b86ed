import { Button } from "@mantine/core";
import { FormActions } from "@meridian/ui/forms/form-view";
import { codeMessage } from "@meridian/ui/i18n/error-message";
import { formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Target } from "../model/prepare.ts";
import type { Preview } from "../model/use-preview.ts";
import type { Run } from "../model/use-run.ts";
import { LeftOutFile } from "./left-out-file.tsx";

type ResultStepProps = { run: Run; preview: Preview; onAgain: () => void };

/** What came of the import, with a file of the rows that were left out and why. */
export function ResultStep({ run, preview, onAgain }: ResultStepProps) {
  const { t } = useTranslation("imports");
  const left = useLeftOut(run, preview);
  const outcomes = [...run.results.values()];
  const count = (outcome: string) => outcomes.filter((one) => one.outcome === outcome).length;
  const created = count("created");
  const merged = count("merged");
  const already = count("already");
  return (
    <>
      <ul aria-label={t("result.label")}>
        <li>{t("result.created", { count: created, number: formatNumber(created) })}</li>
        {merged > 0 && <li>{t("result.merged", { count: merged, number: formatNumber(merged) })}</li>}
        {already > 0 && <li>{t("result.already", { count: already, number: formatNumber(already) })}</li>}
        <li>{t("result.left", { count: left.length, number: formatNumber(left.length) })}</li>
      </ul>
      <p>{t("result.undo")}</p>
      <FormActions>
        <Button component={Link} to="/patients?view=imported">
          {t("action.patients")}
        </Button>
        <LeftOutFile rows={left} />
        <Button variant="default" onClick={onAgain}>
          {t("action.again")}
        </Button>
      </FormActions>
    </>
  );
}

/** The rows that were left out, as cells: number, name, reason, values. */
function useLeftOut(run: Run, preview: Preview): string[][] {
  const { t } = useTranslation("imports");
  const { t: say } = useTranslation("errors");
  const { t: patients } = useTranslation("patients");
  return preview.rows.flatMap(({ row, decision, facts }) => {
    const result = run.results.get(row.number);
    if (decision.do !== "skip" && result && result.outcome !== "refused") return [];
    const codes = result?.outcome === "refused" ? Object.values(result.fields ?? {}) : [];
    const reasons = [
      ...(codes.length > 0 ? codes : result?.code ? [result.code] : []).map((code) => codeMessage(say, code)),
      ...(decision.do === "skip" && row.values.name === "" ? [t("reason.noName")] : []),
      ...(facts.imported ? [t("reason.imported")] : []),
      ...(decision.do === "skip" && !facts.imported && row.values.name !== "" ? [t("reason.skipped")] : []),
      ...(decision.do !== "skip" && !result ? [t("reason.stopped")] : []),
    ];
    const values = (Object.entries(row.values) as [Target, string][])
      .filter(([field, text]) => field !== "name" && text !== "")
      .map(([field, text]) => `${patients(`field.${field}`)}: ${text}`);
    return [[String(row.number), row.values.name ?? "", reasons.join(" "), values.join("; ")]];
  });
}
