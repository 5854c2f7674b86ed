import { useTranslation } from "react-i18next";
import { FieldLabel, type FieldProps } from "./fields.tsx";
import classes from "./file-field.module.css";

type FileFieldProps = Pick<FieldProps<File | null>, "label" | "error" | "help" | "required"> & {
  id: string;
  name: string;
  value: File | null;
  onChange: (file: File | null) => void;
  accept: string;
  disabled?: boolean;
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
  disabled,
}: FileFieldProps) {
  const { t } = useTranslation("ui");
  const notes = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        <FieldLabel label={label} required={required ?? false} />
      </label>
      {help && (
        <div id={`${id}-help`} className={classes.help}>
          {help}
        </div>
      )}
      <div className={classes.box} data-bad={error ? true : undefined}>
        <input
          type="file"
          id={id}
          name={name}
          accept={accept}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
        />
        <span className={classes.button} aria-hidden>
          {t("form.chooseFile")}
        </span>
        <span className={classes.name} aria-hidden>
          {value?.name ?? t("form.noFile")}
        </span>
      </div>
      {error && (
        <div id={`${id}-error`} className={classes.error}>
          {error}
        </div>
      )}
    </div>
  );
}
