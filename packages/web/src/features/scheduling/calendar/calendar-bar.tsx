import { ActionIcon, Button } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.layer.css";
import { DateField } from "@meridian/ui/forms/date-field";
import { SelectField } from "@meridian/ui/forms/fields";
import { today } from "@meridian/ui/i18n/format";
import { IconChevronLeft, IconChevronRight, IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Resource } from "../model/calendar-events.ts";
import {
  CALENDAR_VIEWS,
  type CalendarAddress,
  type CalendarBy,
  type CalendarView,
  stepDay,
} from "../model/calendar-range.ts";
import classes from "./calendar.module.css";

type CalendarBarProps = {
  address: CalendarAddress;
  resources: readonly Resource[];
  /** The professional or office whose week is shown; undefined when several are side by side. */
  single: string | undefined;
  /** Whether the screen is so narrow that a select replaces the row of buttons. */
  narrow: boolean;
  onShow: (change: Partial<CalendarAddress>) => void;
};

/** The calendar's toolbar: day, view, and whose calendars are shown. */
export function CalendarBar({ address, resources, single, narrow, onShow }: CalendarBarProps) {
  const { t } = useTranslation("scheduling");
  const { view, day, by } = address;
  const step = (direction: 1 | -1, Icon: typeof IconChevronLeft) => {
    const label = t(`calendar.${direction === 1 ? "next" : "previous"}.${spanOf(view)}`);
    return (
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={label}
        title={label}
        onClick={() => onShow({ day: stepDay(view, day, direction) })}
      >
        <Icon size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    );
  };
  return (
    <div className={classes.bar} data-tour="calendar-bar">
      <div className={classes.when}>
        {step(-1, IconChevronLeft)}
        <Button variant="default" onClick={() => onShow({ day: today() })} disabled={day === today()}>
          {t("day.today")}
        </Button>
        {step(1, IconChevronRight)}
        <DateField
          label={t("form.date")}
          hideLabel
          value={day}
          onChange={(next) => next !== "" && onShow({ day: next })}
        />
      </div>
      <div className={classes.how}>
        <Choice
          label={t("calendar.views")}
          value={view}
          options={CALENDAR_VIEWS.map((one) => [one, t(`calendar.view.${one}`)])}
          onChange={(next) => onShow({ view: next as CalendarView })}
        />
        <Choice
          label={t("calendar.by")}
          value={by}
          options={[
            ["professional", t("calendar.professionals")],
            ["office", t("calendar.offices")],
          ]}
          onChange={(next) => onShow({ by: next as CalendarBy, who: [] })}
        />
        <ActionIcon
          className={classes.print}
          variant="default"
          size="lg"
          aria-label={t("calendar.print")}
          title={t("calendar.print")}
          onClick={() => window.print()}
        >
          <IconPrinter size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      {resources.length > 1 && (
        <Whose address={address} resources={resources} single={single} narrow={narrow} onShow={onShow} />
      )}
    </div>
  );
}

const spanOf = (view: CalendarView) =>
  view === "month" ? "month" : view === "week" || view === "agenda" ? "week" : "day";

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
};

/** Buttons side by side, or a select where there is no room. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <>
      <fieldset className={classes.choice} aria-label={label}>
        {options.map(([one, text]) => (
          <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
            {text}
          </button>
        ))}
      </fieldset>
      <div className={classes.select}>
        <SelectField
          label={label}
          hideLabel
          empty={false}
          value={value}
          onChange={onChange}
          options={options.map(([one, text]) => ({ value: one, label: text }))}
        />
      </div>
    </>
  );
}

function Whose({ address, resources, single, narrow, onShow }: CalendarBarProps) {
  const { t } = useTranslation("scheduling");
  const { who, by } = address;
  const label = t(by === "office" ? "calendar.offices" : "calendar.professionals");
  if (narrow) {
    return (
      <div className={classes.whose}>
        <SelectField
          label={label}
          hideLabel
          empty={false}
          value={who[0] ?? ""}
          onChange={(id) => onShow({ who: id === "" ? [] : [id] })}
          options={[
            { value: "", label: t("calendar.all") },
            ...resources.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
    );
  }
  const shown = new Set(single === undefined ? who : [single]);
  const toggle = (id: string) => {
    // A week shows one person, so choosing another replaces the first.
    if (single !== undefined) return onShow({ who: [id] });
    const next = shown.has(id) ? who.filter((one) => one !== id) : [...who, id];
    onShow({ who: next.length === resources.length ? [] : next });
  };
  return (
    <fieldset className={classes.chips} aria-label={label}>
      {single === undefined ? (
        <button type="button" aria-pressed={who.length === 0} onClick={() => onShow({ who: [] })}>
          {t("calendar.all")}
        </button>
      ) : (
        <button type="button" onClick={() => onShow({ who: [], view: "day" })}>
          {t("calendar.allInDay")}
        </button>
      )}
      {resources.map(({ id, name, color }) => (
        <button key={id} type="button" aria-pressed={shown.has(id)} onClick={() => toggle(id)}>
          {color && <span className={classes.dot} style={{ background: color }} aria-hidden />}
          {name}
        </button>
      ))}
    </fieldset>
  );
}
