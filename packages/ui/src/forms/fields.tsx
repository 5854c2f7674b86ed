import "@mantine/core/styles/PasswordInput.layer.css";
import { NativeSelect, PasswordInput, Textarea, TextInput } from "@mantine/core";
import { inOneLine } from "@meridian/core/text/in-one-line";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./form.module.css";

/** What every field takes: `{...form.field("name", label)}` gives the first six. */
export type FieldProps<T> = {
  id?: string;
  name?: string;
  label: string;
  value: T;
  onChange: (value: T) => void;
  error?: string | undefined;
  /** Below the field: what to write, in few words. */
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  /** Labels for screen readers only, where the place says what it is (a cell of a table). */
  hideLabel?: boolean;
};

/** The label with "required" in words. */
export function FieldLabel({ label, required }: { label: string; required?: boolean }) {
  const { t } = useTranslation("ui");
  if (!required) return label;
  return (
    <>
      {label} <span className={classes.required}>{t("field.required")}</span>
    </>
  );
}

/** Turns a field's properties into those of a Mantine input. */
export function inputProps<T>({
  label,
  help,
  required,
  hideLabel,
  value: _,
  onChange: __,
  ...rest
}: FieldProps<T>) {
  return {
    ...rest,
    ...(hideLabel
      ? { "aria-label": label }
      : { label: <FieldLabel label={label} required={required ?? false} /> }),
    ...(help !== undefined && { description: help }),
    "aria-required": required || undefined,
    errorProps: { role: undefined },
  };
}

type TextFieldProps = FieldProps<string> & {
  type?: "text" | "email" | "url" | "search";
  inputMode?: "text" | "email" | "numeric" | "decimal" | "search";
};

/** One line of text. */
export function TextField(props: TextFieldProps) {
  return (
    <TextInput
      {...inputProps(props)}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

/** An e-mail address. */
export const EmailField = (props: FieldProps<string>) => (
  <TextField autoComplete="email" {...props} type="email" inputMode="email" />
);

/** A telephone number, with the country code. */
export function PhoneField(props: FieldProps<string>) {
  return (
    <TextInput
      autoComplete="tel"
      {...inputProps(props)}
      type="tel"
      inputMode="tel"
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

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

/** A password, with a button that shows it. */
export function PasswordField(props: FieldProps<string>) {
  const { t } = useTranslation("ui");
  return (
    <PasswordInput
      autoComplete="current-password"
      {...inputProps(props)}
      visibilityToggleButtonProps={{ "aria-label": t("field.showPassword"), tabIndex: 0 }}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
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
