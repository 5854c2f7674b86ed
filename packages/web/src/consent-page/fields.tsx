import { useId } from "react";

type FieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  help?: string;
  autoComplete?: string;
  /** Several lines. */
  long?: boolean;
};

/** A field with its label above, and help and error below. */
export function Field({ label, value, onChange, error, help, autoComplete, long = false }: FieldProps) {
  const id = useId();
  const input = {
    id,
    value,
    "aria-invalid": error !== undefined,
    "aria-describedby": `${id}-more`,
    "aria-required": true,
    maxLength: long ? 500 : 200,
    autoComplete,
  } as const;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {long ? (
        <textarea {...input} rows={3} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input {...input} type="text" onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      <p id={`${id}-more`} className={error ? "problem" : "quiet"}>
        {error ?? help}
      </p>
    </div>
  );
}

type ChoiceProps = {
  legend: string;
  options: readonly [string, string];
  /** Whether the first one is chosen. */
  first: boolean;
  onFirst: (first: boolean) => void;
};

/** One of two. */
export function Choice({ legend, options, first, onFirst }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {options.map((option, index) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={first === (index === 0)}
            onChange={() => onFirst(index === 0)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
