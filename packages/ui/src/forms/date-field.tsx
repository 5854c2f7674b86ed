import { TextInput } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../i18n/format.ts";
import { type FieldProps, inputProps } from "./fields.tsx";
import classes from "./form.module.css";

const pad = (part: string) => part.padStart(2, "0");

/** `3/11/1979`, `03-11-79`, `03111979` or an ISO day, as `YYYY-MM-DD`. What is no day comes back as typed. */
export function parseDay(text: string, thisYear = new Date().getFullYear()): string {
  const plain = text.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(plain)) return plain;
  const parts =
    /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4}|\d{2})$/.exec(plain) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(plain);
  if (!parts) return plain;
  const [, day = "", month = "", yearText = ""] = parts;
  const short = Number(yearText);
  // Two figures mean the year that is nearest in the past: birthdays outnumber plans.
  const year = yearText.length === 4 ? short : short + (short + 2000 > thisYear ? 1900 : 2000);
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** The day exists in the calendar. */
export function isDay(value: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

type DateFieldProps = FieldProps<string> & {
  /** First and last day offered by the calendar, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  /** Words are as good as a day: "3 weeks ago". */
  words?: boolean;
};

/**
 * A day, typed as people write it here or picked in the platform's own calendar. The value is `YYYY-MM-DD`, `""` when
 * empty, and the text as typed while it is no day (which the schema refuses with `date.invalid`).
 */
export function DateField({ min, max, words, ...props }: DateFieldProps) {
  const { t } = useTranslation("ui");
  const [typed, setTyped] = useState<string>();
  const native = useRef<HTMLInputElement>(null);
  const shown = typed !== undefined && parseDay(typed) === props.value ? typed : write(props.value);
  return (
    <div className={classes.date}>
      <TextInput
        autoComplete="off"
        {...inputProps(props)}
        {...(!words && { className: "num", inputMode: "numeric" as const })}
        placeholder={props.placeholder ?? t("field.datePattern")}
        value={shown}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          props.onChange(parseDay(event.currentTarget.value));
        }}
        onBlur={() => {
          if (isDay(props.value)) setTyped(undefined);
        }}
        rightSection={
          <button
            type="button"
            className={classes.iconButton}
            aria-label={`${t("field.pickDate")}: ${props.label}`}
            disabled={props.disabled}
            onClick={() => native.current?.showPicker()}
          >
            <IconCalendar size={18} stroke={1.5} aria-hidden />
          </button>
        }
      />
      <input
        ref={native}
        type="date"
        className={classes.native}
        tabIndex={-1}
        aria-hidden
        min={min}
        max={max}
        value={isDay(props.value) ? props.value : ""}
        onChange={(event) => {
          setTyped(undefined);
          props.onChange(event.currentTarget.value);
        }}
      />
    </div>
  );
}

const write = (value: string) => (isDay(value) ? formatDate(value, "numeric") : value);
