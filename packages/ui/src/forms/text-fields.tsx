import "@mantine/core/styles/PasswordInput.layer.css";
import { PasswordInput, TextInput } from "@mantine/core";
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
  /** The language of what is written, where it is not that of the interface. */
  lang?: string | undefined;
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
