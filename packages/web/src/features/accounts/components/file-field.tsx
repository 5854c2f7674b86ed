import { FieldLabel, type FieldProps } from "@meridian/ui/forms/fields";
import { useTranslation } from "react-i18next";
import classes from "./account-frame.module.css";

type FileFieldProps = Pick<FieldProps<File | null>, "label" | "error" | "help" | "required"> & {
  id: string;
  name: string;
  value: File | null;
  onChange: (file: File | null) => void;
  accept: string;
};

/**
 * One file, chosen in the browser's dialog or dropped on the box. The texts are the product's, because the browser's
 * follow its own language.
 */
export function FileField({
  id,
  name,
  label,
  value,
  onChange,
  error,
  help,
  required,
  accept,
}: FileFieldProps) {
  const { t } = useTranslation("accounts");
  const notes = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classes.file}>
      <label className={classes.fileLabel} htmlFor={id}>
        <FieldLabel label={label} required={required ?? false} />
      </label>
      {help && (
        <div id={`${id}-help`} className={classes.fileHelp}>
          {help}
        </div>
      )}
      <div className={classes.fileBox} data-bad={error ? true : undefined}>
        <input
          type="file"
          id={id}
          name={name}
          accept={accept}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
        />
        <span className={classes.fileButton} aria-hidden>
          {t("register.chooseFile")}
        </span>
        <span className={classes.fileName} aria-hidden>
          {value?.name ?? t("register.noFile")}
        </span>
      </div>
      {error && (
        <div id={`${id}-error`} className={classes.fileError}>
          {error}
        </div>
      )}
    </div>
  );
}
