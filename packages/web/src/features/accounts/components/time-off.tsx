import { Button } from "@mantine/core";
import { DateField } from "@meridian/ui/forms/date-field";
import { CheckboxField, TextField } from "@meridian/ui/forms/fields";
import type { ZodForm } from "@meridian/ui/forms/form";
import { FormSection } from "@meridian/ui/forms/form-view";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { fieldMessage } from "@meridian/ui/i18n/error-message";
import { formatDate, today } from "@meridian/ui/i18n/format";
import { IconPlus } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MemberValues } from "../model/member-form.ts";
import { type AbsenceRow, newAbsence } from "../model/time-off.ts";
import { TimeField } from "./time-field.tsx";
import classes from "./users.module.css";
import week from "./week.module.css";

/** Time off of a user: whole days, or hours of one day, in the clinic's time zone. */
export function TimeOff({ form }: { form: ZodForm<MemberValues> }) {
  const { t } = useTranslation("users");
  const field = form.field("time_off", t("away.title"));
  const set = (rows: AbsenceRow[]) => {
    field.onChange(rows);
    form.setCodes((codes) =>
      Object.fromEntries(Object.entries(codes).filter(([name]) => !name.startsWith("time_off"))),
    );
  };
  const rows = field.value;
  const now = useRef({ rows, set });
  now.current = { rows, set };
  return (
    <FormSection title={t("away.title")}>
      <p className={classes.quiet}>{t(rows.length === 0 ? "away.none" : "away.help")}</p>
      {rows.length > 0 && (
        <ul className={week.week}>
          {rows.map((row, index) => (
            <Absence
              key={row.key}
              row={row}
              id={index === 0 ? field.id : `${field.id}-${row.key}`}
              code={form.codes[`time_off.${row.key}`]}
              onChange={(next) => set(rows.map((one) => (one.key === row.key ? next : one)))}
              onRemove={() => {
                set(rows.filter(({ key }) => key !== row.key));
                return () => {
                  const { rows: held, set: change } = now.current;
                  change([...held.slice(0, index), row, ...held.slice(index)]);
                };
              }}
            />
          ))}
        </ul>
      )}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => set([...rows, newAbsence(today())])}
        >
          {t("away.add")}
        </Button>
      </div>
    </FormSection>
  );
}

type AbsenceProps = {
  row: AbsenceRow;
  id: string;
  code: string | undefined;
  onChange: (row: AbsenceRow) => void;
  onRemove: () => () => void;
};

function Absence({ row, id, code, onChange, onRemove }: AbsenceProps) {
  const { t } = useTranslation("users");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const from = (day: string) => onChange({ ...row, from: day, to: row.to < day ? day : row.to });
  return (
    <li className={week.absence}>
      <div className={week.absenceFields}>
        <div className={week.moment}>
          <DateField id={id} label={t("away.from")} value={row.from} onChange={from} />
          {row.hours && (
            <TimeField
              label={`${t("away.from")}: ${t("away.time")}`}
              value={row.fromTime}
              onChange={(fromTime) => onChange({ ...row, fromTime })}
              invalid={code !== undefined}
            />
          )}
        </div>
        <div className={week.moment}>
          <DateField
            id={`${id}-to`}
            label={t(row.hours ? "away.until" : "away.to")}
            value={row.to}
            onChange={(to) => onChange({ ...row, to })}
          />
          {row.hours && (
            <TimeField
              label={`${t("away.until")}: ${t("away.time")}`}
              value={row.toTime}
              onChange={(toTime) => onChange({ ...row, toTime })}
              invalid={code !== undefined}
            />
          )}
        </div>
        <div className={week.moment}>
          <TextField
            id={`${id}-reason`}
            label={t("away.reason")}
            value={row.reason}
            maxLength={120}
            onChange={(reason) => onChange({ ...row, reason })}
          />
        </div>
        <RemoveButton
          trash
          label={`${act("action.remove")}: ${formatDate(row.from)}`}
          name={formatDate(row.from)}
          onRemove={onRemove}
        />
      </div>
      <CheckboxField
        id={`${id}-hours`}
        label={t("away.hours")}
        value={row.hours}
        onChange={(hours) => onChange({ ...row, hours })}
      />
      {row.by && <span className={classes.quiet}>{t("away.by", { name: row.by })}</span>}
      {code && <span className={week.problem}>{fieldMessage(say, code)}</span>}
    </li>
  );
}
