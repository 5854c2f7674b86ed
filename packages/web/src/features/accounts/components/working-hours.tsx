import { Button } from "@mantine/core";
import { SelectField } from "@meridian/ui/forms/fields";
import type { ZodForm } from "@meridian/ui/forms/form";
import { FormSection } from "@meridian/ui/forms/form-view";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { fieldMessage } from "@meridian/ui/i18n/error-message";
import { localeTag } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { IconPlus } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MemberValues } from "../model/member-form.ts";
import {
  copyToWeekdays,
  defaultWorkingHours,
  sorted,
  WEEKDAYS,
  type WorkPeriodRow,
  withPeriodAdded,
} from "../model/working-hours.ts";
import { TimeField } from "./time-field.tsx";
import classes from "./users.module.css";
import week from "./week.module.css";

/** A Monday, used to format weekday names. */
const MONDAY = Date.UTC(2024, 0, 1);
/** A weekday in the interface's language, 1 for Monday. */
export const dayName = (weekday: number) =>
  new Intl.DateTimeFormat(localeTag(), { weekday: "long", timeZone: "UTC" }).format(
    MONDAY + (weekday - 1) * 86_400_000,
  );

/** Working hours of a user by day and place. A gap between two periods of a day is a break. */
export function WorkingHours({ form }: { form: ZodForm<MemberValues> }) {
  const { t } = useTranslation("users");
  const field = form.field("working_hours", t("hours.title"));
  const set = (rows: WorkPeriodRow[]) => {
    field.onChange(rows);
    form.setCodes((codes) =>
      Object.fromEntries(Object.entries(codes).filter(([name]) => !name.startsWith("working_hours"))),
    );
  };
  const rows = field.value;
  return (
    <FormSection title={t("hours.title")}>
      <p className={classes.quiet}>{t(rows.length === 0 ? "hours.none" : "hours.help")}</p>
      {rows.length === 0 && (
        <div className={week.bar}>
          <Button id={field.id} variant="default" size="xs" onClick={() => set(defaultWorkingHours())}>
            {t("hours.usual")}
          </Button>
        </div>
      )}
      <ul className={week.week}>
        {WEEKDAYS.map((weekday) => (
          <Day
            key={weekday}
            weekday={weekday}
            rows={rows}
            onChange={set}
            codes={form.codes}
            firstId={rows.length > 0 && sorted(rows)[0]?.weekday === weekday ? field.id : undefined}
          />
        ))}
      </ul>
    </FormSection>
  );
}

type DayProps = {
  weekday: number;
  rows: readonly WorkPeriodRow[];
  onChange: (rows: WorkPeriodRow[]) => void;
  codes: Readonly<Record<string, string>>;
  firstId: string | undefined;
};

function Day({ weekday, rows, onChange, codes, firstId }: DayProps) {
  const now = useRef({ rows, onChange });
  now.current = { rows, onChange };
  const { t } = useTranslation("users");
  const name = dayName(weekday);
  const mine = rows.filter((row) => row.weekday === weekday);
  return (
    <li className={week.day}>
      <span className={week.dayName}>{name}</span>
      {mine.length === 0 ? (
        <span className={week.free}>{rows.length > 0 && t("hours.free")}</span>
      ) : (
        <div className={week.stretches}>
          {mine.map((row, index) => (
            <Stretch
              key={row.key}
              row={row}
              day={name}
              code={codes[`working_hours.${row.key}`]}
              id={index === 0 ? firstId : undefined}
              onChange={(next) => onChange(rows.map((one) => (one.key === row.key ? next : one)))}
              onRemove={() => {
                onChange(rows.filter(({ key }) => key !== row.key));
                return () => now.current.onChange([...now.current.rows, row]);
              }}
            />
          ))}
          {weekday === 1 && (
            <div>
              <Button variant="subtle" size="compact-sm" onClick={() => onChange(copyToWeekdays(rows, 1))}>
                {t("hours.copy")}
              </Button>
            </div>
          )}
        </div>
      )}
      <Button
        variant="subtle"
        aria-label={`${t("hours.add")}: ${name}`}
        onClick={() => onChange(withPeriodAdded(rows, weekday))}
      >
        <IconPlus size={18} stroke={1.5} aria-hidden />
      </Button>
    </li>
  );
}

type StretchProps = {
  row: WorkPeriodRow;
  day: string;
  code: string | undefined;
  id: string | undefined;
  onChange: (row: WorkPeriodRow) => void;
  onRemove: () => () => void;
};

function Stretch({ row, day, code, id, onChange, onRemove }: StretchProps) {
  const { t } = useTranslation("users");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { space } = useSession();
  const places = space?.establishments ?? [];
  const title = `${day}, ${row.from}–${row.to}`;
  return (
    <div className={week.stretch} data-row>
      <TimeField
        {...(id && { id })}
        label={`${day}: ${t("hours.from")}`}
        value={row.from}
        onChange={(from) => onChange({ ...row, from })}
        invalid={code !== undefined}
      />
      <span aria-hidden>–</span>
      <TimeField
        label={`${day}: ${t("hours.to")}`}
        value={row.to}
        onChange={(to) => onChange({ ...row, to })}
        invalid={code !== undefined}
      />
      <div className={week.place}>
        {places.length > 1 && (
          <SelectField
            label={`${day}: ${t("hours.place")}`}
            hideLabel
            value={row.place}
            onChange={(place) => onChange({ ...row, place })}
            empty={t("hours.anywhere")}
            options={places.map(({ id: value, name }) => ({ value, label: name }))}
          />
        )}
      </div>
      <RemoveButton trash label={`${act("action.remove")}: ${title}`} name={title} onRemove={onRemove} />
      {code && <span className={week.problem}>{fieldMessage(say, code)}</span>}
    </div>
  );
}
