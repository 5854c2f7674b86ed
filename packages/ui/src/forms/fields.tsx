import { NativeSelect, Textarea } from "@mantine/core";
import { inOneLine } from "@meridian/core/text/in-one-line";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./form.module.css";
import { FieldLabel, type FieldProps, inputProps } from "./text-fields.tsx";

// In a file of their own for the pages that have no other field: the sign-in page is the first thing everybody loads.
export {
  EmailField,
  FieldLabel,
  type FieldProps,
  inputProps,
  PasswordField,
  PhoneField,
  TextField,
} from "./text-fields.tsx";

/** Several lines of text; it grows with them. */
export function TextareaField({ rows = 3, ...props }: FieldProps<string> & { rows?: number }) {
  return (
    <Textarea
      {...inputProps(props)}
      rows={rows}
      styles={{
        input: { fieldSizing: "content", minHeight: `${rows * 1.5 + 1}em`, resize: "vertical" } as object,
      }}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

/**
 * One line of text that may be long: it wraps and grows. Enter sends the form, as in any field of one line, and line breaks of
 * what is pasted become blanks.
 */
export function LongLineField(props: FieldProps<string>) {
  return (
    <Textarea
      {...inputProps(props)}
      rows={2}
      styles={{ input: { fieldSizing: "content", minHeight: "4em", resize: "vertical" } as object }}
      value={props.value}
      onChange={(event) => props.onChange(inOneLine(event.currentTarget.value))}
      onKeyDown={(event) => {
        // An input method takes Enter for its own choice.
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}

export type Option = { value: string; label: string; disabled?: boolean };

/** A choice of a list, with the platform's own menu. Empty text is "nothing chosen". */
export function SelectField({
  options,
  empty,
  ...props
}: FieldProps<string> & {
  options: readonly Option[] /** What "nothing chosen" is called; `false` leaves it out. */;
  empty?: string | false;
}) {
  const { t } = useTranslation("ui");
  const none = empty === false ? [] : [{ value: "", label: empty ?? t("field.choose") }];
  return (
    <NativeSelect
      {...inputProps(props)}
      data={[...none, ...options]}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

/** A yes or no, its sentence beside it. */
export function CheckboxField({
  id,
  name,
  label,
  value,
  onChange,
  error,
  help,
  required,
  disabled,
}: FieldProps<boolean> & { children?: ReactNode }) {
  const key = id ?? name ?? label;
  const notes = [help !== undefined && `${key}-help`, error && `${key}-error`].filter(Boolean).join(" ");
  return (
    <div className={classes.checkbox}>
      <input
        type="checkbox"
        id={key}
        name={name}
        checked={value}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
        aria-describedby={notes || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={key}>
        <FieldLabel label={label} required={required ?? false} />
      </label>
      {help !== undefined && (
        <div id={`${key}-help`} className={classes.checkHelp}>
          {help}
        </div>
      )}
      {error && (
        <div id={`${key}-error`} className={classes.checkError}>
          {error}
        </div>
      )}
    </div>
  );
}
