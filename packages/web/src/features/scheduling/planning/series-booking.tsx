import { Button } from "@mantine/core";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { PreviewedOccurrence, SeriesOutcome } from "@meridian/core/contracts/scheduling/series";
import { wallClock } from "@meridian/core/time/zones";
import { ApiError } from "@meridian/ui/api/errors";
import { deepEqual } from "@meridian/ui/drafts/deep-equal";
import { useUnsavedGuard } from "@meridian/ui/drafts/unsaved-guard";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField } from "@meridian/ui/forms/fields";
import { FormActions } from "@meridian/ui/forms/form-view";
import { errorMessage, fieldMessage } from "@meridian/ui/i18n/error-message";
import { Notice } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type PlannedSeries, previewSeries, useBookSeries } from "../api/planning.ts";
import { BookingForm } from "../components/booking-form.tsx";
import { type BookingDraft, draftFor } from "../model/booking-draft.ts";
import { dayAndTime } from "../model/clash-text.ts";
import { clockText } from "../model/clock-text.ts";
import { ClashText, FailedOccurrences, failedOf } from "./occurrences.tsx";
import classes from "./planning.module.css";
import { newRule, type RuleDraft, RuleFields, ruleOf } from "./series-rule.tsx";

type Previewed = { planned: PlannedSeries; occurrences: PreviewedOccurrence[] };

type SeriesBookingProps = { clinic: Clinic; day: string; onDone: () => void };

/**
 * Books a series: the form of the first appointment and its recurrence, then a preview of the dates with their
 * clashes.
 */
export function SeriesBooking({ clinic, day, onDone }: SeriesBookingProps) {
  const { t } = useTranslation("planning");
  const { t: say } = useTranslation("errors");
  const [rule, setRule] = useState<RuleDraft>(newRule);
  const [fault, setFault] = useState<string>();
  const [previewed, setPreviewed] = useState<Previewed>();
  const [seen, setSeen] = useState(false);
  const [before] = useState(rule);
  // After the preview the form shows again what was typed.
  useUnsavedGuard(!seen && (previewed !== undefined || !deepEqual(rule, before)));
  if (previewed && seen)
    return <SeriesPreview {...previewed} onBack={() => setSeen(false)} onDone={onDone} />;
  return (
    <div className={classes.form}>
      <RuleFields
        value={rule}
        onChange={(next) => {
          setRule(next);
          setFault(undefined);
        }}
        error={fault}
      />
      <BookingForm<Previewed>
        clinic={clinic}
        newcomers={false}
        initial={previewed ? draftOf(previewed.planned, clinic) : draftFor(clinic, { day })}
        action={t("series.preview")}
        submit={async ({ patient, type, ...request }) => {
          const planned = {
            ...request,
            patient: patient.id,
            patient_name: patient.name,
            appointment_type: type,
            rule: ruleOf(rule),
          };
          try {
            return { planned, occurrences: (await previewSeries(planned)).occurrences };
          } catch (error) {
            const code = error instanceof ApiError && error.fields["rule.until"];
            if (code) setFault(fieldMessage(say, code));
            throw error;
          }
        }}
        onDone={(result) => {
          setPreviewed(result);
          setSeen(true);
        }}
      />
    </div>
  );
}

/** The booking draft as it was before the preview. */
function draftOf(planned: PlannedSeries, { time_zone }: Clinic): BookingDraft {
  const { day, minutes } = wallClock(planned.start, time_zone);
  return {
    patient: { id: planned.patient, name: planned.patient_name ?? "" },
    day,
    time: clockText(minutes),
    professional: planned.professional,
    office: planned.office,
    type: planned.appointment_type,
    duration: planned.duration,
    price: planned.price ?? null,
    notes: planned.notes ?? "",
  };
}

type SeriesPreviewProps = Previewed & { onBack: () => void; onDone: () => void };

function SeriesPreview({ planned, occurrences, onBack, onDone }: SeriesPreviewProps) {
  const { t } = useTranslation("planning");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  // Free times are chosen by default, times with a clash only when the user ticks them.
  const [skip, setSkip] = useState<readonly string[]>(() =>
    occurrences.filter(({ clashes }) => clashes.length > 0).map(({ start }) => start),
  );
  const [failed, setFailed] = useState<SeriesOutcome["occurrences"]>();
  const book = useBookSeries();
  useUnsavedGuard(failed === undefined);
  const wanted = occurrences.filter(({ start }) => !skip.includes(start));
  const override = wanted.some(({ clashes }) => clashes.length > 0);
  const send = () =>
    book.mutate(
      { ...planned, override, skip: [...skip] },
      {
        onSuccess: (outcome) => {
          const count = outcome.occurrences.filter(({ result }) => result === "saved").length;
          if (count > 0) toast(t("series.booked", { count, name: planned.patient_name ?? "" }));
          const left = failedOf(outcome);
          if (left.length > 0) setFailed(left);
          else onDone();
        },
      },
    );
  if (failed) return <FailedOccurrences title={t("series.failed")} occurrences={failed} onDone={onDone} />;
  return (
    <div className={classes.form}>
      <p>{t("series.which")}</p>
      <div className={classes.dates}>
        {occurrences.map((one) => (
          <CheckboxField
            key={one.start}
            id={`series-${one.index}`}
            label={dayAndTime(one.start)}
            help={one.clashes.length > 0 ? <ClashText clashes={one.clashes} /> : undefined}
            value={!skip.includes(one.start)}
            onChange={(on) =>
              setSkip(on ? skip.filter((start) => start !== one.start) : [...skip, one.start])
            }
          />
        ))}
      </div>
      {override && <Notice tone="amber">{t("series.over")}</Notice>}
      {book.error && (
        <Notice tone="red" live>
          {errorMessage(say, book.error)}
        </Notice>
      )}
      <FormActions>
        <Button disabled={wanted.length === 0} loading={book.isPending} onClick={send}>
          {t("series.book", { count: wanted.length })}
        </Button>
        <Button variant="default" onClick={onBack}>
          {act("action.back")}
        </Button>
      </FormActions>
    </div>
  );
}
