import { Button } from "@mantine/core";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { CalendarAppointment } from "@meridian/core/contracts/scheduling/appointments";
import type { SeriesOutcome, SeriesScope } from "@meridian/core/contracts/scheduling/series";
import { useUnsavedGuard } from "@meridian/ui/drafts/unsaved-guard";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField } from "@meridian/ui/forms/fields";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { Notice } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUpdateAppointment } from "../api/booking.ts";
import { previewSeriesChange, type SeriesChange, useChangeSeries } from "../api/planning.ts";
import { BookingForm } from "../components/booking-form.tsx";
import type { BookingRequest } from "../components/use-booking.ts";
import { type BookingDraft, draftOf, requestDraft } from "../model/booking-draft.ts";
import { dayAndTime } from "../model/clash-text.ts";
import { changesOf } from "../model/time-preferences.ts";
import { ClashText, FailedOccurrences, failedOf } from "./occurrences.tsx";
import classes from "./planning.module.css";
import { ScopeField } from "./scope-field.tsx";

type Preview = Awaited<ReturnType<typeof previewSeriesChange>>["occurrences"];
type Planned = { change: SeriesChange; draft: BookingDraft; occurrences: Preview };
type AppointmentEditorProps = { appointment: CalendarAppointment; clinic: Clinic; onDone: () => void };

/**
 * Edits an appointment. When somebody else changes it meanwhile, both versions are shown; nothing is overwritten or
 * accepted unseen.
 */
export function AppointmentEditor({ appointment, ...rest }: AppointmentEditorProps) {
  const { t } = useTranslation("scheduling");
  const [begun, setBegun] = useState(appointment);
  return (
    <div className={classes.form}>
      {appointment.version !== begun.version && (
        <Notice tone="amber" live title={t("card.changedMeanwhile")}>
          <p className={classes.now}>
            {t("card.now", {
              when: dayAndTime(appointment.start),
              status: t(`status.${appointment.status}`),
            })}
          </p>
          <Button size="compact-sm" variant="default" onClick={() => setBegun(appointment)}>
            {t("card.beginAnew")}
          </Button>
        </Notice>
      )}
      <Change key={begun.version} appointment={begun} {...rest} />
    </div>
  );
}

/**
 * Edits one appointment. In a series the user can change the following ones or all, after a preview of the new
 * times.
 */
function Change({ appointment, clinic, onDone }: AppointmentEditorProps) {
  const { t } = useTranslation("scheduling");
  const { t: plan } = useTranslation("planning");
  const [scope, setScope] = useState<SeriesScope>("this");
  const [planned, setPlanned] = useState<Planned>();
  const [seen, setSeen] = useState(false);
  const one = useUpdateAppointment(appointment);
  // After the preview the form shows again what was typed.
  useUnsavedGuard(planned !== undefined && !seen);
  if (planned && seen)
    return (
      <SeriesChangePreview
        {...planned}
        appointment={appointment}
        onBack={() => setSeen(false)}
        onDone={onDone}
      />
    );
  const submit = async ({ patient: _, type, ...request }: BookingRequest) => {
    const { version } = appointment;
    const retyped = type !== appointment.appointment_type.id && { appointment_type: type };
    if (scope === "this") {
      await one.mutateAsync({ ...request, ...retyped, version });
      return undefined;
    }
    const change = { ...changesOf(appointment, request), ...retyped, scope, version };
    const { occurrences } = await previewSeriesChange({ appointment: appointment.id }, change);
    return { change, draft: requestDraft(appointment, { ...request, type }, clinic.time_zone), occurrences };
  };
  return (
    <div className={classes.form}>
      {appointment.series && <ScopeField label={plan("series.scope")} value={scope} onChange={setScope} />}
      <BookingForm<Planned | undefined>
        clinic={clinic}
        initial={planned?.draft ?? draftOf(appointment, clinic.time_zone)}
        fixedPatient
        action={scope === "this" ? t("card.save") : plan("series.preview")}
        submit={submit}
        onDone={(next) => {
          if (!next) return onDone();
          setPlanned(next);
          setSeen(true);
        }}
      />
    </div>
  );
}

