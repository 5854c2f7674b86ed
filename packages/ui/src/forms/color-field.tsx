import { FieldLabel, type FieldProps } from "./fields.tsx";
import classes from "./form.module.css";

/** A colour, chosen with the browser's picker. The value is `#rrggbb`. */
export function ColorField({ id, name, label, value, onChange, error, help, required }: FieldProps<string>) {
  const key = id ?? name ?? label;
  return (
    <div className={classes.color}>
      <label htmlFor={key}>
        <FieldLabel label={label} required={required ?? false} />
      </label>
      <span className={classes.swatch}>
        <input
          type="color"
          id={key}
          name={name}
          value={value}
          aria-describedby={help === undefined ? undefined : `${key}-help`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <output htmlFor={key} className="num">
          {value}
        </output>
      </span>
      {help !== undefined && (
        <div id={`${key}-help`} className={classes.checkHelp}>
          {help}
        </div>
      )}
      {error && <div className={classes.checkError}>{error}</div>}
    </div>
  );
}
