import { Button } from "@mantine/core";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { FreeTime } from "@meridian/core/contracts/scheduling/calendar";
import { DateField } from "@meridian/ui/forms/date-field";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form } from "@meridian/ui/forms/form-view";
import { formatDate, formatDateLine, formatTime, today } from "@meridian/ui/i18n/format";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type FreeTimesQuery, useFreeTimes } from "../api/planning.ts";
import {
  byDay,
  freeTimesQuery,
  preferenceRules,
  preferenceSchema,
  preferenceShape,
  type TimePreferences,
} from "../model/time-preferences.ts";
import classes from "./planning.module.css";
import { PreferenceFields } from "./preference-fields.tsx";

type FreeTimesProps = {
  clinic: Clinic;
  initial: TimePreferences;
  /** First day of the search, `YYYY-MM-DD`; never in the past. */
  day: string;
  /** Patient whose own appointments must not overlap either. */
  patient?: string | undefined;
  /** Searches at once, because all preferences are known. */
  atOnce?: boolean;
  onPick: (time: FreeTime, wishes: TimePreferences) => void;
};

type Search = { wishes: TimePreferences; query: FreeTimesQuery };

/** Searches free times by preferences, and lists them by day. */
export function FreeTimes({ clinic, initial, day, patient, atOnce, onPick }: FreeTimesProps) {
  const { t } = useTranslation("planning");
  const first = day < today() ? today() : day;
  const [search, setSearch] = useState<Search | undefined>(() =>
    atOnce ? { wishes: initial, query: freeTimesQuery(initial, first, patient) } : undefined,
  );
  const form = useZodForm<TimePreferences & { since: string }>({
    initial: { ...initial, since: first },
    schema: preferenceSchema,
    shape: preferenceShape,
    rules: (values) => ({ ...preferenceRules(values), since: values.since === "" ? "required" : undefined }),
    submit: async ({ since, ...wishes }) =>
      setSearch({ wishes, query: freeTimesQuery(wishes, since, patient) }),
    stays: true,
    saves: false,
  });
  const list = useFreeTimes(search?.query);
  return (
    <>
      <Form form={form}>
        <PreferenceFields clinic={clinic} form={form} />
        <DateField {...form.field("since", t("free.from"))} help={t("free.weeks")} />
        <div className={classes.actions}>
          <Button type="submit" loading={list.isFetching && !list.isFetchingNextPage && search !== undefined}>
            {t("free.search")}
          </Button>
        </div>
      </Form>
      {/* There before anything is found, so that a screen reader announces what is. */}
      <div className={search ? classes.found : "announced"} aria-live="polite">
        {search &&
          (list.error ? (
            <ErrorState compact error={list.error} onRetry={() => void list.refetch()} />
          ) : list.data ? (
            <Found
              clinic={clinic}
              items={list.data.pages.flatMap(({ items }) => items)}
              busy={list.isFetchingNextPage}
              onLater={() => void list.fetchNextPage()}
              onPick={(time) => onPick(time, search.wishes)}
            />
          ) : (
            <Skeleton lines={4} />
          ))}
      </div>
    </>
  );
}

type FoundProps = {
  clinic: Clinic;
  items: readonly FreeTime[];
  busy: boolean;
  /** Loads later times. */
  onLater: () => void;
  onPick: (time: FreeTime) => void;
};

function Found({ clinic, items, busy, onLater, onPick }: FoundProps) {
  const { t } = useTranslation("planning");
  const days = byDay(items, clinic.time_zone);
  return (
    <>
      {days.map(([day, times]) => (
        <section key={day} className={classes.day}>
          <h3>{formatDateLine(day, "weekday")}</h3>
          <dl>
            {clinic.professionals
              .map(({ id, name }) => ({ id, name, own: times.filter((time) => time.professional === id) }))
              .filter(({ own }) => own.length > 0)
              .map(({ id, name, own }) => (
                <div key={id}>
                  <dt>{name}</dt>
                  <dd>
                    {own.map((time) => (
                      <TimeButton key={time.start} time={time} day={day} name={name} onPick={onPick} />
                    ))}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      {items.length === 0 && <EmptyState compact title={t("free.none")} help={t("free.noneHelp")} />}
      <Button variant="default" loading={busy} onClick={onLater}>
        {t("free.later")}
      </Button>
    </>
  );
}

type TimeButtonProps = { time: FreeTime; day: string; name: string; onPick: (time: FreeTime) => void };

function TimeButton({ time, day, name, onPick }: TimeButtonProps) {
  const { t } = useTranslation("planning");
  const at = formatTime(time.start);
  return (
    <button
      type="button"
      className="num"
      aria-label={t("free.book", { day: formatDate(day, "weekday"), time: at, name })}
      onClick={() => onPick(time)}
    >
      {at}
    </button>
  );
}
