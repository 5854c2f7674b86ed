import { Button } from "@mantine/core";
import type { FreeTime } from "@meridian/core/contracts/calendar";
import type { Clinic } from "@meridian/core/contracts/clinic";
import { DateField } from "@meridian/ui/forms/date-field";
import { formatDate, formatDateLine, formatTime, today } from "@meridian/ui/i18n/format";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type FreeTimesQuery, useFreeTimes } from "../api/planning.ts";
import { byDay, freeTimesQuery, type Wishes, wishFaults } from "../model/planning.ts";
import classes from "./planning.module.css";
import { WishesFields } from "./wishes-fields.tsx";

type FreeTimesProps = {
  clinic: Clinic;
  initial: Wishes;
  /** The day the search begins, `YYYY-MM-DD`; never one gone by. */
  day: string;
  /** Whose own appointments are kept free of, too. */
  patient?: string | undefined;
  /** Searches at once: everything is known already. */
  atOnce?: boolean;
  onPick: (time: FreeTime, wishes: Wishes) => void;
};

type Search = { wishes: Wishes; query: FreeTimesQuery };

/** Asks for times at which everyone needed is free, and offers them day by day. */
export function FreeTimes({ clinic, initial, day, patient, atOnce, onPick }: FreeTimesProps) {
  const { t } = useTranslation("planning");
  const [wishes, setWishes] = useState(initial);
  const [from, setFrom] = useState(day < today() ? today() : day);
  const [tried, setTried] = useState(false);
  const [search, setSearch] = useState<Search | undefined>(() =>
    atOnce ? { wishes: initial, query: freeTimesQuery(initial, from, patient) } : undefined,
  );
  const faults = tried ? wishFaults(wishes) : {};
  const list = useFreeTimes(search?.query);
  return (
    <>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (from !== "" && Object.keys(wishFaults(wishes)).length === 0)
            setSearch({ wishes, query: freeTimesQuery(wishes, from, patient) });
        }}
      >
        <WishesFields clinic={clinic} value={wishes} onChange={setWishes} faults={faults} />
        <DateField label={t("free.from")} help={t("free.weeks")} value={from} onChange={setFrom} />
        <div className={classes.actions}>
          <Button type="submit" loading={list.isFetching && search !== undefined}>
            {t("free.search")}
          </Button>
        </div>
      </form>
      {search && (
        <div className={classes.found} aria-live="polite">
          {list.error ? (
            <ErrorState compact error={list.error} onRetry={() => void list.refetch()} />
          ) : list.data ? (
            <Found
              clinic={clinic}
              items={list.data.items}
              more={list.data.more}
              onPick={(time) => onPick(time, search.wishes)}
            />
          ) : (
            <Skeleton lines={4} />
          )}
        </div>
      )}
    </>
  );
}

type FoundProps = {
  clinic: Clinic;
  items: readonly FreeTime[];
  more: boolean;
  onPick: (time: FreeTime) => void;
};

function Found({ clinic, items, more, onPick }: FoundProps) {
  const { t } = useTranslation("planning");
  if (items.length === 0) return <EmptyState compact title={t("free.none")} help={t("free.noneHelp")} />;
  const names = new Map(clinic.professionals.map(({ id, name }) => [id, name]));
  return (
    <>
      {byDay(items, clinic.time_zone).map(([day, times]) => (
        <section key={day} className={classes.day}>
          <h3>{formatDateLine(day, "weekday")}</h3>
          <ul>
            {times.map((time) => {
              const name = names.get(time.professional) ?? "";
              const at = formatTime(time.start);
              return (
                <li key={`${time.start}${time.professional}`}>
                  <button
                    type="button"
                    aria-label={t("free.book", { day: formatDate(day, "weekday"), time: at, name })}
                    onClick={() => onPick(time)}
                  >
                    <strong className="num">{at}</strong>
                    <span>{name}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {more && <p className={classes.quiet}>{t("free.more")}</p>}
    </>
  );
}