type SeriesChangePreviewProps = Planned & {
  appointment: CalendarAppointment;
  onBack: () => void;
  onDone: () => void;
};

/** Preview of a change of a series: each appointment's old and new time and its clashes. */
function SeriesChangePreview({ appointment, change, occurrences, onBack, onDone }: SeriesChangePreviewProps) {
  const { t } = useTranslation("planning");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  // Free times are chosen by default, times with a clash only when the user ticks them.
  const [skip, setSkip] = useState<readonly string[]>(() =>
    occurrences.filter(({ clashes }) => clashes.length > 0).map((one) => one.appointment),
  );
  const [failed, setFailed] = useState<SeriesOutcome["occurrences"]>();
  const write = useChangeSeries();
  const { scope, version: _, ...changes } = change;
  const wanted = occurrences.filter((one) => !skip.includes(one.appointment));
  const override = wanted.some(({ clashes }) => clashes.length > 0);
  const stay = reachOf(appointment, scope) - occurrences.length;
  const nothing = Object.keys(changes).length === 0;
  useUnsavedGuard(!nothing && failed === undefined);
  const send = () =>
    write.mutate(
      { appointment: appointment.id, ...change, override, skip: [...skip] },
      {
        onSuccess: (outcome) => {
          const count = outcome.occurrences.filter(({ result }) => result === "saved").length;
          if (count > 0) toast(t("series.changed", { count, name: appointment.patient_name }));
          const left = failedOf(outcome);
          if (left.length > 0) setFailed(left);
          else onDone();
        },
      },
    );
  if (failed)
    return <FailedOccurrences title={t("series.changeFailed")} occurrences={failed} onDone={onDone} />;
  return (
    <div className={classes.form}>
      {nothing ? (
        <Notice tone="blue">{t("series.unchanged")}</Notice>
      ) : (
        <>
          <p>{t(occurrences.length === 0 ? "series.reachNone" : "series.whichMove")}</p>
          <Dates occurrences={occurrences} skip={skip} onSkip={setSkip} />
        </>
      )}
      {stay > 0 && <p className={classes.quiet}>{t("series.stay", { count: stay })}</p>}
      {override && <Notice tone="amber">{t("series.over")}</Notice>}
      {write.error && (
        <Notice tone="red" live>
          {errorMessage(say, write.error)}
        </Notice>
      )}
      <div className={classes.actions}>
        {!nothing && (
          <Button disabled={wanted.length === 0} loading={write.isPending} onClick={send}>
            {t("series.change", { count: wanted.length })}
          </Button>
        )}
        <Button variant="default" onClick={onBack}>
          {act("action.back")}
        </Button>
      </div>
    </div>
  );
}

type DatesProps = Pick<Planned, "occurrences"> & {
  skip: readonly string[];
  onSkip: (skip: readonly string[]) => void;
};

/** A box for each appointment, ticked where it is changed. */
function Dates({ occurrences, skip, onSkip }: DatesProps) {
  const { t } = useTranslation("planning");
  return (
    <div className={classes.dates}>
      {occurrences.map((one) => (
        <CheckboxField
          key={one.appointment}
          id={`series-${one.index}`}
          label={dayAndTime(one.start)}
          help={
            one.clashes.length > 0 ? (
              <ClashText clashes={one.clashes} />
            ) : one.from === one.start ? undefined : (
              t("series.from", { when: dayAndTime(one.from) })
            )
          }
          value={!skip.includes(one.appointment)}
          onChange={(on) =>
            onSkip(on ? skip.filter((id) => id !== one.appointment) : [...skip, one.appointment])
          }
        />
      ))}
    </div>
  );
}

/** Number of appointments in a scope, including those that can no longer be changed. */
export const reachOf = ({ series }: CalendarAppointment, scope: SeriesScope) =>
  series ? series.count - (scope === "all" ? 0 : series.index) : 1;
