import { Button } from "@mantine/core";
import { FormActions } from "@meridian/ui/forms/form-view";
import { codeMessage } from "@meridian/ui/i18n/error-message";
import { formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { shownDay } from "../model/typed-day.ts";
import type { Appointments } from "../model/use-appointments.ts";
import type { Run } from "../model/use-run.ts";
import { LeftOutFile } from "./left-out-file.tsx";

type AppointmentResultProps = { run: Run; preview: Appointments; onAgain: () => void };

/** What came of an import of appointments, with a file of the rows that were left out and why. */
export function AppointmentResult({ run, preview, onAgain }: AppointmentResultProps) {
  const { t } = useTranslation("imports");
  const left = useLeftOut(run, preview);
  const outcomes = [...run.results.values()];
  const count = (outcome: string) => outcomes.filter((one) => one.outcome === outcome).length;
  const created = count("created");
  const already = count("already");
  const refused = count("refused");
  return (
    <>
      <ul aria-label={t("result.label")}>
        <li>{t("appointments.created", { count: created, number: formatNumber(created) })}</li>
        {already > 0 && <li>{t("result.already", { count: already, number: formatNumber(already) })}</li>}
        {refused > 0 && (
          <li>{t("appointments.refused", { count: refused, number: formatNumber(refused) })}</li>
        )}
        <li>{t("result.left", { count: left.length, number: formatNumber(left.length) })}</li>
      </ul>
      <p>{t("result.undo")}</p>
      <FormActions>
        <Button component={Link} to="/calendar">
          {t("appointments.calendar")}
        </Button>
        <LeftOutFile rows={left} />
        <Button variant="default" onClick={onAgain}>
          {t("action.again")}
        </Button>
      </FormActions>
    </>
  );
}

function useLeftOut(run: Run, preview: Appointments): string[][] {
  const { t } = useTranslation("imports");
  const { t: say } = useTranslation("errors");
  return preview.rows.flatMap(({ row, decision, facts, booking }) => {
    const result = run.results.get(row.number);
    if (decision !== "skip" && result && result.outcome !== "refused") return [];
    const reasons = [
      ...(result?.outcome === "refused" && result.code ? [codeMessage(say, result.code)] : []),
      ...(facts.imported ? [t("reason.imported")] : []),
      ...row.problems.map(({ code, value }) =>
        t(`appointments.problem.${code}`, { value: value.slice(0, 80) }),
      ),
      ...(decision === "skip" && !facts.imported && booking ? [t("reason.skipped")] : []),
      ...(!booking && row.problems.length === 0 ? [t("appointments.incomplete")] : []),
      ...(decision !== "skip" && !result ? [t("reason.stopped")] : []),
    ];
    const values = [shownDay(row.values.date), row.values.start, row.values.end, ...Object.values(row.texts)];
    return [[String(row.number), row.values.name, reasons.join(" "), values.filter(Boolean).join("; ")]];
  });
}
