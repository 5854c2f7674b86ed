import { Button } from "@mantine/core";
import type { CalendarAppointment } from "@meridian/core/contracts/scheduling/appointments";
import type { SeriesOutcome, SeriesScope } from "@meridian/core/contracts/scheduling/series";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { Notice, Skeleton } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCancelSeries, useReached } from "../api/planning.ts";
import { useStatusChange } from "../components/use-status-change.ts";
import { dayAndTime } from "../model/clash-text.ts";
import { reachOf } from "./appointment-editor.tsx";
import { FailedOccurrences, failedOf } from "./occurrences.tsx";
import classes from "./planning.module.css";
import { ScopeField } from "./scope-field.tsx";

/** Common reasons. Any other reason can be typed. */
const REASONS = {
  missed: ["unexplained", "forgot", "late", "ill"],
  cancelled: ["patient", "ill", "professional", "moved", "mistake"],
} as const;

type CancelFormProps = {
  appointment: CalendarAppointment;
  status: "missed" | "cancelled";
  onBack: () => void;
  onDone: () => void;
};

/**
 * Asks why an appointment was missed or is cancelled. In a series the following ones or all can be cancelled too,
 * and are listed first.
 */
export function CancelForm({ appointment, status, onBack, onDone }: CancelFormProps) {
  const { t } = useTranslation("scheduling");
  const { t: plan } = useTranslation("planning");
  const { t: act } = useTranslation("ui");
  const [scope, setScope] = useState<SeriesScope>("this");
  const [failed, setFailed] = useState<SeriesOutcome["occurrences"]>();
  const one = useStatusChange();
  const many = useCancelSeries();
  const cancelSeries = async (given: string) => {
    const { id, version } = appointment;
    const outcome = await many.mutateAsync({ appointment: id, scope, reason: given, version });
    const count = outcome.occurrences.filter(({ result }) => result === "saved").length;
    if (count > 0)
      toast(plan("series.cancelled", { count, name: appointment.patient_name }), {
        action: { label: act("action.undo"), run: () => void undoAll(outcome) },
      });
    const left = failedOf(outcome);
    return left.length > 0 ? () => setFailed(left) : onDone;
  };
  const form = useZodForm({
    initial: { reason: "" },
    schema: cancellationReason,
    submit: async (values) => {
      if (scope !== "this") return cancelSeries(values.reason);
      await one.step(appointment, status, values.reason);
      return onDone;
    },
  });
  const reason = form.field("reason", t(`reason.${status}`));
  // Each appointment gets its own previous status back. Those that were started meanwhile stay as they are.
  const undoAll = async ({ occurrences }: SeriesOutcome) => {
    for (const { result, appointment: now, status_before = "scheduled" } of occurrences)
      if (result === "saved" && now) await one.undo({ ...now, status: status_before }, now);
  };
  if (failed)
    return <FailedOccurrences title={plan("series.cancelFailed")} occurrences={failed} onDone={onDone} />;
  return (
    <Form form={form}>
      <fieldset className={classes.reasons} aria-label={t("reason.choices")}>
        {REASONS[status].map((key) => {
          const text = t(`reason.pick.${key}`);
          return (
            <Button
              key={key}
              size="compact-md"
              variant={reason.value === text ? "light" : "default"}
              aria-pressed={reason.value === text}
              onClick={() => reason.onChange(text)}
            >
              {text}
            </Button>
          );
        })}
      </fieldset>
      <TextField {...reason} help={t("reason.help")} required autoFocus />
      {status === "cancelled" && appointment.series && (
        <>
          <ScopeField label={plan("series.scopeCancel")} value={scope} onChange={setScope} />
          {scope !== "this" && <SeriesToCancel appointment={appointment} scope={scope} />}
        </>
      )}
      <FormActions>
        <SubmitButton form={form} color="red">
          {t(`reason.${status}Action`)}
        </SubmitButton>
        <Button variant="default" onClick={onBack}>
          {act("action.back")}
        </Button>
      </FormActions>
    </Form>
  );
}

/** The reason as the contract takes it. */
const cancellationReason = async () =>
  (await import("@meridian/core/contracts/scheduling/series")).seriesCancellation.pick({ reason: true });

/** Lists the appointments that will be cancelled. */
function SeriesToCancel({ appointment, scope }: { appointment: CalendarAppointment; scope: SeriesScope }) {
  const { t } = useTranslation("planning");
  const { t: say } = useTranslation("errors");
  const { data, error } = useReached(appointment.id, scope, appointment.version);
  if (error) return <Notice tone="red">{errorMessage(say, error)}</Notice>;
  if (!data) return <Skeleton lines={2} />;
  const { occurrences } = data;
  const stay = reachOf(appointment, scope) - occurrences.length;
  return (
    <div className={classes.reached}>
      <p>{t("series.goes", { count: occurrences.length })}</p>
      <ul>
        {occurrences.map(({ index, from }) => (
          <li key={index}>{dayAndTime(from)}</li>
        ))}
      </ul>
      {stay > 0 && <p className={classes.quiet}>{t("series.stay", { count: stay })}</p>}
    </div>
  );
}
