import { Button } from "@mantine/core";
import type { SinceVisit } from "@meridian/core/clinical/monitoring/means";
import type { MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import { nameKey } from "@meridian/core/text/fold";
import { isCode } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { codeMessage, errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate, today } from "@meridian/ui/i18n/format";
import { EntryButton } from "@meridian/ui/own-entries/entry-button";
import { useUndo } from "@meridian/ui/own-entries/use-undo";
import { useSession } from "@meridian/ui/session/session";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useMonitoringActions, useSinceVisit } from "../api/monitoring.ts";
import { frequencyText } from "../model/frequency-text.ts";
import { formOf, newValues, symptomName } from "../model/symptom-values.ts";
import classes from "./monitoring.module.css";
import { SymptomTags } from "./symptom-tags.tsx";

type ComplaintProps = {
  patient: string;
  /** The complaint in the therapist's words. */
  what: string;
  /** The days that the visit's side record shows, so that both read one answer. */
  period: SinceVisit;
  onEdit: (symptom: MonitoredSymptom) => void;
};

/** Begins to monitor a complaint with one press, or says that this professional monitors it already. */
export function ComplaintMonitoring({ patient, what, period, onEdit }: ComplaintProps) {
  const { t } = useTranslation("monitoring");
  const { t: say } = useTranslation("errors");
  const { t: act } = useTranslation("ui");
  const { begin, remove } = useMonitoringActions(patient);
  const { data } = useSinceVisit(patient, period);
  const me = useSession().id;
  const run = useUndo();
  const [sending, setSending] = useState(false);
  // Names change while somebody types. What was found about another name says nothing about this one.
  const [known, setKnown] = useState<{ key: string; symptom?: MonitoredSymptom }>();
  const box = useFocusOnceBegun(known?.symptom?.id);
  const name = symptomName(what);
  const key = nameKey(name);
  if (!name) return null;
  const mine = data?.symptoms.filter(
    ({ professional, status }) => professional.id === me && status !== "done",
  );
  const isJustBegun = known?.key === key && known.symptom !== undefined;
  const symptom =
    mine?.find((one) => nameKey(one.name) === key) ??
    (isJustBegun ? mine?.find(({ id }) => id === known.symptom?.id) : undefined);
  const isRefused = known?.key === key && !known.symptom;
  const press = async () => {
    setSending(true);
    try {
      const begun = await begin(formOf(newValues(today(), name)));
      setKnown({ key, symptom: begun });
      toast(t("complaint.didBegin", { name }), {
        action: {
          label: act("action.undo"),
          run: () => void run(() => remove(begun).then(() => undefined), t("complaint.didUndo", { name })),
        },
      });
    } catch (error) {
      if (isCode(error, "symptom.duplicate")) setKnown({ key });
      else toast(errorMessage(say, error), { tone: "red" });
    } finally {
      setSending(false);
    }
  };
  if (!symptom && !isRefused)
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        loading={sending}
        aria-label={`${t("complaint.begin")}: ${name}`}
        onClick={() => void press()}
      >
        {t("complaint.begin")}
      </Button>
    );
  return (
    <div ref={box} className={classes.complaint}>
      <span role="status">{isJustBegun ? t("complaint.begun") : codeMessage(say, "symptom.duplicate")}</span>
      {symptom && (
        <>
          <span className={classes.quiet}>
            {[frequencyText(t, symptom.frequency), t("since", { date: formatDate(symptom.start) })].join(
              " · ",
            )}
          </span>
          <SymptomTags symptom={symptom} />
          <EntryButton label={t("symptom.edit")} name={symptom.name} onClick={() => onEdit(symptom)} />
        </>
      )}
      <Link to={`/patient/${patient}?tab=monitoring`}>{t("visit.open")}</Link>
    </div>
  );
}

/** Leads on to the first button of the box that it returns, because the one that was pressed is gone. */
function useFocusOnceBegun(symptom: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (symptom && !isElsewhere()) box.current?.querySelector("button")?.focus();
  }, [symptom]);
  return box;
}

/** Whether somebody went on to another field while the answer was on its way. */
const isElsewhere = () => document.activeElement !== null && document.activeElement !== document.body;
