import { Button } from "@mantine/core";
import type { Clinic } from "@meridian/core/contracts/clinic";
import {
  MAX_OCCURRENCES,
  type PreviewedOccurrence,
  type SeriesOutcome,
} from "@meridian/core/contracts/series";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField, SelectField } from "@meridian/ui/forms/fields";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDateLine, formatTime } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type PlannedSeries, previewSeries, useBookSeries } from "../api/planning.ts";
import { BookingForm } from "../components/booking-form.tsx";
import { type BookingDraft, draftFor } from "../model/booking-draft.ts";
import { clockText, wallClock } from "../model/zone.ts";
import classes from "./planning.module.css";

const FREQUENCIES = ["weekly", "daily", "monthly"] as const;
type Frequency = (typeof FREQUENCIES)[number];
type Rule = { frequency: Frequency; every: number; count: number };
type Previewed = { planned: PlannedSeries; occurrences: PreviewedOccurrence[] };

type SeriesBookingProps = { clinic: Clinic; day: string; onDone: () => void };

/** Books a series: the first as any booking and how it repeats, then every date with what is in its way. */
export function SeriesBooking({ clinic, day, onDone }: SeriesBookingProps) {
  const { t } = useTranslation("planning");
  const [rule, setRule] = useState<Rule>({ frequency: "weekly", every: 1, count: 6 });
  const [previewed, setPreviewed] = useState<Previewed>();
  const [seen, setSeen] = useState(false);
  if (previewed && seen) return <Dates {...previewed} onBack={() => setSeen(false)} onDone={onDone} />;
  return (
    <div className={classes.form}>
      <RuleFields value={rule} onChange={setRule} />
      <BookingForm<Previewed>
        clinic={clinic}
        initial={previewed ? draftOf(previewed.planned, clinic) : draftFor(clinic, { day })}
        action={t("series.preview")}
        submit={async ({ patient, type, ...request }) => {
          const planned = {
            ...request,
            patient: patient.id,
            patient_name: patient.name,
            appointment_type: type,
            rule,
          };
          return { planned, occurrences: (await previewSeries(planned)).occurrences };
        }}
        onDone={(result) => {
          setPreviewed(result);
          setSeen(true);
        }}
      />
    </div>
  );
}

/** What was typed, when one comes back from the dates. */
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

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const text = String(from + index);
    return { value: text, label: text };
  });

function RuleFields({ value, onChange }: { value: Rule; onChange: (rule: Rule) => void }) {
  const { t } = useTranslation("planning");
  return (
    <div className={classes.rule}>
      <SelectField
        label={t("series.repeat")}
        empty={false}
        value={value.frequency}
        onChange={(frequency) => onChange({ ...value, frequency: frequency as Frequency })}
        options={FREQUENCIES.map((one) => ({ value: one, label: t(`series.${one}`) }))}
      />
      <SelectField
        label={t("series.every")}
        empty={false}
        value={String(value.every)}
        onChange={(every) => onChange({ ...value, every: Number(every) })}
        options={numbers(1, 12)}
      />
      <SelectField
        label={t("series.count")}
        empty={false}
        value={String(value.count)}
        onChange={(count) => onChange({ ...value, count: Number(count) })}
        options={numbers(2, MAX_OCCURRENCES)}
      />
    </div>
  );
}

type DatesProps = Previewed & { onBack: () => void; onDone: () => void };

function Dates({ planned, occurrences, onBack, onDone }: DatesProps) {
  const { t } = useTranslation("planning");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  // What is free is booked; over what is taken, only when somebody says so.
  const [skip, setSkip] = useState<readonly string[]>(() =>
    occurrences.filter(({ clashes }) => clashes.length > 0).map(({ start }) => start),
  );
  const [failed, setFailed] = useState<SeriesOutcome["occurrences"]>();
  const book = useBookSeries();
  const wanted = occurrences.filter(({ start }) => !skip.includes(start));
  const override = wanted.some(({ clashes }) => clashes.length > 0);
  const send = () =>
    book.mutate(
      { ...planned, override, skip: [...skip] },
      {
        onSuccess: ({ occurrences: done }) => {
          const count = done.filter(({ result }) => result === "saved").length;
          if (count > 0) toast(t("series.booked", { count, name: planned.patient_name ?? "" }));
          const left = done.filter(({ result }) => result !== "saved" && result !== "skipped");
          if (left.length > 0) setFailed(left);
          else onDone();
        },
      },
    );
  if (failed) return <Failed occurrences={failed} onDone={onDone} />;
  return (
    <div className={classes.form}>
      <p>{t("series.which")}</p>
      <div className={classes.dates}>
        {occurrences.map((one) => (
          <CheckboxField
            key={one.start}
            id={`series-${one.index}`}
            label={dayAndTime(one.start)}
            help={one.clashes.length > 0 ? <Taken clashes={one.clashes} /> : undefined}
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
      <div className={classes.actions}>
        <Button variant="default" onClick={onBack}>
          {act("action.back")}
        </Button>
        <Button disabled={wanted.length === 0} loading={book.isPending} onClick={send}>
          {t("series.book", { count: wanted.length })}
        </Button>
      </div>
    </div>
  );
}

const dayAndTime = (start: string) => `${formatDateLine(start, "weekday")}, ${formatTime(start)}`;

function Taken({ clashes }: Pick<PreviewedOccurrence, "clashes">) {
  const { t } = useTranslation("planning");
  const { t: booking } = useTranslation("booking");
  const what = clashes
    .map(({ resource, patient_name }) =>
      [booking(`clash.${resource}`), patient_name].filter(Boolean).join(" · "),
    )
    .join("; ");
  return <span className={classes.taken}>{t("series.taken", { what })}</span>;
}

/** Meanwhile somebody else took them, or they were refused. */
function Failed({ occurrences, onDone }: { occurrences: SeriesOutcome["occurrences"]; onDone: () => void }) {
  const { t } = useTranslation("planning");
  const { t: act } = useTranslation("ui");
  return (
    <div className={classes.form}>
      <Notice tone="red" title={t("series.failed")} live>
        <ul className={classes.failed}>
          {occurrences.map(({ index, start, clashes }) => (
            <li key={index}>
              {dayAndTime(start)} {clashes.length > 0 && <Taken clashes={clashes} />}
            </li>
          ))}
        </ul>
      </Notice>
      <div className={classes.actions}>
        <Button onClick={onDone}>{act("action.close")}</Button>
      </div>
    </div>
  );
}
